/** What this person knows of the server: people, channels, messages, commands. Changes are told as events. */

export const CHANNEL = {
  TEXT: 0,
  DM: 1,
  VOICE: 2,
  GROUP: 3,
  CATEGORY: 4,
  NEWS: 5,
  NEWS_THREAD: 10,
  THREAD: 11,
  PRIVATE_THREAD: 12,
  STAGE: 13,
  FORUM: 15,
  MEDIA: 16,
};
export const FLAG = { HAS_THREAD: 32, EPHEMERAL: 64, LOADING: 128, V2: 32768 };

const THREADS = new Set([CHANNEL.NEWS_THREAD, CHANNEL.THREAD, CHANNEL.PRIVATE_THREAD]);
const SIGNS = {
  [CHANNEL.DM]: "at",
  [CHANNEL.GROUP]: "people",
  [CHANNEL.VOICE]: "voice",
  [CHANNEL.NEWS]: "news",
  [CHANNEL.STAGE]: "stage",
  [CHANNEL.FORUM]: "forum",
  [CHANNEL.MEDIA]: "media",
};
const PAGE = 50; // messages asked for at a time

/** Is `channel` a thread? */
export function isThread(channel) {
  return THREADS.has(channel?.type);
}

/** Is `channel` one of posts: a forum or a media channel? */
export function isForum(channel) {
  return channel?.type === CHANNEL.FORUM || channel?.type === CHANNEL.MEDIA;
}

/** Is `channel` a voice or stage channel? */
export function isVocal(channel) {
  return channel?.type === CHANNEL.VOICE || channel?.type === CHANNEL.STAGE;
}

/** Is `channel` a direct conversation, of two people or a group? */
export function isDirect(channel) {
  return channel?.type === CHANNEL.DM || channel?.type === CHANNEL.GROUP;
}

/** The name of the icon before a channel. */
export function signOf(channel) {
  return isThread(channel) ? "thread" : (SIGNS[channel?.type] ?? "hash");
}

/** A channel's name as it is written in a text, with # where Discord sets one. */
export function labelOf(channel) {
  return isThread(channel) || isVocal(channel) ? channel.name : `#${channel.name}`;
}

/** Order two snowflakes by time. */
export function byId(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** When the thing with this snowflake was made, in milliseconds since 1970. */
export function timeOf(id) {
  return Number(BigInt(id) >> 22n) + 1420070400000;
}

/**
 * Events: `hello`, `channels` (detail: id), `events`, `commands`, `bot`, `unread`, `locale`; `messages` (detail: channel_id, change, id),
 * `typing` (detail: channel_id, user_id), `interaction` (detail: the frame).
 */
export class World extends EventTarget {
  me = null;
  guild = null;
  users = new Map();
  channels = new Map();
  botId = null; // of the bot that this server serves
  events = []; // scheduled ones that are to come or going on
  botOnline = true;
  appPages = ""; // the address of the bot's own pages, if they open here
  unread = new Map();
  #commands = {}; // by context: 0 on the server, 1 in direct messages of the bot, 2 in conversations without it
  #messages = new Map(); // channel id -> {list, whole: is the beginning loaded}
  #socket;

  constructor(socket) {
    super();
    this.#socket = socket;
    socket.addEventListener("frame", (event) => this.#take(event.detail));
  }

  /** The messages of a channel that are known here, oldest first. */
  messages(channelId) {
    return this.#messages.get(channelId)?.list ?? [];
  }

  /** The message of this id, wherever it is. */
  message(id) {
    for (const { list } of this.#messages.values()) {
      const found = list.find((message) => message.id === id);
      if (found) return found;
    }
    return null;
  }

  /** The commands offered to this person on the server. */
  get commands() {
    return this.#commands[0] ?? [];
  }

  /** The commands offered to this person in a channel. */
  commandsIn(channelId) {
    const channel = this.channels.get(channelId);
    if (!isDirect(channel)) return this.#commands[0] ?? [];
    return this.#commands[channel.recipients.some((user) => user.id === this.botId) ? 1 : 2] ?? [];
  }

  /** Has history been loaded for this channel, and does it reach the beginning? */
  loaded(channelId) {
    return this.#messages.get(channelId)?.fetched ?? false;
  }

  whole(channelId) {
    return this.#messages.get(channelId)?.whole ?? false;
  }

  /** Load the newest messages, or the page before those known. */
  async load(channelId) {
    const shelf = this.#shelf(channelId);
    const before = shelf.fetched && shelf.list.length ? shelf.list[0].id : undefined;
    const { messages } = await this.#socket.ask("history", { channel_id: channelId, before, limit: PAGE });
    const known = new Set(shelf.list.map((message) => message.id));
    shelf.list = [...messages.filter((message) => !known.has(message.id)), ...shelf.list].sort((a, b) =>
      byId(a.id, b.id),
    );
    shelf.whole = messages.length < PAGE;
    shelf.fetched = true;
    this.#tell("messages", { channel_id: channelId, change: "history" });
  }

  /** Everything in `channelId` has been seen. */
  read(channelId) {
    if (!this.unread.get(channelId)) return;
    this.unread.delete(channelId);
    this.#socket.ask("ack", { channel_id: channelId }).catch(() => {}); // a lost line brings the true counts with its hello
    this.#tell("unread");
  }

  /** Take an ephemeral message away, here and on the server. */
  async dismiss(message) {
    await this.#socket.ask("dismiss", { message_id: message.id });
    this.#remove(message.channel_id, message.id);
  }

  /** The person's shown name. */
  nameOf(author) {
    const user = this.users.get(author?.id) ?? author;
    return user?.display_name ?? user?.global_name ?? user?.username ?? "?";
  }

  /** The name of a channel; of a direct conversation without one those who are in it. */
  placeName(channel) {
    return channel.name ?? channel.recipients.map((user) => this.nameOf(user)).join(", ");
  }

  /** The people and bots of a channel. */
  peopleIn(channelId) {
    const channel = this.channels.get(channelId);
    const all = [...this.users.values()];
    if (!isDirect(channel)) return all;
    const inside = new Set([this.me.id, ...channel.recipients.map((user) => user.id)]);
    return all.filter((user) => inside.has(user.id));
  }

  /** The direct conversation with one other, if there is one. */
  directWith(userId) {
    return [...this.channels.values()].find(
      (channel) => channel.type === CHANNEL.DM && channel.recipients[0]?.id === userId,
    );
  }

  /** Does `message` call this person? */
  callsMe(message) {
    return (
      message.author?.id !== this.me?.id &&
      (message.mention_everyone || (message.mentions ?? []).some((user) => user.id === this.me?.id))
    );
  }

  /** Threads of a channel, newest first. */
  threadsOf(channelId) {
    return [...this.channels.values()]
      .filter((channel) => isThread(channel) && channel.parent_id === channelId)
      .sort((a, b) => byId(b.id, a.id));
  }

  #take(frame) {
    switch (frame.op) {
      case "hello":
        return this.#hello(frame);
      case "message_create":
        return this.#create(frame.message);
      case "message_update":
        return this.#update(frame.message);
      case "message_delete":
        return this.#remove(frame.channel_id, frame.message_id);
      case "channel_create":
      case "channel_update":
        return this.#channel(frame.channel);
      case "channel_delete":
        return this.#dropChannel(frame.channel);
      case "events":
        this.events = frame.events;
        return this.#tell("events");
      case "commands":
        this.#commands = frame.commands;
        return this.#tell("commands");
      case "bot":
        this.botOnline = frame.online;
        return this.#tell("bot");
      case "typing":
        return this.#tell("typing", frame);
      case "interaction":
        return this.#tell("interaction", frame);
      default:
        console.warn("unknown frame", frame.op);
    }
  }

  #hello(frame) {
    this.me = frame.me;
    this.guild = frame.guild;
    this.users = new Map([...frame.users, frame.me].map((user) => [user.id, user]));
    this.channels = new Map(frame.channels.map((channel) => [channel.id, channel]));
    this.#commands = frame.commands;
    this.botId = frame.bot;
    this.events = frame.events ?? [];
    this.botOnline = frame.bot_online;
    this.appPages = frame.app_pages ?? "";
    this.unread = new Map(Object.entries(frame.unread ?? {}).filter(([, count]) => count > 0));
    this.#messages.clear();
    this.#tell("hello");
  }

  #create(message) {
    const shelf = this.#shelf(message.channel_id);
    if (shelf.list.some((known) => known.id === message.id)) return this.#update(message);
    shelf.list.push(message);
    const place = this.channels.get(message.channel_id);
    if (place) {
      place.last_message_id = message.id;
      if (isThread(place) && message.id !== place.id) place.message_count += 1;
    }
    shelf.list.sort((a, b) => byId(a.id, b.id));
    if (message.author?.id !== this.me.id)
      this.unread.set(message.channel_id, (this.unread.get(message.channel_id) ?? 0) + 1);
    this.#tell("messages", { channel_id: message.channel_id, change: "create", id: message.id });
    this.#tell("unread");
  }

  #update(message) {
    const shelf = this.#shelf(message.channel_id);
    const at = shelf.list.findIndex((known) => known.id === message.id);
    if (at < 0) return; // older than what is loaded
    shelf.list[at] = { ...shelf.list[at], ...message };
    this.#tell("messages", { channel_id: message.channel_id, change: "update", id: message.id });
  }

  #remove(channelId, id) {
    const shelf = this.#shelf(channelId);
    shelf.list = shelf.list.filter((message) => message.id !== id);
    this.#tell("messages", { channel_id: channelId, change: "delete", id });
  }

  #channel(channel) {
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    this.#tell("channels", { id: channel.id });
  }

  #dropChannel(channel) {
    this.channels.delete(channel.id);
    this.#messages.delete(channel.id);
    this.unread.delete(channel.id);
    this.#tell("channels", { id: channel.id });
  }

  #shelf(channelId) {
    if (!this.#messages.has(channelId)) this.#messages.set(channelId, { list: [], whole: false, fetched: false });
    return this.#messages.get(channelId);
  }

  #tell(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
