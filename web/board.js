// @ts-check
/**
 * The open board: a public match as anyone may watch it, live, each turn again from its trace.
 *
 * @typedef {import("./follow.js").ShownMatch} ShownMatch
 * @typedef {import("./follow.js").ShownTurn} ShownTurn
 * @typedef {import("./follow.js").StagedTurn} StagedTurn
 */
import {Gone, follow, read, root} from "./follow.js";
import {look, lookButton} from "./look.js";
import {play} from "./play.js";
import {$, cleared, element, filled, moment, show, unmarked} from "./surface.js";

const {match: number = "", turn: linked = ""} = document.body.dataset;
const language = document.documentElement.lang;
const path = `matches/${number}`;
const turns = /** @type {Map<number, ShownTurn>} */ (new Map());
const button = (/** @type {string} */ id) => /** @type {HTMLButtonElement} */ ($(id));

let match = /** @type {ShownMatch | null} */ (null);
let at = linked ? Number(linked) : null; // the turn that is shown; null: always the latest
let shown = new AbortController(); // ends what is shown now

const latest = () => match?.revision ?? 0;
const now = () => Math.min(at ?? latest(), latest());
const storyOf = (/** @type {ShownTurn | undefined} */ turn) => turn?.story.map(unmarked).join(" ") ?? "";

function showNotice(/** @type {string} */ text) {
  $("table").hidden = true;
  if ($("notice").textContent !== text) $("notice").textContent = text; // said once
}

const gone = () => showNotice($("notice").dataset.gone ?? "");

/** Shows a turn: plays it first if something moved in it and `moving`. @param {boolean} moving */
async function showTurn(moving) {
  shown.abort();
  shown = new AbortController();
  const {signal} = shown, turn = now();
  showWays();
  const wanted = {revision: String(turn), look: look(), language};
  try {
    if (moving && turns.get(turn)?.moved) {
      const {table, shooting} = /** @type {StagedTurn} */ (await read(`${path}/turns/${turn}/stage`, {look: look(), language}));
      if (shooting && table && !signal.aborted) await play(shooting, table, signal);
    }
    if (signal.aborted) return;
    const image = await read(`${path}/picture.png`, wanted);
    if (signal.aborted) return;
    await show(image);
    cleared();
    $("picture").setAttribute("alt", [match?.headline, storyOf(turns.get(turn))].filter(Boolean).join(". "));
  } catch (error) {
    if (error instanceof Gone) gone();
    else if (!signal.aborted) $("said").textContent = $("notice").dataset.lost ?? "";
  }
}

function showWays() {
  const turn = now();
  for (const id of ["first", "back"]) button(id).disabled = turn === 0;
  for (const id of ["next", "newest"]) button(id).disabled = turn === latest();
  button("again").disabled = !turns.get(turn)?.moved;
  $("at").textContent = filled($("at").dataset.words ?? "", {turn: String(turn), last: String(latest())});
  for (const one of $("turns").querySelectorAll("button")) one.setAttribute("aria-current", String(one.value === String(turn)));
  history.replaceState(null, "", new URL(`match/${number}${at === null ? "" : `/${turn}`}`, root));
}

function showTurns() {
  const known = [...turns.values()].filter(({revision}) => revision > 0).sort((a, b) => b.revision - a.revision);
  $("turns").replaceChildren(
    ...known.map((turn) => {
      const value = String(turn.revision), onclick = () => go(turn.revision, true);
      return element("li", {}, element("button", {type: "button", value, onclick}, element("b", {}, value), storyOf(turn)));
    }),
  );
  $("earlier").hidden = !known.length || (known.at(-1)?.revision ?? 0) <= 1;
}

function showPlayers() {
  const until = $("notice").dataset.until ?? "", sides = JSON.parse($("players").dataset.sides ?? "[]");
  $("players").replaceChildren(
    ...(match?.players ?? []).map(({seat, name, asked, due}) => {
      const text = [`${name} (${sides[seat]})`, asked && due ? filled(until, {when: moment(due)}) : ""].filter(Boolean).join(" · ");
      return element("li", {className: asked ? "asked" : ""}, text);
    }),
  );
}

/** @param {number} turn @param {boolean} [moving] */
async function go(turn, moving = false) {
  const wanted = Math.min(Math.max(turn, 0), latest());
  at = wanted === latest() ? null : wanted;
  if (!turns.has(wanted)) await earlier(wanted + 1);
  $("said").textContent = storyOf(turns.get(wanted));
  await showTurn(moving);
}

/** Reads the turns before one. @param {number} before */
async function earlier(before) {
  try {
    const listed = await read(`${path}/turns`, {before: String(before), language});
    for (const turn of listed.turns) turns.set(turn.revision, turn);
    showTurns();
    showWays();
  } catch (error) {
    if (error instanceof Gone) gone();
    else $("said").textContent = $("notice").dataset.lost ?? "";
  }
}

/** @param {ShownMatch} fresh */
function news(fresh) {
  const before = match;
  match = fresh;
  for (const turn of fresh.recent) turns.set(turn.revision, turn);
  $("table").hidden = false;
  $("notice").textContent = "";
  $("headline").textContent = unmarked(fresh.headline);
  showPlayers();
  showTurns();
  showWays();
  if (before?.revision === fresh.revision) return;
  if (before && at === null) $("said").textContent = storyOf(turns.get(fresh.revision));
  if (!before && at !== null) go(at, true); // a link to a turn shows what happened in it
  else if (at === null) showTurn(before !== null);
}

button("share").addEventListener("click", async () => {
  const url = location.href;
  try {
    if (matchMedia("(pointer: coarse)").matches && navigator.share) return await navigator.share({url, title: document.title});
    await navigator.clipboard.writeText(url);
    $("said").textContent = $("said").dataset.copied ?? "";
  } catch {
    $("said").textContent = url; // to be copied by hand, or it was not to be shared after all
  }
});
button("earlier").addEventListener("click", () => earlier(Math.min(...[...turns.keys()].filter(Boolean))));
button("again").addEventListener("click", () => showTurn(true));

const STEPS = /** @type {Object<string, () => number>} */ ({first: () => 0, back: () => now() - 1, next: () => now() + 1, newest: latest});
const KEYS = /** @type {Object<string, string>} */ ({Home: "first", ArrowLeft: "back", ArrowRight: "next", End: "newest"});
for (const [id, turn] of Object.entries(STEPS)) button(id).addEventListener("click", () => go(turn(), id === "next"));
addEventListener("keydown", (event) => {
  const id = KEYS[event.key];
  if (!id || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  button(id).click();
});

const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
icon.href = icon.href; // as it is from here: the address of the page changes with the turn
lookButton(() => showTurn(false));
follow(path, {language}, news, gone);
