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

/** The place that a choice is flicked from; "" where nothing is. @param {Choice} one */
export function origin(one) {
  const at = one.flicks ? dialOf(one, "bearing")?.origin : undefined;
  return at ? `${at.x} ${at.y}` : "";
}

/** Another way to answer. An aim stays with its piece: another piece has its own, as the bot proposes it. @param {Choice} next */
export function choose(next) {
  const aims = origin(next) === origin(page.choice) ? [] : ["bearing", "number"];
  const stay = next.dials.map(({dial}) => dial).filter(({type, field}) => field in page.values && !["layout", ...aims].includes(type));
  const kept = Object.fromEntries(stay.map(({field}) => [field, page.values[field]]));
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
