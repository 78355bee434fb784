/** Pictures in messages: one at its own shape within 550 by 350, several as a mosaic, each to be enlarged and described. */

import { h } from "./dom.js";
import { icon } from "./icons.js";

/**
 * @typedef {{url: string, width?: number, height?: number, alt?: string, spoiler?: boolean, type?: string}} Picture
 */

/**
 * One or more pictures.
 * @param {Picture[]} pictures
 * @param {{words: object, zoom: function(Picture, HTMLElement)}} context
 */
export function gallery(pictures, context) {
  const frames = pictures.map((picture) => frame(picture, context, pictures.length === 1));
  return h(
    "div",
    {
      class: `gallery gallery-${Math.min(pictures.length, 5)}`,
      dataset: { testid: "gallery", count: pictures.length },
    },
    frames,
  );
}

/** A media item of a component as a picture. */
export function fromMedia({ media, description, spoiler }) {
  return {
    url: media.proxy_url || media.url,
    width: media.width,
    height: media.height,
    alt: description,
    spoiler,
    type: media.content_type,
  };
}

/** An attachment as a picture. */
export function fromAttachment(attachment) {
  const { url, proxy_url: proxy, width, height, description, filename, content_type: type } = attachment;
  return { url: proxy || url, width, height, alt: description, spoiler: filename?.startsWith("SPOILER_"), type };
}

/** Is this attachment shown as a picture? */
export function isPicture({ content_type: type, filename }) {
  return type ? type.startsWith("image/") : /\.(png|jpe?g|gif|webp|avif)$/i.test(filename ?? "");
}

function frame(picture, context, alone) {
  const { words } = context;
  if (picture.type?.startsWith("video/"))
    return h("video", { class: "shot-video", src: picture.url, controls: true, "aria-label": picture.alt });
  const known = picture.width && picture.height;
  const image = h("img", {
    src: picture.url,
    alt: picture.alt ?? "",
    width: picture.width,
    height: picture.height,
    decoding: "async",
    draggable: "false",
  });
  const open = h(
    "button",
    {
      type: "button",
      class: "shot-open",
      "aria-label": `${words.say("zoom")}: ${picture.alt || words.say("picture")}`,
      dataset: { testid: "picture" },
      onclick: () => context.zoom(picture, open),
    },
    image,
  );
  const size = alone && known ? { "--ratio": picture.width / picture.height, "--natural": `${picture.width}px` } : {};
  const box = h(
    "div",
    { class: alone ? "shot shot-alone" : "shot", style: size },
    open,
    picture.alt ? altMark(picture, words) : null,
  );
  if (alone && !known)
    image.addEventListener("load", () => {
      box.style.setProperty("--ratio", image.naturalWidth / image.naturalHeight);
      box.style.setProperty("--natural", `${image.naturalWidth}px`);
    });
  if (picture.spoiler) veil(box, words);
  return box;
}

function altMark(picture, words) {
  const text = h(
    "div",
    { class: "alt-text", popover: "auto", role: "note" },
    h("strong", {}, words.say("altLabel")),
    h("p", {}, picture.alt),
  );
  const mark = h(
    "button",
    {
      type: "button",
      class: "alt-mark",
      "aria-label": words.say("altLabel"),
      dataset: { testid: "alt" },
      onclick: () => {
        text.showPopover();
        const box = mark.getBoundingClientRect();
        const size = text.getBoundingClientRect();
        text.style.left = `${Math.max(8, Math.min(box.left, innerWidth - size.width - 8))}px`;
        text.style.top = `${Math.max(8, box.top - size.height - 6)}px`;
      },
    },
    words.say("alt"),
  );
  return [mark, text];
}

function veil(box, words) {
  box.classList.add("veiled");
  box.append(
    h(
      "button",
      {
        type: "button",
        class: "veil",
        "aria-label": words.say("reveal"),
        onclick: (event) => {
          box.classList.remove("veiled");
          event.currentTarget.remove();
        },
      },
      words.say("spoiler"),
    ),
  );
}

/** Let the new pictures of `fresh` show the old ones of `stale` until they have come, so that nothing flickers. */
export function bridge(stale, fresh) {
  const old = [...stale.querySelectorAll(".shot img")];
  [...fresh.querySelectorAll(".shot img")].forEach((image, at) => {
    const before = old[at];
    if (!before?.complete || image.complete) return;
    if (before.src === image.src) return void image.replaceWith(before);
    image.style.background = `center / cover no-repeat url(${JSON.stringify(before.src)})`;
    image.addEventListener("load", () => image.style.removeProperty("background"), { once: true });
  });
}
