/** Parsed text to document nodes. Everything a person or bot wrote enters as text nodes only. */

import { h } from "../dom.js";
import { customEmoji } from "../emoji.js";
import { icon } from "../icons.js";
import { stamp } from "../times.js";
import { isThread } from "../world.js";
import { parseBlocks } from "./blocks.js";
import { parseInline } from "./inline.js";

const EMOJI =
  /(?:\p{RI}\p{RI}|\p{Emoji}(?:\p{EMod}|\u{FE0F}\u{20E3}?|[\u{E0020}-\u{E007E}]+\u{E007F})?(?:\u{200D}\p{Emoji}(?:\p{EMod}|\u{FE0F})?)*)/u;
const PICTOGRAM = new RegExp(`${EMOJI.source}`, "gu");
const JUMBO = 27; // a message of at most so many emoji and nothing else shows them large

/**
 * @typedef {object} Context
 * @property {import("../world.js").World} world
 * @property {{locale: string, say: function}} words
 * @property {function(string, string=)} goTo opens a channel, perhaps at a message
 * @property {function(string)} useCommand puts a command into the composer
 */

/**
 * A text as a block of nodes.
 * @param {string} text
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function markdown(text, context) {
  return h(
    "div",
    { class: onlyEmoji(text) ? "md md-jumbo" : "md" },
    parseBlocks(text).map((block) => showBlock(block, context)),
  );
}

/** A text on one line, without blocks. */
export function markdownLine(text, context) {
  return showInline(parseInline(text.replace(/\s+/g, " ")), context);
}

function showBlock(block, context) {
  const inner = () => showInline(block.inner, context);
  switch (block.kind) {
    case "heading":
      return h("div", { class: `md-h${block.level}`, role: "heading", "aria-level": block.level + 2 }, inner());
    case "subtext":
      return h("div", { class: "md-sub" }, inner());
    case "quote":
      return h(
        "blockquote",
        { class: "md-quote" },
        block.blocks.map((under) => showBlock(under, context)),
      );
    case "codeblock":
      return codeBlock(block, context);
    case "list":
      return list(block, context);
    default:
      return h("div", { class: "md-p" }, inner());
  }
}

function list(block, context) {
  const items = block.items.map((item) =>
    h(
      "li",
      {},
      showInline(item.inner, context),
      item.blocks.map((under) => showBlock(under, context)),
    ),
  );
  return block.ordered ? h("ol", { start: block.start }, items) : h("ul", {}, items);
}

function codeBlock(block, { words }) {
  const copy = h(
    "button",
    {
      type: "button",
      class: "md-copy",
      onclick: () => {
        navigator.clipboard?.writeText(block.text);
        copy.textContent = words.say("copied");
      },
    },
    words.say("copyCode"),
  );
  return h(
    "div",
    { class: "md-block" },
    h("pre", { tabindex: 0 }, h("code", { dataset: { language: block.language } }, block.text)),
    copy,
  );
}

function showInline(list, context) {
  return list.map((node) => showNode(node, context));
}

function showNode(node, context) {
  const inner = () => showInline(node.inner, context);
  switch (node.kind) {
    case "text":
      return withEmoji(node.text);
    case "break":
      return h("br");
    case "bold":
      return h("strong", {}, inner());
    case "italic":
      return h("em", {}, inner());
    case "underline":
      return h("u", {}, inner());
    case "strike":
      return h("s", {}, inner());
    case "code":
      return h("code", { class: "md-code" }, node.text);
    case "spoiler":
      return spoiler(inner(), context);
    case "link":
      return anchor(node, inner(), context);
    case "time":
      return moment(node, context);
    case "user":
      return userMention(node.id, context);
    case "role":
      return roleMention(node.id, context);
    case "channel":
      return channelMention(node.id, context);
    case "command":
      return h(
        "button",
        { type: "button", class: "mention mention-command", onclick: () => context.useCommand(node.name) },
        `/${node.name}`,
      );
    case "everyone":
      return h("span", { class: "mention" }, node.text);
    default:
      return customEmoji(node);
  }
}

function withEmoji(text) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(PICTOGRAM)) {
    if (!isPicture(match[0])) continue;
    parts.push(text.slice(from, match.index), h("span", { class: "emoji" }, match[0]));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)].filter((part) => part !== "");
}

function isPicture(text) {
  return /\p{Emoji_Presentation}|\u{FE0F}/u.test(text);
}

function onlyEmoji(text) {
  const found = [...text.matchAll(PICTOGRAM)].map((match) => match[0]).filter(isPicture);
  return (
    found.length > 0 &&
    found.length <= JUMBO &&
    found.reduce((left, emoji) => left.replace(emoji, ""), text).trim() === ""
  );
}

function spoiler(inner, { words }) {
  const open = () => {
    box.classList.add("open");
    box.removeAttribute("role");
    box.removeAttribute("tabindex");
    box.removeAttribute("aria-label");
    content.removeAttribute("aria-hidden");
  };
  const content = h("span", { "aria-hidden": "true" }, inner);
  const box = h(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: 0,
      "aria-label": words.say("reveal"),
      onclick: (event) => {
        if (box.classList.contains("open")) return;
        event.preventDefault();
        open();
      },
      onkeydown: (event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          open();
        }
      },
    },
    content,
  );
  return box;
}

function anchor(node, inner, context) {
  const place = placeInside(node.url, context.world);
  if (place) {
    return h(
      "a",
      {
        class: "link",
        href: `#${place.channel}`,
        title: node.title,
        onclick: (event) => {
          event.preventDefault();
          context.goTo(place.channel, place.message);
        },
      },
      inner,
    );
  }
  return h(
    "a",
    {
      class: "link",
      href: node.url,
      title: node.title ?? node.url,
      target: "_blank",
      rel: "noopener noreferrer nofollow",
    },
    inner,
  );
}

/** The channel and message a jump link names, if they are of this server. */
export function placeInside(url, world) {
  const match = /^https?:\/\/[^/]+\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url);
  return match && world.channels.has(match[1]) ? { channel: match[1], message: match[2] } : null;
}

function moment(node, { words }) {
  const date = new Date(node.seconds * 1000);
  if (Number.isNaN(date.valueOf())) return `<t:${node.seconds}>`;
  return h(
    "time",
    {
      class: "md-time",
      datetime: date.toISOString(),
      title: stamp(node.seconds, "F", words.locale),
      dataset: { style: node.style, seconds: node.seconds, locale: words.locale },
    },
    stamp(node.seconds, node.style, words.locale),
  );
}

function userMention(id, { world }) {
  const user = world.users.get(id);
  return h(
    "span",
    { class: id === world.me?.id ? "mention mention-me" : "mention", title: user?.username },
    `@${user ? world.nameOf(user) : "?"}`,
  );
}

function roleMention(id, { world }) {
  const role = world.guild?.roles?.find((each) => each.id === id);
  return h("span", { class: "mention" }, role?.name === "@everyone" ? "@everyone" : `@${role?.name ?? "?"}`);
}

function channelMention(id, { world, goTo, words }) {
  const channel = world.channels.get(id);
  if (!channel) return h("span", { class: "mention" }, `# ${words.say("unknown")}`);
  return h("button", { type: "button", class: "mention", onclick: () => goTo(id) }, [
    isThread(channel) ? icon("thread") : "#",
    channel.name,
  ]);
}
