/** The list above the composer: what could be meant by what is being typed. Focus stays in the text field. */

import { freshId, h, replace } from "./dom.js";

/**
 * @typedef {{label: string, description?: string, note?: string, face?: function(): Node, take: function()}} Row
 */

export class Suggestions {
  element;
  #rows = [];
  #elements = [];
  #active = -1;
  #input = null;
  #list;
  #head;

  constructor() {
    this.#head = h("div", { class: "suggestions-head" });
    this.#list = h("div", {
      class: "suggestions-list",
      role: "listbox",
      id: freshId("suggestions"),
      "aria-live": "off",
    });
    this.element = h(
      "div",
      { class: "suggestions", hidden: true, dataset: { testid: "suggestions" } },
      this.#head,
      this.#list,
    );
  }

  /** Are there rows to choose from? */
  get open() {
    return !this.element.hidden && this.#rows.length > 0;
  }

  /** The row Enter would take. */
  get active() {
    return this.open ? (this.#rows[this.#active] ?? null) : null;
  }

  /**
   * Show rows for a text field.
   * @param {HTMLElement} input
   * @param {Row[]} rows
   * @param {{head?: any, empty?: string, active?: number}} [how] active: -1 for none
   */
  show(input, rows, { head = null, empty = null, active = 0 } = {}) {
    this.#rows = rows;
    this.#input = input;
    this.#active = Math.min(active, rows.length - 1);
    this.#elements = rows.map((row, at) => this.#row(row, at));
    replace(this.#head, head);
    this.#list.setAttribute("aria-label", this.#head.textContent);
    replace(this.#list, rows.length ? this.#elements : empty ? h("div", { class: "suggestions-empty" }, empty) : null);
    this.element.hidden = !rows.length && !head && !empty;
    Object.assign(this.element.dataset, { for: input.dataset.testid, stale: "false" });
    input.setAttribute("aria-controls", this.#list.id);
    input.setAttribute("aria-expanded", String(rows.length > 0));
    this.#mark();
  }

  /** Are the rows those of this text field? */
  belongsTo(input) {
    return this.open && this.#input === input;
  }

  /** The rows answer an older text: they stay to be seen, but Enter takes none of them. */
  age() {
    this.#active = -1;
    this.element.dataset.stale = "true";
    this.#mark();
  }

  /** Take the list away. */
  hide() {
    if (this.element.hidden) return;
    this.element.hidden = true;
    this.#rows = [];
    this.#input?.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
  }

  /** Move the mark by `step`, round the ends. */
  move(step) {
    const count = this.#rows.length;
    if (!count) return;
    this.#active = this.#active < 0 ? (step > 0 ? 0 : count - 1) : (this.#active + step + count) % count;
    this.#mark();
    this.#elements[this.#active].scrollIntoView({ block: "nearest" });
  }

  #row(row, at) {
    return h(
      "div",
      {
        class: "suggestion",
        role: "option",
        id: freshId("row"),
        dataset: { testid: "suggestion", label: row.label },
        onpointerdown: (event) => event.preventDefault(), // the field keeps its focus
        onclick: () => row.take(),
        onpointermove: () => {
          if (this.#active !== at) {
            this.#active = at;
            this.#mark();
          }
        },
      },
      row.face?.(),
      h(
        "span",
        { class: "suggestion-text" },
        h("span", { class: "suggestion-label" }, row.label),
        row.description ? h("span", { class: "suggestion-description" }, row.description) : null,
      ),
      row.note ? h("span", { class: "suggestion-note" }, row.note) : null,
    );
  }

  #mark() {
    this.#elements.forEach((element, at) => {
      element.classList.toggle("active", at === this.#active);
      element.setAttribute("aria-selected", String(at === this.#active));
    });
    const id = this.#elements[this.#active]?.id;
    if (id) this.#input.setAttribute("aria-activedescendant", id);
    else this.#input?.removeAttribute("aria-activedescendant");
  }
}
