/** The menus of messages and people: by right click, the menu key, a long press, or the button of a message. */

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { arrowKeys } from "./person.js";
import { openAt } from "./popup.js";
import { QUICK } from "./reactions.js";
import { FLAG } from "./world.js";

const KIND = { USER: 2, MESSAGE: 3 };

/** Offer what can be done with a message. */
export function messageMenu(message, anchor, context) {
  const { words, deeds, interactions } = context;
  const ephemeral = ((message.flags ?? 0) & FLAG.EPHEMERAL) !== 0;
  const own = ephemeral
    ? [item(words.say("dismiss"), "close", () => interactions.dismissMessage(message))]
    : [
        quick(message, context),
        item(words.say(message.pinned ? "unpin" : "pin"), "pin", () => deeds.pin(message, !message.pinned)),
        item(words.say("deleteMessage"), "close", () => deeds.remove(message)),
      ];
  const apps = ephemeral ? [] : commands(KIND.MESSAGE, { message_id: message.id }, message.channel_id, context);
  open([...own, ...apps], words.say("messageMenu"), anchor);
}

/** Offer what can be done with a person. */
export function userMenu(user, channelId, anchor, context) {
  const { words, world, converse } = context;
  const other = user.id !== world.me.id && (!user.bot || user.id === world.botId);
  const entries = [
    ...(other ? [item(words.say("message"), "at", () => converse([user.id]))] : []),
    ...commands(KIND.USER, { user_id: user.id }, channelId, context),
  ];
  open(
    entries.length ? entries : [h("p", { class: "menu-empty" }, words.say("noApps"))],
    words.say("userMenu", { name: world.nameOf(user) }),
    anchor,
  );
}

/** A place for a menu: where the pointer was, as long as `element` is there. */
export function spot(event, element) {
  const { clientX: x, clientY: y } = event;
  return {
    getBoundingClientRect: () => new DOMRect(x, y, 0, 0),
    get isConnected() {
      return element.isConnected;
    },
  };
}

/** Do it once the button that asked for a menu is up: some browsers close a menu that opens under a held button. */
export function whenReleased(event, deed) {
  if (event.buttons) addEventListener("mouseup", deed, { once: true });
  else deed();
}

function commands(kind, target, channelId, { world, words, interactions }) {
  const offered = world.commandsIn(channelId).filter((command) => command.type === kind);
  if (!offered.length) return [];
  return [
    h("div", { class: "menu-title", role: "presentation" }, words.say("apps")),
    offered.map((command) => {
      const name = command.name_localizations?.[words.locale] ?? command.name;
      return item(name, "slash", () => interactions.choose(channelId, command.name, target));
    }),
  ];
}

function quick(message, { words, deeds }) {
  return h(
    "div",
    { class: "menu-quick", role: "group", "aria-label": words.say("react") },
    QUICK.map((emoji) =>
      h(
        "button",
        {
          type: "button",
          class: "quick",
          role: "menuitem",
          "aria-label": words.say("reactWith", { emoji }),
          dataset: { testid: "quick", emoji },
          onclick: (event) => act(event, () => deeds.react(message, emoji)),
        },
        emoji,
      ),
    ),
  );
}

function item(label, picture, deed) {
  return h(
    "button",
    {
      type: "button",
      class: "menu-item",
      role: "menuitem",
      dataset: { testid: "menu-item", label },
      onclick: (event) => act(event, deed),
    },
    icon(picture),
    h("span", { class: "menu-text" }, label),
  );
}

function act(event, deed) {
  event.currentTarget.closest("[popover]").hidePopover();
  deed();
}

function open(entries, label, anchor) {
  const before = document.activeElement;
  const panel = h(
    "div",
    {
      class: "menu menu-context",
      popover: "auto",
      role: "menu",
      "aria-label": label,
      dataset: { testid: "context-menu" },
      onkeydown: arrowKeys,
    },
    entries,
  );
  document.body.append(panel);
  openAt(panel, anchor, () => {
    if (panel.contains(document.activeElement) || document.activeElement === document.body)
      before?.focus({ preventScroll: true });
    panel.remove();
  });
  panel.querySelector("button")?.focus();
}
