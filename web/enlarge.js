// @ts-check
/** A wide board larger than a narrow screen: as high as it may be, and moved so that the piece which is aimed is in the middle. */
import "./form.js";
import {bearingDial} from "./draft.js";
import {toScreen} from "./geometry.js";
import {news, page} from "./state.js";
import {$, picture} from "./surface.js";

const WIDE = 1.25; // of its height, the width from which a board gains

const board = $("board"), toggle = $("enlarge");

/** Moves the board to its piece; never under a finger. */
function centre() {
  const origin = bearingDial()?.origin;
  if (origin && page.shown.table && !page.pull) board.scrollLeft = toScreen(origin).x - board.clientWidth / 2;
}

/** Offers the larger board while there is a piece to move it to. */
function showBoard() {
  toggle.textContent = page.shown.words.enlarge;
  toggle.hidden = !bearingDial()?.origin || picture.naturalWidth < WIDE * picture.naturalHeight;
  board.classList.toggle("enlarged", !toggle.hidden && toggle.getAttribute("aria-pressed") === "true");
}

toggle.addEventListener("click", () => {
  toggle.setAttribute("aria-pressed", String(toggle.getAttribute("aria-pressed") !== "true"));
  showBoard();
});

new ResizeObserver(centre).observe(picture);
$("choices").addEventListener("change", centre);
news.addEventListener("draft", showBoard);
news.addEventListener("opened", centre);
