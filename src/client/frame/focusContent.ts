/** The headings of a screen, and its map; those of navigation and of side panels are not the screen itself. */
const STARTS = '#content :is(h1, h2, [role=grid]):not(:is(nav, aside) *)';

/** Moves the focus past the tabs and lists of pages to the heading of the screen, or to its map. */
export function focusContent(): void {
  const starts = [...document.querySelectorAll<HTMLElement>(STARTS)];
  const start = starts.find((one) => one.checkVisibility()) ?? document.getElementById('content');
  if (!start) return;
  // A heading takes the focus only from here.
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus();
}
