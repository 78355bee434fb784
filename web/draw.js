// @ts-check
/**
 * Draws the aim, its preview and the last shot over the picture.
 *
 * @typedef {import("./state.js").Spot} Spot
 */
import {SHORTEST} from "./aim.js";
import {bearingDial, strengthNow, valueOf} from "./draft.js";
import {scale, toScreen, vectorOf} from "./geometry.js";
import {arrow} from "./ink.js";
import {paintPieces} from "./place.js";
import {paintWay} from "./spots.js";
import {news, page} from "./state.js";
import {cleared, picture} from "./surface.js";

const BESIDE = {radii: 4, edge: 5}; // of a piece, and CSS px: from its middle to where its name is over, on whichever side of it

let due = 0;
function draw() {
  due ||= requestAnimationFrame(paint);
}

function paint() {
  due = 0;
  if (page.playing) return;
  const ink = cleared();
  if (!page.shown?.table) return;
  paintPieces(ink);
  paintWay(ink);
  const dial = bearingDial();
  if (!dial?.origin) return;
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--aim");
  const from = BESIDE.radii * (dial.radius ?? 10) * scale() + BESIDE.edge;
  if (page.last && page.last.choice === page.choice.code) aimed(ink, dial.origin, page.last.values[dial.field], [from, from + 20], colour, 0.35);
  for (const line of page.sketch?.lines ?? []) trail(ink, line.points.map(toScreen), colour, line.kind === "leave" ? 0.6 : 1);
  for (const ghost of page.sketch?.ghosts ?? []) ring(ink, toScreen(ghost), (dial.radius ?? 10) * scale(), colour, ghost.kind);
  aimed(ink, dial.origin, valueOf(dial), [from, from + 16 + strengthNow() * 0.0062 * picture.clientWidth], colour, 1);
  if (page.pull) band(ink, page.pull, colour);
}

/** @param {CanvasRenderingContext2D} ink @param {Spot[]} spots @param {string} colour @param {number} alpha */
function trail(ink, spots, colour, alpha) {
  ink.save();
  ink.globalAlpha = alpha;
  ink.setLineDash([9, 6]);
  ink.lineWidth = 2.5;
  ink.strokeStyle = colour;
  ink.beginPath();
  spots.forEach(({x, y}, nth) => (nth ? ink.lineTo(x, y) : ink.moveTo(x, y)));
  ink.stroke();
  ink.restore();
}

/** @param {CanvasRenderingContext2D} ink @param {Spot} at @param {number} radius @param {string} colour @param {string} kind */
function ring(ink, at, radius, colour, kind) {
  ink.save();
  ink.strokeStyle = kind === "fall" ? "#ff5f56" : colour;
  ink.lineWidth = 2.5;
  if (kind !== "rest" && kind !== "fall") ink.setLineDash([5, 4]);
  ink.beginPath();
  ink.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  ink.stroke();
  ink.restore();
}

/**
 * An arrow of an aim, from so many CSS px beside the piece's middle to so many.
 *
 * @param {CanvasRenderingContext2D} ink @param {Spot} origin @param {number} bearing @param {[number, number]} ends @param {string} colour @param {number} alpha
 */
function aimed(ink, origin, bearing, ends, colour, alpha) {
  const middle = toScreen(origin), way = vectorOf(bearing);
  const [from, to] = ends.map((long) => ({x: middle.x + way.x * long, y: middle.y + way.y * long}));
  ink.save();
  ink.globalAlpha = alpha;
  arrow(ink, from, to, colour);
  ink.restore();
}

/** The band from the piece to the finger. @param {CanvasRenderingContext2D} ink @param {{from: Spot}} of @param {string} colour */
function band(ink, {from}, colour) {
  ink.save();
  ink.strokeStyle = colour;
  ink.globalAlpha = 0.7;
  ink.lineWidth = 2;
  ink.beginPath();
  ink.arc(from.x, from.y, SHORTEST, 0, 2 * Math.PI);
  ink.stroke();
  ink.restore();
}

new ResizeObserver(draw).observe(picture);
for (const one of ["draft", "pull", "sketch"]) news.addEventListener(one, draw);
