/** Faces without picture files: a coloured disc with a letter for people, a robot for bots. */

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
    face.append(robot());
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

/** A robot's head: the mark of bots, and of the page. */
export function robot() {
  return svg(
    "svg",
    { viewBox: "0 0 40 40", focusable: "false" },
    svg("path", { class: "robot-line", d: "M20 6v7M9 21H5M35 21h-4" }),
    svg("rect", { class: "robot-head", x: 9, y: 13, width: 22, height: 19, rx: 6 }),
    svg("circle", { class: "robot-eye", cx: 16, cy: 21, r: 2.6 }),
    svg("circle", { class: "robot-eye", cx: 24, cy: 21, r: 2.6 }),
    svg("path", { class: "robot-mouth", d: "M16 27h8" }),
  );
}
