/** The column of channels: scheduled events, categories, channels, their active threads, direct messages, unread marks. */

import { avatar } from "./avatars.js";
import { h, replace } from "./dom.js";
import { icon } from "./icons.js";
import { startConversation } from "./start_conversation.js";
import { stamp } from "./times.js";
import { CHANNEL, isDirect, isThread, isVocal, signOf } from "./world.js";

const PLACES = new Set([CHANNEL.TEXT, CHANNEL.NEWS, CHANNEL.FORUM, CHANNEL.MEDIA, CHANNEL.VOICE, CHANNEL.STAGE]);
const ACTIVE = 2; // the status of an event that goes on

export class Sidebar {
  element;
  #context;
  #open = null;
  #folded = new Set();
  #mentions = new Map(); // channel id -> mentions of this person since it was read

  /** @param {object} context world, words, goTo */
  constructor(context) {
    this.#context = context;
    this.element = h("nav", {
      class: "channel-list",
      dataset: { testid: "channels" },
      onkeydown: (event) => this.#key(event),
    });
    const { world } = context;
    for (const type of ["channels", "events", "unread", "hello"]) world.addEventListener(type, () => this.refresh());
    world.addEventListener("messages", ({ detail }) => this.#count(detail));
  }

  /** Mark the open channel. */
  select(channelId) {
    this.#open = channelId;
    this.refresh();
  }

  /** Show the list again. */
  refresh() {
    const { world, words } = this.#context;
    if (!world.guild) return;
    for (const id of [...this.#mentions.keys()]) if (!world.unread.get(id)) this.#mentions.delete(id);
    const focus = this.element.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
    const all = [...world.channels.values()];
    const places = all.filter((channel) => PLACES.has(channel.type)).sort(byPlace);
    const categories = all.filter((channel) => channel.type === CHANNEL.CATEGORY).sort(byPlace);
    const direct = all.filter(isDirect);
    const loose = places.filter((channel) => !world.channels.has(channel.parent_id));
    this.element.setAttribute("aria-label", words.say("channels"));
    replace(
      this.element,
      world.events.length ? this.#events(world.events) : null,
      loose.length
        ? h(
            "ul",
            {},
            loose.map((channel) => this.#place(channel)),
          )
        : null,
      categories.map((category) =>
        this.#category(
          category,
          places.filter((channel) => channel.parent_id === category.id),
        ),
      ),
      this.#direct(direct),
    );
    if (focus) this.element.querySelector(`[data-channel="${focus}"]`)?.focus();
  }

  #direct(channels) {
    const { words } = this.#context;
    const start = h(
      "button",
      {
        type: "button",
        class: "icon-button",
        title: words.say("newConversation"),
        "aria-label": words.say("newConversation"),
        "aria-haspopup": "dialog",
        dataset: { testid: "new-conversation" },
        onclick: () => startConversation(start, this.#context),
      },
      icon("plus"),
    );
    return [
      h("div", { class: "direct-head" }, h("h2", { class: "category" }, words.say("direct")), start),
      h(
        "ul",
        {},
        channels.map((channel) => this.#place(channel)),
      ),
    ];
  }

  #events(events) {
    const { words } = this.#context;
    return [
      h("h2", { class: "category" }, words.say("events")),
      h(
        "ul",
        {},
        events.map((event) => h("li", {}, this.#event(event))),
      ),
    ];
  }

  #event(event) {
    const { words } = this.#context;
    const place = event.entity_metadata.location;
    const when =
      event.status === ACTIVE
        ? words.say("eventNow")
        : stamp(Date.parse(event.scheduled_start_time) / 1000, "s", words.locale);
    return h(
      "details",
      { class: "event", dataset: { testid: `event-${event.name}`, status: event.status } },
      h("summary", {}, icon("calendar"), h("span", { class: "event-name" }, event.name), h("small", {}, when)),
      h("p", {}, event.description ?? ""),
      h("p", { class: "event-place" }, /^https:/.test(place) ? h("a", { href: place }, words.say("eventPlace")) : place),
    );
  }

  #category(category, places) {
    const folded = this.#folded.has(category.id);
    const toggle = () => {
      if (!this.#folded.delete(category.id)) this.#folded.add(category.id);
      this.refresh();
    };
    const shown = folded
      ? places.filter((channel) => channel.id === this.#open || this.#context.world.unread.get(channel.id))
      : places;
    return [
      h(
        "h2",
        { class: "category" },
        h(
          "button",
          { type: "button", "aria-expanded": String(!folded), onclick: toggle },
          icon("chevron", folded ? "folded" : ""),
          category.name,
        ),
      ),
      h(
        "ul",
        {},
        shown.map((channel) => this.#place(channel)),
      ),
    ];
  }

  #place(channel) {
    const { world } = this.#context;
    const threads = world
      .threadsOf(channel.id)
      .filter((thread) => !thread.thread_metadata?.archived || thread.id === this.#open);
    return h(
      "li",
      {},
      this.#entry(channel),
      threads.length
        ? h(
            "ul",
            { class: "threads" },
            threads.map((thread) => h("li", {}, this.#entry(thread))),
          )
        : null,
    );
  }

  #entry(channel) {
    const { world, words, goTo } = this.#context;
    const count = channel.id === this.#open ? 0 : (world.unread.get(channel.id) ?? 0);
    const calls = channel.id === this.#open ? 0 : (this.#mentions.get(channel.id) ?? 0);
    const other = channel.type === CHANNEL.DM ? channel.recipients[0] : null;
    const name = world.placeName(channel);
    const thread = isThread(channel);
    return h(
      "button",
      {
        type: "button",
        class: [
          "channel",
          thread ? "channel-thread" : "",
          channel.id === this.#open ? "open" : "",
          count ? "unread" : "",
        ]
          .filter(Boolean)
          .join(" "),
        "aria-current": channel.id === this.#open ? "page" : null,
        "aria-label": count ? `${name}, ${words.say("unread", { n: count })}` : null,
        title: name,
        dataset: { testid: `channel-${name}`, channel: channel.id, unread: count },
        onclick: () => goTo(channel.id),
      },
      thread ? null : other ? avatar(other, name, "s") : icon(signOf(channel)),
      h("span", { class: "channel-name" }, name),
      calls ? h("span", { class: "count" }, calls) : null,
    );
  }

  #count({ channel_id: channelId, change, id }) {
    const { world } = this.#context;
    if (change !== "create" || channelId === this.#open) return;
    const message = world.message(id);
    if (!message || !world.callsMe(message)) return;
    this.#mentions.set(channelId, (this.#mentions.get(channelId) ?? 0) + 1);
    this.refresh();
  }

  #key(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const all = [...this.element.querySelectorAll("button")];
    all[all.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
  }
}

function byPlace(a, b) {
  return (
    isVocal(a) - isVocal(b) ||
    (a.position ?? 0) - (b.position ?? 0) ||
    a.id.length - b.id.length ||
    (a.id < b.id ? -1 : 1)
  );
}
