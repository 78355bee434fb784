// @ts-check
/**
 * What the page knows, shared by its parts, and the messages of the bot.
 *
 * @typedef {import("./surface.js").Spot} Spot
 * @typedef {import("./surface.js").PixelMap} PixelMap
 * @typedef {{type: string, field: string, origin?: Spot, radius?: number, lo?: number, hi?: number, step?: number, unit?: string}} Dial
 * @typedef {{label: string, dial: Dial, options: [string, string][], ready: [string, string][]}} ShownDial
 * @typedef {{code: string, label: string, hint: string, dials: ShownDial[], values: Object<string, any>, flicks: boolean,
 *   spots: Spot[], submit: string}} Choice
 * @typedef {{choice: string, values: Object<string, any>, steps?: string[]}} Draft
 * @typedef {{lines: {kind: string, points: Spot[]}[], ghosts: {kind: string, id: string, x: number, y: number}[],
 *   faulty: string[], aim: {origin: Spot, bearing: number, strength: number} | null}} Sketch
 * @typedef {{match: number, game: string, language: string, theme: string, question: string, headline: string, clock: string, turn: number,
 *   table: PixelMap | null, choices: Choice[], draft: Draft,
 *   steps: string[] | null, words: Object<string, string>}} Shown
 * @typedef {import("./play.js").Shooting} Shooting
 * @typedef {{label: string, token: string, main: boolean}} Way
 * @typedef {{story: string[], headline: string, doubt: string, shooting: Shooting | null, token: string, after: string,
 *   ways: Way[] | null}} Played
 * @typedef {{id: number, from: Spot, before: Object<string, any>, second: number | null, at: Spot}} Pull
 */

export const page = {
  token: location.hash.slice(1),
  shown: /** @type {Shown} */ (/** @type {unknown} */ (null)),
  choice: /** @type {Choice} */ (/** @type {unknown} */ (null)),
  values: /** @type {Object<string, any>} */ ({}),
  plan: /** @type {Draft | null} */ (null), // the steps laid out, and the one that is added
  last: /** @type {Draft | null} */ (null), // the shot the person had in mind before, a faint mark
  sketch: /** @type {Sketch | null} */ (null),
  sure: false,
  push: remembered() === "push",
  pull: /** @type {Pull | null} */ (null),
  playing: false, // a turn is shown, and nothing is aimed
};

/** Tells the parts of the page what is new: "choice" when another way to answer is chosen, "draft" when a value of it changes. */
export const news = new EventTarget();

/** The way of pulling that this device remembers, if it may remember anything. */
function remembered() {
  try {
    return localStorage.getItem("way");
  } catch {
    return null;
  }
}

/** What is said where not even the words could be had. */
export const unreachable = () =>
  navigator.language.startsWith("fr") ? "Pas de connexion. Rechargez la page pour réessayer." : "No connection. Reload the page to try again.";

/** A refused request, with a sentence for the person. */
export class Refusal extends Error {}

/** @param {string} path @param {any} [body] @returns {Promise<Response>} */
export async function ask(path, body) {
  const answer = await fetch(`hand/${path}`, {
    method: "POST",
    headers: {Authorization: `Bearer ${page.token}`, "Content-Type": "application/json"},
    body: JSON.stringify(body ?? null),
  });
  if (answer.ok) return answer;
  const text = (await answer.json().catch(() => ({}))).error;
  throw answer.status < 500 && text ? new Refusal(text) : new Error(text ?? `${answer.status}`);
}
