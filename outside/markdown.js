// Reads texts, a JSON list, from a file; prints what each is to the page of the local Discord and to discord-markdown-parser:
// pairs of text and its formats, a JSON object a text. Both leave out the marks of lists, which the parser does not know.
"use strict";

const { readFileSync } = require("fs");
const { pathToFileURL } = require("url");
const { parse } = require("discord-markdown-parser");

const OURS = { bold: "strong", italic: "em", strike: "strikethrough", code: "inlineCode", quote: "blockQuote", codeblock: "codeBlock" };
const ITEM = /(^|\n)\s*(?:[-*]|\d{1,3}\.)[ \t]+/g;

class Runs {
  constructor() {
    this.found = [];
  }

  add(text, formats) {
    const format = [...new Set(formats)].sort().join(" ");
    const last = this.found.at(-1);
    if (last && last[1] === format) last[0] += text;
    else this.found.push([text, format]);
  }

  /** Spaces at the edges of runs and blank lines are not compared. */
  written() {
    return this.found
      .map(([text, format]) => [text.replace(ITEM, "$1").replace(/\s+/g, " ").trim(), format])
      .filter(([text]) => text);
  }
}

function ours(blocks) {
  const runs = new Runs();
  const inline = (nodes, formats) => {
    for (const node of nodes) {
      const more = [...formats, OURS[node.kind] ?? node.kind];
      switch (node.kind) {
        case "text": runs.add(node.text, formats); break;
        case "break": runs.add("\n", formats); break;
        case "code": runs.add(node.text, more); break;
        case "link": inline(node.inner, [...formats, `link:${node.url}`]); break;
        case "time": runs.add(`${node.seconds}:${node.style}`, [...formats, "timestamp"]); break;
        case "command": runs.add(`${node.name}:${node.id}`, [...formats, "slashCommand"]); break;
        case "custom": runs.add(`${node.name}:${node.id}`, [...formats, "emoji"]); break;
        case "user": case "role": case "channel": runs.add(node.id, more); break;
        case "everyone": runs.add(node.text, formats); break;
        default: inline(node.inner, more);
      }
    }
  };
  const walk = (block, formats) => {
    const more = [...formats, OURS[block.kind] ?? block.kind];
    switch (block.kind) {
      case "paragraph": inline(block.inner, formats); break;
      case "heading": case "subtext": inline(block.inner, more); break;
      case "codeblock": runs.add(block.text, more); break;
      case "quote": block.blocks.forEach((one) => walk(one, more)); break;
      default:
        for (const item of block.items) {
          inline(item.inner, formats);
          runs.add("\n", formats);
          item.blocks.forEach((one) => walk(one, formats));
        }
    }
    runs.add("\n", formats);
  };
  blocks.forEach((block) => walk(block, []));
  return runs.written();
}

function theirs(tree) {
  const runs = new Runs();
  const walk = (node, formats) => {
    const more = [...formats, node.type];
    switch (node.type) {
      case "text": runs.add(node.content, formats); break;
      case "br": case "newline": runs.add("\n", formats); break;
      case "twemoji": runs.add(node.name, formats); break;
      case "everyone": case "here": runs.add(`@${node.type}`, formats); break;
      case "inlineCode": case "codeBlock": runs.add(node.content, more); break;
      case "link": case "url": case "autolink": node.content.forEach((one) => walk(one, [...formats, `link:${node.target}`])); break;
      case "timestamp": runs.add(`${node.timestamp}:${node.format ?? "f"}`, more); break;
      case "slashCommand": runs.add(`${node.fullName}:${node.id}`, more); break;
      case "emoji": runs.add(`${node.name}:${node.id}`, more); break;
      case "user": case "role": case "channel": runs.add(node.id, more); break;
      default:
        node.content.forEach((one) => walk(one, more));
        if (["heading", "subtext", "blockQuote"].includes(node.type)) runs.add("\n", formats);
    }
  };
  tree.forEach((node) => walk(node, []));
  return runs.written();
}

(async () => {
  const [texts, page] = process.argv.slice(2);
  const { parseBlocks } = await import(pathToFileURL(page));
  for (const text of JSON.parse(readFileSync(texts))) {
    console.log(JSON.stringify({ page: ours(parseBlocks(text)), judge: theirs(parse(text, "extended")) }));
  }
})();
