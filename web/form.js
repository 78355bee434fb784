// @ts-check
/**
 * The choices and dials as a form, which needs no pointer.
 *
 * @typedef {import("./state.js").ShownDial} ShownDial
 */
import {FINE, changed, choose, valueOf} from "./draft.js";
import {news, page} from "./state.js";
import {$} from "./surface.js";

export function showForm() {
  $("choices").replaceChildren(
    ...(page.shown.choices.length < 2 ? [] : page.shown.choices).map((one) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = one.label;
      button.setAttribute("role", "radio");
      button.setAttribute("aria-checked", String(one.code === page.choice.code));
      button.addEventListener("click", () => choose(one));
      return button;
    }),
  );
  $("choices").querySelector('[aria-checked="true"]')?.scrollIntoView({block: "nearest", inline: "nearest"});
  $("dials").replaceChildren(...page.choice.dials.map(dialInput).filter((one) => one !== null));
  $("play").textContent = page.shown.steps ? page.shown.words.play : page.choice.submit;
}

/** @param {ShownDial} of @returns {HTMLElement | null} */
function dialInput({dial, label, options}) {
  const wrap = document.createElement("label");
  wrap.textContent = dial.type === "bearing" ? page.shown.words.angle : label;
  if (dial.type === "bearing" || dial.type === "number") {
    const input = document.createElement("input");
    input.type = "number";
    input.name = dial.field;
    input.step = dial.type === "bearing" ? String(FINE.angle) : "1";
    if (dial.type === "number") [input.min, input.max] = [String(dial.lo), String(dial.hi)];
    input.addEventListener("change", () => {
      if (!Number.isFinite(input.valueAsNumber)) return;
      page.values[dial.field] = dial.type === "bearing" ? (((input.valueAsNumber - page.shown.turn) % 360) + 360) % 360 : input.valueAsNumber;
      changed();
    });
    wrap.append(input);
    return wrap;
  }
  if (dial.type === "pick") {
    const select = document.createElement("select");
    select.name = dial.field;
    select.append(...options.map(([code, text]) => new Option(text, code)));
    select.addEventListener("change", () => {
      page.values[dial.field] = select.value;
      changed();
    });
    wrap.append(select);
    return wrap;
  }
  return null;
}

function showValues() {
  for (const {dial} of page.choice.dials) {
    const input = /** @type {HTMLInputElement | HTMLSelectElement | null} */ ($("form").querySelector(`[name="${dial.field}"]`));
    if (!input || input === document.activeElement) continue;
    const value = valueOf(dial);
    input.value = dial.type === "bearing" ? String(Math.round(((value + page.shown.turn) % 360) * 100) / 100) : String(value);
  }
}

$("cancel").addEventListener("click", () => {
  page.values = {};
  showForm();
  changed();
});

$("way").addEventListener("click", () => {
  page.push = !page.push;
  try {
    localStorage.setItem("way", page.push ? "push" : "sling");
  } catch {
    // this device remembers nothing
  }
  showWay();
});

export function showWay() {
  $("way").textContent = page.push ? page.shown.words.push : page.shown.words.sling;
  $("way").setAttribute("aria-pressed", String(page.push));
}

news.addEventListener("choice", showForm);
news.addEventListener("draft", showValues);
