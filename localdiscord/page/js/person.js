/** Who plays at this page: the strip with name, language and colours, and the menu to become somebody else. */

import { avatar } from "./avatars.js";
import { h, replace } from "./dom.js";
import { icon } from "./icons.js";
import { openAt } from "./popup.js";
import { showTheme, theme } from "./settings.js";
import { languages } from "./words.js";

export class Person {
  element;
  #context;
  #become;
  #speakNow;

  /**
   * @param {object} context world and words
   * @param {function(string)} become switches to the person of this name
   * @param {function(string)} speakNow switches to this locale
   */
  constructor(context, become, speakNow) {
    this.#context = context;
    this.#become = become;
    this.#speakNow = speakNow;
    this.element = h("div", { class: "person" });
  }

  /** Show the strip again. */
  refresh() {
    const { world, words } = this.#context;
    if (!world.me) return;
    const name = world.nameOf(world.me);
    const panel = h("div", {
      class: "menu",
      popover: "auto",
      role: "menu",
      "aria-label": words.say("switchUser"),
      dataset: { testid: "user-menu" },
      onkeydown: arrowKeys,
    });
    const control = h(
      "button",
      {
        type: "button",
        class: "person-switch",
        "aria-haspopup": "menu",
        "aria-expanded": "false",
        "aria-label": `${words.say("playing", { name })}. ${words.say("switchUser")}`,
        dataset: { testid: "user-switch", user: world.me.username },
        onclick: () => this.#open(panel, control),
      },
      avatar(world.me, name, "m"),
      h("span", { class: "person-names" }, h("strong", {}, name), h("small", {}, world.me.username)),
      icon("swap"),
    );
    replace(this.element, control, this.#language(words), this.#colours(words), panel);
  }

  #open(panel, control) {
    const { world, words, deeds } = this.#context;
    const people = [...world.users.values()].filter((user) => !user.bot);
    replace(
      panel,
      h("div", { class: "menu-title", role: "presentation" }, words.say("switchUser")),
      people.map((user) => this.#entry(user, panel)),
      this.#setting(panel, "take-dms", "takeDms", "at", "takes_dms", (open) => deeds.takeDms(open)),
      this.#setting(panel, "install", "installed", "globe", "installed", (installed) => deeds.install(installed)),
    );
    control.setAttribute("aria-expanded", "true");
    openAt(panel, control, () => {
      control.setAttribute("aria-expanded", "false");
      if (panel.contains(document.activeElement)) control.focus();
    });
    panel.querySelector("button")?.focus();
  }

  /** A switch for a field of this person; `told` tells the server. */
  #setting(panel, testid, label, picture, field, told) {
    const { world, words } = this.#context;
    const on = world.me[field];
    return h(
      "button",
      {
        type: "button",
        class: "menu-item",
        role: "menuitemcheckbox",
        "aria-checked": String(on),
        dataset: { testid },
        onclick: () => {
          panel.hidePopover();
          world.me[field] = !on;
          told(!on);
        },
      },
      icon(picture),
      h("span", { class: "menu-text" }, words.say(label)),
      icon("check", "menu-check"),
    );
  }

  #entry(user, panel) {
    const { world, words } = this.#context;
    const name = world.nameOf(user);
    const mine = user.id === world.me.id;
    return h(
      "div",
      { class: "menu-row" },
      h(
        "button",
        {
          type: "button",
          class: "menu-item",
          role: "menuitemradio",
          "aria-checked": String(mine),
          dataset: { testid: `user-${user.username}` },
          onclick: () => {
            panel.hidePopover();
            if (!mine) this.#become(user.username);
          },
        },
        avatar(user, name, "m"),
        h("span", { class: "person-names" }, h("strong", {}, name), h("small", {}, user.username)),
        mine ? icon("check") : null,
      ),
      mine
        ? null
        : h(
            "a",
            {
              class: "icon-button",
              role: "menuitem",
              href: `?user=${encodeURIComponent(user.username)}`,
              target: "_blank",
              title: words.say("newTab", { name }),
              "aria-label": words.say("newTab", { name }),
            },
            icon("out"),
          ),
    );
  }

  #language(words) {
    const all = languages(this.#context.world.commands);
    const next = all[(all.findIndex((language) => language.code === words.code) + 1) % all.length];
    return h(
      "button",
      {
        type: "button",
        class: "icon-button language",
        lang: next.code,
        title: next.name,
        "aria-label": `${words.say("language")}: ${next.name}`,
        dataset: { testid: "language" },
        onclick: () => this.#speakNow(next.locale),
      },
      words.code.toUpperCase(),
    );
  }

  #colours(words) {
    const dark = theme() === "dark";
    const label = words.say(dark ? "toLight" : "toDark");
    return h(
      "button",
      {
        type: "button",
        class: "icon-button",
        title: label,
        "aria-label": label,
        dataset: { testid: "theme" },
        onclick: () => {
          showTheme(dark ? "light" : "dark");
          this.refresh();
          this.element.querySelector('[data-testid="theme"]').focus();
        },
      },
      icon(dark ? "sun" : "moon"),
    );
  }
}

/** Walk the buttons of a menu with the arrow keys. */
export function arrowKeys(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll("button, a")];
  items[(items.indexOf(document.activeElement) + step + items.length) % items.length]?.focus();
}
