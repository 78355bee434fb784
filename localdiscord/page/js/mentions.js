/** Names of people and channels while one writes: `@Br` offers Bruno, and what is sent carries his mark. */

import { channels, people } from "./choices.js";
import { fold } from "./select.js";

const MOST = 8; // rows
const OPEN = /(?:^|\s)([@#])([^\s@#]{0,32})$/u;

/**
 * What could be meant by the name that ends at the caret.
 * @param {HTMLTextAreaElement} field
 * @param {import("./world.js").World} world
 * @param {string} channelId where it is written
 * @param {function()} taken called after a name was put in
 * @returns {import("./suggestions.js").Row[]}
 */
export function offered(field, world, channelId, taken) {
  const open = OPEN.exec(field.value.slice(0, field.selectionStart));
  if (!open || field.selectionStart !== field.selectionEnd) return [];
  const [, sign, typed] = open;
  return known(sign, world, channelId)
    .filter(({ label, description }) => [label, description ?? ""].some((name) => fold(name).startsWith(fold(typed))))
    .slice(0, MOST)
    .map(({ label, description, face }) => ({ label, description, face, take: () => put(field, typed, label, taken) }));
}

/** The text with every name of a person or channel as its mark: `@Bruno` becomes `<@12>`. */
export function marked(text, world) {
  const names = [...known("@", world), ...known("#", world)].flatMap(({ sign, label, description, value }) =>
    [label, description].filter(Boolean).map((name) => ({ written: `${sign}${name}`, mark: `<${sign}${value}>` })),
  );
  const longestFirst = names.sort((a, b) => b.written.length - a.written.length);
  return longestFirst.reduce(
    (left, { written, mark }) =>
      left.replace(new RegExp(`(^|\\s)${escaped(written)}(?![\\p{L}\\p{N}_-])`, "gu"), `$1${mark}`),
    text,
  );
}

function known(sign, world, channelId) {
  if (sign === "@") return people(world, channelId).map((person) => ({ ...person, sign }));
  return channels(world).map((channel) => ({ ...channel, sign, label: channel.label.replace(/^#/, "") }));
}

function put(field, typed, label, taken) {
  const end = field.selectionStart;
  field.setRangeText(`${label} `, end - typed.length, end, "end");
  taken();
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
