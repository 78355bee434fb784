/** The line to the server: frames in and out, answers matched to requests, and a new line whenever it drops. */

const FIRST_PAUSE = 400; // ms before the first new attempt
const LONGEST_PAUSE = 5000; // ms; a local server that returns is noticed at once
const PATIENCE = 20000; // ms a request waits for its answer

/** What a request failed with: the words are those the server would have Discord show. */
export class Refusal extends Error {
  constructor(words, code = null) {
    super(words);
    this.code = code;
  }
}

export class Socket extends EventTarget {
  #user;
  #line = null;
  #next = 1;
  #waiting = new Map();
  #pause = FIRST_PAUSE;
  #timer = 0;

  /** @param {string} user id or name of the person this page speaks for */
  constructor(user) {
    super();
    this.#user = user;
  }

  /** Open the line. Frames arrive as `frame` events, its state as `up` and `down` events. */
  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const line = new WebSocket(`${scheme}://${location.host}/page/ws?user=${encodeURIComponent(this.#user)}`);
    this.#line = line;
    line.addEventListener("open", () => {
      this.#pause = FIRST_PAUSE;
      this.dispatchEvent(new Event("up"));
    });
    line.addEventListener("message", (event) => this.#receive(line, JSON.parse(event.data)));
    line.addEventListener("close", () => this.#dropped(line));
  }

  /** Speak for another person from now on. */
  become(user) {
    this.#user = user;
    const old = this.#line;
    this.#line = null;
    old?.close();
    this.#failAll();
    clearTimeout(this.#timer);
    this.open();
  }

  /**
   * Send a request and wait for its answer.
   * @param {string} op
   * @param {object} [body]
   * @returns {Promise<any>} the answer's data; rejects with a Refusal
   */
  ask(op, body = {}) {
    if (this.#line?.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal("offline"));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#settle(id, { ok: false, error: "offline" }), PATIENCE);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#line.send(JSON.stringify({ op, id, ...body }));
    });
  }

  #receive(line, frame) {
    if (line !== this.#line) return;
    if (frame.op === "reply") this.#settle(frame.id, frame);
    else this.dispatchEvent(new CustomEvent("frame", { detail: frame }));
  }

  #settle(id, frame) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    if (frame.ok) waiting.resolve(frame.data ?? {});
    else waiting.reject(new Refusal(frame.error ?? "", frame.code ?? null));
  }

  #dropped(line) {
    if (line !== this.#line) return;
    this.#line = null;
    this.#failAll();
    this.dispatchEvent(new Event("down"));
    this.#timer = setTimeout(() => this.open(), this.#pause);
    this.#pause = Math.min(this.#pause * 1.6, LONGEST_PAUSE);
  }

  #failAll() {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, { ok: false, error: "offline" });
  }
}
