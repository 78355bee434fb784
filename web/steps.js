// @ts-check
/** A turn of several steps: what is chosen is laid out, and the board shows where that leads; Play gives them all. */
import {news, page} from "./state.js";
import {$} from "./surface.js";

/** Show the position after other steps. @param {string[]} steps @param {string} choice */
function lay(steps, choice) {
  page.plan = {choice, values: {}, steps};
  dispatchEvent(new Event("hashchange")); // opens the ask as planned
}

news.addEventListener("choice", () => {
  if (page.shown.steps) lay(page.shown.draft.steps ?? [], page.choice.code);
});

news.addEventListener("draft", () => {
  const {steps, words, draft} = page.shown;
  if (!steps || document.getElementById("steps")) return;
  const list = Object.assign(document.createElement("ol"), {id: "steps"});
  list.setAttribute("aria-label", words.steps);
  list.append(...steps.map((text) => Object.assign(document.createElement("li"), {textContent: text})));
  const undo = Object.assign(document.createElement("button"), {type: "button", id: "undo", textContent: words.undo, disabled: !steps.length});
  undo.addEventListener("click", () => lay((draft.steps ?? []).slice(0, -1), ""));
  $("dials").append(list, undo);
});
