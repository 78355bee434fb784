// Unfurls the links named, as a site does that shows what they lead to; prints what it found for each, a JSON object a line.
"use strict";

const { unfurl } = require("unfurl.js");

(async () => {
  for (const link of process.argv.slice(2)) {
    const { title, open_graph = null, twitter_card = null } = await unfurl(link).catch(({ message }) => ({ title: message }));
    console.log(JSON.stringify({ title: title ?? "", open_graph, twitter_card }));
  }
})();
