/** What a select component offers: its own options, or the people, channels and roles of the server. */

import { avatar } from "./avatars.js";
import { h } from "./dom.js";
import { customEmoji } from "./emoji.js";
import { CHANNEL, isDirect, labelOf } from "./world.js";

export const KIND = {
  ROW: 1,
  BUTTON: 2,
  STRING_SELECT: 3,
  TEXT_INPUT: 4,
  USER_SELECT: 5,
  ROLE_SELECT: 6,
  MENTIONABLE_SELECT: 7,
  CHANNEL_SELECT: 8,
  SECTION: 9,
  TEXT: 10,
  THUMBNAIL: 11,
  GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
  LABEL: 18,
  UPLOAD: 19,
  RADIO: 21,
  CHECKBOXES: 22,
  CHECKBOX: 23,
};

const SELECTS = new Set([
  KIND.STRING_SELECT,
  KIND.USER_SELECT,
  KIND.ROLE_SELECT,
  KIND.MENTIONABLE_SELECT,
  KIND.CHANNEL_SELECT,
]);

/** Is this component a drop-down list? */
export function isSelect(component) {
  return SELECTS.has(component.type);
}

/**
 * The options of a select component.
 * @param {object} component as the bot sent it
 * @param {import("./world.js").World} world
 * @param {string} channelId where it is
 * @returns {import("./select.js").Option[]}
 */
export function optionsOf(component, world, channelId) {
  switch (component.type) {
    case KIND.STRING_SELECT:
      return component.options.map((option) => ({
        ...option,
        face: option.emoji ? () => emojiFace(option.emoji) : undefined,
      }));
    case KIND.USER_SELECT:
      return people(world, channelId);
    case KIND.ROLE_SELECT:
      return roles(world, channelId);
    case KIND.MENTIONABLE_SELECT:
      return [...people(world, channelId), ...roles(world, channelId)];
    default:
      return channels(world, component.channel_types);
  }
}

/** What is chosen from the start. */
export function defaultsOf(component) {
  if (component.type === KIND.STRING_SELECT)
    return component.options.filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((value) => value.id);
}

/** What an empty select says. */
export function placeholderOf(component, words) {
  const keys = {
    [KIND.USER_SELECT]: "chooseUser",
    [KIND.CHANNEL_SELECT]: "chooseChannel",
    [KIND.ROLE_SELECT]: "chooseRole",
  };
  return component.placeholder || words.say(keys[component.type] ?? "choose");
}

/** An emoji given as `{name, id}`, beside a label: the sign itself, or the picture of the application's own. */
export function emojiFace(emoji) {
  return emoji.id ? customEmoji(emoji) : h("span", { class: "emoji" }, emoji.name);
}

/** The people of a channel as options, in the order of their names. */
export function people(world, channelId) {
  return world
    .peopleIn(channelId)
    .map((user) => ({
      value: user.id,
      label: world.nameOf(user),
      description: user.username,
      face: () => avatar(user, world.nameOf(user), "s"),
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** Channels as options, of the given types if any are given. */
export function channels(world, types) {
  return [...world.channels.values()]
    .filter(
      (channel) =>
        !isDirect(channel) &&
        (types?.length ? types.includes(channel.type) : channel.type !== CHANNEL.CATEGORY),
    )
    .map((channel) => ({ value: channel.id, label: labelOf(channel) }));
}

function roles(world, channelId) {
  if (isDirect(world.channels.get(channelId))) return [];
  return (world.guild?.roles ?? [])
    .filter((role) => role.id !== world.guild.id)
    .map((role) => ({ value: role.id, label: `@${role.name}` }));
}
