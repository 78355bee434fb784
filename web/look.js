// @ts-check
/** The look of a page that anyone may see: that of the device, until another is chosen there. */

import {remember, remembered} from "./memory.js";

let shown = remembered("look") ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");

/** The look of the page: "light" or "dark". */
export const look = () => shown;

/** Shows the page in its look. */
export const followLook = () => void (document.documentElement.className = shown);

/** Changes to the other look, which this device remembers. */
function changeLook() {
  shown = shown === "light" ? "dark" : "light";
  remember("look", shown);
  followLook();
}

/** Shows the page in its look, and lets its button change it. @param {() => void} [changed] called once it has */
export function lookButton(changed = () => {}) {
  const button = /** @type {HTMLButtonElement} */ (document.getElementById("look")), {light = "", dark = ""} = button.dataset;
  const label = () => void (button.textContent = shown === "light" ? dark : light);
  followLook();
  label();
  button.addEventListener("click", () => {
    changeLook();
    label();
    changed();
  });
}
