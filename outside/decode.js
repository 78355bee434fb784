// Reads the PNG and GIF files named; prints for each its size and frames, a JSON object a line. A frame is what is then shown.
"use strict";

const { createHash } = require("crypto");
const { readFileSync } = require("fs");

const digest = (pixels) => createHash("sha256").update(pixels).digest("hex");

function png(file) {
  const { PNG } = require("pngjs");
  const { width, height, data } = PNG.sync.read(file);
  return { width, height, frames: [{ digest: digest(data) }] };
}

function gif(file) {
  const { GifReader } = require("omggif");
  const film = new GifReader(file);
  const pixels = Buffer.alloc(film.width * film.height * 4);
  const frames = Array.from({ length: film.numFrames() }, (_, nth) => {
    const { delay, disposal } = film.frameInfo(nth);
    film.decodeAndBlitFrameRGBA(nth, pixels);
    return { delay, disposal, digest: digest(pixels) };
  });
  return { width: film.width, height: film.height, loops: film.loopCount(), frames };
}

for (const name of process.argv.slice(2)) {
  console.log(JSON.stringify((name.endsWith(".gif") ? gif : png)(readFileSync(name))));
}
