/** A command being filled in: its name, a field per option, suggestions as one types, and sending when all is well. */

import { typedOptions } from "./catalog.js";
import { h, reconcile, replace } from "./dom.js";
import { OptionField } from "./option_field.js";
import { fold } from "./select.js";

export class CommandForm {
  element;
  #entry;
  #context;
  #fields = [];
  #tail;
  #more;
  #chips;

  /**
   * @param {import("./catalog.js").Entry} entry
   * @param {string} rest what was already typed after the name, as `option:value`
   * @param {object} context words, world, suggestions, ask, leave, run
   */
  constructor(entry, rest, context) {
    this.#entry = entry;
    this.#context = context;
    const { words } = context;
    const given = typedOptions(rest, entry.options);
    this.#tail = h("input", {
      class: "option-tail",
      type: "text",
      autocomplete: "off",
      role: "combobox",
      "aria-expanded": "false",
      "aria-label": `/${entry.shown}. ${words.say("optionsTitle")}. ${words.say("commandHelp")}`,
      dataset: { testid: "option-tail" },
      oninput: () => this.#tailTyped(),
      onfocus: () => this.#tailTyped(),
      onkeydown: (event) => this.#tailKey(event),
    });
    this.#more = h("button", {
      type: "button",
      class: "option-more",
      tabindex: -1,
      onpointerdown: (event) => event.preventDefault(),
      onclick: () => this.#tail.focus(),
    });
    this.#chips = h("div", { class: "command-options" });
    this.element = h(
      "div",
      {
        class: "command-form",
        role: "group",
        "aria-label": `/${entry.shown}`,
        dataset: { testid: "command-form", command: entry.name },
      },
      h(
        "button",
        { type: "button", class: "command-name", tabindex: -1, title: entry.description, onclick: () => this.focus() },
        `/${entry.shown}`,
      ),
      this.#chips,
    );
    this.#fields = entry.options
      .filter((option) => option.required || option.name in given)
      .map((option) => this.#field(option, given[option.name] ?? ""));
    this.#lay();
  }

  /** Go to the first field that still wants a value, else behind the last. */
  focus() {
    (this.#fields.find((field) => field.option.required && field.empty) ?? { focus: () => this.#tail.focus() }).focus();
  }

  /** Send the command, or show what is wrong with it. */
  send() {
    const options = {};
    let wrong = null;
    for (const field of this.#fields) {
      const { value, error } = field.check();
      if (error) wrong ??= field;
      else if (value !== undefined) options[field.option.name] = value;
    }
    if (wrong) return wrong.focus(true);
    this.#context.suggestions.hide();
    this.#context.run(options);
  }

  #field(option, text) {
    const form = {
      ...this.#context,
      command: this.#entry.name,
      values: () =>
        Object.fromEntries(
          this.#fields.map((field) => [field.option.name, field.draft]).filter(([, value]) => value !== undefined),
        ),
      next: (field) => this.#next(field),
      step: (field, by) => this.#step(field, by),
      erase: (field) => this.#erase(field),
      send: () => this.send(),
      leave: () => this.#context.leave(""),
    };
    return new OptionField(option, text, form);
  }

  get #rest() {
    return this.#entry.options.filter((option) => !this.#fields.some((field) => field.option.name === option.name));
  }

  #lay() {
    const { words } = this.#context;
    const rest = this.#rest.length;
    this.#more.hidden = rest === 0;
    replace(this.#more, words.say("more", { n: rest }));
    reconcile(this.#chips, [...this.#fields.map((field) => field.element), this.#tail, this.#more]);
  }

  #next(field) {
    const after = this.#fields.slice(this.#fields.indexOf(field) + 1);
    const empty =
      after.find((each) => each.empty) ??
      this.#fields.find((each) => each !== field && each.option.required && each.empty);
    if (empty) empty.focus();
    else this.#tail.focus();
  }

  #step(field, by) {
    const at = field ? this.#fields.indexOf(field) + by : this.#fields.length - 1;
    if (at >= this.#fields.length) this.#tail.focus();
    else this.#fields[at]?.focus();
    return at >= 0;
  }

  #erase(field) {
    const at = this.#fields.indexOf(field);
    if (!field.option.required) {
      this.#fields.splice(at, 1);
      this.#lay();
    }
    if (at > 0) this.#fields[at - 1].focus();
    else if (field.option.required) this.#context.leave(`/${this.#entry.shown}`);
    else this.#tail.focus();
  }

  #add(option, text = "") {
    const field = this.#field(option, text);
    this.#fields.push(field);
    this.#tail.value = "";
    this.#lay();
    field.focus();
  }

  #tailTyped() {
    const { words, suggestions } = this.#context;
    const typed = this.#tail.value;
    const named = this.#rest.find(
      (option) => typed.startsWith(`${option.shown}:`) || typed.startsWith(`${option.name}:`),
    );
    if (named) return this.#add(named, typed.slice(typed.indexOf(":") + 1));
    const wanted = fold(typed.trim());
    const rows = this.#rest
      .filter((option) => fold(option.shown).includes(wanted))
      .map((option) => ({
        label: option.shown,
        description: option.description,
        note: words.say("optional"),
        take: () => this.#add(option),
      }));
    if (!rows.length && !wanted) return suggestions.hide();
    suggestions.show(this.#tail, rows, {
      head: h("span", { class: "suggestions-title" }, `/${this.#entry.shown}: ${words.say("optionsTitle")}`),
      empty: words.say("noOptionsMatch"),
      active: wanted ? 0 : -1,
    });
  }

  #tailKey(event) {
    const { suggestions } = this.#context;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const atStart = this.#tail.selectionStart === 0 && this.#tail.selectionEnd === 0;
    if (step && suggestions.open) {
      event.preventDefault();
      suggestions.move(step);
    } else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && suggestions.active)) {
      event.preventDefault();
      if (suggestions.active) suggestions.active.take();
      else this.send();
    } else if ((event.key === "Backspace" || event.key === "ArrowLeft") && atStart) {
      event.preventDefault();
      if (this.#fields.length) this.#step(null, -1);
      else if (event.key === "Backspace") this.#context.leave(`/${this.#entry.shown}`);
    } else if (event.key === "Escape") this.#context.leave("");
  }
}
