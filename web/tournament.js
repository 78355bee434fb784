// @ts-check
/**
 * A public tournament: its rounds and standings, read again twice a minute.
 *
 * @typedef {{first: number, second: number, result: string, stage: string, match: number}} ShownPairing
 * @typedef {{number: number, place: number, points: number, wins: number, draws: number, losses: number}} ShownPlacing
 * @typedef {{summary: {form: string, stage: string, round: number, starts: string | null}, entrants: {number: number, name: string}[],
 *   rounds: ShownPairing[][], standings: ShownPlacing[], groups: {stage: string, standings: ShownPlacing[]}[]}} ShownTournament
 * @typedef {{rounds: string[], states: Object<string, string>, starts: string, balance: string, bye: string, stages: Object<string, string>}} Texts
 */
import {Gone, read, root} from "./follow.js";
import {lookButton} from "./look.js";
import {$, element, filled, moment} from "./surface.js";

const AGAIN = 30_000; // ms until it is read again
const SCORED = ["swiss", "round_robin"]; // where points decide among all
const SCORES = /** @type {Object<string, [string, string]>} */ ({first: ["1", "0"], second: ["0", "1"], draw: ["½", "½"], neither: ["0", "0"], void: ["½", "½"]});
const {server = "", tournament: number = "", texts: given = "{}"} = document.body.dataset;
const texts = /** @type {Texts} */ (JSON.parse(given));
let shown = ""; // the tournament as it is on the page, so that nothing moves there while nothing happens

const halves = (/** @type {number} */ points) => (points % 1 ? `${Math.trunc(points) || ""}½` : `${points}`);

/** The name of a group, a division or the match for third place. @param {string} stage @param {string} form */
const stageName = (stage, form) => texts.stages[stage] ?? filled(texts.stages[form] ?? "", {letter: stage});

/** @param {ShownTournament["summary"]} summary */
function state({stage, round, starts}) {
  const coming = stage === "open" && starts ? filled(texts.starts, {at: moment(starts)}) : "";
  return [texts.states[stage], stage === "running" && texts.rounds[round - 1], coming].filter(Boolean).join(" · ");
}

/** @param {ShownPairing} pairing @param {Map<number, string>} names */
function paired({first, second, result, match}, names) {
  const scores = second ? SCORES[result] ?? ["", ""] : ["", ""];
  const sides = [first, second].map((one, nth) => {
    const won = scores[nth] === "1";
    return element("p", {className: won ? "won" : ""}, element("span", {}, names.get(one) ?? texts.bye), element("b", {}, scores[nth]));
  });
  const item = element("li", {}, element("div", {}, ...sides));
  if (match) {
    const watch = element("a", {className: "button", href: new URL(`match/${match}`, root).href}, $("rounds").dataset.watch ?? "");
    watch.setAttribute("aria-label", `${watch.textContent}: ${names.get(first)} – ${names.get(second)}`);
    item.append(watch);
  }
  return item;
}

/** A round; its pairings by groups or divisions. @param {ShownTournament} event @param {number} nth @param {Map<number, string>} names */
function round({summary, rounds}, nth, names) {
  const section = element("section", {}, element("h2", {}, texts.rounds[nth]));
  for (const stage of new Set(rounds[nth].map((one) => one.stage))) {
    const there = rounds[nth].filter((one) => one.stage === stage), name = stageName(stage, summary.form);
    if (name) section.append(element("h3", {}, name));
    section.append(element("ul", {className: "pairings"}, ...there.map((one) => paired(one, names))));
  }
  return section;
}

/** A table of places; without a name, of all. @param {ShownPlacing[]} standings @param {string} name @param {boolean} scored @param {Map<number, string>} names */
function table(standings, name, scored, names) {
  const template = /** @type {HTMLTemplateElement} */ ($("standings").querySelector("template"));
  const made = /** @type {HTMLTableElement} */ (/** @type {Element} */ (template.content.firstElementChild).cloneNode(true));
  made.classList.toggle("unscored", !scored);
  if (name) made.createCaption().textContent = name;
  made.tBodies[0].append(...standings.map(({number: of, place, points, wins, draws, losses}) => {
    const balance = filled(texts.balance, {wins: `${wins}`, draws: `${draws}`, losses: `${losses}`});
    const player = element("th", {scope: "row"}, names.get(of) ?? "");
    return element("tr", {}, element("td", {}, `${place}`), player, element("td", {className: "points"}, halves(points)), element("td", {}, balance));
  }));
  return made;
}

/** The standings; before the knock-out of groups, and in a league, only those of each. @param {ShownTournament} event @param {Map<number, string>} names */
function places({summary: {form}, rounds, standings, groups}, names) {
  const tables = groups.map((one) => table(one.standings, stageName(one.stage, form), true, names));
  const together = !groups.length || rounds.flat().some((one) => !one.stage);
  if (together) tables.unshift(table(standings, "", SCORED.includes(form), names));
  $("places").replaceChildren(...tables);
}

/** @param {ShownTournament} event */
function show(event) {
  const names = new Map(event.entrants.map((one) => [one.number, one.name]));
  const focused = /** @type {HTMLAnchorElement | null} */ (document.activeElement)?.href;
  $("state").textContent = state(event.summary);
  $("entered").hidden = event.standings.length > 0 || !event.entrants.length;
  $("entrants").replaceChildren(...event.entrants.map(({name}) => element("li", {}, name)));
  $("standings").hidden = !event.standings.length;
  places(event, names);
  const rounds = event.rounds.map((_, nth) => round(event, nth, names));
  $("rounds").replaceChildren(...($("rounds").className === "bracket" ? rounds : rounds.reverse()));
  if (focused) [...$("rounds").querySelectorAll("a")].find((link) => link.href === focused)?.focus();
}

async function refresh() {
  const said = $("said");
  try {
    const event = /** @type {ShownTournament} */ (await read(`servers/${server}/tournaments/${number}`));
    said.textContent = "";
    const fresh = JSON.stringify(event);
    if (fresh === shown) return;
    if (event.rounds.length > texts.rounds.length) return location.reload(); // with the name of the new round
    shown = fresh;
    show(event);
  } catch (error) {
    if (error instanceof Gone) for (const id of ["entered", "standings", "rounds"]) $(id).hidden = true;
    said.textContent = (error instanceof Gone ? said.dataset.gone : said.dataset.lost) ?? "";
  }
}

setInterval(() => {
  if (!document.hidden) refresh();
}, AGAIN);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) refresh();
});
lookButton();
refresh();
