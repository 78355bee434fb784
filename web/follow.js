// @ts-check
/**
 * Follows what the bot says of a public match: the newest now, and each change as it comes.
 *
 * @typedef {import("./surface.js").PixelMap} PixelMap
 * @typedef {import("./play.js").Shooting} Shooting
 * @typedef {{seat: number, side: number, name: string, house: boolean, asked: boolean, due: string | null}} ShownSeat
 * @typedef {{revision: number, seat: number | null, made: string, story: string[], moved: boolean}} ShownTurn
 * @typedef {{id: number, status: string, revision: number, headline: string, players: ShownSeat[], recent: ShownTurn[]}} ShownMatch
 * @typedef {{table: PixelMap | null, shooting: Shooting | null}} StagedTurn
 */
const AGAIN = 10_000; // ms after which a stream that was refused is opened again
const LATER = 60_000; // and what is not for everyone is looked for again: that may be for a moment

export const root = new URL(document.body.dataset.root ?? "./", location.href);

/** What there is no longer, or is not for everyone. */
export class Gone extends Error {}

/** @param {string} path below the API @param {Object<string, string>} [query] @returns {Promise<any>} */
export async function read(path, query) {
  const answer = await fetch(new URL(`api/${path}?${new URLSearchParams(query)}`, root));
  if (answer.status === 404) throw new Gone();
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.headers.get("Content-Type")?.startsWith("image/") ? answer.blob() : answer.json();
}

/**
 * Calls `news` with each new state, and `gone` while there is none for everyone.
 *
 * @param {string} path below the API @param {Object<string, string>} query @param {(shown: any) => void} news @param {() => void} gone
 */
export function follow(path, query, news, gone) {
  const stream = new EventSource(new URL(`api/${path}/live?${new URLSearchParams(query)}`, root));
  const again = (/** @type {number} */ wait) => setTimeout(() => follow(path, query, news, gone), wait);
  const missing = () => {
    stream.close();
    gone();
    again(LATER);
  };
  stream.addEventListener("shown", ({data}) => news(JSON.parse(data)));
  stream.addEventListener("gone", missing);
  stream.addEventListener("error", async () => {
    if (stream.readyState !== EventSource.CLOSED) return; // the browser opens it again
    try {
      await read(path, query);
      again(AGAIN);
    } catch (error) {
      if (error instanceof Gone) missing();
      else again(AGAIN);
    }
  });
}
