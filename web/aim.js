// @ts-check
/**
 * Aiming on the board: pull a piece back with a pointer, turn it finely with a second finger, or use the arrow keys.
 *
 * @typedef {import("./state.js").Spot} Spot
 */
import {FINE, aim, bearingDial, changed, choose, dialOf, strengthNow, valueOf} from "./draft.js";
import {bearingOf, distance, fullPull, toScreen} from "./geometry.js";
import {news, page} from "./state.js";
import {canvas} from "./surface.js";

export const SHORTEST = 10; // CSS px of a pull that is none yet
const REACH = 34; // CSS px around a piece's middle in which a pull may begin

/** @param {PointerEvent} event @returns {Spot} */
function spotOf(event) {
  const box = canvas.getBoundingClientRect();
  return {x: event.clientX - box.left, y: event.clientY - box.top};
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
  const at = spotOf(event);
  if (page.pull) {
    page.pull.second = event.pointerId;
    page.pull.at = at;
    return;
  }
  const [piece] = piecesAt(at);
  if (piece && piece !== page.choice && dialOf(piece, "bearing")?.origin !== bearingDial()?.origin) choose(piece);
  const origin = bearingDial()?.origin;
  if (!origin) return;
  const middle = toScreen(origin);
  if (distance(middle, at) > REACH) {
    aim(bearingOf(at.x - middle.x, at.y - middle.y), strengthNow());
    return;
  }
  page.pull = {id: event.pointerId, from: middle, before: {...page.values}, second: null, at};
  canvas.setPointerCapture(event.pointerId);
});

canvas.addEventListener("pointermove", (event) => {
  if (!page.pull) return;
  const at = spotOf(event);
  if (event.pointerId === page.pull.second) {
    const angle = bearingDial();
    const turned = Math.trunc((at.x - page.pull.at.x) / 8), harder = Math.trunc((page.pull.at.y - at.y) / 8);
    if (angle && (turned || harder)) {
      aim(valueOf(angle) + turned * FINE.angle, strengthNow() + harder * FINE.strength);
      page.pull.at = {x: page.pull.at.x + turned * 8, y: page.pull.at.y - harder * 8};
    }
    return;
  }
  if (event.pointerId !== page.pull.id || page.pull.second !== null) return;
  const dx = at.x - page.pull.from.x, dy = at.y - page.pull.from.y, long = Math.hypot(dx, dy);
  if (long < SHORTEST) {
    page.values = {...page.pull.before};
    changed();
    return;
  }
  const way = page.push ? 1 : -1;
  aim(bearingOf(way * dx, way * dy), 1 + (99 * (long - SHORTEST)) / (fullPull() - SHORTEST));
});

/** @param {PointerEvent} event */
function released(event) {
  if (page.pull && event.pointerId === page.pull.second) page.pull.second = null;
  else if (page.pull && event.pointerId === page.pull.id) page.pull = null;
  news.dispatchEvent(new Event("pull"));
}
canvas.addEventListener("pointerup", released);
canvas.addEventListener("pointercancel", released);

canvas.addEventListener("keydown", (event) => {
  const angle = bearingDial();
  const steps = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1]}[event.key];
  if (!angle || !steps) return;
  event.preventDefault();
  const large = event.shiftKey ? 10 : 1;
  aim(valueOf(angle) + steps[0] * FINE.angle * large, strengthNow() + steps[1] * FINE.strength * large);
});
