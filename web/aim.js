// @ts-check
/**
 * Aiming on the board: pull a piece back with a pointer, turn it finely with a second finger, or use the arrow keys. Two fingers that hold no
 * piece aim finely too: a twist turns, a pinch changes the strength.
 *
 * @typedef {import("./surface.js").Spot} Spot
 */
import {FINE, aim, bearingDial, changed, choose, dialOf, strengthNow, valueOf} from "./draft.js";
import {bearingOf, distance, fullPull, spotOf, toScreen, vectorOf} from "./geometry.js";
import {news, page} from "./state.js";
import {canvas} from "./surface.js";

export const SHORTEST = 10; // CSS px of a pull that is none yet
const REACH = 34; // CSS px around a piece's middle in which a pull may begin
const STRIDE = 8; // CSS px that a finger moves for a fine step
const SLACK = 12; // CSS px that the pulling finger may move, after a second one, before it pulls again

/** Where each finger is on the board. @type {Map<number, Spot>} */
const fingers = new Map();
/** The fine steps of two fingers: their place, and the aim, when the second came. @type {{from: Spot[], bearing: number, strength: number} | null} */
let fine = null;
/** What one finger that holds no piece has changed. @type {Object<string, any> | null} */
let before = null;

/** What is done on the board to aim; where a finger cannot come as far as that needs, the other way. */
export function aiming() {
  const {shown: {words}, push} = page;
  if (matchMedia("(pointer: coarse)").matches && !fits(push) && fits(!push)) return words[push ? "edge-push" : "edge"];
  return words[push ? "help-push" : "help"];
}

/** Whether a full pull at the present bearing, or a full push, ends within the window. @param {boolean} push */
function fits(push) {
  const dial = bearingDial();
  if (!dial?.origin || !page.shown.table) return true;
  const box = canvas.getBoundingClientRect(), from = toScreen(dial.origin), way = vectorOf(valueOf(dial));
  const long = push ? fullPull() : -fullPull(), x = box.left + from.x + way.x * long, y = box.top + from.y + way.y * long;
  return 0 <= x && x <= innerWidth && 0 <= y && y <= innerHeight;
}

/** The choices whose piece is at a place, nearest first. @param {Spot} at */
function piecesAt(at) {
  return page.shown.choices
    .map((one) => ({one, dial: dialOf(one, "bearing")}))
    .filter(({dial}) => dial?.origin)
    .map(({one, dial}) => ({one, away: distance(toScreen(/** @type {Spot} */ (dial?.origin)), at)}))
    .filter(({away}) => away <= REACH)
    .sort((a, b) => a.away - b.away || Number(b.one === page.choice) - Number(a.one === page.choice))
    .map(({one}) => one);
}

canvas.addEventListener("pointerdown", (event) => {
  if (!page.shown?.table || page.opening || page.playing) return;
  const at = spotOf(event);
  const [piece] = fingers.size ? [] : piecesAt(at);
  if (piece && piece !== page.choice && dialOf(piece, "bearing")?.origin !== bearingDial()?.origin) choose(piece);
  const origin = bearingDial()?.origin;
  if (!origin) return;
  canvas.setPointerCapture(event.pointerId);
  fingers.set(event.pointerId, at);
  if (fingers.size === 2) return begin();
  if (fingers.size > 2) return;
  before = {...page.values};
  const middle = toScreen(origin);
  if (distance(middle, at) > REACH) aim(bearingOf(at.x - middle.x, at.y - middle.y), strengthNow());
  else page.pull = {id: event.pointerId, from: middle, at, before: {...page.values}, turned: 0, harder: 0, held: null};
});

/** Begin fine steps. */
function begin() {
  const angle = bearingDial();
  if (!angle) return;
  if (!page.pull && before) page.values = before; // the first finger was no tap
  fine = {from: [...fingers.values()], bearing: valueOf(angle), strength: strengthNow()};
  changed();
}

/** Fine steps as far as two fingers have moved. @param {{from: Spot[], bearing: number, strength: number}} begun */
function refine({from: [a, b], bearing, strength}) {
  const [c, d] = [...fingers.values()];
  const long = Math.max(STRIDE, distance(a, b));
  const twist = Math.atan2(d.y - c.y, d.x - c.x) - Math.atan2(b.y - a.y, b.x - a.x);
  const across = page.pull ? d.x - b.x : Math.atan2(Math.sin(twist), Math.cos(twist)) * long;
  const up = page.pull ? b.y - d.y : distance(c, d) - distance(a, b);
  aim(bearing + Math.trunc(across / STRIDE) * FINE.angle, strength + Math.trunc(up / STRIDE) * FINE.strength);
}

canvas.addEventListener("pointermove", (event) => {
  if (!fingers.has(event.pointerId)) return;
  const at = spotOf(event), {pull} = page;
  if (!(fine && pull && event.pointerId === pull.id)) fingers.set(event.pointerId, at); // the pulling finger rests
  if (fine) return refine(fine);
  if (event.pointerId !== pull?.id || (pull.held && distance(pull.held, at) <= SLACK)) return;
  pull.held = null;
  const dx = at.x - pull.from.x, dy = at.y - pull.from.y, long = Math.hypot(dx, dy);
  pull.at = at;
  if (long < SHORTEST) {
    page.values = {...pull.before};
    changed();
    return;
  }
  const way = page.push ? 1 : -1;
  aim(bearingOf(way * dx, way * dy) + pull.turned, pulled(long) + pull.harder);
});

/** The strength of a pull. @param {number} long in CSS px */
const pulled = (long) => 1 + (99 * (long - SHORTEST)) / (fullPull() - SHORTEST);

/** The fine steps stay when a finger goes. */
function end() {
  const angle = bearingDial();
  if (fine && angle && page.pull) {
    page.pull.turned += valueOf(angle) - fine.bearing;
    page.pull.harder += strengthNow() - fine.strength;
    page.pull.held = page.pull.at;
  }
  fine = null;
}

/** @param {PointerEvent} event */
function released(event) {
  if (!fingers.has(event.pointerId)) return;
  if (fine) end();
  fingers.delete(event.pointerId);
  if (event.pointerId === page.pull?.id) page.pull = null;
  before = null;
  news.dispatchEvent(new Event("pull"));
}
canvas.addEventListener("pointerup", released);
canvas.addEventListener("pointercancel", released);

// With touch-action alone, Chromium sometimes loses the tap that follows a drag.
canvas.addEventListener("touchmove", (event) => event.preventDefault(), {passive: false});

canvas.addEventListener("keydown", (event) => {
  const angle = bearingDial();
  const steps = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1]}[event.key];
  if (!angle || !steps) return;
  event.preventDefault();
  const large = event.shiftKey ? 10 : 1;
  aim(valueOf(angle) + steps[0] * FINE.angle * large, strengthNow() + steps[1] * FINE.strength * large);
});
