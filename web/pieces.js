// @ts-check
/**
 * Many flicks are told apart by their piece first: a menu of the pieces, then what can be announced with the one that is chosen.
 *
 * @typedef {import("./state.js").Choice} Choice
 */
import {choose, dialOf} from "./draft.js";
import {news, page} from "./state.js";
import {$, canvas} from "./surface.js";

const MANY = 6; // choices that are buttons; more are told apart

/** The place that a choice is flicked from; "" where nothing is. @param {Choice} one */
function origin(one) {
  const at = one.flicks ? dialOf(one, "bearing")?.origin : undefined;
  return at ? `${at.x} ${at.y}` : "";
}

function showPieces() {
  $("way").hidden = !page.choice.flicks; // a setting about flicks
  const board = page.shown.choices.some(({spots, dials}) => spots.length || dials.some(({dial}) => ["bearing", "layout"].includes(dial.type)));
  $("help").hidden = !board;
  canvas.tabIndex = board ? 0 : -1; // keys do something there
  const {choices, words} = page.shown;
  const pieces = choices.filter((one, nth) => origin(one) && choices.findIndex((other) => origin(other) === origin(one)) === nth);
  if (choices.length <= MANY || pieces.length < 2 || document.getElementById("flicked")) return;
  const menu = Object.assign(document.createElement("select"), {id: "flicked"});
  menu.setAttribute("aria-label", words.piece);
  menu.append(...pieces.map(({code, label}) => new Option(label, code)));
  menu.value = pieces.find((one) => origin(one) === origin(page.choice))?.code ?? "";
  menu.addEventListener("change", () => choose(/** @type {Choice} */ (choices.find(({code}) => code === menu.value))));
  const buttons = [...$("choices").children];
  const shown = choices.map((one, nth) => ({one, button: buttons[nth]})).filter(({one}) => !origin(one) || origin(one) === origin(page.choice));
  $("choices").replaceChildren(menu, ...shown.map(({button}) => button));
}

news.addEventListener("draft", showPieces);
