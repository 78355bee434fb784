// @ts-check
/**
 * The public matches of a server, those that are played and those that ended lately, its tournaments, and the puzzles of the last days.
 *
 * @typedef {{id: number, game: string, status: string, players: {name: string}[]}} MatchSummary
 * @typedef {{id: number, name: string, game: string, stage: string}} TournamentSummary
 * @typedef {{day: string, game: string, number: number}} PuzzleSummary
 * @typedef {{matches: MatchSummary[], cursor: string}} MatchList
 */
import {Gone, read, root} from "./follow.js";
import {followLook} from "./look.js";
import {$, element} from "./surface.js";

const {server = "", games = "{}"} = document.body.dataset;
const names = /** @type {Object<string, string>} */ (JSON.parse(games));
let cursor = "";

/** An entry that leads to a page. @param {string} path @param {(string | undefined)[]} parts */
function linked(path, parts) {
  const text = parts.filter(Boolean).join(" · ");
  return element("li", {}, element("a", {href: new URL(path, root).href, className: "button"}, text));
}

/** @param {MatchSummary} match */
function entry({id, game, status, players}) {
  const over = status === "running" ? "" : $("matches").dataset.over;
  return linked(`match/${id}`, [names[game], players.map(({name}) => name).join(" – "), over]);
}

/** @param {TournamentSummary} tournament */
function event({id, name, game, stage}) {
  const ended = stage === "open" || stage === "running" ? "" : $("tournaments").dataset.ended;
  return linked(`server/${server}/tournaments/${id}`, [name, names[game], ended]);
}

/** @param {PuzzleSummary} puzzle */
function puzzle({day, game, number}) {
  return linked(`server/${server}/puzzles/${day}/${game}`, [names[game], `#${number}`, new Date(day).toLocaleDateString(document.documentElement.lang, {dateStyle: "medium", timeZone: "UTC"})]);
}

/** Shows more of them, or all from the first again. @param {boolean} more */
async function list(more) {
  const said = $("said");
  try {
    const found = /** @type {MatchList} */ (await read(`servers/${server}/matches`, more ? {cursor} : {}));
    ({cursor} = found);
    const entries = found.matches.map(entry);
    if (more) $("matches").append(...entries);
    else $("matches").replaceChildren(...entries);
    $("earlier").hidden = !cursor;
    if (!more) {
      const {tournaments} = await read(`servers/${server}/tournaments`);
      $("tournaments").replaceChildren(...tournaments.map(event));
      $("events").hidden = !tournaments.length;
      const {puzzles} = await read(`servers/${server}/puzzles`);
      $("puzzles").replaceChildren(...puzzles.map(puzzle));
      $("daily").hidden = !puzzles.length;
    }
    said.textContent = $("matches").childElementCount ? "" : said.dataset.none ?? "";
  } catch (error) {
    if (error instanceof Gone) $("matches").replaceChildren(), ($("events").hidden = $("daily").hidden = true);
    said.textContent = (error instanceof Gone ? said.dataset.gone : said.dataset.lost) ?? "";
  }
}

$("earlier").addEventListener("click", () => list(true));
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) list(false);
});
followLook();
list(false);
