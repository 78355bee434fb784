// @ts-check
/** Waits until the person is asked again: while others play, the page goes on by itself. */
import {Refusal, ask, news, page} from "./state.js";
import {$, unmarked} from "./surface.js";

const PAUSE = 3000; // ms between two questions

function wait() {
  setTimeout(async () => {
    if (document.hidden) return document.addEventListener("visibilitychange", wait, {once: true});
    try {
      const {story, headline, token} = await (await ask("next")).json();
      $("headline").textContent = headline;
      if (story.length) return void ($("said").textContent = story.map(unmarked).join(" ")); // it is over
      if (!token) return wait();
      $("said").textContent = "";
      location.hash = token; // which opens it
    } catch (error) {
      if (error instanceof Refusal) $("said").textContent = unmarked(error.message);
      else wait();
    }
  }, PAUSE);
}

news.addEventListener("waiting", () => {
  $("said").textContent += ` ${page.shown.words.waiting}`;
  wait();
});
