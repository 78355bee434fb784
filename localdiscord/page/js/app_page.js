/** A page of the bot's own beside the conversation, or over it where there is no room. */

import { h } from "./dom.js";
import { icon } from "./icons.js";

/**
 * Open the page at `url` instead of one that is open; Escape and the cross close it, and focus returns to `from`.
 * @param {string} url
 * @param {HTMLElement} from
 * @param {{say: function}} words
 */
export function openBeside(url, from, words) {
  document.querySelector(".app-page")?.remove();
  const close = () => {
    panel.remove();
    if (from.isConnected) from.focus({ preventScroll: true });
  };
  const cross = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": words.say("close"), dataset: { testid: "app-close" }, onclick: close },
    icon("close"),
  );
  const frame = h("iframe", { src: url, title: words.say("appPage"), class: "app-frame" });
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
  document.getElementById("app").append(panel);
  cross.focus();
}
