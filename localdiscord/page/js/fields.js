/** The inputs of forms: text, selects, radio and check boxes, each with its value, its complaint and whether it was touched. */

import { defaultsOf, isSelect, KIND, optionsOf, placeholderOf } from "./choices.js";
import { freshId, h, replace } from "./dom.js";
import { Select } from "./select.js";

const PARAGRAPH = 2;

/**
 * @typedef {object} Field
 * @property {string} customId
 * @property {HTMLElement} element
 * @property {function(): (string|string[]|boolean)} value
 * @property {function(): ({key: string, n?: number}|null)} complaint what is wrong, as a word key
 * @property {function()} focus
 */

/**
 * The field of an input component, or null if it is none.
 * @param {object} component
 * @param {string} label what it is called, for screen readers
 * @param {string} describedBy id of the text that explains it
 * @param {{world: object, words: object}} context
 * @returns {Field|null}
 */
export function fieldOf(component, label, describedBy, context) {
  switch (component.type) {
    case KIND.TEXT_INPUT:
      return textField(component, label, describedBy, context);
    case KIND.RADIO:
      return radioField(component, label, describedBy, context);
    case KIND.CHECKBOXES:
      return checkboxesField(component, label, describedBy);
    case KIND.CHECKBOX:
      return checkboxField(component, label, describedBy);
    default:
      return isSelect(component) ? selectField(component, label, context) : null;
  }
}

function textField(component, label, describedBy, { words }) {
  const {
    custom_id: customId,
    placeholder,
    value = "",
    min_length: least = 0,
    max_length: most = 4000,
    required = true,
  } = component;
  const paragraph = component.style === PARAGRAPH;
  const count = h("span", { class: "field-count", "aria-hidden": "true" });
  const input = h(paragraph ? "textarea" : "input", {
    class: "field-text",
    type: paragraph ? null : "text",
    rows: paragraph ? 4 : null,
    maxlength: most,
    placeholder,
    autocomplete: "off",
    "aria-label": label,
    "aria-describedby": describedBy,
    "aria-required": String(required),
    dataset: { testid: "field", customId },
    oninput: () => showCount(),
  });
  input.value = value;
  const showCount = () =>
    replace(count, most < 4000 || input.value.length > 3600 ? `${input.value.length}/${most}` : "");
  showCount();
  const complaint = () => {
    if (!input.value) return required ? { key: "fieldRequired" } : null;
    return input.value.length < least ? { key: "tooShort", n: least } : null;
  };
  return {
    customId,
    element: h("div", { class: "field-box" }, input, count),
    value: () => input.value,
    complaint,
    focus: () => input.focus(),
    words,
  };
}

function selectField(component, label, { world, words, channelId }) {
  const required = component.required ?? true;
  const least = required ? Math.max(1, component.min_values ?? 1) : 0;
  const select = new Select(optionsOf(component, world, channelId), {
    label,
    placeholder: placeholderOf(component, words),
    words,
    customId: component.custom_id,
    min: 0,
    max: component.max_values ?? 1,
    chosen: defaultsOf(component),
    filter: component.type !== KIND.STRING_SELECT,
    commit: () => select.element.dispatchEvent(new Event("input", { bubbles: true })),
  });
  const complaint = () => {
    const count = select.values.length;
    if (count >= (required ? least : count === 0 ? 0 : (component.min_values ?? 1))) return null;
    return count === 0 && least === 1 ? { key: "fieldRequired" } : { key: "atLeast", n: component.min_values ?? 1 };
  };
  return {
    customId: component.custom_id,
    element: select.element,
    value: () => select.values,
    complaint,
    focus: () => select.element.querySelector("button").focus(),
  };
}

function radioField(component, label, describedBy, { words }) {
  const required = component.required ?? true;
  const name = freshId("radio");
  const inputs = component.options.map((option) =>
    h("input", { type: "radio", name, value: option.value, checked: option.default }),
  );
  const element = h(
    "div",
    {
      class: "field-options",
      role: "radiogroup",
      "aria-label": label,
      "aria-describedby": describedBy,
      "aria-required": String(required),
      dataset: { testid: "field", customId: component.custom_id },
    },
    component.options.map((option, at) => optionLine(option, inputs[at])),
    required
      ? null
      : h(
          "button",
          {
            type: "button",
            class: "link-button",
            onclick: () =>
              inputs.forEach((input) => {
                input.checked = false;
              }),
          },
          words.say("clear"),
        ),
  );
  const chosen = () => inputs.find((input) => input.checked);
  return {
    customId: component.custom_id,
    element,
    value: () => chosen()?.value ?? "",
    complaint: () => (required && !chosen() ? { key: "fieldRequired" } : null),
    focus: () => (chosen() ?? inputs[0]).focus(),
  };
}

function checkboxesField(component, label, describedBy) {
  const required = component.required ?? true;
  const most = component.max_values ?? component.options.length;
  const least = component.min_values ?? (required ? 1 : 0);
  const inputs = component.options.map((option) =>
    h("input", { type: "checkbox", value: option.value, checked: option.default }),
  );
  const chosen = () => inputs.filter((input) => input.checked);
  const limit = () =>
    inputs.forEach((input) => {
      input.disabled = !input.checked && chosen().length >= most;
    });
  const element = h(
    "div",
    {
      class: "field-options",
      role: "group",
      "aria-label": label,
      "aria-describedby": describedBy,
      dataset: { testid: "field", customId: component.custom_id },
      onchange: limit,
    },
    component.options.map((option, at) => optionLine(option, inputs[at])),
  );
  limit();
  const complaint = () => {
    if (chosen().length >= least || (!required && !chosen().length)) return null;
    return least === 1 ? { key: "fieldRequired" } : { key: "atLeast", n: least };
  };
  return {
    customId: component.custom_id,
    element,
    value: () => chosen().map((input) => input.value),
    complaint,
    focus: () => inputs[0].focus(),
  };
}

function checkboxField(component, label, describedBy) {
  const input = h("input", {
    type: "checkbox",
    checked: component.default,
    "aria-describedby": describedBy,
    dataset: { testid: "field", customId: component.custom_id },
  });
  return {
    customId: component.custom_id,
    element: h("label", { class: "field-option" }, input, h("span", { class: "field-option-text" }, label)),
    value: () => input.checked,
    complaint: () => null,
    focus: () => input.focus(),
    ownLabel: true,
  };
}

function optionLine(option, input) {
  return h(
    "label",
    { class: "field-option", dataset: { value: option.value } },
    input,
    h(
      "span",
      { class: "field-option-text" },
      h("span", {}, option.label),
      option.description ? h("small", {}, option.description) : null,
    ),
  );
}
