// @ts-check
/** The page of a puzzle of the day: its pictures, in the look of the page. */
import {root} from "./follow.js";
import {look, lookButton} from "./look.js";

function showPictures() {
  for (const image of document.querySelectorAll("img")) {
    const {path = ""} = image.dataset;
    image.hidden = !path; // the best answer, which has no picture before the end of the day
    if (path) image.src = new URL(`${path}&look=${look()}`, root).href;
  }
}

lookButton(showPictures);
showPictures();
