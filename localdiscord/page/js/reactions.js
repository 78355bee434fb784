/** Reactions below a message: who pressed what, and one's own press. */

import { h } from "./dom.js";

/** The signs offered at once. */
export const QUICK = ["👍", "👏", "🎉", "😮", "😂", "🎲"];

/**
 * @param {object} message
 * @param {import("./message.js").Context} context
 */
export function showReactions(message, { words, deeds }) {
  if (!message.reactions?.length) return null;
  return h(
    "div",
    { class: "reactions", role: "group", "aria-label": words.say("reactions") },
    message.reactions.map(({ emoji, count, me }) =>
      h(
        "button",
        {
          type: "button",
          class: "reaction",
          "aria-pressed": String(me),
          "aria-label": words.say(me ? "reactedToo" : "reacted", { emoji: emoji.name, n: count }),
          dataset: { testid: "reaction", emoji: emoji.name, customId: `reaction ${emoji.name}` },
          onclick: () => deeds.react(message, emoji.name),
        },
        h("span", { "aria-hidden": "true" }, emoji.name),
        h("span", { class: "reaction-count", "aria-hidden": "true" }, count),
      ),
    ),
  );
}
