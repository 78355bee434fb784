/** The page put together: the line, what is known, what is seen, and which channel is open. */

import { openBeside } from "./app_page.js";
import { robot } from "./avatars.js";
import { Composer } from "./composer.js";
import { Conversation } from "./conversation.js";
import { Deeds } from "./deeds.js";
import { h, replace } from "./dom.js";
import { Forum } from "./forum.js";
import { Header, members } from "./header.js";
import { icon } from "./icons.js";
import { Interactions } from "./interactions.js";
import { openModal } from "./modal.js";
import { Person } from "./person.js";
import { nameUser, remember, remembered, showTheme, theme, wantedUser } from "./settings.js";
import { Sidebar } from "./sidebar.js";
import { Socket } from "./socket.js";
import { keepTime } from "./times.js";
import { Typing } from "./typing.js";
import { speak } from "./words.js";
import { World, CHANNEL } from "./world.js";
import { zoom } from "./zoom.js";

const NARROW = "(max-width: 600px)";

/** The channel that the address names, and the message in it, if it names one. */
const placeInAddress = () => location.hash.slice(1).split("/");

class App {
  #socket = new Socket(wantedUser());
  #context;
  #views;
  #parts;
  #open = null;
  #up = true;

  constructor(root) {
    const world = new World(this.#socket);
    this.#context = {
      world,
      interactions: new Interactions(world, this.#socket),
      deeds: new Deeds(this.#socket),
      words: speak(navigator.language),
      zoom: (picture, from) => zoom(picture, from, this.#context.words),
      goTo: (channelId, messageId) => this.#goTo(channelId, messageId),
      converse: (userIds, name) => this.#converse(userIds, name),
      useCommand: (name) => this.#views.composer.start(name),
    };
    this.#views = {
      sidebar: new Sidebar(this.#context),
      conversation: new Conversation(this.#context),
      composer: new Composer(this.#context, this.#socket),
      typing: new Typing(this.#context),
      forum: new Forum(this.#context, this.#socket),
      header: new Header(
        this.#context,
        () => this.#drawer(true),
        () => this.#toggleMembers(),
      ),
      person: new Person(
        this.#context,
        (username) => this.#become(username),
        (locale) => this.#speakNow(locale),
      ),
    };
    document.body.dataset.running = 0;
    this.#lay(root);
    this.#listen();
    this.#socket.open();
    keepTime();
  }

  #lay(root) {
    const { sidebar, conversation, composer, typing, forum, header, person } = this.#views;
    this.#parts = {
      skip: h("button", { type: "button", class: "skip", onclick: () => composer.focus() }),
      server: h("div", { class: "server" }),
      banner: h("div", { class: "banners", role: "status", "aria-live": "polite" }),
      members: h("aside", { class: "members", dataset: { testid: "member-list" } }),
      veil: h("div", { class: "drawer-veil", onclick: () => this.#drawer(false) }),
      side: null,
    };
    const { skip, server, banner, members: people, veil } = this.#parts;
    this.#parts.side = h(
      "div",
      {
        class: "side",
        id: "side",
        onkeydown: (event) => {
          if (event.key === "Escape" && !event.target.closest("[popover]")) this.#drawer(false);
        },
      },
      server,
      sidebar.element,
      person.element,
    );
    this.#parts.main = h(
      "main",
      { class: "main" },
      header.element,
      banner,
      h(
        "div",
        { class: "middle" },
        h("div", { class: "talk" }, forum.element, conversation.element, composer.element, typing.element),
        people,
      ),
    );
    replace(root, skip, this.#parts.side, veil, this.#parts.main, this.#context.deeds.element);
    root.classList.toggle("with-members", remembered().members ?? true);
  }

  #listen() {
    const { world, interactions } = this.#context;
    world.addEventListener("hello", () => this.#hello());
    world.addEventListener("channels", () => this.#channelsChanged());
    world.addEventListener("bot", () => {
      this.#banners();
      this.#people();
    });
    world.addEventListener("commands", () => this.#people());
    world.addEventListener("unread", () => this.#title());
    interactions.addEventListener("modal", ({ detail: { modal, interactionId } }) =>
      openModal(modal, (values) => interactions.submit(interactionId, values), {
        ...this.#context,
        channelId: this.#open,
      }),
    );
    interactions.addEventListener("activity", ({ detail: { url, close } }) =>
      openBeside(url, document.activeElement, this.#context.words, close),
    );
    interactions.addEventListener("running", ({ detail }) => {
      document.body.dataset.running = detail;
    });
    this.#socket.addEventListener("down", () => {
      this.#up = false;
      this.#banners();
    });
    addEventListener("hashchange", () => {
      const [id, message] = placeInAddress();
      if ((message || id !== this.#open) && world.channels.has(id)) this.#goTo(id, message);
    });
    addEventListener("keydown", (event) => this.#key(event));
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => showTheme(theme(), false));
  }

  #hello() {
    const { world } = this.#context;
    this.#up = true;
    nameUser(world.me.username);
    const wanted = remembered().locales?.[world.me.username];
    const told = world.me.locale ?? "en-US";
    this.#words(wanted ?? told);
    if (wanted && wanted !== told) this.#socket.ask("locale", { locale: wanted }).catch(() => {}); // a lost line says hello again
    this.#goTo(this.#startingPlace(), placeInAddress()[1], false);
    document.body.dataset.ready = world.me.username;
  }

  #startingPlace() {
    const { world } = this.#context;
    const candidates = [
      placeInAddress()[0],
      this.#open,
      world.guild.system_channel_id,
    ];
    return (
      candidates.find((id) => id && world.channels.has(id)) ??
      [...world.channels.values()].find((channel) => channel.type === CHANNEL.TEXT)?.id
    );
  }

  async #goTo(channelId, messageId, byHand = true) {
    const { world } = this.#context;
    if (!world.channels.has(channelId)) return;
    const { sidebar, header, composer, conversation, typing, forum } = this.#views;
    const same = this.#open === channelId && world.loaded(channelId);
    this.#open = channelId;
    document.body.dataset.channel = channelId;
    if (location.hash.slice(1) !== channelId) history[byHand ? "pushState" : "replaceState"](null, "", `#${channelId}`);
    this.#drawer(false);
    if (!same) {
      for (const view of [forum, sidebar, header, composer, typing]) view.select(channelId);
      this.#title();
      this.#people();
      await conversation.show(channelId);
    }
    if (messageId) await conversation.jump(messageId);
    else if (byHand && !matchMedia(NARROW).matches) composer.focus();
  }

  /** Go to the conversation with these people, which may have to be opened. */
  async #converse(userIds, name) {
    const { world, deeds } = this.#context;
    const known = userIds.length === 1 ? world.directWith(userIds[0])?.id : null;
    const channelId = known ?? (await deeds.converse(userIds, name));
    if (channelId) await this.#goTo(channelId);
  }

  #channelsChanged() {
    if (this.#open && !this.#context.world.channels.has(this.#open))
      this.#goTo(this.#startingPlace(), undefined, false);
    this.#title();
  }

  #become(username) {
    nameUser(username);
    this.#socket.become(username);
  }

  #speakNow(locale) {
    const { world } = this.#context;
    remember({ locales: { ...remembered().locales, [world.me.username]: locale } });
    this.#socket.ask("locale", { locale }).catch(() => {}); // told again with the next hello
    this.#words(locale);
  }

  #words(locale) {
    const words = speak(locale);
    this.#context.words = words;
    document.documentElement.lang = words.code;
    const { skip, server } = this.#parts;
    replace(skip, words.say("skip"));
    replace(
      server,
      h("span", { class: "server-mark", "aria-hidden": "true" }, robot()),
      h(
        "div",
        { class: "server-names" },
        h("strong", {}, this.#context.world.guild.name),
        h(
          "span",
          { class: "local-mark", title: words.say("localLong"), dataset: { testid: "local-mark" } },
          words.say("local"),
        ),
      ),
      h(
        "button",
        {
          type: "button",
          class: "icon-button drawer-close",
          "aria-label": words.say("closeChannels"),
          onclick: () => this.#drawer(false),
        },
        icon("close"),
      ),
    );
    for (const view of Object.values(this.#views)) view.refresh();
    this.#people();
    this.#banners();
    this.#title();
  }

  #people() {
    const { world, words } = this.#context;
    if (!world.guild) return;
    this.#parts.members.setAttribute("aria-label", words.say("members"));
    replace(this.#parts.members, members(this.#context, () => this.#open));
  }

  #banners() {
    const { world, words } = this.#context;
    const { banner, main } = this.#parts;
    main.classList.toggle("offline", !this.#up);
    replace(
      banner,
      this.#up
        ? null
        : h(
            "div",
            { class: "banner banner-bad", dataset: { testid: "line-down" } },
            icon("plug"),
            words.say("lineDown"),
          ),
      this.#up && !world.botOnline
        ? h("div", { class: "banner", dataset: { testid: "bot-offline" } }, icon("plug"), words.say("botOffline"))
        : null,
    );
  }

  #title() {
    const { world, words } = this.#context;
    const channel = world.channels.get(this.#open);
    const count = [...world.unread.values()].reduce((sum, each) => sum + each, 0);
    document.title = `${count ? `(${count}) ` : ""}${channel ? `${world.placeName(channel)} · ` : ""}${words.say("local")}`;
  }

  #drawer(open) {
    document.body.classList.toggle("drawer-open", open);
    if (open) this.#parts.side.querySelector(".channel.open")?.focus();
  }

  #toggleMembers() {
    const root = this.#parts.main.parentElement;
    const narrow = matchMedia("(max-width: 1000px)").matches;
    const name = narrow ? "members-over" : "with-members";
    const shown = root.classList.toggle(name);
    if (!narrow) remember({ members: shown });
  }

  #key(event) {
    const typing = event.target.closest?.("input, textarea, select, dialog, [popover]");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === " ") return;
    this.#views.composer.focus();
  }
}

showTheme(theme(), false);
new App(document.getElementById("app"));
