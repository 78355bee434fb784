/** The application's own emoji. */

import { h } from "./dom.js";

/** The picture of an emoji given as `{name, id}`; its name where it is gone. */
export function customEmoji({ name, id }) {
  const said = `:${name}:`;
  const picture = h("img", {
    class: "emoji emoji-custom",
    src: `/emojis/${id}.webp`,
    alt: said,
    title: said,
    draggable: "false",
  });
  picture.addEventListener("error", () => picture.replaceWith(h("span", { class: "md-custom" }, said)));
  return picture;
}
