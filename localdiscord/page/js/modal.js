/** A form the bot opens over the conversation: shown, filled, checked, sent. Closing it sends nothing, as on Discord. */

import { KIND } from "./choices.js";
import { freshId, h, replace } from "./dom.js";
import { fieldOf } from "./fields.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown/show.js";

/**
 * Open a form.
 * @param {{custom_id: string, title: string, components: object[]}} modal
 * @param {function(object): Promise<void>} submit gets the values by custom id; rejects with Discord's words
 * @param {object} context world, words and what texts need
 */
export function openModal(modal, submit, context) {
  const { words } = context;
  const parts = modal.components.flatMap((component) => partsOf(component, context));
  const fields = parts.filter((part) => part.field);
  const title = freshId("title");
  const trouble = h("div", { class: "modal-trouble", role: "alert" });
  const send = h(
    "button",
    { type: "submit", class: "button button-primary", dataset: { testid: "submit" } },
    h("span", { class: "button-face" }, words.say("submit")),
  );
  const cancel = h(
    "button",
    { type: "button", class: "button button-plain", dataset: { testid: "cancel" }, onclick: () => dialog.close() },
    words.say("cancel"),
  );
  const form = h(
    "form",
    {
      method: "dialog",
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        attempt();
      },
    },
    h(
      "div",
      { class: "modal-head" },
      h("h2", { id: title }, modal.title),
      h(
        "button",
        { type: "button", class: "icon-button", "aria-label": words.say("close"), onclick: () => dialog.close() },
        icon("close"),
      ),
    ),
    h(
      "div",
      { class: "modal-body" },
      parts.map((part) => part.element),
    ),
    trouble,
    h("div", { class: "modal-foot" }, cancel, send),
  );
  const before = document.activeElement;
  const dialog = h(
    "dialog",
    {
      class: "modal",
      "aria-labelledby": title,
      dataset: { testid: "modal", customId: modal.custom_id },
      onclose: () => {
        dialog.remove();
        if (before?.isConnected) before.focus({ preventScroll: true });
      },
    },
    form,
  );

  async function attempt() {
    if (send.disabled) return;
    const wrong = fields.filter((part) => !part.check());
    if (wrong.length) return wrong[0].field.focus();
    const values = Object.fromEntries(fields.map(({ field }) => [field.customId, field.value()]));
    send.disabled = true;
    send.classList.add("waiting");
    replace(trouble);
    try {
      await submit(values);
      dialog.close();
    } catch (error) {
      replace(
        trouble,
        error.message && error.message !== "This interaction failed"
          ? words.failure(error.message)
          : words.say("wentWrong"),
      );
    } finally {
      send.disabled = false;
      send.classList.remove("waiting");
    }
  }

  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.field.focus();
}

function partsOf(component, context) {
  switch (component.type) {
    case KIND.ROW:
      return component.components.map((inner) => labelled({ label: inner.label, component: inner }, context));
    case KIND.LABEL:
      return [labelled(component, context)];
    case KIND.TEXT:
      return [{ element: markdown(component.content, context) }];
    default:
      return [labelled({ label: "", component }, context)];
  }
}

function labelled({ label, description, component }, context) {
  const { words } = context;
  const id = freshId("about");
  const field = fieldOf(component, label, id, context);
  if (!field)
    return {
      element: h(
        "div",
        { class: "field" },
        h("div", { class: "field-label" }, label),
        h("p", { class: "field-description" }, words.say("noUpload")),
      ),
    };
  const required = (component.required ?? true) && component.type !== KIND.CHECKBOX;
  const complaint = h("div", { class: "field-complaint", role: "alert" });
  const element = h(
    "div",
    { class: "field", dataset: { testid: "field-row", label }, oninput: () => clear() },
    field.ownLabel
      ? null
      : h(
          "div",
          { class: "field-label" },
          label,
          required
            ? h("span", { class: "field-star", title: words.say("fieldRequired"), "aria-hidden": "true" }, " *")
            : null,
        ),
    description ? h("p", { class: "field-description", id }, description) : null,
    field.element,
    complaint,
  );
  const clear = () => {
    element.classList.remove("wrong");
    replace(complaint);
  };
  const check = () => {
    const found = field.complaint();
    clear();
    if (!found) return true;
    element.classList.add("wrong");
    replace(complaint, words.say(found.key, { n: found.n }));
    return false;
  };
  return { element, field, check };
}
