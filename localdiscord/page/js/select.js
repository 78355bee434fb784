/** The drop-down list of selects, in messages and forms: one or several values, filter, keyboard, placeholders. */

import { freshId, h, replace } from "./dom.js";
import { icon } from "./icons.js";
import { openAt } from "./popup.js";

const FILTER_FROM = 12; // options; shorter lists need no search box

/**
 * @typedef {{value: string, label: string, description?: string, face?: function(): (Node|null)}} Option
 */

export class Select {
  element;
  #options;
  #how;
  #chosen;
  #control;
  #panel;
  #list;
  #search;
  #active = 0;
  #shut = null;
  #before = [];

  /**
   * @param {Option[]} options
   * @param {{label: string, placeholder: string, min: number, max: number, chosen: string[], disabled?: boolean, filter?: boolean,
   *   words: object, commit: function(string[]), customId: string}} how commit is called when a choice is complete
   */
  constructor(options, how) {
    this.#options = options;
    this.#how = how;
    this.#chosen = how.chosen.filter((value) => options.some((option) => option.value === value));
    this.#build();
    this.#showChosen();
  }

  /** @returns {string[]} */
  get values() {
    return [...this.#chosen];
  }

  get #several() {
    return this.#how.max > 1;
  }

  #build() {
    const { label, disabled, words, customId } = this.#how;
    const id = freshId("list");
    this.#control = h("button", {
      type: "button",
      class: "select-control",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-label": label,
      disabled,
      dataset: { testid: "select", customId },
      onclick: () => this.#open(),
      onkeydown: (event) => this.#controlKey(event),
    });
    this.#list = h("div", {
      id,
      class: "select-list",
      role: "listbox",
      "aria-label": label,
      "aria-multiselectable": this.#several ? "true" : null,
      tabindex: -1,
      dataset: { testid: "select-list" },
    });
    this.#search = h("input", {
      class: "select-search",
      type: "text",
      placeholder: words.say("search"),
      "aria-label": words.say("search"),
      "aria-controls": id,
      oninput: () => this.#showList(),
    });
    this.#panel = h(
      "div",
      { class: "select-panel", popover: "auto", onkeydown: (event) => this.#key(event) },
      this.#filtered ? this.#search : null,
      this.#list,
    );
    this.element = h("div", { class: "select" }, this.#control, this.#panel);
  }

  get #filtered() {
    return this.#how.filter || this.#options.length >= FILTER_FROM;
  }

  #open() {
    if (this.#shut) return this.#shut();
    this.#before = this.values;
    this.#search.value = "";
    this.#active = Math.max(
      0,
      this.#options.findIndex((option) => this.#chosen.includes(option.value)),
    );
    this.#showList();
    this.#shut = openAt(this.#panel, this.#control, () => this.#closed(), { fit: true });
    this.#control.setAttribute("aria-expanded", "true");
    (this.#filtered ? this.#search : this.#list).focus({ preventScroll: true });
    this.#list.children[this.#active]?.scrollIntoView({ block: "nearest" });
  }

  #closed() {
    this.#shut = null;
    this.#control.setAttribute("aria-expanded", "false");
    if (this.#panel.contains(document.activeElement) || document.activeElement === document.body)
      this.#control.focus({ preventScroll: true });
    const changed = this.#chosen.join("\n") !== this.#before.join("\n");
    if (!changed) return;
    if (this.#chosen.length < this.#how.min) {
      this.#chosen = this.#before;
      this.#showChosen();
      return;
    }
    this.#how.commit(this.values);
  }

  #pick(option) {
    const has = this.#chosen.includes(option.value);
    if (!this.#several) {
      this.#chosen = has && this.#how.min === 0 ? [] : [option.value];
      this.#showChosen();
      return this.#shut?.();
    }
    if (has) this.#chosen = this.#chosen.filter((value) => value !== option.value);
    else if (this.#chosen.length < this.#how.max) this.#chosen = this.#inOrder([...this.#chosen, option.value]);
    this.#showChosen();
    this.#showList();
  }

  #inOrder(values) {
    return this.#options.map((option) => option.value).filter((value) => values.includes(value));
  }

  #visible() {
    const wanted = fold(this.#search.value.trim());
    return this.#options.filter(
      (option) => !wanted || fold(`${option.label} ${option.description ?? ""}`).includes(wanted),
    );
  }

  #showList() {
    const { words } = this.#how;
    const visible = this.#visible();
    this.#active = Math.min(this.#active, Math.max(0, visible.length - 1));
    if (!visible.length) return replace(this.#list, h("div", { class: "select-empty" }, words.say("noMatch")));
    replace(
      this.#list,
      visible.map((option, at) => this.#row(option, at)),
    );
    this.#mark();
  }

  #row(option, at) {
    const chosen = this.#chosen.includes(option.value);
    const full = this.#several && !chosen && this.#chosen.length >= this.#how.max;
    return h(
      "div",
      {
        class: "select-option",
        role: "option",
        id: freshId("option"),
        "aria-selected": String(chosen),
        "aria-disabled": full ? "true" : null,
        dataset: { testid: "select-option", value: option.value },
        onclick: () => this.#pick(option),
        onpointermove: () => {
          if (this.#active !== at) {
            this.#active = at;
            this.#mark();
          }
        },
      },
      option.face?.(),
      h(
        "span",
        { class: "select-text" },
        h("span", { class: "select-label" }, option.label),
        option.description ? h("span", { class: "select-description" }, option.description) : null,
      ),
      h("span", { class: this.#several ? "tick tick-box" : "tick" }, chosen ? icon("check") : null),
    );
  }

  #mark() {
    [...this.#list.children].forEach((row, at) => row.classList.toggle("active", at === this.#active));
    const row = this.#list.children[this.#active];
    for (const element of [this.#list, this.#search]) element.setAttribute("aria-activedescendant", row?.id ?? "");
  }

  #showChosen() {
    const { placeholder, words } = this.#how;
    const chosen = this.#chosen.map((value) => this.#options.find((option) => option.value === value));
    const shown =
      chosen.length === 0
        ? h("span", { class: "select-placeholder" }, placeholder)
        : h(
            "span",
            { class: "select-chosen" },
            chosen.map((option) =>
              h(
                "span",
                { class: this.#several ? "select-chip" : "select-one" },
                option.face?.(),
                h("span", {}, option.label),
              ),
            ),
          );
    const clear =
      chosen.length && this.#how.min === 0 && !this.#several
        ? h(
            "span",
            { class: "select-clear", title: words.say("clear"), onclick: (event) => this.#clear(event) },
            icon("close"),
          )
        : null;
    replace(this.#control, shown, clear, icon("chevron", "select-chevron"));
    this.#control.setAttribute("aria-label", [this.#how.label, ...chosen.map((option) => option.label)].join(", "));
  }

  #clear(event) {
    event.stopPropagation();
    this.#chosen = [];
    this.#showChosen();
    this.#how.commit([]);
  }

  #controlKey(event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.#open();
    } else if ((event.key === "Delete" || event.key === "Backspace") && this.#how.min === 0 && this.#chosen.length)
      this.#clear(event);
  }

  #key(event) {
    const visible = this.#visible();
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -Infinity, End: Infinity };
    if (event.key in moves) {
      event.preventDefault();
      this.#active = Math.max(0, Math.min(visible.length - 1, this.#active + moves[event.key]));
      this.#mark();
      this.#list.children[this.#active]?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" || (event.key === " " && event.target !== this.#search)) {
      event.preventDefault();
      if (visible[this.#active]) this.#pick(visible[this.#active]);
    } else if (event.key === "Tab") {
      event.preventDefault();
      this.#shut?.();
    } else if (event.key.length === 1 && event.target !== this.#search && !event.ctrlKey && !event.metaKey)
      this.#leap(event.key, visible);
  }

  #leap(letter, visible) {
    const from = this.#active + 1;
    const order = [...visible.keys()].map((at) => (at + from) % visible.length);
    const found = order.find((at) => fold(visible[at].label).startsWith(fold(letter)));
    if (found === undefined) return;
    this.#active = found;
    this.#mark();
    this.#list.children[found].scrollIntoView({ block: "nearest" });
  }
}

/** A text as it is compared: without case and accents. */
export function fold(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
