/** One message of the conversation: who, when, what, and what can be done with it. */

import { avatar, hue } from "./avatars.js";
import { messageMenu } from "./context_menu.js";
import { showComponents } from "./components.js";
import { h } from "./dom.js";
import { showEmbed } from "./embed.js";
import { fileCard } from "./files.js";
import { fromAttachment, gallery, isPicture } from "./gallery.js";
import { icon } from "./icons.js";
import { markdown, markdownLine } from "./markdown/show.js";
import { showReactions } from "./reactions.js";
import { clock, messageStamp } from "./times.js";
import { FLAG, timeOf } from "./world.js";

/** The type of the line that tells of a new thread. */
export const THREAD_MADE = 18;

const TYPE = { PINNED: 6, REPLY: 19, COMMAND: 20, THREAD_START: 21 };
const ORDINARY = new Set([0, TYPE.REPLY, TYPE.COMMAND, TYPE.THREAD_START]);
const GROUP_TIME = 7 * 60 * 1000; // ms; messages of one author within it share one head

/**
 * @typedef {object} Context
 * @property {import("./world.js").World} world
 * @property {import("./interactions.js").Interactions} interactions
 * @property {object} words
 * @property {function} zoom
 * @property {function(string, string=)} goTo
 * @property {function(string)} useCommand
 */

/** Does `message` follow `before` so closely that it needs no head of its own? */
export function continues(message, before) {
  if (
    !before ||
    !ORDINARY.has(before.type) ||
    message.type !== 0 ||
    message.interaction_metadata ||
    message.message_reference
  )
    return false;
  if (has(message, FLAG.EPHEMERAL) !== has(before, FLAG.EPHEMERAL)) return false;
  return message.author.id === before.author.id && timeOf(message.id) - timeOf(before.id) < GROUP_TIME;
}

/**
 * @param {object} message
 * @param {boolean} compact without head
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function showMessage(message, compact, context) {
  if (!ORDINARY.has(message.type)) return systemLine(message, context);
  const { world, interactions } = context;
  const ephemeral = has(message, FLAG.EPHEMERAL);
  const failure = interactions.failure(message.id);
  const classes = [
    "message",
    compact ? "compact" : "",
    ephemeral ? "ephemeral" : "",
    world.callsMe(message) ? "calls-me" : "",
  ]
    .filter(Boolean)
    .join(" ");
  return h(
    "article",
    {
      class: classes,
      tabindex: -1,
      "aria-labelledby": `by-${message.id}`,
      dataset: { testid: "message", id: message.id, author: message.author.username, ephemeral: String(ephemeral) },
    },
    compact ? null : reference(message, context),
    compact ? sideTime(message, context) : avatar(message.author, world.nameOf(message.author), "l"),
    head(message, compact, context),
    h(
      "div",
      { class: "message-body" },
      body(message, ephemeral ? null : edited(message, context), context),
      showReactions(message, context),
      threadChip(message, context),
      failure
        ? h("div", { class: "failure", role: "alert", dataset: { testid: "failure" } }, context.words.failure(failure))
        : null,
      ephemeral
        ? onlyYou(context, () => interactions.dismissMessage(message), edited(message, context))
        : null,
    ),
    more(message, context),
  );
}

function more(message, context) {
  const button = h(
    "button",
    {
      type: "button",
      class: "icon-button message-more",
      title: context.words.say("moreDeeds"),
      "aria-label": context.words.say("messageMenu"),
      "aria-haspopup": "menu",
      dataset: { testid: "more", customId: "more" },
      onclick: () => messageMenu(message, button, context),
    },
    icon("more"),
  );
  return button;
}

/**
 * A command that waits for its answer, or got none.
 * @param {{nonce: string, name: string, error: string|null}} placeholder
 * @param {Context} context
 */
export function showPlaceholder(placeholder, context) {
  const { world, words, interactions } = context;
  const bot = world.users.get(world.botId);
  return h(
    "article",
    {
      class: "message placeholder",
      dataset: { testid: "placeholder", state: placeholder.error ? "failed" : "pending" },
    },
    commandLine(world.me, placeholder.name, context, placeholder.chosen),
    avatar(bot, "?", "l"),
    h("div", { class: "message-head" }, h("span", { class: "author" }, world.nameOf(bot)), appBadge(words)),
    h(
      "div",
      { class: "message-body" },
      placeholder.error
        ? [
            h(
              "div",
              { class: "failure", role: "alert", dataset: { testid: "failure" } },
              words.failure(placeholder.error),
            ),
            onlyYou(context, () => interactions.dismiss(placeholder.nonce)),
          ]
        : h("div", { class: "thinking" }, h("span", { class: "dots" }, h("i"), h("i"), h("i")), words.say("sending")),
    ),
  );
}

function body(message, mark, context) {
  const { world, words } = context;
  if (has(message, FLAG.LOADING))
    return h(
      "div",
      { class: "thinking", dataset: { testid: "thinking" } },
      h("span", { class: "dots" }, h("i"), h("i"), h("i")),
      words.say("thinking", { name: world.nameOf(message.author) }),
    );
  const pictures = (message.attachments ?? []).filter(isPicture);
  const files = (message.attachments ?? []).filter((attachment) => !isPicture(attachment));
  return [
    message.content
      ? h(
          "div",
          { class: "content", dataset: { testid: "content" } },
          withMark(markdown(message.content, context), mark),
        )
      : null,
    pictures.length ? gallery(pictures.map(fromAttachment), context) : null,
    files.map((file) => fileCard(file, words)),
    (message.embeds ?? []).map((embed) => showEmbed(embed, context)),
    message.components?.length
      ? h(
          "div",
          { class: "components" },
          showComponents(message.components, message, context),
          message.content ? null : mark,
        )
      : null,
  ];
}

function edited(message, { words }) {
  if (!message.edited_timestamp) return null;
  const at = messageStamp(new Date(message.edited_timestamp), words);
  return h("span", { class: "edited", title: at }, words.say("edited"));
}

/** Put the mark of an edit behind the last line of the text. */
function withMark(text, mark) {
  const last = text.lastElementChild;
  (last?.classList.contains("md-p") ? last : text).append(...(mark ? [" ", mark] : []));
  return text;
}

function head(message, compact, { world, words }) {
  const at = new Date(timeOf(message.id));
  const name = world.nameOf(message.author);
  return h(
    "div",
    { class: compact ? "message-head sr-only" : "message-head", id: `by-${message.id}` },
    h("span", { class: "author", style: { "--hue": hue(message.author) } }, name),
    message.author.bot ? appBadge(words) : null,
    h("time", { class: "stamp", datetime: at.toISOString() }, messageStamp(at, words)),
  );
}

function sideTime(message, { words }) {
  const at = new Date(timeOf(message.id));
  return h("span", { class: "side-time", "aria-hidden": "true" }, clock(at, words.locale));
}

function appBadge(words) {
  return h("span", { class: "badge" }, words.say("app"));
}

function reference(message, context) {
  const used = message.interaction_metadata;
  if (used?.type === 2 && message.type === TYPE.COMMAND)
    return commandLine(used.user, used.name ?? message.interaction?.name, context, used.target_message_id ?? used.target_user);
  const original = message.referenced_message ?? context.world.message(message.message_reference?.message_id);
  if (message.type !== TYPE.REPLY || !original) return null;
  return h(
    "button",
    { type: "button", class: "reference", onclick: () => context.goTo(original.channel_id, original.id) },
    avatar(original.author, context.world.nameOf(original.author), "s"),
    h("span", { class: "reference-name" }, context.world.nameOf(original.author)),
    h(
      "span",
      { class: "reference-text" },
      markdownLine(original.content || firstText(original.components) || "…", context),
    ),
  );
}

function commandLine(user, name, { world, words, useCommand }, chosen) {
  const known = world.users.get(user?.id) ?? user;
  return h(
    "div",
    { class: "reference", dataset: { testid: "used" } },
    avatar(known, world.nameOf(known), "s"),
    h("span", { class: "reference-name", style: { "--hue": hue(known) } }, world.nameOf(known)),
    " ",
    name
      ? [
          words.say("used"),
          " ",
          chosen ? h("strong", {}, name) : h(
            "button",
            { type: "button", class: "mention mention-command", onclick: () => useCommand(name) },
            `/${name}`,
          ),
        ]
      : words.say("usedUnknown"),
  );
}

function onlyYou({ words }, dismiss, mark = null) {
  return h(
    "div",
    { class: "only-you", dataset: { testid: "only-you" } },
    icon("eye"),
    words.say("only"),
    h("span", { "aria-hidden": "true" }, "·"),
    h(
      "button",
      { type: "button", class: "link-button", dataset: { testid: "dismiss" }, onclick: dismiss },
      words.say("dismiss"),
    ),
    mark,
  );
}

function threadChip(message, { world, words, goTo }) {
  const thread = world.channels.get(message.id) ?? message.thread;
  if (!has(message, FLAG.HAS_THREAD) || !thread) return null;
  return h(
    "button",
    { type: "button", class: "thread-chip", dataset: { testid: "thread-chip" }, onclick: () => goTo(thread.id) },
    icon("thread"),
    h("span", { class: "thread-chip-name" }, thread.name),
    h("span", { class: "thread-chip-go" }, words.say("seeThread"), " ›"),
  );
}

function systemLine(message, { world, words, goTo }) {
  const name = h("strong", {}, world.nameOf(message.author));
  const thread =
    message.message_reference?.channel_id ??
    world.threadsOf(message.channel_id).find((each) => each.name === message.content)?.id;
  const [before, after] = (message.type === TYPE.PINNED ? words.say("pinned") : words.say("startedThread")).split(
    "{name}",
  );
  const text =
    {
      [TYPE.PINNED]: () => [before, name, after],
      [THREAD_MADE]: () => [
        before,
        name,
        after,
        " ",
        h("button", { type: "button", class: "link-button strong", onclick: () => goTo(thread) }, message.content),
      ],
    }[message.type] ?? (() => [name, " ", message.content]);
  return h(
    "article",
    { class: "message system", tabindex: -1, dataset: { testid: "system-message", id: message.id } },
    icon(message.type === TYPE.PINNED ? "pin" : "thread", "system-icon"),
    h(
      "div",
      { class: "system-text" },
      text(),
      " ",
      h("span", { class: "stamp" }, messageStamp(new Date(timeOf(message.id)), words)),
    ),
  );
}

function firstText(components = []) {
  for (const component of components) {
    const found = component.type === 10 ? component.content : firstText(component.components);
    if (found) return found.split("\n")[0].replace(/^(#{1,3}|-#|>)\s+/, "");
  }
  return "";
}

function has(message, flag) {
  return ((message.flags ?? 0) & flag) !== 0;
}
