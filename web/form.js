// @ts-check
/**
 * The dials of the choice as a form, which needs no pointer, and the buttons below it.
 *
 * @typedef {import("./state.js").Choice} Choice
 * @typedef {import("./state.js").Shown} Shown
 * @typedef {import("./state.js").ShownDial} ShownDial
 */
import "./choices.js";
import {aiming} from "./aim.js";
import {FINE, begun, changed, reset, valueOf} from "./draft.js";
import {remember} from "./memory.js";
import {news, page} from "./state.js";
import {$, canvas} from "./surface.js";

/** @type {{shown: Shown | null, choice: Choice | null}} */ let drawn = {shown: null, choice: null}; // whose dials there are

function showForm() {
  const {choices, words} = page.shown;
  if (drawn.shown !== page.shown || drawn.choice !== page.choice) {
    drawn = {shown: page.shown, choice: page.choice};
    $("dials").replaceChildren(...page.choice.dials.map(dialInput).filter((one) => one !== null));
  }
  const board = choices.some(({spots, dials}) => spots.length || dials.some(({dial}) => ["bearing", "layout"].includes(dial.type)));
  canvas.tabIndex = board ? 0 : -1; // keys do something there
  canvas.setAttribute("aria-label", words.keys);
  $("help").hidden = !board;
  $("help").textContent = aiming();
  $("way").hidden = !choices.some(({flicks}) => flicks); // a setting about flicks
  showWay();
  $("cancel").hidden = !page.choice.dials.length;
  $("play").textContent = (!page.shown.steps && page.choice.submit) || words.play;
  enablePlay();
  showValues();
}

/** Lets Play be pressed while there is something to play, no answer is under way and no turn is shown; an answer leaves it the focus. */
export function enablePlay() {
  /** @type {HTMLButtonElement} */ ($("play")).disabled = page.playing || !begun();
  $("play").setAttribute("aria-disabled", String(page.sending));
}

/** @param {ShownDial} of @returns {HTMLElement | null} */
function dialInput({dial, label, options}) {
  const wrap = document.createElement("label");
  wrap.textContent = dial.type === "bearing" ? page.shown.words.angle : label;
  if (dial.type === "bearing" || dial.type === "number") {
    const input = document.createElement("input");
    input.type = "number";
    input.name = dial.field;
    input.step = dial.type === "bearing" ? String(FINE.angle) : String(dial.step ?? 1);
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
    const input = /** @type {HTMLInputElement | HTMLSelectElement | null} */ ($("dials").querySelector(`[name="${dial.field}"]`));
    if (!input || input === document.activeElement) continue;
    const value = valueOf(dial);
    input.value = dial.type === "bearing" ? String(Math.round(((value + page.shown.turn) % 360) * 100) / 100) : String(value);
  }
}

$("cancel").addEventListener("click", reset);

$("way").addEventListener("click", () => {
  page.push = !page.push;
  remember("way", page.push ? "push" : "sling");
  showForm();
});

function showWay() {
  $("way").textContent = page.push ? page.shown.words.push : page.shown.words.sling;
  $("way").setAttribute("aria-pressed", String(page.push));
}

news.addEventListener("draft", showForm);
