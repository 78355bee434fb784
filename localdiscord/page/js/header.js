/** The strip above the conversation: where we are, its threads, and who is here. */

import { avatar } from "./avatars.js";
import { spot, userMenu, whenReleased } from "./context_menu.js";
import { h, replace } from "./dom.js";
import { icon } from "./icons.js";
import { markdownLine } from "./markdown/show.js";
import { arrowKeys } from "./person.js";
import { openAt } from "./popup.js";
import { isDirect, isThread, isVocal, signOf } from "./world.js";

export class Header {
  element;
  #context;
  #drawer;
  #toggleMembers;
  #channel = null;

  /**
   * @param {object} context
   * @param {function()} drawer opens the channel list on a narrow window
   * @param {function()} toggleMembers
   */
  constructor(context, drawer, toggleMembers) {
    this.#context = context;
    this.#drawer = drawer;
    this.#toggleMembers = toggleMembers;
    this.element = h("header", { class: "header" });
    context.world.addEventListener("channels", () => this.refresh());
    context.world.addEventListener("unread", () => this.#mark());
  }

  select(channelId) {
    this.#channel = channelId;
    this.refresh();
  }

  /** Show the strip again. */
  refresh() {
    const { world, words } = this.#context;
    const channel = world.channels.get(this.#channel);
    if (!channel) return;
    const panel = h("div", { class: "menu menu-threads", popover: "auto", onkeydown: arrowKeys });
    const threads = this.#button("thread", words.say("allThreads"), () => this.#openThreads(panel, threads), "threads");
    replace(
      this.element,
      this.#button("menu", words.say("openChannels"), this.#drawer, "drawer", "drawer-button"),
      this.#title(channel),
      channel.topic
        ? h("span", { class: "topic" }, markdownLine(channel.topic, this.#context))
        : h("span", { class: "topic" }),
      h("span", { class: "local-mark local-mark-header", title: words.say("localLong") }, words.say("local")),
      isThread(channel) ? this.#threadMenu(panel) : null,
      this.#pins(panel),
      isDirect(channel) || isVocal(channel) ? null : threads,
      this.#button("people", words.say("toggleMembers"), this.#toggleMembers, "members", "members-button"),
      panel,
    );
    this.#mark();
  }

  #title(channel) {
    const { world, goTo } = this.#context;
    if (!isThread(channel))
      return h(
        "h1",
        { class: "place" },
        icon(signOf(channel)),
        h("span", {}, world.placeName(channel)),
      );
    const parent = world.channels.get(channel.parent_id);
    return h(
      "h1",
      { class: "place" },
      parent
        ? h(
            "button",
            { type: "button", class: "place-parent", onclick: () => goTo(parent.id) },
            icon(signOf(parent)),
            h("span", {}, parent.name),
          )
        : null,
      icon("chevron", "crumb"),
      icon("thread"),
      h("span", {}, channel.name),
    );
  }

  #pins(panel) {
    const { words } = this.#context;
    const control = this.#button("pin", words.say("pins"), () => this.#openPins(panel, control), "pins");
    return control;
  }

  async #openPins(panel, control) {
    const { words, goTo, deeds, world } = this.#context;
    const channel = this.#channel;
    const pinned = await deeds.pins(channel);
    if (channel !== this.#channel) return;
    replace(
      panel,
      h("div", { class: "menu-title" }, words.say("pins")),
      pinned.length ? null : h("p", { class: "menu-empty" }, words.say("noPins")),
      pinned.map((message) =>
        this.#entry(panel, "pin", `${world.nameOf(message.author)}: ${brief(message)}`, () => goTo(channel, message.id)),
      ),
    );
    openAt(panel, control, () => {}, { align: "end" });
    panel.querySelector("button")?.focus();
  }

  #threadMenu(panel) {
    const { words } = this.#context;
    const control = this.#button("more", words.say("threadMenu"), () => this.#openThreadMenu(panel, control), "thread-menu");
    return control;
  }

  #openThreadMenu(panel, control) {
    const { words, deeds, world } = this.#context;
    const id = this.#channel;
    const state = world.channels.get(id)?.thread_metadata ?? {};
    const entry = (picture, label, what) => this.#entry(panel, picture, words.say(label), () => deeds.thread(id, what));
    replace(
      panel,
      state.archived || state.locked ? entry("thread", "reopenThread", "reopen") : entry("check", "archiveThread", "archive"),
      state.locked ? null : entry("lock", "lockThread", "lock"),
      entry("close", "deleteThread", "delete"),
    );
    openAt(panel, control, () => {}, { align: "end" });
    panel.querySelector("button")?.focus();
  }

  #entry(panel, picture, label, act) {
    return h(
      "button",
      {
        type: "button",
        class: "menu-item",
        dataset: { testid: "menu-item", label },
        onclick: () => {
          panel.hidePopover();
          act();
        },
      },
      icon(picture),
      h("span", { class: "menu-text pinned" }, label),
    );
  }

  #openThreads(panel, control) {
    const { world, words, goTo } = this.#context;
    const channel = world.channels.get(this.#channel);
    const threads = world.threadsOf(isThread(channel) ? channel.parent_id : channel.id);
    const group = (title, list) =>
      list.length
        ? [
            h("div", { class: "menu-title" }, title),
            list.map((thread) =>
              h(
                "button",
                {
                  type: "button",
                  class: "menu-item",
                  onclick: () => {
                    panel.hidePopover();
                    goTo(thread.id);
                  },
                },
                icon("thread"),
                h("span", { class: "menu-text" }, thread.name),
              ),
            ),
          ]
        : null;
    replace(
      panel,
      threads.length ? null : h("p", { class: "menu-empty" }, words.say("noThreads")),
      group(
        words.say("active"),
        threads.filter((thread) => !thread.thread_metadata?.archived),
      ),
      group(
        words.say("archivedThreads"),
        threads.filter((thread) => thread.thread_metadata?.archived),
      ),
    );
    openAt(panel, control, () => {}, { align: "end" });
    panel.querySelector("button")?.focus();
  }

  #button(name, label, act, testid, extra = "") {
    return h(
      "button",
      {
        type: "button",
        class: `icon-button ${extra}`.trim(),
        title: label,
        "aria-label": label,
        dataset: { testid },
        onclick: act,
      },
      icon(name),
    );
  }

  #mark() {
    const { world } = this.#context;
    const elsewhere = [...world.unread].some(([id, count]) => count && id !== this.#channel);
    this.element.querySelector(".drawer-button")?.classList.toggle("marked", elsewhere);
  }
}

/** The column of people and bots. */
export function members(context, place) {
  const { world, words } = context;
  const all = world.peopleIn(place()).sort((a, b) => world.nameOf(a).localeCompare(world.nameOf(b)));
  const group = (title, users) =>
    users.length
      ? [
          h("h2", { class: "category" }, `${title} — ${users.length}`),
          h(
            "ul",
            {},
            users.map((user) => member(user, context, place)),
          ),
        ]
      : null;
  return [
    group(
      words.say("people"),
      all.filter((user) => !user.bot),
    ),
    group(
      words.say("bots"),
      all.filter((user) => user.bot),
    ),
  ];
}

/** The beginning of what a message says. */
function brief(message) {
  const texts = [message.content, ...(message.embeds ?? []).map((embed) => embed.title), ...spoken(message.components)];
  return texts.find(Boolean)?.split("\n")[0] ?? "…";
}

function spoken(components = []) {
  return components.flatMap((each) => (each.type === 10 ? [each.content] : spoken(each.components)));
}

function member(user, context, place) {
  const { world, words } = context;
  const channel = world.channels.get(place());
  const owner = isDirect(channel) ? channel.owner_id : world.guild.owner_id;
  const name = world.nameOf(user);
  const away = user.id === world.botId && !world.botOnline;
  return h(
    "li",
    { class: away ? "member away" : "member" },
    h(
      "button",
      {
        type: "button",
        class: "member-open",
        "aria-haspopup": "menu",
        dataset: { testid: `member-${user.username}` },
        onclick: (event) => userMenu(user, place(), event.currentTarget, context),
        oncontextmenu: (event) => {
          event.preventDefault();
          const at = spot(event, event.currentTarget);
          whenReleased(event, () => userMenu(user, place(), at, context));
        },
      },
    avatar(user, name, "m"),
    h("span", { class: "member-name" }, name, user.id === world.me.id ? h("small", {}, ` ${words.say("me")}`) : null),
    ),
    user.bot ? h("span", { class: "badge" }, words.say("app")) : null,
    user.id === owner
      ? h("span", { class: "crown", title: words.say("owner"), "aria-label": words.say("owner"), role: "img" }, "♛")
      : null,
  );
}
