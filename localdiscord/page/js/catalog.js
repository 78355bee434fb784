/** The bot's slash commands as one flat list, in the reader's language, and what their options accept. Pure. */

import { fold } from "./select.js";

export const OPTION = {
  GROUP: 2,
  SUB: 1,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  FILE: 11,
};

const CHAT_INPUT = 1;

/**
 * @typedef {{name: string, shown: string, description: string, options: object[]}} Entry
 *   name is what the server is told, shown what is read
 */

/**
 * All commands that can be typed.
 * @param {object[]} commands as the bot registered them
 * @param {string} locale
 * @returns {Entry[]}
 */
export function entries(commands, locale) {
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT)
    .flatMap((command) => flatten(command, "", "", locale))
    .sort((a, b) => a.shown.localeCompare(b.shown));
}

/** The entries that fit what is typed after the slash, best first. */
export function matching(list, typed) {
  const wanted = fold(typed.trim());
  return list
    .map((entry) => ({ entry, rank: rank(entry, wanted) }))
    .filter(({ rank: r }) => r < 4)
    .sort((a, b) => a.rank - b.rank || a.entry.shown.localeCompare(b.entry.shown))
    .map(({ entry }) => entry);
}

/**
 * The command that `text` (without slash) begins with, and the rest of the text.
 * @returns {{entry: Entry, rest: string}|null} the longest name wins
 */
export function begun(list, text) {
  const fits = list
    .flatMap((entry) => [entry.shown, entry.name].map((name) => ({ entry, name })))
    .filter(({ name }) => text.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length);
  return fits.length ? { entry: fits[0].entry, rest: text.slice(fits[0].name.length + 1) } : null;
}

/** `day:monday note:by noon` to `{day: "monday", note: "by noon"}`, by the options' real or shown names. */
export function typedOptions(text, options) {
  const names = new Map(
    options.flatMap((option) => [
      [option.name, option.name],
      [option.shown, option.name],
    ]),
  );
  const values = {};
  let current = null;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const match = /^([^\s:]+):(.*)$/.exec(word);
    if (match && names.has(match[1])) {
      current = names.get(match[1]);
      values[current] = match[2];
    } else if (current) values[current] = `${values[current]} ${word}`.trim();
  }
  return values;
}

/**
 * What a typed text means for an option.
 * @param {object} option
 * @param {string} text
 * @returns {{value: any}|{error: string, n?: number}} error is a word key
 */
export function parseOption(option, text) {
  switch (option.type) {
    case OPTION.INTEGER:
      return /^[-+]?\d{1,15}$/.test(text.trim()) ? bounded(option, Number(text)) : { error: "badInteger" };
    case OPTION.NUMBER:
      return /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(text.trim())
        ? bounded(option, Number(text.replace(",", ".")))
        : { error: "badNumber" };
    case OPTION.STRING:
      return sized(option, text);
    case OPTION.USER:
      return { error: "badUser" };
    case OPTION.CHANNEL:
      return { error: "badChannel" };
    case OPTION.FILE:
      return { error: "required" };
    default:
      return { error: "badChoice" };
  }
}

function bounded(option, value) {
  if (option.min_value !== undefined && value < option.min_value) return { error: "tooSmall", n: option.min_value };
  if (option.max_value !== undefined && value > option.max_value) return { error: "tooBig", n: option.max_value };
  return { value };
}

function sized(option, text) {
  if (text.length < (option.min_length ?? 0)) return { error: "tooShort", n: option.min_length };
  if (text.length > (option.max_length ?? 6000)) return { error: "tooLong", n: option.max_length ?? 6000 };
  return { value: text };
}

function flatten(command, before, shownBefore, locale) {
  const name = `${before}${command.name}`;
  const shown = `${shownBefore}${command.name_localizations?.[locale] ?? command.name}`;
  const options = command.options ?? [];
  const subs = options.filter((option) => option.type === OPTION.SUB || option.type === OPTION.GROUP);
  if (subs.length) return subs.flatMap((sub) => flatten(sub, `${name} `, `${shown} `, locale));
  return [
    {
      name,
      shown,
      description: described(command, locale),
      options: options.map((option) => localized(option, locale)),
    },
  ];
}

function localized(option, locale) {
  return {
    ...option,
    shown: option.name_localizations?.[locale] ?? option.name,
    description: described(option, locale),
    choices: option.choices?.map((choice) => ({
      ...choice,
      shown: choice.name_localizations?.[locale] ?? choice.name,
    })),
  };
}

function described(thing, locale) {
  return thing.description_localizations?.[locale] ?? thing.description ?? "";
}

function rank(entry, wanted) {
  const name = fold(entry.shown);
  if (name.startsWith(wanted)) return 0;
  if (name.split(" ").some((word) => word.startsWith(wanted))) return 1;
  if (name.includes(wanted)) return 2;
  return fold(entry.description).includes(wanted) ? 3 : 4;
}
