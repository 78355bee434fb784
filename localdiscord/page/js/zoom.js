/** A picture over the whole window, with its description. */

import { h, safeAddress } from "./dom.js";
import { icon } from "./icons.js";

/**
 * Show `picture` large until Escape, the cross or a click beside it; focus then returns to `from`.
 * @param {import("./gallery.js").Picture} picture
 * @param {HTMLElement} from
 * @param {{say: function}} words
 */
export function zoom(picture, from, words) {
  const image = h("img", {
    src: picture.url,
    alt: picture.alt ?? words.say("picture"),
    class: "zoom-image",
    onclick: () => image.classList.toggle("zoom-full"),
  });
  const bar = h(
    "div",
    { class: "zoom-bar" },
    h(
      "a",
      {
        class: "icon-button",
        href: safeAddress(picture.url),
        target: "_blank",
        rel: "noopener",
        title: words.say("original"),
        "aria-label": words.say("original"),
      },
      icon("out"),
    ),
    h(
      "button",
      { type: "button", class: "icon-button", "aria-label": words.say("close"), onclick: () => dialog.close() },
      icon("close"),
    ),
  );
  const dialog = h(
    "dialog",
    {
      class: "zoom",
      "aria-label": picture.alt || words.say("picture"),
      dataset: { testid: "zoom" },
      onclick: (event) => {
        if (event.target === dialog || event.target.classList.contains("zoom-stage")) dialog.close();
      },
      onclose: () => {
        dialog.remove();
        if (from.isConnected) from.focus({ preventScroll: true });
      },
    },
    bar,
    h("div", { class: "zoom-stage" }, image),
    picture.alt
      ? h(
          "p",
          { class: "zoom-alt" },
          h("span", { class: "alt-tag", "aria-hidden": "true" }, words.say("alt")),
          picture.alt,
        )
      : null,
  );
  document.body.append(dialog);
  dialog.showModal();
}
