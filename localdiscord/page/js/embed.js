/** Embeds, plainly: author, title, description, fields, pictures, footer. */

import { h, safeAddress } from "./dom.js";
import { gallery } from "./gallery.js";
import { markdown, markdownLine } from "./markdown/show.js";
import { messageStamp } from "./times.js";

/**
 * @param {object} embed
 * @param {object} context
 */
export function showEmbed(embed, context) {
  const color = embed.color ? `#${embed.color.toString(16).padStart(6, "0")}` : null;
  return h(
    "div",
    { class: "embed", style: color ? { "--accent": color } : {}, dataset: { testid: "embed" } },
    h(
      "div",
      { class: "embed-main" },
      embed.provider?.name ? h("div", { class: "embed-provider" }, embed.provider.name) : null,
      embed.author
        ? h("div", { class: "embed-author" }, face(embed.author), linked(embed.author.name, embed.author.url))
        : null,
      embed.title
        ? h(
            "div",
            { class: "embed-title", role: "heading", "aria-level": 3 },
            embed.url ? linked(embed.title, embed.url) : markdownLine(embed.title, context),
          )
        : null,
      embed.description ? markdown(embed.description, context) : null,
      embed.fields?.length
        ? h(
            "div",
            { class: "embed-fields" },
            embed.fields.map((field) => showField(field, context)),
          )
        : null,
    ),
    embed.thumbnail
      ? h("img", { class: "embed-thumbnail", src: embed.thumbnail.proxy_url || embed.thumbnail.url, alt: "" })
      : null,
    embed.image ? gallery([{ ...embed.image, alt: embed.image.description }], context) : null,
    footer(embed, context),
  );
}

function showField(field, context) {
  return h(
    "div",
    { class: field.inline ? "embed-field embed-inline" : "embed-field" },
    h("div", { class: "embed-name" }, markdownLine(field.name, context)),
    markdown(field.value, context),
  );
}

function footer(embed, { words }) {
  const parts = [embed.footer?.text, embed.timestamp ? messageStamp(new Date(embed.timestamp), words) : null].filter(
    Boolean,
  );
  return parts.length ? h("div", { class: "embed-footer" }, face(embed.footer), parts.join(" • ")) : null;
}

/** The small picture beside an author or footer: decoration. */
function face(part) {
  const address = part?.icon_url && safeAddress(part.proxy_icon_url ?? part.icon_url);
  return address ? h("img", { class: "embed-face", src: address, alt: "" }) : null;
}

function linked(text, url) {
  const address = url && safeAddress(url);
  return address
    ? h("a", { class: "link", href: address, target: "_blank", rel: "noopener noreferrer nofollow" }, text)
    : text;
}
