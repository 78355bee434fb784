// @ts-check
/** The ways on from a private table: to try again, or the next one. */
import {reopen} from "./state.js";
import {$} from "./surface.js";

/** @param {import("./state.js").Way[]} ways */
export function showOnward(ways) {
  $("onward").replaceChildren(
    ...ways.map(({label, token, main}) => {
      const link = document.createElement("a");
      link.href = `#${token}`; // which opens it
      link.onclick = () => reopen(token);
      link.textContent = label;
      link.classList.toggle("main", main);
      return link;
    }),
  );
  $("onward").hidden = false;
}

/** Clears what was said of the try before. */
export function hideOnward() {
  if ($("onward").hidden) return;
  $("onward").hidden = true;
  $("said").textContent = "";
}
