/** What this browser remembers: theme, language and the person last played. Storage may be closed to us; then we forget. */

const KEY = "local-discord";

/** @returns {{theme?: string, user?: string, members?: boolean, locales?: Object<string, string>}} */
export function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // storage forbidden or edited by hand
  }
}

/** Keep `changes` besides what is already kept. */
export function remember(changes) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), ...changes }));
  } catch {
    // storage forbidden: the choice holds until the tab is closed
  }
}

/** The person the address asks for (`?user=ada`), else the one played last, else the owner of the server. */
export function wantedUser() {
  return new URLSearchParams(location.search).get("user") ?? remembered().user ?? "";
}

/** Write the person into the address, so that a reload or a copied tab is the same person. */
export function nameUser(username) {
  const address = new URL(location.href);
  address.searchParams.set("user", username);
  history.replaceState(null, "", address);
  remember({ user: username });
}

/** The colours in use: what was chosen, else what the system prefers. */
export function theme() {
  return remembered().theme ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
}

/** Show `name`, and keep it if it was chosen by hand. */
export function showTheme(name, chosen = true) {
  document.documentElement.dataset.theme = name;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", name === "dark" ? "#12161d" : "#f3efe7");
  if (chosen) remember({ theme: name });
}
