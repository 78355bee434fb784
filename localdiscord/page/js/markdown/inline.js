/** Running text to nodes: `parseInline("**a**")` is `[{kind: "bold", inner: [{kind: "text", text: "a"}]}]`. Pure. */

const RULES = [
  { kind: "escape", at: /^\\([^0-9A-Za-z\s])/, make: (m) => ({ kind: "text", text: m[1] }) },
  { kind: "code", at: /^(`+)([\s\S]*?[^`])\1(?!`)/, make: (m) => ({ kind: "code", text: trimCode(m[2]) }) },
  {
    kind: "time",
    at: /^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/,
    make: (m) => ({ kind: "time", seconds: Number(m[1]), style: m[2] ?? "f" }),
  },
  { kind: "user", at: /^<@!?(\d{1,20})>/, make: (m) => ({ kind: "user", id: m[1] }) },
  { kind: "role", at: /^<@&(\d{1,20})>/, make: (m) => ({ kind: "role", id: m[1] }) },
  { kind: "channel", at: /^<#(\d{1,20})>/, make: (m) => ({ kind: "channel", id: m[1] }) },
  {
    kind: "command",
    at: /^<\/([-_ \p{L}\p{N}]{1,96}):(\d{1,20})>/u,
    make: (m) => ({ kind: "command", name: m[1], id: m[2] }),
  },
  { kind: "emoji", at: /^<a?:(\w{2,32}):(\d{1,20})>/, make: (m) => ({ kind: "custom", name: m[1], id: m[2] }) },
  { kind: "everyone", at: /^@(everyone|here)\b/, make: (m) => ({ kind: "everyone", text: m[0] }) },
  { kind: "angle", at: /^<(https?:\/\/[^\s<>]+)>/, make: (m) => link(m[1], [{ kind: "text", text: m[1] }]) },
  {
    kind: "named",
    at: /^\[((?:\[[^\]]*\]|[^[\]\\]|\\.)+)\]\(\s*<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"([^"]*)")?\s*\)/,
    make: (m, deep) => link(m[2], deep(m[1], true), m[3]),
  },
  { kind: "url", at: /^https?:\/\/[^\s<>]+/, make: null },
  { kind: "spoiler", at: /^\|\|([\s\S]+?)\|\|/, make: (m, deep) => ({ kind: "spoiler", inner: deep(m[1]) }) },
  {
    kind: "boldItalic",
    at: /^\*\*\*((?:\\[\s\S]|[^\\])+?)\*\*\*(?!\*)/,
    make: (m, deep) => ({ kind: "bold", inner: [{ kind: "italic", inner: deep(m[1]) }] }),
  },
  {
    kind: "bold",
    at: /^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/,
    make: (m, deep) => ({ kind: "bold", inner: deep(m[1]) }),
  },
  {
    kind: "underline",
    at: /^__((?:\\[\s\S]|[^\\])+?)__(?!_)/,
    make: (m, deep) => ({ kind: "underline", inner: deep(m[1]) }),
  },
  { kind: "strike", at: /^~~((?:\\[\s\S]|[^\\])+?)~~/, make: (m, deep) => ({ kind: "strike", inner: deep(m[1]) }) },
  {
    kind: "italic",
    at: /^\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)/,
    make: (m, deep) => ({ kind: "italic", inner: deep(m[1]) }),
  },
  {
    kind: "italicLow",
    at: /^_((?:__|\\[\s\S]|[^_\\])+?)_(?![\p{L}\p{N}_])/u,
    make: (m, deep) => ({ kind: "italic", inner: deep(m[1]) }),
  },
  { kind: "break", at: /^\n/, make: () => ({ kind: "break" }) },
];

const SPECIAL = /[\\`<@[h|*_~\n]/; // the letters a rule can start with
const DEEPEST = 12; // nesting beyond this is shown as it was typed

/**
 * @param {string} text
 * @param {boolean} [inLink] links do not nest
 * @param {number} [depth]
 * @returns {Array<object>} nodes
 */
export function parseInline(text, inLink = false, depth = 0) {
  const found = [];
  let at = 0;
  while (at < text.length) {
    const step = depth < DEEPEST ? one(text, at, inLink, depth) : null;
    if (step) {
      found.push(step.node);
      at += step.length;
      continue;
    }
    const end = nextSpecial(text, at + 1);
    plain(found, text.slice(at, end));
    at = end;
  }
  return found;
}

function one(text, at, inLink, depth) {
  if (!SPECIAL.test(text[at])) return null;
  const rest = text.slice(at);
  const deep = (inner, linked = inLink) => parseInline(inner, linked, depth + 1);
  for (const rule of RULES) {
    if (inLink && (rule.kind === "named" || rule.kind === "url" || rule.kind === "angle")) continue;
    if (rule.kind === "italicLow" && at > 0 && /[\p{L}\p{N}_]/u.test(text[at - 1])) continue;
    const match = rule.at.exec(rest);
    if (!match) continue;
    if (rule.kind === "url") return bareUrl(match[0]);
    return { node: rule.make(match, deep), length: match[0].length };
  }
  return null;
}

function bareUrl(text) {
  let url = text.replace(/[.,:;!?"'”’*_~|]+$/u, "");
  while (url.endsWith(")") && count(url, ")") > count(url, "(")) url = url.slice(0, -1);
  return { node: link(url, [{ kind: "text", text: url }]), length: url.length };
}

function link(url, inner, title = null) {
  return { kind: "link", url, inner, title };
}

function nextSpecial(text, from) {
  const at = text.slice(from).search(SPECIAL);
  return at < 0 ? text.length : from + at;
}

function plain(found, text) {
  const last = found.at(-1);
  if (last?.kind === "text") last.text += text;
  else found.push({ kind: "text", text });
}

function trimCode(text) {
  return /^ .*[^ ].* $/.test(text) ? text.slice(1, -1) : text;
}

function count(text, letter) {
  return text.split(letter).length - 1;
}
