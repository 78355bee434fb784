/** A message's text to blocks: paragraphs, headings, subtext, quotes, lists, code. Pure; see inline.js for what is inside. */

import { parseInline } from "./inline.js";

const FENCE = /^```(?:([\w+#.-]{1,20})\n)?\n*([^\n][\s\S]*?)\n*```/;
const DEEPEST_LIST = 10; // levels; deeper items stand on the last
const ITEM = /^(\s*)(?:([-*])|(\d{1,3})\.)\s+(.*)$/;

/**
 * @param {string} source
 * @param {boolean} [quoted] quotes do not nest
 * @returns {Array<object>} blocks: paragraph, heading (level), subtext, quote (blocks), list (ordered, start, items), codeblock (language, text)
 */
export function parseBlocks(source, quoted = false) {
  const blocks = [];
  let rest = source.replace(/\r\n?/g, "\n");
  let open = [];
  const close = () => {
    while (open.length && open[0] === "") open.shift();
    while (open.length && open.at(-1) === "") open.pop();
    if (open.length) blocks.push({ kind: "paragraph", inner: parseInline(open.join("\n")) });
    open = [];
  };
  while (rest.length) {
    const taken = block(rest, quoted);
    if (taken) {
      close();
      blocks.push(taken.block);
      rest = rest.slice(taken.length).replace(/^\n/, "");
      continue;
    }
    const end = lineEnd(rest);
    const line = rest.slice(0, end);
    const fence = line.indexOf("```");
    if (fence > 0 && FENCE.test(rest.slice(fence))) {
      open.push(line.slice(0, fence));
      rest = rest.slice(fence);
      continue;
    }
    open.push(line);
    rest = rest.slice(end + 1);
  }
  close();
  return blocks;
}

function block(rest, quoted) {
  const fence = FENCE.exec(rest);
  if (fence) return { block: { kind: "codeblock", language: fence[1] ?? "", text: fence[2] }, length: fence[0].length };
  const line = rest.slice(0, lineEnd(rest));
  const heading = /^(#{1,3})\s+(\S.*)$/.exec(line);
  if (heading)
    return {
      block: { kind: "heading", level: heading[1].length, inner: parseInline(heading[2].replace(/\s+#+\s*$/, "")) },
      length: line.length,
    };
  const small = /^-# +(\S.*)$/.exec(line);
  if (small) return { block: { kind: "subtext", inner: parseInline(small[1]) }, length: line.length };
  if (!quoted && /^>>>\s/.test(line))
    return { block: { kind: "quote", blocks: parseBlocks(rest.replace(/^>>>\s?/, ""), true) }, length: rest.length };
  if (!quoted && /^>\s/.test(line)) return quote(rest);
  if (ITEM.test(line)) return list(rest);
  return null;
}

function quote(rest) {
  const lines = [];
  for (const line of rest.split("\n")) {
    if (!/^>(\s|$)/.test(line)) break;
    lines.push(line);
  }
  return {
    block: { kind: "quote", blocks: parseBlocks(lines.map((line) => line.replace(/^>\s?/, "")).join("\n"), true) },
    length: lines.join("\n").length,
  };
}

function list(rest) {
  const lines = [];
  const first = ITEM.exec(rest.split("\n")[0]);
  for (const line of rest.split("\n")) {
    const item = ITEM.exec(line);
    const continued = lines.length > 0 && /^\s{2,}\S/.test(line);
    if (!item && !continued) break;
    if (item && item[1].length <= first[1].length && Boolean(item[3]) !== Boolean(first[3])) break; // another kind of list begins
    lines.push(line);
  }
  return { block: nest(lines, 0), length: lines.join("\n").length };
}

function nest(lines, depth) {
  const [, indent, , number] = ITEM.exec(lines[0]);
  const items = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item && (depth >= DEEPEST_LIST || item[1].length <= indent.length + 1))
      items.push({ text: [item[4]], under: [] });
    else if (item || items.at(-1).under.length) items.at(-1).under.push(line);
    else items.at(-1).text.push(line.trim());
  }
  return {
    kind: "list",
    ordered: number !== undefined,
    start: number === undefined ? 1 : Number(number),
    items: items.map(({ text, under }) => ({
      inner: parseInline(text.join("\n")),
      blocks: under.length ? [nest(under, depth + 1)] : [],
    })),
  };
}

function lineEnd(text) {
  const end = text.indexOf("\n");
  return end < 0 ? text.length : end;
}
