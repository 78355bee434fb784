/** Files that are no pictures: a card with name, size and a link. */

import { h, safeAddress } from "./dom.js";
import { icon } from "./icons.js";

/**
 * @param {{url: string, filename: string, size?: number}} file
 * @param {{locale: string, say: function}} words
 */
export function fileCard(file, words) {
  return h(
    "a",
    {
      class: "file",
      href: safeAddress(file.url),
      download: file.filename,
      target: "_blank",
      rel: "noopener",
      "aria-label": words.say("download", { name: file.filename }),
      dataset: { testid: "file" },
    },
    icon("file", "file-icon"),
    h(
      "span",
      { class: "file-text" },
      h("span", { class: "file-name" }, file.filename),
      file.size ? h("span", { class: "file-size" }, sizeWords(file.size, words)) : null,
    ),
  );
}

function sizeWords(bytes, words) {
  const units = words.say("sizeUnits").split(" ");
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const amount = bytes / 1000 ** step;
  const digits = amount >= 10 || step === 0 ? 0 : 1;
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${amount.toLocaleString(words.locale, shown)} ${units[step]}`;
}
