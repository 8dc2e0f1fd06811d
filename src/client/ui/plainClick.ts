import type { MouseEvent } from 'react';

/**
 * Returns a click handler for a real <a href>: an ordinary click calls `follow` instead of loading a page; a click with a modifier or
 * another button is left to the browser (new tab, new window, download).
 */
export function plainClick(follow: (() => void) | undefined): (event: MouseEvent) => void {
  return (event) => {
    if (!follow || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
}
