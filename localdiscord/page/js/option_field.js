/** One option of a command being filled in: a small field with suggestions for its kind and its own complaint. */

import { OPTION, parseOption } from "./catalog.js";
import { channels, people } from "./choices.js";
import { freshId, h, replace } from "./dom.js";
import { fold } from "./select.js";

const PAUSE = 140; // ms without typing before the bot is asked
const MOST = 25; // rows, as Discord shows

export class OptionField {
  element;
  option;
  #form;
  #input;
  #complaint;
  #picked = null; // {label, value} taken from the suggestions
  #timer = 0;
  #asked = 0;

  /**
   * @param {object} option
   * @param {string} text what was already typed
   * @param {object} form words, world, suggestions, ask, values, command, next, step, erase, send, leave
   */
  constructor(option, text, form) {
    this.option = option;
    this.#form = form;
    const id = freshId("option");
    const { words } = form;
    this.#input = h("input", {
      id,
      type: "text",
      class: "option-input",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      inputmode: { [OPTION.INTEGER]: "numeric", [OPTION.NUMBER]: "decimal" }[option.type],
      "aria-required": String(Boolean(option.required)),
      "aria-label": [option.shown, option.description, option.required ? "" : words.say("optional")]
        .filter(Boolean)
        .join(", "),
      "aria-describedby": `${id}-complaint`,
      dataset: { testid: `option-${option.name}` },
      oninput: () => this.#typed(),
      onfocus: () => this.#suggest(),
      onkeydown: (event) => this.#key(event),
      onblur: () => this.#left(),
    });
    this.#input.value = option.type === OPTION.FILE ? "" : text;
    this.#complaint = h("span", { class: "option-complaint", id: `${id}-complaint`, role: "alert" });
    this.element = h(
      "label",
      { class: "option", for: id },
      h("span", { class: "option-name", "aria-hidden": "true" }, option.shown),
      this.#input,
      this.#complaint,
    );
    if (option.type === OPTION.FILE) this.#takeFiles();
    this.#size();
  }

  get empty() {
    return this.#input.value.trim() === "";
  }

  /** The value as it stands, for autocompletion of other options; undefined if there is none. */
  get draft() {
    if (this.empty) return undefined;
    return this.#meaning().value ?? this.#input.value;
  }

  focus(complaining = false) {
    this.#input.focus();
    if (!complaining) this.#input.select();
  }

  /** The value to send, or the error, which is then shown. */
  check() {
    if (this.empty) return this.option.required ? this.#complain("required") : {};
    const meaning = this.#meaning();
    return meaning.error ? this.#complain(meaning.error, meaning.n) : meaning;
  }

  /** A file is chosen, not typed: the field opens the chooser and shows the name. */
  #takeFiles() {
    const { words } = this.#form;
    const chooser = h("input", {
      type: "file",
      class: "option-file",
      tabindex: -1,
      "aria-hidden": "true",
      dataset: { testid: `option-file-${this.option.name}` },
      onchange: async () => {
        const [file] = chooser.files;
        if (file) this.#take({ label: file.name, value: await fileValue(file) });
      },
    });
    this.#input.readOnly = true;
    this.#input.placeholder = words.say("chooseFile");
    this.#input.addEventListener("click", () => chooser.click());
    this.element.append(chooser);
  }

  #meaning() {
    const text = this.#input.value;
    if (this.#picked && this.#picked.label === text) return { value: this.#picked.value };
    const fixed = this.#fixed();
    if (!fixed) return parseOption(this.option, text.trim());
    const exact = fixed.find(({ label, value, description }) =>
      [label, value, description].some((each) => unsigned(each) === unsigned(text.trim())),
    );
    return exact ? { value: exact.value } : parseOption({ type: this.option.choices ? null : this.option.type }, text);
  }

  /** Everything this option can be, or null if it is open. */
  #fixed() {
    const { words, world, channelId } = this.#form;
    const { choices, type, autocomplete } = this.option;
    if (autocomplete) return null;
    if (choices?.length) return choices.map((choice) => ({ label: choice.shown, value: choice.value }));
    if (type === OPTION.BOOLEAN)
      return [
        { label: words.say("yes"), value: true },
        { label: words.say("no"), value: false },
      ];
    if (type === OPTION.USER || type === OPTION.MENTIONABLE) return people(world, channelId);
    if (type === OPTION.CHANNEL) return channels(world, this.option.channel_types);
    if (type === OPTION.ROLE) return (world.guild.roles ?? []).map((role) => ({ label: role.name, value: role.id }));
    return null;
  }

  #typed() {
    this.#picked = null;
    this.#clearComplaint();
    this.#size();
    this.#suggest();
  }

  #suggest() {
    const fixed = this.#fixed();
    if (this.option.autocomplete) return this.#askBot();
    const wanted = this.#picked ? "" : fold(this.#input.value.trim().replace(/^[@#]/, ""));
    const found = (fixed ?? [])
      .filter(({ label, description }) => fold(`${label} ${description ?? ""}`).includes(wanted))
      .slice(0, MOST);
    this.#show(
      found,
      fixed && !found.length ? this.#form.words.say("noOptionsMatch") : null,
      Boolean(wanted) || this.option.required,
    );
  }

  #askBot() {
    clearTimeout(this.#timer);
    const { words } = this.#form;
    const asked = ++this.#asked;
    if (!this.#form.suggestions.belongsTo(this.#input)) this.#show([], words.say("loading"), false);
    this.#form.suggestions.age();
    this.#timer = setTimeout(async () => {
      const typed = this.#input.value;
      try {
        const { choices } = await this.#form.ask({
          name: this.#form.command,
          options: { ...this.#form.values(), [this.option.name]: this.#rawDraft() },
          focused: this.option.name,
        });
        if (asked !== this.#asked || document.activeElement !== this.#input) return;
        const found = choices.map((choice) => ({
          label: choice.name_localizations?.[words.locale] ?? choice.name,
          value: choice.value,
        }));
        const wanted = fold(typed.trim());
        this.#show(
          found,
          found.length ? null : words.say("noOptionsMatch"),
          wanted ? found.some(({ label }) => fold(label).startsWith(wanted)) : this.option.required,
          wanted,
        );
      } catch {
        if (asked === this.#asked && document.activeElement === this.#input)
          this.#show([], words.say("autocompleteFailed"), false);
      }
    }, PAUSE);
  }

  /** What the bot is told is being typed: the text itself, even where a number will be wanted. */
  #rawDraft() {
    return this.#picked?.label === this.#input.value ? this.#picked.value : this.#input.value;
  }

  #show(found, empty, mark, wanted = "") {
    const { words, suggestions } = this.#form;
    const rows = found.map((choice) => ({
      label: choice.label,
      description: choice.description,
      face: choice.face,
      take: () => this.#take(choice),
    }));
    const start = wanted
      ? Math.max(
          0,
          found.findIndex(({ label }) => fold(label).startsWith(wanted)),
        )
      : 0;
    const active = this.#picked ? found.findIndex(({ value }) => value === this.#picked.value) : mark ? start : -1;
    const head = [
      h("span", { class: "suggestions-title" }, this.option.shown),
      h("span", {}, this.option.description),
      this.option.required ? null : h("span", { class: "suggestion-note" }, words.say("optional")),
    ];
    suggestions.show(this.#input, rows, { head, empty, active });
  }

  #take(choice) {
    this.#picked = { label: choice.label, value: choice.value };
    this.#input.value = choice.label;
    this.#clearComplaint();
    this.#size();
    this.#form.next(this);
  }

  #key(event) {
    if (event.isComposing) return;
    const { suggestions } = this.#form;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && suggestions.open) {
      event.preventDefault();
      return suggestions.move(step);
    }
    const settled = this.#picked && this.#picked.label === this.#input.value;
    const offer = settled ? null : suggestions.active;
    const { selectionStart: from, selectionEnd: to } = this.#input;
    if (event.key === "Enter") {
      event.preventDefault();
      if (this.option.type === OPTION.FILE && this.empty) return this.#input.click();
      offer ? offer.take() : this.#form.send();
    } else if (event.key === "Tab" && !event.shiftKey) {
      event.preventDefault();
      offer ? offer.take() : this.#form.step(this, 1);
    } else if (event.key === "Tab") {
      event.preventDefault();
      if (!this.#form.step(this, -1)) this.#form.leave();
    } else if (event.key === "Backspace" && this.#input.value === "") {
      event.preventDefault();
      this.#form.erase(this);
    } else if (event.key === "ArrowLeft" && from === 0 && to === 0) this.#form.step(this, -1);
    else if (event.key === "ArrowRight" && from === this.#input.value.length) this.#form.step(this, 1);
    else if (event.key === "Escape") suggestions.element.hidden ? this.#form.leave() : suggestions.hide();
  }

  #left() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    setTimeout(() => {
      if (!document.activeElement?.closest(".command-form")) this.#form.suggestions.hide();
    });
  }

  #complain(key, n) {
    this.element.classList.add("wrong");
    this.#input.setAttribute("aria-invalid", "true");
    replace(this.#complaint, this.#form.words.say(key, { n }));
    return { error: key };
  }

  #clearComplaint() {
    this.element.classList.remove("wrong");
    this.#input.removeAttribute("aria-invalid");
    replace(this.#complaint);
  }

  #size() {
    const shown = this.#input.value || this.#input.placeholder;
    this.#input.style.width = `${Math.max(3, Math.min(38, shown.length + 1.5))}ch`;
  }
}

/** A name without the sign of people and channels. */
function unsigned(name) {
  return fold(String(name ?? "").replace(/^[@#]/, ""));
}

/** A file as the socket takes it. */
async function fileValue(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return { filename: file.name, content: btoa(text) };
}
