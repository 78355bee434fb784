/** A page of the bot's own beside the conversation, or over it where there is no room. */

import { h } from "./dom.js";
import { icon } from "./icons.js";

let closeOpen = null; // closes what is open

/**
 * Open the page at `url` instead of one that is open; Escape, the cross and the page itself close it, and focus returns to `from`.
 * @param {string} url
 * @param {HTMLElement} from
 * @param {{say: function}} words
 * @param {function} closed called when it is closed
 */
export function openBeside(url, from, words, closed = () => {}) {
  closeOpen?.();
  const close = () => {
    closeOpen = null;
    removeEventListener("message", heard);
    panel.remove();
    closed();
    if (from.isConnected) from.focus({ preventScroll: true });
  };
  const cross = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": words.say("close"), dataset: { testid: "app-close" }, onclick: close },
    icon("close"),
  );
  const frame = h("iframe", { src: url, title: words.say("appPage"), class: "app-frame" });
  const heard = ({ source, data }) => {
    if (source === frame.contentWindow && data === "close") close();
  };
  const panel = h(
    "aside",
    {
      class: "app-page",
      "aria-label": words.say("appPage"),
      dataset: { testid: "app-page" },
      onkeydown: (event) => {
        if (event.key === "Escape") close();
      },
    },
    h("div", { class: "app-bar" }, cross),
    frame,
  );
  addEventListener("message", heard);
  document.getElementById("app").append(panel);
  closeOpen = close;
  cross.focus();
}
