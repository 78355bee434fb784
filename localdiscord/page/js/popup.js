/** A floating panel that belongs to a control: shown in the top layer, closed by Escape, a click elsewhere or scrolling away. */

const GAP = 6; // px between control and panel
const EDGE = 8; // px kept free at the window's edge

/**
 * Show `panel` (with the popover attribute) beside `anchor`.
 * @param {HTMLElement} panel
 * @param {HTMLElement} anchor
 * @param {{fit?: boolean, align?: "start"|"end"}} [how] fit: as wide as the anchor
 */
export function place(panel, anchor, { fit = false, align = "start" } = {}) {
  const box = anchor.getBoundingClientRect();
  if (fit) panel.style.width = `${box.width}px`;
  const size = panel.getBoundingClientRect();
  const below = innerHeight - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  const up = size.height > below && above > below;
  panel.style.maxHeight = `${Math.max(120, up ? above : below)}px`;
  const height = Math.min(size.height, up ? above : below);
  const left = align === "end" ? box.right - size.width : box.left;
  panel.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - size.width - EDGE))}px`;
  panel.style.top = `${up ? box.top - GAP - height : box.bottom + GAP}px`;
}

/**
 * Open `panel` at `anchor` and keep it there; `closed` is called once, however it closes.
 * @returns {function()} closes it
 */
export function openAt(panel, anchor, closed, how) {
  panel.showPopover();
  place(panel, anchor, how);
  const follow = () => (anchor.isConnected ? place(panel, anchor, how) : panel.hidePopover());
  const ends = new AbortController();
  addEventListener(
    "scroll",
    (event) => {
      if (!panel.contains(event.target)) follow();
    },
    { capture: true, passive: true, signal: ends.signal },
  );
  addEventListener("resize", follow, { signal: ends.signal });
  // `beforetoggle`, since `toggle` comes after the click that closed it: what was chosen goes before what is clicked.
  panel.addEventListener(
    "beforetoggle",
    (event) => {
      if (event.newState !== "closed") return;
      ends.abort();
      closed();
    },
    { signal: ends.signal },
  );
  return () => panel.matches(":popover-open") && panel.hidePopover();
}
