// @ts-check
/**
 * Previews by the bot over a WebSocket: the latest draft wins.
 *
 * @typedef {import("./state.js").Draft} Draft
 */
import {dialOf, draftNow} from "./draft.js";
import {news, page} from "./state.js";
import {$, unmarked} from "./surface.js";

export const previews = {
  /** @type {WebSocket | null} */ socket: null,
  nth: 0,
  /** @type {Draft | null} */ waiting: null,
  pause: 500,

  open() {
    const url = new URL("hand/live", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.hash = "";
    const socket = (this.socket = new WebSocket(url));
    socket.addEventListener("open", () => {
      socket.send(page.token);
      this.pause = 500;
      if (this.waiting) this.send(this.waiting);
    });
    socket.addEventListener("message", ({data}) => this.show(JSON.parse(data)));
    socket.addEventListener("close", ({code}) => {
      if (socket !== this.socket || code === 1008) return;
      setTimeout(() => socket === this.socket && this.open(), this.pause);
      this.pause = Math.min(8000, this.pause * 2);
    });
  },

  /** @param {Draft} draft */
  send(draft) {
    this.waiting = draft;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({nth: ++this.nth, draft}));
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

  close() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  },
};

news.addEventListener("draft", () => previews.send(draftNow()));
