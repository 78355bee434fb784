// @ts-check
/** What this device remembers of a person's choices, if it may remember anything. */

/** @param {string} name */
export function remembered(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} choice */
export function remember(name, choice) {
  try {
    localStorage.setItem(name, choice);
  } catch {
    // this device remembers nothing
  }
}
