/** What a person sets off: commands, presses, choices and forms, from the click to Discord's answer or its failure. */

import { KIND } from "./choices.js";

/**
 * Events: `message` (detail: id) when a message's pending or failed control changed; `placeholders` (detail: channel_id);
 * `modal` (detail: {modal, interactionId}); `activity` (detail: the address of its client and a function that closes it); `running` (detail: how many wait for their answer).
 */
export class Interactions extends EventTarget {
  #world;
  #socket;
  #person = null;
  #running = new Map(); // nonce -> what was set off
  #failures = new Map(); // message id -> words
  #picks = new Map(); // message id -> Map(custom id -> values)
  #next = new Map(); // message id -> the button pressed while another control of the message waited
  #placeholders = []; // commands under way or failed: {nonce, channelId, name, error}

  constructor(world, socket) {
    super();
    this.#world = world;
    this.#socket = socket;
    world.addEventListener("interaction", (event) => this.#answer(event.detail));
    world.addEventListener("messages", (event) => this.#forget(event.detail));
    world.addEventListener("hello", () => this.#greet());
    socket.addEventListener("down", () => this.#abandon());
  }

  /** The control of this message that waits for its answer, by its custom id. */
  pending(messageId) {
    for (const { kind, message, customId } of this.#running.values())
      if (kind === "component" && message === messageId) return customId;
    return null;
  }

  /** Why the last press on this message failed, in Discord's words. */
  failure(messageId) {
    return this.#failures.get(messageId) ?? null;
  }

  /** What the person chose last in a select of a message that has not changed since. */
  picked(messageId, customId) {
    return this.#picks.get(messageId)?.get(customId) ?? null;
  }

  /** Commands of this channel that have not been answered, or not well. */
  placeholders(channelId) {
    return this.#placeholders.filter((each) => each.channelId === channelId);
  }

  /** Take a failed command's line away. */
  dismiss(nonce) {
    this.#dropPlaceholder(nonce);
  }

  /** Take an ephemeral message away. */
  async dismissMessage(message) {
    try {
      await this.#world.dismiss(message);
    } catch (refusal) {
      this.#failures.set(message.id, refusal.message);
      this.#tell("message", message.id);
    }
  }

  /** Press a button or choose in a select; while another control of the message waits for its answer it is pressed after that. */
  async press(message, component, values) {
    if (this.pending(message.id)) {
      this.#next.set(message.id, component);
      return;
    }
    const nonce = crypto.randomUUID();
    this.#failures.delete(message.id);
    if (component.type !== KIND.BUTTON) this.#remember(message.id, component.custom_id, values);
    this.#begin(nonce, { kind: "component", message: message.id, customId: component.custom_id });
    this.#tell("message", message.id);
    const body = {
      channel_id: message.channel_id,
      message_id: message.id,
      custom_id: component.custom_id,
      component_type: component.type,
      nonce,
    };
    await this.#send("component", values ? { ...body, values } : body, nonce);
  }

  /** Run a slash command. */
  async run(channelId, name, options) {
    const nonce = crypto.randomUUID();
    this.#begin(nonce, { kind: "command" });
    this.#placeholders.push({ nonce, channelId, name, since: Date.now(), error: null });
    this.#tell("placeholders", channelId);
    await this.#send("command", { channel_id: channelId, name, options, nonce }, nonce);
  }

  /** Choose the Entry Point of this name, which opens the Activity. */
  async launch(channelId, name) {
    const nonce = crypto.randomUUID();
    this.#begin(nonce, { kind: "command" });
    this.#placeholders.push({ nonce, channelId, name, chosen: true, since: Date.now(), error: null });
    this.#tell("placeholders", channelId);
    await this.#send("launch", { channel_id: channelId, nonce }, nonce);
  }

  /** Choose a command from the menu of a message or a person; `target` names it by `message_id` or `user_id`. */
  async choose(channelId, name, target) {
    const nonce = crypto.randomUUID();
    this.#begin(nonce, { kind: "command" });
    this.#placeholders.push({ nonce, channelId, name, chosen: true, since: Date.now(), error: null });
    this.#tell("placeholders", channelId);
    await this.#send("menu", { channel_id: channelId, name, nonce, ...target }, nonce);
  }

  /**
   * Send a filled form.
   * @returns {Promise<void>} rejects with an Error whose message is Discord's words
   */
  submit(interactionId, values) {
    const nonce = crypto.randomUUID();
    return new Promise((resolve, reject) => {
      this.#begin(nonce, { kind: "modal", resolve, reject });
      this.#send("modal_submit", { interaction_id: interactionId, values, nonce }, nonce);
    });
  }

  #greet() {
    this.#failures.clear();
    if (this.#person !== this.#world.me.id) this.#placeholders = [];
    this.#person = this.#world.me.id;
  }

  #begin(nonce, what) {
    this.#running.set(nonce, what);
    this.#tell("running", this.#running.size);
  }

  async #send(op, body, nonce) {
    try {
      await this.#socket.ask(op, body);
    } catch (refusal) {
      this.#finish(nonce, refusal.message || "This interaction failed");
    }
  }

  #answer(frame) {
    if (frame.state === "pending" || !this.#running.has(frame.nonce)) return;
    this.#finish(frame.nonce, frame.state === "failed" ? frame.error || "This interaction failed" : null);
    if (frame.state === "activity") this.#openActivity(frame.frame);
    if (frame.state === "modal") this.#tell("modal", { modal: frame.modal, interactionId: frame.interaction_id });
  }

  async #openActivity(frame) {
    try {
      const { url } = await this.#socket.ask("open_activity", { frame });
      const close = () => this.#socket.ask("close_activity", { frame }).catch(() => {}); // a lost line has closed it
      this.#tell("activity", { url, close });
    } catch {
      // the line is lost, which the page says
    }
  }

  #finish(nonce, error) {
    const running = this.#running.get(nonce);
    if (!running) return;
    this.#running.delete(nonce);
    if (running.kind === "command") this.#finishCommand(nonce, error);
    else if (running.kind === "modal") error ? running.reject(new Error(error)) : running.resolve();
    else {
      if (error) this.#failures.set(running.message, error);
      this.#tell("message", running.message);
      this.#pressNext(running.message, error);
    }
    this.#tell("running", this.#running.size);
  }

  /** Press the button of the same words in the message as it is now; after a failure nothing. */
  #pressNext(messageId, error) {
    const wanted = this.#next.get(messageId);
    this.#next.delete(messageId);
    const message = this.#world.message(messageId);
    if (!wanted || error || wanted.type !== KIND.BUTTON || !message) return;
    const same = controls(message.components).find((one) => one.type === KIND.BUTTON && one.label === wanted.label);
    if (same && !same.disabled) this.press(message, same);
  }

  #finishCommand(nonce, error) {
    if (!error) return this.#dropPlaceholder(nonce);
    const placeholder = this.#placeholders.find((each) => each.nonce === nonce);
    placeholder.error = error;
    this.#tell("placeholders", placeholder.channelId);
  }

  #dropPlaceholder(nonce) {
    const gone = this.#placeholders.find((each) => each.nonce === nonce);
    this.#placeholders = this.#placeholders.filter((each) => each.nonce !== nonce);
    if (gone) this.#tell("placeholders", gone.channelId);
  }

  #remember(messageId, customId, values) {
    if (!this.#picks.has(messageId)) this.#picks.set(messageId, new Map());
    this.#picks.get(messageId).set(customId, values);
  }

  #forget({ change, id }) {
    if (change !== "update" && change !== "delete") return;
    this.#picks.delete(id);
    this.#failures.delete(id);
  }

  #abandon() {
    for (const nonce of [...this.#running.keys()]) this.#finish(nonce, "offline");
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** All controls of a message, in order. */
function controls(components = []) {
  return components.flatMap((one) => [one, ...controls(one.components), ...(one.accessory ? [one.accessory] : [])]);
}
