// @ts-check
/**
 * From places on the table (mm) to places on the screen (CSS px of the canvas), and back.
 *
 * @typedef {import("./surface.js").Spot} Spot
 * @typedef {import("./surface.js").PixelMap} PixelMap
 */
import {page} from "./state.js";
import {canvas, picture, pixelOf, zoom} from "./surface.js";

export const LONGEST = 0.36; // of the board's shorter side, the pull of full strength

/** The CSS pixel of a place in mm. @param {Spot} at @returns {Spot} */
export const toScreen = (at) => pixelOf(/** @type {PixelMap} */ (page.shown.table), at);

/** The place in mm of a CSS pixel. @param {Spot} at @returns {Spot} */
export function toTable(at) {
  const {across: [a, b, e], down: [c, d, f]} = /** @type {PixelMap} */ (page.shown.table);
  const x = at.x / zoom() - e, y = at.y / zoom() - f, det = a * d - b * c;
  return {x: (d * x - b * y) / det, y: (a * y - c * x) / det};
}

/** The bearing in degrees of a vector in CSS px. @param {number} dx @param {number} dy */
export function bearingOf(dx, dy) {
  const {across: [a, b], down: [c, d]} = /** @type {PixelMap} */ (page.shown.table);
  const det = a * d - b * c;
  return ((Math.atan2((d * dx - b * dy) / det, (a * dy - c * dx) / det) * 180) / Math.PI + 360) % 360;
}

/** A bearing as a unit vector in CSS px. @param {number} bearing @returns {Spot} */
export function vectorOf(bearing) {
  const {across: [a, b], down: [c, d]} = /** @type {PixelMap} */ (page.shown.table);
  const x = Math.sin((bearing * Math.PI) / 180), y = Math.cos((bearing * Math.PI) / 180);
  const px = a * x + b * y, py = c * x + d * y, long = Math.hypot(px, py);
  return {x: px / long, y: py / long};
}

export const fullPull = () => LONGEST * Math.min(picture.clientWidth, picture.clientHeight);

/** CSS px a mm. */
export const scale = () => Math.hypot(.../** @type {[number, number]} */ ((/** @type {PixelMap} */ (page.shown.table)).across.slice(0, 2))) * zoom();

/** @param {Spot} a @param {Spot} b */
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** The pixel of the canvas that a pointer is on. @param {PointerEvent} event @returns {Spot} */
export function spotOf(event) {
  const box = canvas.getBoundingClientRect();
  return {x: event.clientX - box.left, y: event.clientY - box.top};
}
