// @ts-check
/** The ways on where nobody is waited for: to try a private table again, to the next one, or back to the chat once a match is over. */
import {news, reopen} from "./state.js";
import {$} from "./surface.js";

const inside = new URLSearchParams(location.search).has("frame_id"); // Discord's client, in which the chat is beside the page

/** @param {import("./state.js").Way[]} ways */
export function showOnward(ways) {
  const shown = ways.filter(({url}) => !(url && inside));
  $("onward").replaceChildren(...shown.map(link));
  $("onward").hidden = !shown.length;
  if (ways.every(({url}) => url)) news.dispatchEvent(new Event("stuck"));
}

/** @param {import("./state.js").Way} way */
function link({label, token, main, url}) {
  const made = document.createElement("a");
  if (url) Object.assign(made, {href: url, target: "_blank", rel: "noopener"});
  else Object.assign(made, {href: `#${token}`, onclick: () => reopen(token)}); // its address opens it
  made.textContent = label;
  made.classList.toggle("main", main);
  return made;
}

/** Clears what was said of the try before. */
export function hideOnward() {
  if ($("onward").hidden) return;
  $("onward").hidden = true;
  $("said").textContent = "";
}
