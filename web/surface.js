// @ts-check
/**
 * The elements of a page, and its picture with the canvas over it.
 *
 * @typedef {{x: number, y: number}} Spot
 * @typedef {{size: [number, number], across: [number, number, number], down: [number, number, number]}} PixelMap
 */

/** @template {HTMLElement} T @param {string} id @returns {T} */
export const $ = (id) => /** @type {T} */ (document.getElementById(id));
export const canvas = /** @type {HTMLCanvasElement} */ ($("canvas"));
export const picture = /** @type {HTMLImageElement} */ ($("picture"));

/**
 * A new element with properties and parts.
 *
 * @template {keyof HTMLElementTagNameMap} K @param {K} tag @param {Object<string, any>} [values] @param {(Node | string)[]} parts
 * @returns {HTMLElementTagNameMap[K]}
 */
export function element(tag, values = {}, ...parts) {
  const made = Object.assign(document.createElement(tag), values);
  made.append(...parts);
  return made;
}

/** A time in the language of the page, to the minute. @param {string} at */
export const moment = (at) => new Date(at).toLocaleString(document.documentElement.lang, {dateStyle: "medium", timeStyle: "short"});

/** Words of the bot without Discord's marks and escapes, its times as the browser says them. @param {string} text */
export const unmarked = (text) =>
  text
    .replace(/^(?:-#|###) /gm, "")
    .replace(/<t:(\d+):R>/g, (_, at) => fromNow(Number(at)))
    .replace(/\\([\\*_~|`<@:[\]>#+.-])|[*`]/g, "$1");

/** A time from now. @param {number} at in seconds since 1970 */
function fromNow(at) {
  const minutes = Math.round(at / 60 - Date.now() / 60_000), far = Math.abs(minutes) > 90;
  return new Intl.RelativeTimeFormat(document.documentElement.lang).format(far ? Math.round(minutes / 60) : minutes, far ? "hour" : "minute");
}

/** A text with values in the places that name them. @param {string} text @param {Object<string, string>} values */
export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

/** CSS px a pixel of the picture. */
export const zoom = () => picture.clientWidth / picture.naturalWidth;

/** The CSS pixel of a place in mm. @param {PixelMap} table @param {Spot} at @returns {Spot} */
export function pixelOf({across, down}, at) {
  const z = zoom();
  return {x: z * (across[0] * at.x + across[1] * at.y + across[2]), y: z * (down[0] * at.x + down[1] * at.y + down[2])};
}

/** The canvas over the picture, cleared, in CSS px. @returns {CanvasRenderingContext2D} */
export function cleared() {
  const ratio = devicePixelRatio || 1;
  const wide = Math.round(picture.clientWidth * ratio), high = Math.round(picture.clientHeight * ratio);
  if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
  const ink = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ink.setTransform(ratio, 0, 0, ratio, 0, 0);
  ink.clearRect(0, 0, wide, high);
  return ink;
}

/** Shows a picture once it can be drawn. @param {Blob} image */
export async function show(image) {
  const url = URL.createObjectURL(image);
  picture.src = url;
  await picture.decode();
  URL.revokeObjectURL(url);
}
