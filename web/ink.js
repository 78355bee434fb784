// @ts-check
/**
 * Arrows over a picture.
 *
 * @typedef {import("./surface.js").Spot} Spot
 */

/** Draws an arrow with a dark edge. @param {CanvasRenderingContext2D} ink @param {Spot} from @param {Spot} to @param {string} colour */
export function arrow(ink, from, to, colour) {
  const long = Math.hypot(to.x - from.x, to.y - from.y), x = (to.x - from.x) / long, y = (to.y - from.y) / long;
  edged(ink, colour, () => {
    ink.moveTo(from.x, from.y);
    ink.lineTo(to.x, to.y);
    ink.moveTo(to.x - 11 * x - 8 * y, to.y - 11 * y + 8 * x);
    ink.lineTo(to.x, to.y);
    ink.lineTo(to.x - 11 * x + 8 * y, to.y - 11 * y - 8 * x);
  });
}

/** Draws a path with a dark edge. @param {CanvasRenderingContext2D} ink @param {string} colour @param {() => void} path */
export function edged(ink, colour, path) {
  ink.lineCap = ink.lineJoin = "round";
  for (const [width, style] of /** @type {[number, string][]} */ ([[9, "#0009"], [5, colour]])) {
    ink.lineWidth = width;
    ink.strokeStyle = style;
    ink.beginPath();
    path();
    ink.stroke();
  }
}
