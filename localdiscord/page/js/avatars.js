/** Faces without picture files: a coloured disc with a letter for people, a flicked puck for bots. */

import { h, svg } from "./dom.js";

const HUES = [212, 158, 286, 344, 188, 32, 256, 96];
const SPREAD = 325; // keeps the demo people's colours apart

/**
 * The avatar of `user`.
 * @param {{id: string, username: string, bot?: boolean, avatar_url?: string}} user
 * @param {string} name shown name
 * @param {string} [size] "s", "m" or "l"
 */
export function avatar(user, name, size = "m") {
  const face = h("span", { class: `avatar avatar-${size}`, "aria-hidden": "true", style: { "--hue": hue(user) } });
  if (user?.bot) {
    face.classList.add("avatar-bot");
    face.append(puck());
  } else face.append([...name][0]?.toUpperCase() ?? "?");
  return face;
}

/** The colour that goes with a person, as a hue in degrees. */
export function hue(user) {
  const key = user?.username ?? user?.id ?? "";
  let sum = 0;
  for (const letter of key) sum = (sum * SPREAD + letter.codePointAt(0)) % 9973;
  return HUES[sum % HUES.length];
}

/** A puck with the streaks of its slide: the table's mark. */
export function puck() {
  return svg(
    "svg",
    { viewBox: "0 0 40 40", focusable: "false" },
    svg("path", { class: "puck-streak", d: "M5 31 14 22M9 36l7-7M4 24l6-6" }),
    svg("circle", { class: "puck-rim", cx: 24, cy: 16, r: 11 }),
    svg("circle", { class: "puck-face", cx: 24, cy: 16, r: 7.5 }),
    svg("path", { class: "puck-mark", d: "M24 11.5l1.3 3.2 3.2 1.3-3.2 1.3L24 20.5l-1.3-3.2-3.2-1.3 3.2-1.3Z" }),
  );
}
