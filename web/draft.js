// @ts-check
/**
 * The answer that is being made: which choice, and the values of its dials.
 *
 * @typedef {import("./state.js").Choice} Choice
 * @typedef {import("./state.js").Dial} Dial
 */
import {keepingFocus} from "./focus.js";
import {news, page} from "./state.js";

export const FINE = {angle: 0.5, strength: 1};

/** @param {Choice} one @param {string} type */
export const dialOf = (one, type) => one.dials.find(({dial}) => dial.type === type)?.dial;
export const bearingDial = () => dialOf(page.choice, "bearing");
export const strengthDial = () => page.choice.dials.find(({dial}) => dial.type === "number" && dial.unit === "unit-strength")?.dial;

/** @param {Dial} dial @returns {number} */
export const valueOf = (dial) => page.values[dial.field] ?? page.choice.values[dial.field];

/** The draft as the bot takes it. @returns {import("./state.js").Draft} */
export const draftNow = () => ({choice: page.choice.code, values: page.values, steps: page.shown.draft.steps});

/** Whether there is anything to play: a choice, or steps. */
export const begun = () => Boolean(page.choice.code || page.shown.steps?.length);

/** @param {Choice} next */
export function choose(next) {
  const kept = Object.fromEntries(next.dials.filter(({dial}) => dial.field in page.values && dial.type !== "layout").map(({dial}) => [dial.field, page.values[dial.field]]));
  if (page.choice.code !== next.code) page.values = kept;
  page.choice = next;
  changed();
  news.dispatchEvent(new Event("choice"));
}

export function changed() {
  page.sure = false;
  page.sketch = null;
  keepingFocus(() => news.dispatchEvent(new Event("draft")));
}

/** As it was when the ask was opened. */
export function reset() {
  page.values = page.choice.code === page.shown.draft.choice ? {...page.shown.draft.values} : {};
  changed();
}

/** @param {number} bearing @param {number} strength */
export function aim(bearing, strength) {
  const angle = bearingDial(), hard = strengthDial();
  if (angle) page.values[angle.field] = Math.round((((bearing % 360) + 360) % 360) * 100) / 100;
  if (hard) page.values[hard.field] = Math.min(hard.hi ?? 100, Math.max(hard.lo ?? 1, Math.round(strength)));
  changed();
}

export const strengthNow = () => {
  const dial = strengthDial();
  return dial ? valueOf(dial) : 0;
};
