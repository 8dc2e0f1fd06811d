/** The headings of a screen, and its map; those of navigation and of side panels are not the screen itself. */
const STARTS = 'main :is(h1, h2, [role=grid]):not(:is(nav, aside) *)';

/** Moves the focus past the tabs and lists of pages to the heading of the screen, or to its map. */
export function focusContent(): void {
  const start = contentStart();
  if (!start) return;
  // A heading takes the focus only from here.
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus();
}

/** Returns where the screen begins: its heading or its map, or else the part of the page in which the screen stands. */
export function contentStart(): HTMLElement | null {
  const starts = [...document.querySelectorAll<HTMLElement>(STARTS)];
  return starts.find((one) => one.checkVisibility()) ?? document.querySelector('main');
}
