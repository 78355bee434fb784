// @ts-check
/** What is tapped while an ask is fetched waits, and is meant for the ask that is shown then. */
import {news, page} from "./state.js";

/** @type {(() => void)[]} */ let waiting = [];

/** Does a deed now, or once the page shows what it is fetching. @param {() => void} deed */
export function whenOpen(deed) {
  if (page.opening) waiting.push(deed);
  else deed();
}

news.addEventListener("opened", () => {
  while (!page.opening && waiting.length) waiting.shift()?.();
});
news.addEventListener("lost", () => (waiting = []));
