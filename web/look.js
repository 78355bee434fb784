// @ts-check
/** The look of a page that anyone may see: that of the device, until another is chosen there. */

/** The look that this device remembers, if it may remember anything. */
function remembered() {
  try {
    return localStorage.getItem("look");
  } catch {
    return null;
  }
}

export let look = remembered() ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");

/** Shows the page in its look. */
export const followLook = () => void (document.documentElement.className = look);

/** Changes to the other look, which this device remembers. */
export function changeLook() {
  look = look === "light" ? "dark" : "light";
  try {
    localStorage.setItem("look", look);
  } catch {
    // this device remembers nothing
  }
  followLook();
}
