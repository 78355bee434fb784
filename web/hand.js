// @ts-check
/**
 * By hand: pull a piece back and let go. The bot has the last word about everything: this page sends drafts, draws what the bot says of
 * them, and sends the answer.
 *
 * @typedef {import("./state.js").Played} Played
 * @typedef {import("./surface.js").PixelMap} PixelMap
 */
import "./aim.js";
import "./draw.js";
import "./pieces.js";
import "./plain.js";
import "./steps.js";
import "./subset.js";
import "./waiting.js";
import {changed, draftNow} from "./draft.js";
import {showForm, showWay} from "./form.js";
import {hideOnward, showOnward} from "./onward.js";
import {blobOf, play} from "./play.js";
import {previews} from "./previews.js";
import {Refusal, ask, news, page, unreachable} from "./state.js";
import {$, canvas, show, unmarked} from "./surface.js";

const AFTERWARDS = 900; // ms for which the result is shown before the next question

$("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = /** @type {HTMLButtonElement} */ ($("play"));
  button.disabled = true;
  try {
    const played = await (await ask("play", {draft: draftNow(), sure: page.sure})).json();
    if (played.doubt) {
      page.sure = true;
      say(played.doubt);
      button.textContent = played.label;
      return;
    }
    finished(played);
  } catch (error) {
    say(error instanceof Refusal ? error.message : page.shown.words.lost);
  } finally {
    button.disabled = false;
  }
});

/** @param {string} text */
const say = (text) => ($("said").textContent = unmarked(text));

/** @param {Played} played */
async function finished(played) {
  previews.close();
  page.plan = null;
  say(played.story.join(played.ways ? "\n" : " ") || played.headline);
  $("question").textContent = page.shown.words.played;
  $("headline").textContent = unmarked(played.headline);
  $("form").hidden = $("foot").hidden = true;
  try {
    if (played.shooting) {
      page.playing = true;
      await play(played.shooting, /** @type {PixelMap} */ (page.shown.table));
      await new Promise((done) => setTimeout(done, AFTERWARDS));
    } else if (played.after) await show(blobOf(played.after));
  } catch (error) {
    console.error(error); // the turn is stored, and its story is shown
  }
  if (played.ways) return showOnward(played.ways);
  if (!played.token) return void news.dispatchEvent(new Event("waiting"));
  page.token = played.token;
  history.replaceState(null, "", `#${page.token}`);
  await open();
}

async function open() {
  try {
    const [asked, image] = await Promise.all([ask("ask", page.plan).then((one) => one.json()), ask("picture", page.plan).then((one) => one.blob())]);
    await show(image);
    page.shown = asked;
    document.documentElement.lang = page.shown.language;
    document.documentElement.className = page.shown.theme;
    page.playing = false;
    $("table").hidden = $("form").hidden = $("foot").hidden = false;
    $("notice").textContent = "";
    hideOnward();
    $("question").textContent = page.shown.question;
    $("headline").textContent = [unmarked(page.shown.headline), page.shown.clock].filter(Boolean).join(" · ");
    $("help").textContent = page.shown.words.help;
    $("cancel").textContent = page.shown.words.cancel;
    canvas.setAttribute("aria-label", page.shown.words.keys);
    page.last = page.shown.draft;
    page.values = {...page.shown.draft.values};
    page.choice = page.shown.choices.find((one) => one.code === page.shown.draft.choice) ?? page.shown.choices[0];
    showWay();
    showForm();
    previews.close();
    previews.open();
    changed();
  } catch (error) {
    $("table").hidden = true;
    news.dispatchEvent(new Event("refused"));
    $("notice").textContent = unmarked(error instanceof Refusal ? error.message : unreachable());
  }
}

addEventListener("hashchange", () => {
  if (page.token !== location.hash.slice(1)) page.plan = null;
  page.token = location.hash.slice(1);
  open();
});
if (new URLSearchParams(location.search).has("frame_id")) import("./activity.js"); // as Discord's client opens it
else open();
