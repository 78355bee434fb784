// @ts-check
/**
 * The public matches of a server: those that are played, and those that ended lately.
 *
 * @typedef {{id: number, game: string, status: string, players: {name: string}[]}} MatchSummary
 * @typedef {{matches: MatchSummary[], cursor: string}} MatchList
 */
import {Gone, read, root} from "./follow.js";
import {followLook} from "./look.js";
import {$} from "./surface.js";

const {server = "", games = "{}"} = document.body.dataset;
const names = /** @type {Object<string, string>} */ (JSON.parse(games));
let cursor = "";

/** @param {MatchSummary} match */
function entry({id, game, status, players}) {
  const link = Object.assign(document.createElement("a"), {href: new URL(`match/${id}`, root).href, className: "button"});
  const over = status === "running" ? "" : $("matches").dataset.over;
  link.textContent = [names[game], players.map(({name}) => name).join(" – "), over].filter(Boolean).join(" · ");
  const item = document.createElement("li");
  item.append(link);
  return item;
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
    said.textContent = $("matches").childElementCount ? "" : said.dataset.none ?? "";
  } catch (error) {
    if (error instanceof Gone) $("matches").replaceChildren();
    said.textContent = (error instanceof Gone ? said.dataset.gone : said.dataset.lost) ?? "";
  }
}

$("earlier").addEventListener("click", () => list(true));
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) list(false);
});
followLook();
list(false);
