/** Times as a chat shows them: stamps of messages, and the `<t:..>` marks that go on counting. */

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;
const MONTH = 2629800; // s, a twelfth of a Julian year
const YEAR = 31557600; // s

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

/**
 * A moment in one of Discord's styles.
 * @param {number} seconds since 1970
 * @param {string} style one of t T d D f F s S R
 * @param {string} locale
 * @param {number} [now] milliseconds since 1970
 */
export function stamp(seconds, style, locale, now = Date.now()) {
  if (style === "R") return relative(seconds - now / 1000, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(seconds * 1000);
}

/** The stamp beside a message's author: today, yesterday, or the date. */
export function messageStamp(date, words, now = new Date()) {
  const time = clock(date, words.locale);
  const days = Math.round((midnight(now) - midnight(date)) / (DAY * 1000));
  if (days === 0) return words.say("today", { time });
  if (days === 1) return words.say("yesterday", { time });
  return new Intl.DateTimeFormat(words.locale, { dateStyle: "short", timeStyle: "short" }).format(date);
}

/** Hours and minutes. */
export function clock(date, locale) {
  return new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(date);
}

/** A day, in full. */
export function day(date, locale) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(date);
}

/** Are both on the same calendar day? */
export function sameDay(a, b) {
  return midnight(a) === midnight(b);
}

/** Keep every counting `<time data-style="R">` of the page true. */
export function keepTime() {
  setInterval(() => {
    for (const mark of document.querySelectorAll('time[data-style="R"]')) {
      const text = stamp(Number(mark.dataset.seconds), "R", mark.dataset.locale);
      if (mark.textContent !== text) mark.textContent = text;
    }
  }, 1000);
}

function relative(seconds, locale) {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  const size = Math.abs(seconds);
  if (size < MINUTE) return format.format(Math.round(seconds), "second");
  if (size < HOUR) return format.format(Math.round(seconds / MINUTE), "minute");
  if (size < DAY) return format.format(Math.round(seconds / HOUR), "hour");
  if (size < MONTH) return format.format(Math.round(seconds / DAY), "day");
  if (size < YEAR) return format.format(Math.round(seconds / MONTH), "month");
  return format.format(Math.round(seconds / YEAR), "year");
}

function midnight(date) {
  return new Date(date).setHours(0, 0, 0, 0);
}
