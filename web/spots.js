// @ts-check
/**
 * Choices that go from place to place: drag from where one starts toward where it goes, or tap its only place.
 *
 * @typedef {import("./state.js").Spot} Spot
 * @typedef {import("./state.js").Choice} Choice
 */
import "./form.js";
import {choose} from "./draft.js";
import {distance, spotOf, toScreen, toTable} from "./geometry.js";
import {arrow, edged} from "./ink.js";
import {whenOpen} from "./queue.js";
import {NOTHING, news, page} from "./state.js";
import {$, canvas} from "./surface.js";

const REACH = 30; // CSS px around a place in which it is meant
const SHORTEST = 14; // CSS px of a drag that has a direction
const MEANT = Math.PI / 6; // radians that the direction of a drag may be off

/** @type {{pointer: number, at: Spot, from: Spot} | null} */
let drag = null;

/** The choices that are about places. */
const ways = () => (page.shown?.table && !page.playing ? page.shown.choices : []).filter(({spots}) => spots.length);

/** How far a choice's first place is from a pixel. @param {Choice} one @param {Spot} at */
const away = ({spots}, at) => distance(toScreen(spots[0]), at);

/** The choices whose first place is nearest to a pixel, if any is near. @param {Choice[]} among @param {Spot} at */
function nearest(among, at) {
  const near = Math.min(REACH, ...among.map((one) => away(one, at)));
  return among.filter((one) => away(one, at) <= near + 1 && away(one, at) < REACH);
}

/** Choose what has its only place there; tapped again, the next that has. @param {Spot} place in mm */
function tap(place) {
  if (!ways().length) return false;
  const there = nearest(ways().filter(({spots}) => spots.length === 1), toScreen(place));
  if (there.length) choose(there[(there.indexOf(page.choice) + 1) % there.length]);
  return there.length > 0;
}

canvas.addEventListener("pointerdown", (event) => {
  if (drag || !ways().length) return;
  const at = spotOf(event), place = toTable(at);
  if (page.opening) return whenOpen(() => tap(place));
  if (tap(place)) return;
  const [begun] = nearest(ways().filter(({spots}) => spots.length > 1), at);
  if (!begun) return;
  drag = {pointer: event.pointerId, at, from: begun.spots[0]};
  canvas.setPointerCapture(event.pointerId);
});

canvas.addEventListener("pointermove", (event) => {
  if (drag?.pointer !== event.pointerId) return;
  const {at, from} = drag, to = spotOf(event);
  if (page.opening || distance(at, to) < SHORTEST) return;
  const meant = ways()
    .filter(({spots}) => spots.length > 1 && spots[0].x === from.x && spots[0].y === from.y)
    .map((one) => ({one, off: between(toScreen(one.spots[0]), toScreen(one.spots[1]), at, to)}))
    .filter(({off}) => off <= MEANT)
    .sort((a, b) => a.off - b.off)[0]?.one;
  if ((meant ?? NOTHING) !== page.choice) choose(meant ?? NOTHING);
});

/** The angle between two ways. @param {Spot} a @param {Spot} b @param {Spot} c @param {Spot} d */
function between(a, b, c, d) {
  const turned = Math.atan2(b.y - a.y, b.x - a.x) - Math.atan2(d.y - c.y, d.x - c.x);
  return Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned)));
}

/** @param {PointerEvent} event */
function released(event) {
  if (drag?.pointer === event.pointerId) drag = null;
}
canvas.addEventListener("pointerup", released);
canvas.addEventListener("pointercancel", released);

/** What the board is there for. */
function showHelp() {
  if (!ways().length) return;
  const {lines, places} = page.shown.words;
  $("help").textContent = ways().some(({spots}) => spots.length === 1) ? places : lines;
  canvas.setAttribute("aria-label", $("help").textContent);
}

news.addEventListener("draft", showHelp);

/** Draws the way of the choice and what the bot says of it. @param {CanvasRenderingContext2D} ink */
export function paintWay(ink) {
  if (!ways().length) return;
  const {spots} = page.choice;
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--aim");
  ink.save();
  ink.fillStyle = colour;
  ink.globalAlpha = 0.6;
  for (const one of ways().filter((way) => way.spots.length === 1)) dot(ink, toScreen(one.spots[0]));
  ink.globalAlpha = 1;
  const [from, to] = spots.map(toScreen);
  if (to) arrow(ink, from, to, colour);
  else if (from) edged(ink, colour, () => ink.arc(from.x, from.y, 14, 0, 2 * Math.PI));
  ink.restore();
}

/** A place that can be tapped. @param {CanvasRenderingContext2D} ink @param {Spot} at */
function dot(ink, at) {
  ink.beginPath();
  ink.arc(at.x, at.y, 3, 0, 2 * Math.PI);
  ink.fill();
}
