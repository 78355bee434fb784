/** The languages of the page. */

import { EN } from "./words/english.js";
import { FR } from "./words/french.js";
import { ES } from "./words/spanish.js";

const TABLES = { en: EN, fr: FR, es: ES };

/** The locales of the page's own words, as they are sent to the server. */
const OWN = ["en-US", "fr", "es-ES"];

const codeOf = (locale) => locale.split("-")[0];

/**
 * The languages that a person can read here, by their own names: the page's, and those in which the bot names its commands.
 *
 * @param {object[]} commands
 * @returns {{code: string, locale: string, name: string}[]}
 */
export function languages(commands) {
  const named = commands.flatMap((command) => Object.keys(command.name_localizations ?? {}));
  const found = new Map([...OWN, ...named].reverse().map((locale) => [codeOf(locale), locale])); // of the locales of a language the first is kept
  return [...found].reverse().map(([code, locale]) => {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
    return { code, locale, name: name[0].toUpperCase() + name.slice(1) };
  });
}

/** What Discord says, as the server words it, and our key for it. */
const DISCORD_WORDS = {
  "This interaction failed": "failed",
  "The application did not respond": "noResponse",
  "Something went wrong. Try again.": "wentWrong",
  "Loading options failed": "autocompleteFailed",
  offline: "offline",
};

/**
 * Words for one language, English where the page has none of it.
 * @param {string} locale such as "en-US" or "es-419"
 * @returns {{locale: string, code: string, say: function(string, object=): string, failure: function(string): string}}
 */
export function speak(locale) {
  const code = codeOf(locale ?? "en");
  const own = code in TABLES ? code : "en";
  const plural = new Intl.PluralRules(own);
  const say = (key, values = {}) => {
    const entry = TABLES[own][key];
    const text = typeof entry === "string" ? entry : (entry[plural.select(values.n)] ?? entry.other);
    return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
  };
  const failure = (words) => (words in DISCORD_WORDS ? say(DISCORD_WORDS[words]) : words || say("failed"));
  return { locale: locale ?? "en-US", code, say, failure };
}
