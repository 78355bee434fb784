// @ts-check
/**
 * Presses, and the ask that each is meant for: what is tapped while an ask is fetched waits for it, and what answers an ask must have begun
 * after that was shown.
 */
import {news, page} from "./state.js";

export const SETTLING = 500; // ms that Play says the same before it is pressed: the second of two quick taps is meant for what was there before

/** @type {(() => void)[]} */ let waiting = [];
let down = 0; // when the latest finger came down
let begun = 0; // when the latest press began

addEventListener("pointerdown", ({timeStamp}) => (down = timeStamp), true);
addEventListener("click", ({detail, timeStamp}) => (begun = detail ? down : timeStamp), true); // a key has no detail

/** Does a deed now, or once the page shows what it is fetching. @param {() => void} deed */
export function whenOpen(deed) {
  if (page.opening) waiting.push(deed);
  else deed();
}

/** Gives an answer by the latest press, if that was meant for what Play says then. @param {() => void} give */
export function whenMeant(give) {
  const since = begun;
  whenOpen(() => {
    if (since >= page.since + SETTLING) give();
  });
}

news.addEventListener("opened", () => {
  while (!page.opening && waiting.length) waiting.shift()?.();
});
news.addEventListener("lost", () => (waiting = []));
