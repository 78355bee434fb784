// @ts-check
/**
 * Plays a turn over its picture at the screen's rate, from the flights that the bot computed.
 *
 * @typedef {{t0: number, t1: number, id: string, x: number, y: number, angle: number, vx: number, vy: number, spin: number, braking: number,
 *   spin_braking: number}} Flight
 * @typedef {{piece: string, looks: {png: string, anchor: [number, number], angle: number}[], x: number, y: number, since: number,
 *   until: number | null, falls: number | null, grown: number, aside: [number, number], fades: number | null, soars: number}} Actor
 * @typedef {{stage: {ground: string, actors: Actor[], after: string}, flights: Flight[], duration: number}} Shooting
 * @typedef {import("./surface.js").PixelMap} PixelMap
 * @typedef {{x: number, y: number, angle: number}} Pose
 * @typedef {{image: ImageBitmap, anchor: [number, number], angle: number}} Look
 * @typedef {{actor: Actor, looks: Look[], flights: Flight[]}} Role
 */
import {cleared, pixelOf, show, zoom} from "./surface.js";

const SINKING = 0.36; // s in which a piece that leaves the table goes out of sight
const DRIFT = 0.35; // of its speed that it keeps
const SHRINKING = 0.12; // s in which a piece that was drawn too large comes to its true size

/** The image of a PNG. @param {string} png in base 64 */
export const blobOf = (png) => new Blob([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))], {type: "image/png"});

/** How far a piece slid. @param {number} speed @param {number} braking @param {number} span in seconds */
function slid(speed, braking, span) {
  const moved = braking > 0 ? Math.min(span, speed / braking) : span;
  return speed * moved - (braking * moved * moved) / 2;
}

/** @param {Flight} flight @param {number} t @returns {Pose} */
export function poseAt(flight, t) {
  const span = Math.min(Math.max(t, flight.t0), flight.t1) - flight.t0;
  const speed = Math.hypot(flight.vx, flight.vy);
  const way = speed > 0 ? slid(speed, flight.braking, span) / speed : 0;
  const turned = Math.sign(flight.spin) * slid(Math.abs(flight.spin), flight.spin_braking, span);
  return {x: flight.x + flight.vx * way, y: flight.y + flight.vy * way, angle: flight.angle + turned};
}

/** @param {Role} role @param {number} t @returns {Pose} */
function placeOf({actor, flights}, t) {
  const now = flights.findLast(({t0}) => t0 <= t);
  return now ? poseAt(now, t) : {x: actor.x, y: actor.y, angle: flights[0]?.angle ?? 0};
}

/** @param {Look[]} looks @param {number} angle */
function lookAt(looks, angle) {
  const off = (/** @type {Look} */ one) => Math.abs(((((one.angle - angle) % 360) + 540) % 360) - 180);
  return looks.reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** @param {CanvasRenderingContext2D} ink @param {Role} role @param {PixelMap} table @param {number} t @param {number} duration */
function draw(ink, role, table, t, duration) {
  const {actor, looks, flights} = role;
  if (t < actor.since || t >= (actor.until ?? Infinity)) return;
  const lost = actor.falls === null ? 0 : Math.max(0, t - actor.falls) / SINKING;
  if (lost >= 1) return;
  const {x, y, angle} = placeOf(role, actor.falls === null ? t : Math.min(t, actor.falls));
  const at = {x, y};
  if (lost > 0 && actor.falls !== null) {
    const before = placeOf(role, actor.falls - 0.01);
    at.x += (x - before.x) * 100 * DRIFT * lost * SINKING;
    at.y += (y - before.y) * 100 * DRIFT * lost * SINKING;
  }
  const moving = flights.length ? Math.min(1, Math.max(0, (t - flights[0].t0) / SHRINKING)) : 0;
  const height = actor.soars ? (4 * t * Math.max(0, duration - t)) / duration ** 2 : 0;
  const size = zoom() * (1 + (1 / actor.grown - 1) * moving) * (1 - 0.54 * lost) * (1 + height / 2);
  const beside = actor.fades === null ? 1 : Math.max(0, 1 - Math.hypot(x - actor.x, y - actor.y) / actor.fades);
  const {image, anchor} = lookAt(looks, angle);
  const spot = pixelOf(table, at);
  ink.globalAlpha = 1 - 0.9 * lost;
  ink.drawImage(
    image,
    spot.x + actor.aside[0] * beside * zoom() - anchor[0] * size,
    spot.y + (actor.aside[1] * beside - actor.soars * height) * zoom() - anchor[1] * size,
    image.width * size,
    image.height * size,
  );
}

/** @param {Shooting} shooting @returns {Promise<Role[]>} */
const cast = ({stage, flights}) =>
  Promise.all(
    stage.actors.map(async (actor) => ({
      actor,
      looks: await Promise.all(actor.looks.map(async ({png, anchor, angle}) => ({image: await createImageBitmap(blobOf(png)), anchor, angle}))),
      flights: flights.filter(({id}) => id === actor.piece).sort((a, b) => a.t0 - b.t0),
    })),
  );

/**
 * Plays a turn, and shows what came of it; ends without that once `stopped`.
 *
 * @param {Shooting} shooting @param {PixelMap} table @param {AbortSignal} [stopped]
 */
export async function play(shooting, table, stopped) {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    const roles = await cast(shooting);
    if (stopped?.aborted) return;
    await show(blobOf(shooting.stage.ground));
    await /** @type {Promise<void>} */ (
      new Promise((done) => {
        /** @type {number | null} */ let begun = null;
        const frame = (/** @type {number} */ now) => {
          if (stopped?.aborted) return done();
          begun ??= now;
          const t = (now - begun) / 1000, ink = cleared();
          for (const role of roles) draw(ink, role, table, t, shooting.duration);
          ink.globalAlpha = 1;
          if (t < shooting.duration + SINKING) requestAnimationFrame(frame);
          else done();
        };
        requestAnimationFrame(frame);
      })
    );
  }
  if (!stopped?.aborted) await show(blobOf(shooting.stage.after));
  cleared();
}
