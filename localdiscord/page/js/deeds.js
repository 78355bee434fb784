/** What a person does without the bot: react, pin, delete, close threads. A refusal is shown for a moment. */

import { h } from "./dom.js";

const SHOWN = 4000; // ms a refusal stays
const WRITING = 8000; // ms between two signs that something is being written

export class Deeds {
  element;
  #socket;
  #told = new Map(); // channel id -> when writing was last told
  #timer = 0;

  /** @param {import("./socket.js").Socket} socket */
  constructor(socket) {
    this.#socket = socket;
    this.element = h("div", { class: "toast", role: "alert", hidden: true, dataset: { testid: "toast" } });
  }

  react(message, emoji) {
    return this.#do("react", { message_id: message.id, emoji });
  }

  pin(message, pinned) {
    return this.#do("pin", { message_id: message.id, pinned });
  }

  remove(message) {
    return this.#do("delete", { message_id: message.id });
  }

  /** @param {"archive"|"lock"|"reopen"|"delete"} what */
  thread(channelId, what) {
    return this.#do("thread", { channel_id: channelId, do: what });
  }

  takeDms(open) {
    return this.#do("dms", { open });
  }

  /** Add the app to this person's account, or remove it. */
  install(installed) {
    return this.#do("install", { installed });
  }

  /** Open the conversation with one person, or a new group; the id of its channel, or null. */
  async converse(userIds, name = "") {
    const answer = await this.#do("converse", { user_ids: userIds, name });
    return answer?.channel_id ?? null;
  }

  /** The pinned messages of a channel, latest first. */
  async pins(channelId) {
    const answer = await this.#do("pins", { channel_id: channelId });
    return answer?.messages ?? [];
  }

  /** Tell others that something is being written. */
  writing(channelId) {
    const now = Date.now();
    if (now - (this.#told.get(channelId) ?? 0) < WRITING) return;
    this.#told.set(channelId, now);
    this.#socket.ask("typing", { channel_id: channelId }).catch(() => {}); // nobody misses it
  }

  async #do(op, body) {
    try {
      return await this.#socket.ask(op, body);
    } catch (refusal) {
      this.#say(refusal.message);
      return null;
    }
  }

  #say(words) {
    clearTimeout(this.#timer);
    this.element.textContent = words;
    this.element.hidden = false;
    this.#timer = setTimeout(() => (this.element.hidden = true), SHOWN);
  }
}
