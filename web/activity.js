// @ts-check
/**
 * The start of the page inside Discord: its client gives a code, for which the bot asks Discord who this is. Then the page goes on as by hand.
 *
 * @typedef {{name: string, token: string}} OpenAsk
 */
import {news, reopen, unreachable} from "./state.js";
import {$, unmarked} from "./surface.js";

const PATIENCE = 15000; // ms until Discord's client counts as silent: its SDK waits for ever
const FOCUSED = 0; // the layout mode in which the page has its full size

/** @param {string} text */
const notice = (text) => ($("notice").textContent = unmarked(text));

/** @template T @param {Promise<T>} work @returns {Promise<T>} */
const inTime = (work) => Promise.race([work, new Promise((_, fail) => setTimeout(() => fail(new Error("silent")), PATIENCE))]);

/** @param {OpenAsk[]} asks @param {string} text what the list is about */
function offer(asks, text) {
  $("table").hidden = true;
  notice(text);
  list(asks.map(({name, token}) => button(name, () => begin(token))));
}

/** @param {HTMLButtonElement[]} choices */
function list(choices) {
  $("matches").replaceChildren(...choices, button(client.words.again, find));
  $("matches").hidden = false;
}

/** @param {string} text @param {() => void} press */
const button = (text, press) => Object.assign(document.createElement("button"), {type: "button", textContent: text, onclick: press});

/** @param {string} token */
function begin(token) {
  notice("");
  $("matches").hidden = true;
  reopen(token);
  location.hash = token; // which opens it
}

/** The code by which the bot learns from Discord who this is; null if the person keeps it to themselves. @returns {Promise<string | null>} */
const code = () =>
  sdk.commands.authorize({client_id: client.id, response_type: "code", state: "", prompt: "none", scope: ["identify"]}).then(
    (/** @type {{code: string}} */ given) => given.code,
    () => null,
  );

async function find() {
  $("matches").hidden = true;
  const given = await code();
  if (!given) return offer([], client.words.stranger);
  try {
    const answer = await fetch("activity/open", {
      method: "POST",
      headers: {"Content-Type": "application/json"},
      body: JSON.stringify({code: given, instance: sdk.instanceId}),
    });
    const {asks, text, error} = await answer.json();
    if (error) offer([], error);
    else if (asks.length === 1) begin(asks[0].token);
    else offer(asks, text || client.words.which);
  } catch {
    offer([], client.words.unreached);
  }
}

/** @type {any} */ let sdk;
/** @type {{id: string, words: Object<string, string>}} */ let client;

/** Asks Discord who this is, then opens the ask that waits for them. */
export async function start() {
  news.addEventListener("stuck", () => list([])); // below the board, with what became of it
  news.addEventListener("refused", () => setTimeout(() => offer([], $("notice").textContent ?? "")));
  try {
    client = await (await fetch("activity/client")).json();
    try {
      // @ts-ignore
      const {DiscordSDK} = await import("../activity/sdk.js");
      sdk = new DiscordSDK(client.id, {disableConsoleLogOverride: true});
      await inTime(sdk.ready());
      sdk
        .subscribe("ACTIVITY_LAYOUT_MODE_UPDATE", (/** @type {{layout_mode: number}} */ {layout_mode}) =>
          document.body.classList.toggle("small", layout_mode !== FOCUSED),
        )
        .catch(() => {}); // a client without layouts shows all of it
      await find();
    } catch {
      notice(client.words.alone);
    }
  } catch {
    notice(unreachable());
  }
}
