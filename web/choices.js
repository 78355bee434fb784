// @ts-check
/**
 * The ways to answer, as they are chosen without the board: buttons that answer at once or lay out a step, a menu of moves, a menu of pieces
 * with what can be announced of each, or radio buttons.
 *
 * @typedef {import("./state.js").Choice} Choice
 * @typedef {import("./state.js").Shown} Shown
 */
import {choose, origin} from "./draft.js";
import {whenOpen} from "./queue.js";
import {news, page} from "./state.js";
import {$} from "./surface.js";

const FEW = 5; // answers that need no hand and are given at once, as in the chat
const MANY = 6; // flicks that are listed, or steps of a kind; more flicks are told apart by their piece first, and more steps are in a menu

/** @type {{shown: Shown | null, listed: Choice[], chosen: string}} */ let drawn = {shown: null, listed: [], chosen: ""};
/** What each element of a choice was made of. @type {WeakMap<Element, string>} */ const origins = new WeakMap();

/** Whether each answer is a button that gives it. */
function plain() {
  const {choices, steps} = page.shown;
  return 1 < choices.length && choices.length <= FEW && !steps && choices.every(({dials, spots}) => !dials.length && !spots.length);
}

/** What kind of step a choice is: the first word of its code. @param {Choice} one */
const kind = ({code}) => code.split(" ")[0];

/** The choices in a menu, and those that are listed beside it. @returns {{menu: {id: string, label: string, choices: Choice[]} | null, listed: Choice[]}} */
function arranged() {
  const {choices, steps, words} = page.shown;
  if (steps) {
    const many = choices.filter((one) => choices.filter((other) => kind(other) === kind(one)).length > MANY);
    return {menu: many.length ? {id: "ways", label: words.choices, choices: many} : null, listed: choices.filter((one) => !many.includes(one))};
  }
  if (choices.length < 2) return {menu: null, listed: []};
  if (choices.some(({spots}) => spots.length)) return {menu: {id: "ways", label: words.choices, choices}, listed: []};
  const pieces = choices.filter((one, nth) => origin(one) && choices.findIndex((other) => origin(other) === origin(one)) === nth);
  if (choices.length <= MANY || pieces.length < 2) return {menu: null, listed: choices};
  return {menu: {id: "flicked", label: words.piece, choices: pieces}, listed: choices.filter((one) => !origin(one) || origin(one) === origin(page.choice))};
}

function showChoices() {
  const {menu, listed} = arranged();
  if (drawn.shown !== page.shown || drawn.listed.some((one, nth) => one !== listed[nth]) || drawn.listed.length !== listed.length) {
    const known = drawn.shown === page.shown ? document.getElementById(menu?.id ?? "") : null; // stays, and so does the focus
    drawn = {shown: page.shown, listed, chosen: ""};
    $("choices").setAttribute("role", plain() || page.shown.steps ? "group" : "radiogroup");
    $("choices").setAttribute("aria-label", page.shown.words.choices);
    fill([...(menu ? [known ?? select(menu)] : []), ...listed.map(element)]);
  }
  const chosen = menu && (menu.choices.find(({code}) => code === page.choice.code) ?? menu.choices.find((one) => origin(one) && origin(one) === origin(page.choice)));
  if (menu) /** @type {HTMLSelectElement} */ ($(menu.id)).value = chosen?.code ?? "";
  for (const one of $("choices").querySelectorAll("input")) one.checked = one.value === page.choice.code;
  for (const one of $("choices").querySelectorAll("button")) if (page.shown.steps) one.setAttribute("aria-pressed", String(one.value === page.choice.code));
  if (drawn.chosen !== page.choice.code) reveal($("choices").querySelector("label:has(:checked)"));
  drawn.chosen = page.choice.code;
  $("form").classList.toggle("plain", plain() && !page.sure);
}

/** The element of a choice: the one there is, if it says the same, so that a press which has begun on it counts. @param {Choice} one */
function element(one) {
  const pressed = plain() || Boolean(page.shown.steps), {code, label, hint} = one;
  const key = JSON.stringify([pressed, page.shown.steps ? "" : hint, code, label]);
  const made = [...$("choices").children].find((other) => origins.get(other) === key) ?? (pressed ? button(one) : radio(one));
  origins.set(made, key);
  return made;
}

/** Shows these elements in the row; those that are there are not taken out. @param {Element[]} wanted */
function fill(wanted) {
  const row = $("choices");
  for (const one of [...row.children]) if (!wanted.includes(one)) one.remove();
  wanted.forEach((one, nth) => one === row.children[nth] || row.insertBefore(one, row.children[nth] ?? null));
}

/** Brings a choice into sight by scrolling the rows, never the page. @param {Element | null} one */
function reveal(one) {
  if (!one) return;
  const row = $("choices"), at = one.getBoundingClientRect(), seen = row.getBoundingClientRect();
  row.scrollTop += Math.min(0, at.top - seen.top) + Math.max(0, at.bottom - seen.bottom);
}

/** @param {{id: string, label: string, choices: Choice[]}} of */
function select({id, label, choices}) {
  const menu = Object.assign(document.createElement("select"), {id});
  menu.setAttribute("aria-label", label);
  const none = Object.assign(new Option(page.shown.words.pick, ""), {hidden: true, disabled: true}); // until something is chosen
  menu.append(none, ...choices.map((one) => new Option(one.label, one.code)));
  menu.addEventListener("change", () => pick(menu.value));
  return menu;
}

/** @param {Choice} of */
function radio({code, label}) {
  const wrap = document.createElement("label");
  const input = Object.assign(document.createElement("input"), {type: "radio", name: "choice", value: code});
  input.addEventListener("change", () => pick(code));
  wrap.append(input, Object.assign(document.createElement("span"), {textContent: label}));
  return wrap;
}

/** @param {Choice} of */
function button({code, label, hint}) {
  const made = Object.assign(document.createElement("button"), {type: "button", name: "choice", value: code, textContent: label});
  if (hint && !page.shown.steps) made.append(Object.assign(document.createElement("small"), {textContent: hint}));
  made.addEventListener("click", () => whenOpen(() => pick(code)));
  return made;
}

/** Choose what is named so now; it may be gone. @param {string} code */
function pick(code) {
  const one = page.shown.choices.find((choice) => choice.code === code);
  if (one) choose(one);
}

news.addEventListener("choice", () => {
  if (plain()) /** @type {HTMLFormElement} */ ($("form")).requestSubmit();
});
for (const one of ["draft", "doubt"]) news.addEventListener(one, showChoices);
