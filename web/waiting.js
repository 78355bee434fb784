// @ts-check
/** What others do meanwhile: once the person is asked again the page goes on by itself, and once the match is over it shows how. */
import {showOnward} from "./onward.js";
import {blobOf} from "./play.js";
import {Refusal, ask, news, page} from "./state.js";
import {$, canvas, cleared, show, unmarked} from "./surface.js";

const PAUSE = 3000; // ms between two questions
const WATCH = 6000; // ms between two of them while the person is asked: the match may end before they answer

let watched = ""; // the token of the ask for whose match's end the page looks

/** @param {string} text */
function stuck(text) {
  $("said").textContent = text;
  news.dispatchEvent(new Event("stuck"));
}

/** The match is over: show how, and the last board. @param {import("./state.js").Played} played */
async function ended({story, headline, after, ways}) {
  page.playing = true;
  page.plan = page.pull = null;
  $("question").textContent = page.shown.words.over;
  $("headline").textContent = unmarked(headline);
  $("said").textContent = story.map(unmarked).join(" ");
  if (document.activeElement === canvas || $("form").contains(document.activeElement)) $("question").focus();
  $("form").hidden = $("foot").hidden = true;
  canvas.tabIndex = -1;
  showOnward(ways ?? []);
  await show(blobOf(after));
  cleared();
}

/** Once the page shown is in sight, or at once. */
const seen = () => document.hidden && new Promise((done) => document.addEventListener("visibilitychange", done, {once: true}));

/** Look for the end of the match while its person is asked. @param {string} token */
async function watch(token) {
  if (watched === token) return;
  watched = token;
  while (watched === token) {
    await new Promise((done) => setTimeout(done, WATCH));
    await seen();
    if (token !== page.token || page.playing) break;
    if (page.sending || page.opening || page.pull) continue;
    try {
      if (await over(token)) break;
    } catch (error) {
      if (error instanceof Refusal) break; // the link is too old to answer with
    }
  }
  if (watched === token) watched = "";
}

/** Show the end of the match if it is over, unless another answer is under way: whether it is. @param {string} token */
async function over(token) {
  const played = await ask("next", null, {quiet: true});
  if (!played.after || token !== page.token || page.sending || page.playing) return false;
  await ended(played);
  return true;
}


/** Ask until there is an answer, or another link was opened. @param {string} token */
async function wait(token) {
  for (;;) {
    await new Promise((done) => setTimeout(done, PAUSE));
    await seen();
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
news.addEventListener("opened", () => page.shown && watch(page.token));
news.addEventListener("unplayed", () => over(page.token).catch(() => {})); // the reason is shown already
