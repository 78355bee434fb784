// @ts-check
/** A turn of several steps: what is chosen is laid out, and the board shows where that leads; Play gives them all. */
import "./form.js";
import {whenOpen} from "./queue.js";
import {news, page} from "./state.js";
import {$} from "./surface.js";

/** Show the position after other steps. @param {string[]} steps @param {string} choice */
function lay(steps, choice) {
  page.plan = {choice, values: {}, steps};
  news.dispatchEvent(new Event("plan"));
}

/** What ends the steps, if it was chosen: it stays a choice. */
const ending = () => (page.plan?.choice && page.plan.choice === page.shown.draft.choice ? page.choice : null);

function undo() {
  const {steps = []} = page.shown.draft;
  if (ending()) lay(steps, "");
  else if (steps.length) lay(steps.slice(0, -1), "");
}

news.addEventListener("choice", () => {
  if (page.shown.steps) lay(page.shown.draft.steps ?? [], page.choice.code);
});

news.addEventListener("draft", () => {
  const {steps, words} = page.shown;
  if (!steps || document.getElementById("steps")) return;
  const list = Object.assign(document.createElement("ol"), {id: "steps"});
  list.setAttribute("aria-label", words.steps);
  const last = ending();
  list.append(...[...steps, ...(last ? [last.label] : [])].map((text) => Object.assign(document.createElement("li"), {textContent: text})));
  const back = Object.assign(document.createElement("button"), {type: "button", id: "undo", textContent: words.undo, disabled: !list.childElementCount});
  back.addEventListener("click", () => whenOpen(undo));
  $("dials").append(list, back);
});
