// @ts-check
/** Keeps the focus where it is while the form is drawn again. */
import {$, canvas} from "./surface.js";

/** Draws the form again, and leaves the focus on the same control; where that is gone, on the first choice. @param {() => void} draw */
export function keepingFocus(draw) {
  const had = document.activeElement;
  draw();
  if (!(had instanceof HTMLElement) || had === document.body || (had.isConnected && usable(had))) return;
  const first = /** @type {NodeListOf<HTMLElement>} */ ($("choices").querySelectorAll("select, input, button"));
  [again(had), ...first, canvas].find((one) => one && usable(one))?.focus({preventScroll: true});
}

/** @param {HTMLElement} one */
const usable = (one) => !("disabled" in one && one.disabled) && one.tabIndex >= 0;

/** The control that has taken the place of another. @param {HTMLElement} had @returns {HTMLElement | null} */
function again(had) {
  if (had.id) return document.getElementById(had.id);
  const {name, value} = /** @type {HTMLInputElement} */ (had);
  const alike = /** @type {HTMLInputElement[]} */ ([...document.getElementsByName(name ?? "")]);
  return alike.find((one) => one.value === value) ?? alike[0] ?? null;
}
