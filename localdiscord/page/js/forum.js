/** A forum: its posts as cards with their first pictures and tags, the latest first, filtered by a tag. */

import { h, replace } from "./dom.js";
import { icon } from "./icons.js";
import { stamp } from "./times.js";
import { isForum, timeOf } from "./world.js";

const GALLERY = 12; // the kind of component that shows pictures
const SOON = 50; // ms in which several changes are drawn as one

export class Forum {
  element;
  #context;
  #socket;
  #channel = null;
  #firsts = new Map(); // post id -> its first message
  #tag = null; // the tag that posts must have
  #waiting = null;

  /** @param {object} context world, words, goTo */
  constructor(context, socket) {
    this.#context = context;
    this.#socket = socket;
    this.element = h("div", { class: "forum", dataset: { testid: "forum" } });
    const { world } = context;
    for (const type of ["channels", "unread"]) world.addEventListener(type, () => this.#later());
    world.addEventListener("messages", ({ detail: { channel_id: id } }) => {
      if (world.channels.get(id)?.parent_id === this.#channel) this.#later();
    });
  }

  /** Open a forum; anything else hides the posts. */
  select(channelId) {
    const channel = this.#context.world.channels.get(channelId);
    this.#channel = isForum(channel) ? channelId : null;
    this.#tag = null;
    document.body.classList.toggle("in-forum", this.#channel !== null);
    this.refresh();
  }

  /** Show all posts. */
  async refresh() {
    const forum = this.#channel;
    if (forum === null) return replace(this.element);
    this.#show();
    let messages;
    try {
      ({ messages } = await this.#socket.ask("posts", { channel_id: forum }));
    } catch {
      return; // the line is down: its return shows the forum again
    }
    if (forum !== this.#channel) return;
    this.#firsts = new Map(messages.map((message) => [message.id, message]));
    this.#show();
  }

  #later() {
    if (this.#channel === null) return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.refresh(), SOON);
  }

  #show() {
    const { world, words } = this.#context;
    const forum = world.channels.get(this.#channel);
    if (!forum) return;
    const posts = world
      .threadsOf(forum.id)
      .filter((post) => this.#tag === null || (post.applied_tags ?? []).includes(this.#tag))
      .sort((a, b) => lastOf(b) - lastOf(a));
    const [closed, open] = [true, false].map((shut) => posts.filter((post) => archived(post) === shut));
    replace(
      this.element,
      this.#filter(forum),
      posts.length ? null : h("p", { class: "forum-empty" }, words.say("noPosts")),
      this.#list(open, forum),
      closed.length ? h("h2", { class: "category" }, words.say("archivedPosts")) : null,
      this.#list(closed, forum),
    );
  }

  #filter(forum) {
    const tags = forum.available_tags ?? [];
    if (!tags.length) return null;
    const choose = (tag) => {
      this.#tag = this.#tag === tag.id ? null : tag.id;
      this.#show();
    };
    return h(
      "div",
      { class: "forum-tags", role: "group", "aria-label": this.#context.words.say("tags") },
      tags.map((tag) =>
        h(
          "button",
          { type: "button", class: "tag", "aria-pressed": String(this.#tag === tag.id), onclick: () => choose(tag) },
          named(tag),
        ),
      ),
    );
  }

  #list(posts, forum) {
    return posts.length
      ? h(
          "ul",
          { class: "forum-posts" },
          posts.map((post) => h("li", {}, this.#post(post, forum))),
        )
      : null;
  }

  #post(post, forum) {
    const { world, words, goTo } = this.#context;
    const picture = pictureOf(this.#firsts.get(post.id));
    const tags = (post.applied_tags ?? []).map((id) => (forum.available_tags ?? []).find((tag) => tag.id === id));
    const unread = world.unread.get(post.id) ?? 0;
    return h(
      "button",
      {
        type: "button",
        class: unread ? "post unread" : "post",
        dataset: { testid: "post", channel: post.id },
        onclick: () => goTo(post.id),
      },
      picture
        ? h("img", { class: "post-picture", src: picture.url, alt: picture.alt, loading: "lazy" })
        : h("span", { class: "post-picture" }, icon("thread")),
      h(
        "span",
        { class: "post-words" },
        h("span", { class: "post-tags" }, tags.filter(Boolean).map((tag) => h("span", { class: "tag" }, named(tag)))),
        h("strong", { class: "post-name" }, post.name),
        h(
          "span",
          { class: "post-facts" },
          post.thread_metadata?.locked ? icon("lock") : null,
          words.say("messagesIn", { n: post.message_count ?? 0 }),
          " · ",
          stamp(lastOf(post) / 1000, "R", words.locale),
        ),
      ),
    );
  }
}

function named(tag) {
  return [tag.emoji_name, tag.name].filter(Boolean).join(" ");
}

function archived(post) {
  return Boolean(post.thread_metadata?.archived);
}

function lastOf(post) {
  return timeOf(post.last_message_id ?? post.id);
}

/** The first picture of a message: of a gallery, else a file. */
function pictureOf(message) {
  const galleries = [...within(message?.components ?? [])].filter((part) => part.type === GALLERY);
  const shown = galleries.flatMap((gallery) => gallery.items ?? [])[0];
  if (shown) return { url: shown.media.url, alt: shown.description ?? "" };
  const file = (message?.attachments ?? []).find((one) => one.content_type?.startsWith("image/"));
  return file ? { url: file.url, alt: file.description ?? "" } : null;
}

function* within(parts) {
  for (const part of parts) {
    yield part;
    yield* within(part.components ?? []);
  }
}
