// @ts-check
/** Several of some options, as boxes to tick. */
import "./form.js";
import {changed, valueOf} from "./draft.js";
import {news, page} from "./state.js";
import {$} from "./surface.js";

function showBoxes() {
  const of = page.choice.dials.find(({dial}) => dial.type === "subset");
  if (!of) return;
  const picked = /** @type {string[]} */ (/** @type {unknown} */ (valueOf(of.dial)));
  if (!document.getElementById("boxes")) $("dials").append(boxes(of.label, of.options, of.dial.field));
  for (const box of /** @type {NodeListOf<HTMLInputElement>} */ ($("boxes").querySelectorAll("input"))) box.checked = picked.includes(box.value);
}

/** @param {string} label @param {[string, string][]} options @param {string} field */
function boxes(label, options, field) {
  const group = Object.assign(document.createElement("fieldset"), {id: "boxes"});
  if (label) group.append(Object.assign(document.createElement("legend"), {textContent: label}));
  for (const [code, text] of options) {
    const wrap = document.createElement("label");
    const box = Object.assign(document.createElement("input"), {type: "checkbox", name: "option", value: code});
    box.addEventListener("change", () => {
      page.values[field] = [...group.querySelectorAll("input")].filter((one) => one.checked).map((one) => one.value);
      changed();
    });
    wrap.append(box, text);
    group.append(wrap);
  }
  return group;
}

news.addEventListener("draft", showBoxes);
