// @ts-check
/**
 * Putting pieces on the board: drag them, or choose one and move it with the arrow keys. The bot says what is allowed there.
 *
 * @typedef {import("./state.js").Spot} Spot
 * @typedef {{id: string, x: number, y: number, angle: number}} Place
 * @typedef {{id: string, label: string, shape: string, size: number, turns: boolean}} Piece
 * @typedef {{field: string, pieces: Piece[], zones: {x0: number, y0: number, x1: number, y1: number}[], formations: {places: Place[]}[]}} Layout
 */
import "./form.js";
import {bearingDial, changed, valueOf} from "./draft.js";
import {distance, scale, spotOf, toScreen, toTable} from "./geometry.js";
import {news, page} from "./state.js";
import {$, canvas} from "./surface.js";

const REACH = 26; // CSS px around a piece's middle in which it can be taken
const STEPS = {usual: 2, large: 20}; // mm a key moves
const TWISTS = {key: 1, button: 15}; // degrees
const TURNING = /** @type {Object<string, number>} */ ({"+": 1, "=": 1, "-": -1}); // keys; many keyboards have + above =, with Shift

let piece = ""; // the one that is moved
let moving = false; // whether a drag moves it, where it could also be flicked
/** @type {{pointer: number, off: Spot, before: Place[]} | null} */
let drag = null;

const shownDial = () => page.choice.dials.find(({dial}) => dial.type === "layout");
const layout = () => /** @type {Layout | undefined} */ (/** @type {unknown} */ (shownDial()?.dial));
/** Whether the board is there for putting pieces. */
const active = () => Boolean(!page.playing && !page.opening && page.shown?.table && layout() && (moving || !bearingDial()));

/** @returns {Place[]} */
const places = () => /** @type {any} */ (valueOf(/** @type {any} */ (layout())));

/** @param {string} id @param {Partial<Place>} change */
function put(id, change) {
  const dial = /** @type {Layout} */ (layout());
  page.values[dial.field] = places().map((one) => (one.id === id ? {...one, ...change} : one));
  changed();
}

/** @param {Event} event */
function mine(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const first = {capture: true}; // before what aims

canvas.addEventListener("pointerdown", (event) => {
  if (!active()) return;
  mine(event);
  if (drag) return;
  const dial = /** @type {Layout} */ (layout());
  const at = spotOf(event);
  const near = places()
    .map((place, nth) => ({place, away: distance(toScreen(place), at), reach: Math.max(REACH, dial.pieces[nth].size * scale())}))
    .filter(({away, reach}) => away <= reach)
    .sort((a, b) => a.away - b.away)[0]?.place;
  if (!near) return;
  const middle = toScreen(near);
  drag = {pointer: event.pointerId, off: {x: middle.x - at.x, y: middle.y - at.y}, before: places()};
  canvas.setPointerCapture(event.pointerId);
  select(near.id);
}, first);

canvas.addEventListener("pointermove", (event) => {
  if (!active()) return;
  mine(event);
  if (drag?.pointer !== event.pointerId) return;
  const at = spotOf(event);
  const {x, y} = toTable({x: at.x + drag.off.x, y: at.y + drag.off.y});
  put(piece, {x: Math.round(x), y: Math.round(y)});
}, first);

/** @param {PointerEvent} event */
function released(event) {
  if (!active()) return;
  mine(event);
  if (drag?.pointer !== event.pointerId) return;
  if (event.type === "pointercancel") page.values[/** @type {Layout} */ (layout()).field] = drag.before;
  drag = null;
  changed();
}
canvas.addEventListener("pointerup", released, first);
canvas.addEventListener("pointercancel", released, first);

canvas.addEventListener("keydown", (event) => {
  if (!active()) return;
  const {pieces} = /** @type {Layout} */ (layout());
  const nth = pieces.findIndex((one) => one.id === piece), here = places()[nth];
  const size = event.shiftKey ? "large" : "usual";
  const way = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
  const next = {PageDown: 1, PageUp: -1}[event.key];
  const twist = pieces[nth]?.turns ? TURNING[event.key] : undefined;
  if (!here || !(way || next || twist)) return;
  mine(event);
  if (next) select(pieces[(nth + next + pieces.length) % pieces.length].id);
  if (twist) turn(twist * TWISTS.key);
  if (!way) return;
  const from = toTable({x: 0, y: 0}), to = toTable({x: way[0], y: way[1]});
  const long = STEPS[size] / Math.hypot(to.x - from.x, to.y - from.y);
  put(piece, {x: rounded(here.x + (to.x - from.x) * long), y: rounded(here.y + (to.y - from.y) * long)});
}, first);

/** @param {number} by degrees */
function turn(by) {
  const here = places().find(({id}) => id === piece);
  if (here) put(piece, {angle: rounded((here.angle + by + 360) % 360)});
}

/** @param {number} value */
const rounded = (value) => Math.round(value * 1000) / 1000;

/** @param {string} id */
function select(id) {
  piece = id;
  const menu = /** @type {HTMLSelectElement | null} */ (document.getElementById("piece"));
  if (menu) menu.value = id;
  showTurn();
  news.dispatchEvent(new Event("pull"));
}

// -- the form -----------------------------------------------------------------------------------------------------------------------

/** The controls of the pieces, where they are not shown yet. */
function showPieces() {
  const dial = layout(), of = shownDial();
  if (!dial || !of) {
    moving = false;
    return;
  }
  const {words} = page.shown;
  follow(dial);
  if (!bearingDial()) {
    canvas.setAttribute("aria-label", words.placing);
    $("help").textContent = words.drag;
  }
  if (document.getElementById("piece")) return;
  if (!dial.pieces.some(({id}) => id === piece)) piece = dial.pieces[0].id;
  const menu = Object.assign(document.createElement("select"), {id: "piece"});
  menu.append(...of.options.map(([code, text]) => new Option(text, code)));
  menu.value = piece;
  menu.addEventListener("change", () => select(menu.value));
  const wrap = document.createElement("label");
  wrap.append(words.piece, menu);
  const turns = button(words.turn, () => turn(TWISTS.button));
  turns.id = "turns";
  $("dials").append(wrap, turns, ...formations(dial, of.ready), ...(bearingDial() ? [mover(words.move)] : []));
  showTurn();
}

/** The ready-made formations, where they are not the choices. @param {Layout} dial @param {[string, string][]} ready */
function formations(dial, ready) {
  if (page.shown.choices.length > 1) return [];
  return ready.map(([code, text], nth) => Object.assign(button(text, () => {
    page.values[dial.field] = dial.formations[nth].places;
    changed();
  }), {name: "formation", value: code}));
}

/** Turns dragging from flicking to moving and back. @param {string} text */
function mover(text) {
  const toggle = button(text, () => {
    moving = !moving;
    toggle.setAttribute("aria-pressed", String(moving));
    news.dispatchEvent(new Event("pull"));
  });
  toggle.id = "move";
  toggle.setAttribute("aria-pressed", String(moving));
  return toggle;
}

/** @param {string} text @param {() => void} press */
function button(text, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", press);
  return made;
}

function showTurn() {
  const made = document.getElementById("turns");
  if (made) made.hidden = !layout()?.pieces.find(({id}) => id === piece)?.turns;
}

/** A piece that is put somewhere and flicked from there is aimed from there. @param {Layout} dial */
function follow(dial) {
  const aimed = bearingDial(), [place] = places();
  if (aimed?.origin && dial.pieces.length === 1) [aimed.origin.x, aimed.origin.y] = [place.x, place.y];
}

news.addEventListener("draft", showPieces);

// -- drawing ------------------------------------------------------------------------------------------------------------------------

/** Draws the pieces that are put, and where they may be. @param {CanvasRenderingContext2D} ink */
export function paintPieces(ink) {
  const dial = layout();
  if (!dial || !page.shown.table) return;
  const style = getComputedStyle(document.documentElement);
  const colour = style.getPropertyValue("--aim"), bad = "#ff5f56";
  const faulty = page.sketch?.faulty ?? [];
  ink.save();
  ink.lineWidth = 2;
  for (const zone of dial.zones) {
    ink.setLineDash([8, 6]);
    ink.strokeStyle = colour;
    outline(ink, [[zone.x0, zone.y0], [zone.x1, zone.y0], [zone.x1, zone.y1], [zone.x0, zone.y1]]);
    ink.stroke();
  }
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  const laid = places().map((place, nth) => ({place, ...dial.pieces[nth]}));
  for (const {place, id, label, shape, size} of laid.sort((a, b) => b.size - a.size)) { // none is hidden by a larger one
    const at = toScreen(place), wrong = faulty.includes(id);
    ink.setLineDash(wrong ? [5, 4] : []);
    ink.lineWidth = id === piece ? 4 : 2;
    ink.strokeStyle = wrong ? bad : colour;
    ink.fillStyle = style.getPropertyValue("--panel");
    ink.beginPath();
    if (shape === "disc") ink.arc(at.x, at.y, size * scale(), 0, 2 * Math.PI);
    else outline(ink, corners(place, size / 2));
    ink.fill();
    ink.stroke();
    ink.setLineDash([]);
    ink.lineWidth = 3;
    ink.strokeStyle = style.getPropertyValue("--panel");
    ink.font = `600 ${Math.max(10, Math.min(16, size * scale() * 0.9))}px system-ui, sans-serif`;
    ink.strokeText(label, at.x, at.y);
    ink.fillStyle = wrong ? bad : style.getPropertyValue("--text");
    ink.fillText(label, at.x, at.y);
  }
  ink.restore();
}

/** @param {Place} at @param {number} half @returns {[number, number][]} */
function corners({x, y, angle}, half) {
  const cos = Math.cos((angle * Math.PI) / 180) * half, sin = Math.sin((angle * Math.PI) / 180) * half;
  return [[x + cos + sin, y - sin + cos], [x + cos - sin, y - sin - cos], [x - cos - sin, y + sin - cos], [x - cos + sin, y + sin + cos]];
}

/** @param {CanvasRenderingContext2D} ink @param {[number, number][]} spots */
function outline(ink, spots) {
  ink.beginPath();
  for (const [x, y] of spots) {
    const at = toScreen({x, y});
    ink.lineTo(at.x, at.y);
  }
  ink.closePath();
}
