// @ts-check
/** Questions that need no hand: each answer is a button with its effect, and pressing it gives it. */
import {news, page} from "./state.js";
import {$} from "./surface.js";

const FEW = 5; // answers that are given at once, as in the chat

const plain = () => {
  const {choices, steps} = page.shown;
  return 1 < choices.length && choices.length <= FEW && !steps && choices.every(({dials, spots}) => !dials.length && !spots.length);
};

news.addEventListener("choice", () => {
  if (plain()) setTimeout(() => /** @type {HTMLFormElement} */ ($("form")).requestSubmit());
});

news.addEventListener("draft", () => {
  $("form").classList.toggle("plain", plain());
  const buttons = [...$("choices").querySelectorAll("button")];
  if (buttons.length !== page.shown.choices.length) return;
  page.shown.choices.forEach(({hint}, nth) => {
    if (hint && !buttons[nth].querySelector("small")) buttons[nth].append(Object.assign(document.createElement("small"), {textContent: hint}));
    if (plain()) for (const name of ["role", "aria-checked"]) buttons[nth].removeAttribute(name); // nothing is chosen before it is pressed
  });
});
