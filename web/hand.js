// @ts-check
/**
 * By hand: pull a piece back and let go. The bot has the last word about everything: this page sends drafts, draws what the bot says of
 * them, and sends the answer.
 *
 * @typedef {import("./state.js").Played} Played
 * @typedef {import("./state.js").Shown} Shown
 * @typedef {import("./surface.js").PixelMap} PixelMap
 */
import "./form.js";
import "./aim.js";
import "./draw.js";
import "./enlarge.js";
import "./steps.js";
import "./subset.js";
import "./waiting.js";
import {start} from "./activity.js";
import {changed, draftNow} from "./draft.js";
import {enablePlay} from "./form.js";
import {hideOnward, showOnward} from "./onward.js";
import {blobOf, play} from "./play.js";
import {previews} from "./previews.js";
import {whenMeant} from "./queue.js";
import {NOTHING, Refusal, ask, news, page, unreachable} from "./state.js";
import {$, cleared, picture, show, unmarked} from "./surface.js";

const AFTERWARDS = 900; // ms for which the result is shown before the next question

/** @type {AbortController | null} */ let film = null; // the turn that is shown

$("form").addEventListener("submit", (event) => {
  event.preventDefault();
  whenMeant(send);
});

async function send() {
  const {token} = page;
  if (page.sending) return;
  let refusedBy = /** @type {unknown} */ (null);
  page.sending = true;
  enablePlay();
  try {
    const played = await ask("play", {draft: draftNow(), sure: page.sure});
    if (token !== page.token) return; // another link is open
    if (!played.doubt) return void finished(played);
    page.sure = true;
    page.since = performance.now();
    say(played.doubt);
    news.dispatchEvent(new Event("doubt"));
    $("play").textContent = played.label;
  } catch (error) {
    if (token !== page.token) return;
    say(error instanceof Refusal ? error.message : page.shown.words.lost);
    if (error instanceof Refusal) news.dispatchEvent(new Event("stuck"));
    refusedBy = error;
  } finally {
    page.sending = false;
    enablePlay();
  }
  if (refusedBy instanceof Refusal) news.dispatchEvent(new Event("unplayed"));
}

/** @type {string | null} */ let before = null; // what was said before a request had to wait, as is said now

/** @param {string} text */
function say(text) {
  before = null;
  $("said").textContent = unmarked(text);
}

news.addEventListener("slow", (event) => {
  const {detail} = /** @type {CustomEvent<string>} */ (event), said = $("said");
  if (!page.shown) $("notice").textContent = detail;
  else [before, said.textContent] = [before ?? said.textContent, detail];
});

/** @param {Played} played */
async function finished(played) {
  const {token} = page, {signal} = (film = new AbortController());
  page.plan = null;
  say(played.story.map(unmarked).join(played.ways ? "\n" : " ") || played.headline);
  $("question").textContent = page.shown.words.played;
  if ($("form").contains(document.activeElement)) $("question").focus();
  $("form").hidden = $("foot").hidden = true;
  page.playing = true;
  try {
    if (played.shooting) {
      await play(played.shooting, /** @type {PixelMap} */ (page.shown.table), signal);
    } else if (played.after) {
      await show(blobOf(played.after));
      cleared();
    }
  } catch (error) {
    console.error(error); // the turn is stored, and its story is shown
  }
  if (token !== page.token) return; // another link is open
  $("headline").textContent = unmarked(played.headline); // until now, that of the turn which was shown
  if (played.shooting) await new Promise((done) => setTimeout(done, AFTERWARDS));
  if (token !== page.token || signal.aborted) return;
  if (played.ways) showOnward(played.ways);
  else if (played.token) follow(played.token);
  else news.dispatchEvent(new Event("waiting"));
}

/** Open the ask that leads on from this one. @param {string} token */
function follow(token) {
  page.token = token;
  page.since = Infinity;
  history.replaceState(null, "", `#${token}`);
  open();
}

let opening = Promise.resolve();

/** Open the ask, or show its steps, once what was opened before is there: nothing that was tapped is lost. */
function open() {
  page.opening += 1;
  opening = opening.then(load).then(() => {
    page.opening -= 1;
    news.dispatchEvent(new Event("opened"));
  });
}

async function load() {
  const {token, plan, shown} = page;
  try {
    const asked = /** @type {Shown} */ (await ask("ask", plan));
    if (token !== page.token) return; // another link was opened meanwhile
    await show(blobOf(asked.picture));
    present(asked);
    previews.open();
    if (before !== null) [$("said").textContent, before] = [before, null];
    changed();
  } catch (error) {
    if (token !== page.token) return;
    news.dispatchEvent(new Event("lost"));
    const text = error instanceof Refusal ? error.message : unreachable();
    if (plan && shown) return unlaid(text);
    $("table").hidden = true;
    news.dispatchEvent(new Event("refused"));
    $("notice").textContent = unmarked(text);
  }
}

/** @param {Shown} asked */
function present(asked) {
  const {words} = (page.shown = asked);
  document.documentElement.lang = asked.language;
  document.documentElement.className = asked.theme;
  page.playing = false;
  page.since = Math.min(page.since, performance.now()); // other steps of the same ask leave it
  page.pull = null;
  $("table").hidden = $("form").hidden = $("foot").hidden = false;
  $("notice").textContent = "";
  hideOnward();
  $("question").textContent = asked.question;
  $("headline").textContent = [unmarked(asked.headline), asked.clock].filter(Boolean).join(" · ");
  $("cancel").textContent = words.cancel;
  picture.alt = asked.alt;
  page.last = asked.draft;
  page.values = {...asked.draft.values};
  page.choice = asked.choices.find((one) => one.code === asked.draft.choice) ?? NOTHING;
}

/** A step could not be laid out: the board stays as it was. @param {string} text */
function unlaid(text) {
  const {draft, choices} = page.shown;
  page.plan = draft.steps ? {choice: "", values: {}, steps: draft.steps} : null;
  page.choice = choices.find(({code}) => code === draft.choice) ?? NOTHING;
  changed();
  say(text);
}

news.addEventListener("draft", () => {
  if (!page.opening) say(""); // the story of the turns before, or a doubt: it is read once its reader aims
});
news.addEventListener("plan", open);
news.addEventListener("next", (event) => {
  const {story, token} = /** @type {CustomEvent<Played>} */ (event).detail;
  say(story.map(unmarked).join(" "));
  follow(token);
});
function openLink() {
  page.token = location.hash.slice(1);
  page.since = Infinity;
  page.plan = null;
  film?.abort();
  say("");
  previews.close();
  open();
}

addEventListener("hashchange", openLink);
news.addEventListener("again", openLink);
if (new URLSearchParams(location.search).has("frame_id")) start(); // as Discord's client opens it
else open();
