import type { KeyboardEvent } from 'react';

/**
 * Moves the focus through the links or buttons of a list with a single tab stop: left and right to the previous or next one, up and down to
 * the nearest in the row above or below, Home and End to the first and last.
 * @param among selector of the items, if they are neither
 */
export function stepThrough(event: KeyboardEvent<HTMLElement>, among = 'a, button'): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(among)];
  const from = links.indexOf(document.activeElement as HTMLElement);
  if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = target(event.key, links, from);
  if (to === undefined) return;
  event.preventDefault();
  to?.focus();
}

/** Returns the link to focus for a key: null if there is none, undefined if the key is not for the list. */
function target(key: string, links: readonly HTMLElement[], from: number): HTMLElement | null | undefined {
  if (key === 'Home') return links[0] ?? null;
  if (key === 'End') return links.at(-1) ?? null;
  if (key === 'ArrowLeft') return links[from - 1] ?? null;
  if (key === 'ArrowRight') return links[from + 1] ?? null;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  // The box of a checkbox is hidden; its label has the visible place.
  const places = links.map((link) => (link.closest('label') ?? link).getBoundingClientRect());
  const here = places[from] as DOMRect;
  const beyond = (place: DOMRect) => (key === 'ArrowUp' ? here.top - place.top : place.top - here.top);
  const rows = places.map(beyond).filter((distance) => distance > 1);
  const next = Math.min(...rows);
  const aside = (index: number) => Math.abs((places[index] as DOMRect).left - here.left);
  const inRow = links.map((_, index) => index).filter((index) => Math.abs(beyond(places[index] as DOMRect) - next) < 1);
  const nearest = inRow.sort((a, b) => aside(a) - aside(b))[0];
  return nearest === undefined ? null : (links[nearest] ?? null);
}
