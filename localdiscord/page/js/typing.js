/** Who is writing in the open channel. */

import { h, replace } from "./dom.js";

const LASTS = 9000; // ms a typing mark holds without another

export class Typing {
  element;
  #context;
  #channel = null;
  #writers = new Map(); // "channel user" -> timer

  /** @param {object} context world and words */
  constructor(context) {
    this.#context = context;
    this.element = h("div", { class: "typing", "aria-live": "off", dataset: { testid: "typing" } });
    context.world.addEventListener("typing", ({ detail }) => this.#begin(detail.channel_id, detail.user_id));
    context.world.addEventListener("messages", ({ detail }) => {
      if (detail.change !== "create") return;
      const author = context.world.message(detail.id)?.author.id;
      if (author) this.#end(`${detail.channel_id} ${author}`);
    });
  }

  select(channelId) {
    this.#channel = channelId;
    this.refresh();
  }

  /** Show the line again. */
  refresh() {
    const { world, words } = this.#context;
    const names = [...this.#writers.keys()]
      .map((key) => key.split(" "))
      .filter(([channel, user]) => channel === this.#channel && user !== world.me?.id)
      .map(([, user]) => world.nameOf(world.users.get(user)));
    if (!names.length) return replace(this.element);
    const text = words.say(`typing${Math.min(3, names.length)}`, { a: names[0], b: names[1] });
    replace(this.element, h("span", { class: "dots" }, h("i"), h("i"), h("i")), text);
  }

  #begin(channelId, userId) {
    const key = `${channelId} ${userId}`;
    clearTimeout(this.#writers.get(key));
    this.#writers.set(
      key,
      setTimeout(() => this.#end(key), LASTS),
    );
    this.refresh();
  }

  #end(key) {
    clearTimeout(this.#writers.get(key));
    if (this.#writers.delete(key)) this.refresh();
  }
}
