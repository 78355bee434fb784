/** Where one writes: a text field that becomes a command's form when a slash is typed. */

import { begun, entries, matching } from "./catalog.js";
import { CommandForm } from "./command_form.js";
import { h, replace } from "./dom.js";
import { icon } from "./icons.js";
import { marked, offered } from "./mentions.js";
import { Suggestions } from "./suggestions.js";
import { isDirect, labelOf } from "./world.js";

const ENTRY_POINT = 4; // the type of the command that opens the Activity
const TALLEST = 200; // px the text field may grow to

export class Composer {
  element;
  #context;
  #socket;
  #channel = null;
  #drafts = new Map();
  #suggestions = new Suggestions();
  #text;
  #slot;
  #launch;
  #trouble;
  #form = null;

  /** @param {object} context world, words, interactions */
  constructor(context, socket) {
    this.#context = context;
    this.#socket = socket;
    this.#text = h("textarea", {
      class: "composer-text",
      rows: 1,
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      autocomplete: "off",
      spellcheck: "true",
      maxlength: 2000,
      id: "composer",
      dataset: { testid: "composer" },
      oninput: () => this.#typed(),
      onkeydown: (event) => this.#key(event),
      onblur: () =>
        setTimeout(() => {
          if (document.activeElement !== this.#text && !this.#form) this.#suggestions.hide();
        }),
    });
    this.#slot = h("div", { class: "composer-slot" }, this.#text);
    this.#trouble = h("div", { class: "composer-trouble", role: "alert" });
    const send = h(
      "button",
      {
        type: "button",
        class: "icon-button composer-send",
        dataset: { testid: "send" },
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => (this.#form ? this.#form.send() : this.#send()),
      },
      icon("send"),
    );
    const slash = h(
      "button",
      {
        type: "button",
        class: "icon-button composer-slash",
        dataset: { testid: "slash" },
        onclick: () => this.#slash(),
      },
      icon("slash"),
    );
    this.#launch = h(
      "button",
      {
        type: "button",
        class: "icon-button composer-slash",
        dataset: { testid: "launch" },
        onclick: () => context.interactions.launch(this.#channel, this.#entryPoint.name),
      },
      icon("rocket"),
    );
    this.element = h(
      "div",
      { class: "composer" },
      this.#suggestions.element,
      this.#trouble,
      h("div", { class: "composer-box" }, slash, this.#launch, this.#slot, send),
    );
    context.world.addEventListener("commands", () => {
      this.#offerLaunch();
      this.#typed();
    });
  }

  /** Write into this channel from now on. */
  select(channelId) {
    if (channelId === this.#channel) return this.refresh();
    if (this.#channel) this.#drafts.set(this.#channel, this.#form ? "" : this.#text.value);
    this.#channel = channelId;
    this.#leave("");
    this.#setText(this.#drafts.get(channelId) ?? "");
    this.refresh();
  }

  /** Use the words of now. */
  refresh() {
    const { world, words } = this.#context;
    const channel = world.channels.get(this.#channel);
    if (!channel) return;
    const name = isDirect(channel) ? world.placeName(channel) : labelOf(channel);
    this.#text.placeholder = words.say("write", { channel: name });
    this.#text.setAttribute("aria-label", `${words.say("write", { channel: name })}. ${words.say("writeHint")}`);
    this.element.querySelector(".composer-send").setAttribute("aria-label", words.say("send"));
    this.element.querySelector(".composer-slash").setAttribute("aria-label", words.say("commandsTitle"));
    this.element.querySelector(".composer-slash").title = words.say("commandsTitle");
    this.#offerLaunch();
    this.#grow();
  }

  #offerLaunch() {
    const { words } = this.#context;
    this.#launch.hidden = !this.#entryPoint;
    this.#launch.title = words.say("launch");
    this.#launch.setAttribute("aria-label", words.say("launch"));
  }

  get #entryPoint() {
    return this.#context.world.commandsIn(this.#channel).find((command) => command.type === ENTRY_POINT);
  }

  focus() {
    if (this.#form) this.#form.focus();
    else this.#text.focus();
  }

  /** Begin a command by its name, as after a click on its mention. */
  start(name) {
    const entry = this.#entries().find((each) => each.name === name || each.shown === name);
    if (entry) return this.#enter(entry, "");
    this.#leave(`/${name}`);
    this.#text.focus();
  }

  #entries() {
    const { world, words } = this.#context;
    return entries(world.commandsIn(this.#channel), words.locale);
  }

  /** Why no command is offered. */
  get #lack() {
    return isDirect(this.#context.world.channels.get(this.#channel)) ? "noCommandsHere" : "noCommandsYet";
  }

  #slash() {
    if (this.#form) this.#leave("/");
    else this.#setText("/");
    this.#text.focus();
    this.#typed();
  }

  #typed() {
    this.#grow();
    if (this.#form) return;
    replace(this.#trouble);
    const text = this.#text.value;
    if (text && !text.startsWith("/")) this.#context.deeds.writing(this.#channel);
    if (!text.startsWith("/") || text.includes("\n")) return this.#offerNames();
    const list = this.#entries();
    const start = begun(list, text.slice(1));
    if (start) return this.#enter(start.entry, start.rest);
    if (document.activeElement !== this.#text) return;
    const { words } = this.#context;
    const found = matching(list, text.slice(1));
    const rows = found.map((entry) => ({
      label: `/${entry.shown}`,
      description: entry.description,
      note: entry.options
        .filter((option) => option.required)
        .map((option) => option.shown)
        .join(" · "),
      take: () => this.#enter(entry, ""),
    }));
    this.#suggestions.show(this.#text, rows, {
      head: h("span", { class: "suggestions-title" }, words.say("commandsTitle")),
      empty: words.say(list.length ? "noCommands" : this.#lack),
    });
  }

  #offerNames() {
    if (document.activeElement !== this.#text) return;
    const rows = offered(this.#text, this.#context.world, this.#channel, () => this.#typed());
    if (rows.length) this.#suggestions.show(this.#text, rows);
    else this.#suggestions.hide();
  }

  #enter(entry, rest) {
    this.#suggestions.hide();
    const channelId = this.#channel;
    this.#form = new CommandForm(entry, rest, {
      ...this.#context,
      channelId,
      suggestions: this.#suggestions,
      ask: (body) => this.#socket.ask("autocomplete", { channel_id: channelId, ...body }),
      leave: (text) => {
        this.#leave(text);
        this.#text.focus();
        this.#typed();
      },
      run: (options) => {
        this.#leave("");
        this.#text.focus();
        this.#context.interactions.run(channelId, entry.name, options);
      },
    });
    replace(this.#slot, this.#form.element);
    this.#form.focus();
  }

  #leave(text) {
    this.#form = null;
    this.#suggestions.hide();
    replace(this.#trouble);
    replace(this.#slot, this.#text);
    this.#setText(text);
  }

  #setText(text) {
    this.#text.value = text;
    this.#text.setSelectionRange(text.length, text.length);
    this.#grow();
  }

  #key(event) {
    if (event.isComposing) return;
    if (this.#suggestions.open) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        event.preventDefault();
        return this.#suggestions.move(step);
      }
      if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.#suggestions.active) {
        event.preventDefault();
        return this.#suggestions.active.take();
      }
    }
    if (event.key === "Escape") this.#suggestions.hide();
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#send();
    }
  }

  async #send() {
    const content = this.#text.value.trim();
    if (!content) return;
    const channelId = this.#channel;
    this.#setText("");
    this.#suggestions.hide();
    try {
      await this.#socket.ask("send", { channel_id: channelId, content: marked(content, this.#context.world) });
    } catch (refusal) {
      if (this.#channel !== channelId) return void this.#drafts.set(channelId, content);
      this.#setText(content);
      const { words } = this.#context;
      replace(this.#trouble, words.say("notSent"), " ", words.failure(refusal.message));
    }
  }

  #grow() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${Math.min(this.#text.scrollHeight, TALLEST)}px`;
  }
}
