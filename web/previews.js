// @ts-check
/**
 * Previews by the bot over one WebSocket, which stays open from ask to ask: the latest draft wins.
 *
 * @typedef {import("./state.js").Draft} Draft
 */
import {begun, dialOf, draftNow} from "./draft.js";
import {news, page} from "./state.js";
import {$, unmarked} from "./surface.js";

const FIRST = 500, LONGEST = 8000; // ms before the socket is opened again
const REFUSED = 1008; // closed because of the token

export const previews = {
  /** @type {WebSocket | null} */ socket: null,
  nth: 0,
  pause: FIRST,

  /** Opens the socket, unless it is there. */
  open() {
    if (this.socket) return;
    const url = new URL("hand/live", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.hash = "";
    const socket = (this.socket = new WebSocket(url));
    socket.addEventListener("open", () => {
      socket.send(page.token);
      this.send();
    });
    socket.addEventListener("message", ({data}) => {
      this.pause = FIRST; // the bot keeps it open
      this.show(JSON.parse(data));
    });
    socket.addEventListener("close", ({code, reason}) => {
      if (socket !== this.socket) return;
      this.socket = null;
      if (code === REFUSED) return;
      if (reason) $("preview").textContent = reason;
      setTimeout(() => this.open(), this.pause);
      this.pause = Math.min(LONGEST, this.pause * 2);
    });
  },

  /** Asks for the preview of what is chosen. */
  send() {
    this.nth += 1; // what was asked before is no longer shown
    if (!begun()) $("preview").textContent = "";
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({nth: this.nth, token: page.token, draft: draftNow()}));
  },

  /** @param {any} preview */
  show(preview) {
    if (preview.nth !== this.nth) return;
    if (preview.error) {
      $("preview").textContent = unmarked(preview.error);
      return;
    }
    page.sketch = preview.sketch;
    const warnings = preview.warnings.map((/** @type {string} */ one) => unmarked(`⚠ ${one}`)).join(" ");
    const lines = Object.assign(document.createElement("span"), {textContent: preview.lines.map(unmarked).join("\n")});
    if (dialOf(page.choice, "layout")) lines.className = "spoken"; // the board shows where each piece is
    $("preview").replaceChildren(warnings, " ", lines);
    news.dispatchEvent(new Event("sketch"));
  },

  /** Closes the socket: the next ask may be another person's. */
  close() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  },
};

news.addEventListener("draft", () => previews.send());
