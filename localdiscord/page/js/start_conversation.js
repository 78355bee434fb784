/** The panel in which one chooses with whom to begin a conversation: one person, or several for a group. */

import { avatar } from "./avatars.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { arrowKeys } from "./person.js";
import { openAt } from "./popup.js";

const LONGEST = 100; // characters of a group's name

/** Offer all people but this one, and open the conversation with those that are chosen. */
export function startConversation(anchor, { world, words, converse }) {
  const chosen = new Set();
  const name = h("input", {
    class: "menu-input",
    maxlength: LONGEST,
    placeholder: words.say("groupName"),
    "aria-label": words.say("groupName"),
    hidden: true,
    dataset: { testid: "group-name" },
  });
  const start = h(
    "button",
    {
      type: "button",
      class: "menu-item menu-start",
      disabled: true,
      dataset: { testid: "start" },
      onclick: () => {
        panel.hidePopover();
        converse([...chosen], chosen.size > 1 ? name.value.trim() : "");
      },
    },
    icon("send"),
    h("span", { class: "menu-text" }, words.say("startConversation")),
  );
  const choose = (user, item) => {
    if (!chosen.delete(user.id)) chosen.add(user.id);
    item.setAttribute("aria-checked", String(chosen.has(user.id)));
    name.hidden = chosen.size < 2;
    start.disabled = !chosen.size;
  };
  const panel = h(
    "div",
    {
      class: "menu menu-people",
      popover: "auto",
      role: "dialog",
      "aria-label": words.say("newConversation"),
      dataset: { testid: "start-conversation" },
      onkeydown: (event) => event.target !== name && arrowKeys(event),
    },
    h("div", { class: "menu-title" }, words.say("newConversation")),
    [...world.users.values()].filter((user) => !user.bot && user.id !== world.me.id).map((user) => person(user, world, choose)),
    name,
    start,
  );
  document.body.append(panel);
  openAt(panel, anchor, () => {
    if (panel.contains(document.activeElement)) anchor.focus({ preventScroll: true });
    panel.remove();
  });
  panel.querySelector("button").focus();
}

function person(user, world, choose) {
  const name = world.nameOf(user);
  const item = h(
    "button",
    {
      type: "button",
      class: "menu-item",
      role: "checkbox",
      "aria-checked": "false",
      dataset: { testid: `with-${user.username}` },
      onclick: () => choose(user, item),
    },
    avatar(user, name, "s"),
    h("span", { class: "menu-text" }, name),
    icon("check", "menu-check"),
  );
  return item;
}
