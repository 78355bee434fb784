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
 * @typedef {{match: number, game: string, language: string, theme: string, question: string, headline: string, clock: string,
 *   picture: string, alt: string, turn: number, table: PixelMap | null, choices: Choice[], draft: Draft,
 *   steps: string[] | null, words: Object<string, string>}} Shown
 * @typedef {import("./play.js").Shooting} Shooting
 * @typedef {{label: string, token: string, main: boolean, url: string}} Way
 * @typedef {{story: string[], headline: string, doubt: string, label: string, shooting: Shooting | null, token: string, after: string,
 *   ways: Way[] | null}} Played
 * @typedef {{id: number, from: Spot, at: Spot, before: Object<string, any>, turned: number, harder: number, held: Spot | null}} Pull
 */
import {remembered} from "./memory.js";
import {unmarked} from "./surface.js";

/** What is chosen before anything is. @type {Choice} */
export const NOTHING = {code: "", label: "", hint: "", dials: [], values: {}, flicks: false, spots: [], submit: ""};

export const page = {
  token: location.hash.slice(1),
  shown: /** @type {Shown} */ (/** @type {unknown} */ (null)),
  choice: NOTHING,
  values: /** @type {Object<string, any>} */ ({}),
  plan: /** @type {Draft | null} */ (null), // the steps laid out, and the one that is added
  last: /** @type {Draft | null} */ (null), // the shot the person had in mind before, a faint mark
  sketch: /** @type {Sketch | null} */ (null),
  sure: false,
  since: Infinity, // when Play began to say what it says, by the clock of events; while another ask is opened, never
  push: remembered("way") === "push",
  pull: /** @type {Pull | null} */ (null),
  opening: 0, // asks that are fetched one after the other; what is done meanwhile waits
  sending: false, // an answer is under way
  playing: false, // a turn is shown, and nothing is aimed
};

/**
 * Tells the parts of the page what is new.
 *
 * Of the answer: "choice" when another way to answer is chosen, "draft" when anything of it or of the ask changes, "pull" when a gesture does,
 * "sketch" when its preview has come, "plan" when other steps are laid out, "doubt" when the bot asks whether it is meant.
 * Of the ask: "opened" when its request is done, "lost" when that failed, "refused" when nothing can be shown, "again" when it is to be
 * opened once more, "next" with the token of another one and what happened, "waiting" when others play, "slow" with why a request waits, "stuck"
 * when the page does not lead on from here, "unplayed" when the bot refused an answer.
 */
export const news = new EventTarget();

/** Opens an ask that is open already: the address bar has its token, and the browser says nothing of it. @param {string} token */
export function reopen(token) {
  if (location.hash === `#${token}`) news.dispatchEvent(new Event("again"));
}

/** What is said before the page knows its words. @type {Record<string, {unreachable: string, slow: string}>} */
const EARLY = {
  en: {unreachable: "No connection. Reload the page to try again.", slow: "One moment: the page will try again by itself."},
  es: {unreachable: "Sin conexión. Recarga la página para intentarlo de nuevo.", slow: "Un momento: la página lo intentará de nuevo por sí sola."},
  fr: {unreachable: "Pas de connexion. Rechargez la page pour réessayer.", slow: "Un instant : la page va réessayer toute seule."},
};

const early = () => EARLY[navigator.language.split("-")[0]] ?? EARLY.en;

/** What is said where not even the words could be had. */
export const unreachable = () => early().unreachable;

/** A refused request, with a sentence for the person. */
export class Refusal extends Error {}

/**
 * The answer to a request; one that comes too soon is sent again when the server says, which the person is told unless it is `quiet`.
 *
 * @param {string} path @param {any} [body] @param {{quiet?: boolean}} [how] @returns {Promise<any>}
 */
export async function ask(path, body, {quiet = false} = {}) {
  const request = {
    method: "POST",
    headers: {Authorization: `Bearer ${page.token}`, "Content-Type": "application/json"},
    body: JSON.stringify(body ?? null),
  };
  for (;;) {
    const answer = await fetch(`hand/${path}`, request);
    if (answer.ok) return answer.json();
    const text = (await answer.json().catch(() => ({}))).error;
    if (answer.status !== 429) throw answer.status < 500 && text ? new Refusal(text) : new Error(text ?? `${answer.status}`);
    const slow = text ?? page.shown?.words.slow ?? early().slow;
    if (!quiet) news.dispatchEvent(new CustomEvent("slow", {detail: unmarked(slow)}));
    await new Promise((done) => setTimeout(done, 1000 * (Number(answer.headers.get("Retry-After")) || 1)));
  }
}
