// @ts-check
/** The look of a page that anyone may see: that of the device, until another is chosen there. */

/** The look that this device remembers, if it may remember anything. */
function remembered() {
  try {
    return localStorage.getItem("look");
  } catch {
    return null;
  }
}

export let look = remembered() ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");

/** Shows the page in its look. */
export const followLook = () => void (document.documentElement.className = look);

/** Changes to the other look, which this device remembers. */
function changeLook() {
  look = look === "light" ? "dark" : "light";
  try {
    localStorage.setItem("look", look);
  } catch {
    // this device remembers nothing
  }
  followLook();
}

/** Shows the page in its look, and lets its button change it. @param {() => void} [changed] called once it has */
export function lookButton(changed = () => {}) {
  const button = /** @type {HTMLButtonElement} */ (document.getElementById("look")), {light = "", dark = ""} = button.dataset;
  const label = () => void (button.textContent = look === "light" ? dark : light);
  followLook();
  label();
  button.addEventListener("click", () => {
    changeLook();
    label();
    changed();
  });
}
