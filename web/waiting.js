// @ts-check
/** Waits until the person is asked again: while others play, the page goes on by itself. */
import {showOnward} from "./onward.js";
import {blobOf} from "./play.js";
import {Refusal, ask, news, page} from "./state.js";
import {$, show, unmarked} from "./surface.js";

const PAUSE = 3000; // ms between two questions

/** @param {string} text */
function stuck(text) {
  $("said").textContent = text;
  news.dispatchEvent(new Event("stuck"));
}

/** The match is over: show how, and the last board. @param {import("./state.js").Played} played */
async function ended({story, after, ways}) {
  $("said").textContent = story.map(unmarked).join(" ");
  showOnward(ways ?? []);
  await show(blobOf(after));
}

/** Ask until there is an answer, or another link was opened. @param {string} token */
async function wait(token) {
  for (;;) {
    await new Promise((done) => setTimeout(done, PAUSE));
    if (document.hidden) await new Promise((done) => document.addEventListener("visibilitychange", done, {once: true}));
    if (token !== page.token) return;
    try {
      const played = await ask("next");
      if (token !== page.token) return;
      $("headline").textContent = played.headline;
      if (played.after) return await ended(played);
      if (played.token) return void news.dispatchEvent(new CustomEvent("next", {detail: played}));
    } catch (error) {
      if (token !== page.token) return;
      if (error instanceof Refusal) return stuck(unmarked(error.message));
    }
  }
}

news.addEventListener("waiting", () => {
  $("said").textContent += `\n${page.shown.words.waiting}`;
  wait(page.token);
});
