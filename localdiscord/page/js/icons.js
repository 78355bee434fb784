/** The page's own line drawings, 24 by 24, drawn in the colour of the text around them. */

import { svg } from "./dom.js";

const PATHS = {
  calendar: ["M4 6h16v14H4Z", "M4 10.5h16", "M8.5 3v5", "M15.5 3v5"],
  hash: ["M9 4 7 20", "M17 4l-2 16", "M4 9h16.5", "M3.5 15H20"],
  thread: ["M5 4v9a4 4 0 0 0 4 4h10", "M15 13l4 4-4 4", "M10 5h9", "M10 10h6"],
  forum: ["M4 4h12v9H9l-3.5 3v-3H4Z", "M19 8h1.5v9.5H19v3L15.5 17.5H11"],
  voice: ["M4 9.5v5h3.5L13 19V5L7.5 9.5Z", "M16 9a4.5 4.5 0 0 1 0 6", "M18.5 6a9 9 0 0 1 0 12"],
  news: ["M4 10v4h3l10 5V5L7 10Z", "M8 14.5l1 5.5h2.5l-1-4", "M20 10v4"],
  stage: ["M12 14a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3Z", "M5.5 11a6.5 6.5 0 0 0 13 0", "M12 17.5V21", "M8.5 21h7"],
  media: ["M4 5h16v14H4Z", "M4 16l5-5 4 4 2.5-2.5L20 17", "M15.5 9h.01"],
  at: ["M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.6 7.2"],
  rocket: ["M12 15l-3-3c1-4 4-8 11-8 0 7-4 10-8 11Z", "M9 12H5l2-4h3.5", "M12 15v4l4-2v-3.5", "M5 19l3-3"],
  plus: ["M12 5v14", "M5 12h14"],
  more: ["M5 12h.01", "M12 12h.01", "M19 12h.01"],
  lock: ["M6 11h12v9H6Z", "M8.5 11V8a3.5 3.5 0 0 1 7 0v3"],
  chevron: ["M6 9l6 6 6-6"],
  close: ["M6 6l12 12", "M18 6 6 18"],
  menu: ["M4 7h16", "M4 12h16", "M4 17h16"],
  people: [
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z",
    "M2.5 20c.4-3.6 3-6 6.5-6s6.1 2.4 6.5 6",
    "M16 4.5a3.5 3.5 0 0 1 0 6.2",
    "M18 14.5c2 .9 3.2 2.8 3.5 5.5",
  ],
  sun: [
    "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z",
    "M12 2v2",
    "M12 20v2",
    "M2 12h2",
    "M20 12h2",
    "M5 5l1.4 1.4",
    "M17.6 17.6 19 19",
    "M5 19l1.4-1.4",
    "M17.6 6.4 19 5",
  ],
  moon: ["M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z"],
  swap: ["M4 8h14", "M14 4l4 4-4 4", "M20 16H6", "M10 12l-4 4 4 4"],
  eye: ["M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z", "M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z"],
  out: ["M14 4h6v6", "M20 4 11 13", "M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5"],
  send: ["M4 12 20 4l-5 16-3.5-6.5L4 12Z", "M11.5 13.5 20 4"],
  down: ["M12 4v15", "M6 13l6 6 6-6"],
  file: ["M6 3h8l4 4v14H6Z", "M14 3v4h4"],
  check: ["M5 12.5 10 17.5 19.5 7"],
  pin: ["M9 3h6l-1 6 4 4H6l4-4Z", "M12 13v8"],
  slash: ["M16 4 8 20"],
  plug: ["M9 3v5", "M15 3v5", "M6 8h12v3a6 6 0 0 1-12 0Z", "M12 17v4"],
  globe: [
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
    "M3 12h18",
    "M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z",
  ],
};

/**
 * An icon by its name. It is decoration: the control around it carries the words.
 * @param {keyof PATHS} name
 * @param {string} [extra] class names
 */
export function icon(name, extra = "") {
  const paths = PATHS[name].map((d) => svg("path", { d }));
  return svg(
    "svg",
    { class: `icon ${extra}`.trim(), viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    ...paths,
  );
}
