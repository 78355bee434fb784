/** The messages of one channel: loading, grouping, following the newest, marking what is new, jumping to one. */

import { messageMenu, spot, userMenu, whenReleased } from "./context_menu.js";
import { h, reconcile, replace } from "./dom.js";
import { bridge } from "./gallery.js";
import { icon } from "./icons.js";
import { continues, showMessage, showPlaceholder, THREAD_MADE } from "./message.js";
import { day, sameDay } from "./times.js";
import { CHANNEL, FLAG, isDirect, isThread, labelOf, signOf, timeOf } from "./world.js";

const NEAR = 60; // px from the end that still count as "at the end"
const PLACEHOLDER_AFTER = 350; // ms; quick answers need no placeholder
const MOST_PAGES = 20; // pages of history searched for a message jumped to

export class Conversation {
  element;
  #context;
  #channel = null;
  #scroller;
  #list;
  #below;
  #shown = new Map(); // message id -> {key, element}
  #start = { key: "", element: null }; // what is above the first message: drawn again, it would be announced again
  #versions = new Map();
  #firstNew = null;
  #following = true;
  #held = false; // a finger or the mouse is down on a button: nothing moves, so that its click does not miss
  #loading = null; // the channel whose history is under way
  #missed = 0;
  #lastTop = 0;

  /** @param {import("./message.js").Context} context */
  constructor(context) {
    this.#context = context;
    this.#build();
    this.#listen();
  }

  /** Open a channel. */
  async show(channelId) {
    this.#channel = channelId;
    this.#held = false;
    this.#shown.clear();
    this.#firstNew = null;
    this.#following = true;
    this.#missed = 0;
    const { world } = this.#context;
    const fresh = world.unread.get(channelId) ?? 0;
    if (!world.loaded(channelId)) {
      this.#render();
      await this.#load(true);
    }
    if (this.#channel !== channelId) return;
    const list = world.messages(channelId);
    if (fresh && list.length) this.#firstNew = list[Math.max(0, list.length - fresh)].id;
    this.#render();
    this.#toEnd();
    this.#seen();
  }

  /** Show everything again, in the language of now. */
  refresh() {
    this.#shown.clear();
    if (this.#channel) this.#render();
  }

  /** Go to a message of the open channel, loading what is older until it is found. */
  async jump(messageId) {
    const { world } = this.#context;
    const has = () => world.messages(this.#channel).some((message) => message.id === messageId);
    for (let page = 0; page < MOST_PAGES && !has() && !world.whole(this.#channel); page++) await this.#load();
    const element = this.#shown.get(messageId)?.element;
    if (!element) return false;
    this.#following = false;
    element.scrollIntoView({ block: "center" });
    element.classList.add("found");
    element.focus({ preventScroll: true });
    setTimeout(() => element.classList.remove("found"), 2000);
    return true;
  }

  /** Go to the newest message. */
  toEnd() {
    this.#following = true;
    this.#missed = 0;
    this.#toEnd();
    this.#showBelow();
    this.#seen();
  }

  #build() {
    this.#list = h("div", {
      class: "messages",
      role: "log",
      "aria-live": "polite",
      "aria-relevant": "additions",
      dataset: { testid: "messages" },
    });
    this.#scroller = h(
      "div",
      { class: "scroller", tabindex: -1, onscroll: () => this.#scrolled(), onkeydown: (event) => this.#key(event), oncontextmenu: (event) => this.#menu(event) },
      this.#list,
    );
    this.#below = h("button", { type: "button", class: "below", hidden: true, onclick: () => this.toEnd() });
    this.element = h("div", { class: "conversation" }, this.#scroller, this.#below);
    const observer = new ResizeObserver(() => {
      if (this.#following) this.#toEnd();
    });
    observer.observe(this.#list);
    observer.observe(this.#scroller);
  }

  #listen() {
    const { world, interactions } = this.#context;
    world.addEventListener("messages", ({ detail }) => this.#changed(detail));
    world.addEventListener("channels", ({ detail }) => this.#channelChanged(detail.id));
    interactions.addEventListener("message", ({ detail: id }) => {
      this.#bump(id);
      if (this.#shown.has(id)) this.#render();
    });
    interactions.addEventListener("placeholders", ({ detail }) => {
      if (detail !== this.#channel) return;
      this.#render();
      setTimeout(() => this.#channel === detail && this.#render(), PLACEHOLDER_AFTER + 20);
    });
    this.#list.addEventListener("pointerdown", (event) => this.#hold(event));
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => this.#release());
    document.addEventListener("visibilitychange", () => this.#seen());
    addEventListener("focus", () => this.#seen());
  }

  #hold(event) {
    this.#held = event.button === 0 && Boolean(event.target.closest("button"));
  }

  /** The click follows the release, so what came in the meantime is shown a moment later. */
  #release() {
    if (!this.#held) return;
    setTimeout(() => {
      this.#held = false;
      this.#render();
      if (this.#following) this.#toEnd();
    });
  }

  /** A channel or thread that messages speak of may have come, got a name or gone. */
  #channelChanged(channelId) {
    const { world } = this.#context;
    if (channelId === this.#channel) return;
    const about = world.messages(this.#channel).filter((message) => speaksOf(message, channelId));
    for (const message of about) this.#bump(message.id);
    if (about.length) this.#render();
  }

  #changed({ channel_id: channelId, change, id }) {
    if (change === "update") this.#bump(id);
    if (channelId !== this.#channel || this.#loading === channelId) return;
    const mine = change === "create" && this.#isMine(this.#context.world.message(id));
    if (mine) {
      this.#following = true;
      this.#firstNew = null;
    } else if (change === "create" && document.visibilityState !== "visible") this.#firstNew ??= id;
    if (change === "create" && !this.#following) this.#missed += 1;
    this.#render();
    if (this.#following) this.#toEnd();
    this.#showBelow();
    this.#seen();
  }

  /** Written by this person, or an answer to what this person set off: worth scrolling to. */
  #isMine(message) {
    const { me } = this.#context.world;
    return [message?.author.id, message?.interaction_metadata?.user?.id].includes(me.id);
  }

  #bump(id) {
    this.#versions.set(id, (this.#versions.get(id) ?? 0) + 1);
  }

  async #load(first = false) {
    const channelId = this.#channel;
    if (this.#loading === channelId && !first) return;
    this.#loading = channelId;
    this.#list.setAttribute("aria-busy", "true");
    const fromEnd = this.#scroller.scrollHeight - this.#scroller.scrollTop;
    try {
      await this.#context.world.load(channelId);
    } catch {
      return; // the line is down: its return shows the channel again
    } finally {
      if (this.#loading === channelId) this.#loading = null;
      this.#list.removeAttribute("aria-busy");
    }
    if (this.#channel !== channelId) return;
    this.#render();
    this.#scroller.scrollTop = this.#scroller.scrollHeight - fromEnd;
  }

  #render() {
    if (this.#held) return;
    const { world, interactions } = this.#context;
    const rows = [world.whole(this.#channel) ? this.#beginning() : null];
    let before = null;
    for (const message of world.messages(this.#channel)) {
      const divider = this.#divider(message, before);
      if (divider) rows.push(divider);
      rows.push(this.#row(message, !divider && continues(message, before)));
      before = message;
    }
    const now = Date.now();
    for (const placeholder of interactions.placeholders(this.#channel)) {
      if (placeholder.error || now - placeholder.since >= PLACEHOLDER_AFTER)
        rows.push(showPlaceholder(placeholder, this.#context));
    }
    const focus = this.#focused();
    reconcile(this.#list, rows.filter(Boolean));
    this.#refocus(focus);
  }

  #row(message, compact) {
    const key = `${this.#versions.get(message.id) ?? 0} ${compact}`;
    const old = this.#shown.get(message.id);
    if (old?.key === key) return old.element;
    const open = old?.element.querySelector(":popover-open");
    if (open) {
      // A list that somebody is choosing from is not taken from under their finger: the message is drawn again when it closes.
      open.addEventListener("toggle", () => this.#render(), { once: true });
      return old.element;
    }
    const element = showMessage(message, compact, this.#context);
    if (old) {
      bridge(old.element, element);
      if (!(message.flags & FLAG.EPHEMERAL)) element.setAttribute("aria-live", "off"); // an edit is no news, as in Discord
      if (old.element.classList.contains("found")) element.classList.add("found");
    }
    this.#shown.set(message.id, { key, element });
    return element;
  }

  #divider(message, before) {
    const { words } = this.#context;
    const at = timeOf(message.id);
    const newDay = before && !sameDay(at, timeOf(before.id));
    const fresh = message.id === this.#firstNew;
    if (!newDay && !fresh) return null;
    return h(
      "div",
      { class: fresh ? "divider divider-new" : "divider", role: "separator" },
      h("span", {}, newDay || !before ? day(at, words.locale) : ""),
      fresh ? h("span", { class: "divider-mark" }, words.say("newMessages")) : null,
    );
  }

  #beginning() {
    const { world, words } = this.#context;
    const channel = world.channels.get(this.#channel);
    const direct = isDirect(channel);
    const name = direct ? world.placeName(channel) : labelOf(channel);
    const key = `${channel.id} ${name} ${words.locale}`;
    if (this.#start.key === key) return this.#start.element;
    const start = channel.type === CHANNEL.GROUP ? "groupStart" : direct ? "directStart" : "welcomeText";
    const element = h(
      "div",
      { class: "beginning" },
      h("div", { class: "beginning-mark" }, icon(signOf(channel))),
      h("h2", {}, isThread(channel) || direct ? name : words.say("welcome", { channel: name })),
      h(
        "p",
        {},
        isThread(channel) ? words.say("threadStart") : words.say(start, { channel: name }),
        " ",
        words.say("localLong"),
      ),
    );
    this.#start = { key, element };
    return element;
  }

  #focused() {
    const element = document.activeElement;
    const message = element?.closest?.(".message[data-id]");
    if (!message || !this.#list.contains(message)) return null;
    return { id: message.dataset.id, customId: element.dataset.customId ?? null };
  }

  #refocus(focus) {
    if (!focus || this.#focused()) return;
    const shown = this.#shown.get(focus.id)?.element;
    const element = shown?.isConnected ? shown : [...this.#list.querySelectorAll(".message[data-id]")].at(-1);
    const control =
      focus.customId &&
      [...(element?.querySelectorAll("[data-custom-id]") ?? [])].find(
        (each) => each.dataset.customId === focus.customId,
      );
    (control && !control.disabled ? control : element)?.focus({ preventScroll: true });
  }

  #scrolled() {
    const left = this.#scroller.scrollHeight - this.#scroller.scrollTop - this.#scroller.clientHeight;
    const up = this.#scroller.scrollTop < this.#lastTop - 1;
    this.#lastTop = this.#scroller.scrollTop;
    if (left < NEAR) this.#following = true;
    else if (up) this.#following = false;
    if (this.#following) {
      this.#missed = 0;
      this.#seen();
    }
    this.#showBelow();
    const { world } = this.#context;
    if (this.#scroller.scrollTop < 300 && world.loaded(this.#channel) && !world.whole(this.#channel)) this.#load();
  }

  #showBelow() {
    const { words } = this.#context;
    this.#below.hidden = this.#following;
    replace(
      this.#below,
      icon("down"),
      this.#missed ? words.say("newBelow", { n: this.#missed }) : words.say("jumpDown"),
    );
  }

  #toEnd() {
    if (this.#held) return;
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }

  #seen() {
    if (this.#channel && this.#following && this.#loading !== this.#channel && document.visibilityState === "visible")
      this.#context.world.read(this.#channel);
  }

  #menu(event) {
    const element = event.target.closest?.(".message[data-id]");
    const message = element && this.#context.world.message(element.dataset.id);
    if (!message || event.target.closest("a, img, input, textarea")) return;
    event.preventDefault();
    const author = event.target.closest(".avatar, .author");
    const at = spot(event, element);
    whenReleased(event, () => {
      if (author && !author.closest(".reference")) userMenu(message.author, this.#channel, at, this.#context);
      else messageMenu(message, at, this.#context);
    });
  }

  #key(event) {
    const message = event.target.closest?.(".message");
    if (!message || event.target !== message || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    const all = [...this.#list.querySelectorAll(".message")];
    all[all.indexOf(message) + (event.key === "ArrowUp" ? -1 : 1)]?.focus();
  }
}

/** Does this message name, open or announce that channel? */
function speaksOf(message, channelId) {
  return message.type === THREAD_MADE || JSON.stringify(message).includes(channelId);
}
