import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { contentStart } from './focusContent.ts';

/**
 * Keeps the place of the keyboard: where the element with the focus goes away, the browser would begin again at the start of the page.
 * After a move to another screen the focus goes to its heading; after “back”, to the link that was followed from there. Otherwise it goes
 * to the part around the element. Whoever moves the focus on purpose comes first: nothing happens while an element has it.
 */
export function useKeptPlace(): void {
  const [path] = useLocation();
  useEffect(() => keepFocus(), []);
  useEffect(() => moved(path), [path]);
}

/** Links that were followed, by the path of the screen on which they stand. */
const followed = new Map<string, string>();
/** The element that had the focus last, with everything around it, from the inside. */
let trail: readonly Element[] = [];
/** The same of the last one on the screen itself; a dialog goes away whole. */
let trailOnScreen: readonly Element[] = [];
let path: string | undefined;
/** Whether the screen is another one than that of the element, and nobody has pressed anything on it. */
let isArriving = false;
/** Whether the way there was in a dialog, which closes and gives the focus to what opened it. */
let isByDialog = false;
/** The path to which the program changed the address last; to any other the browser went, back or forward. */
let pathFollowed: string | undefined;

function moved(to: string): void {
  const from = path;
  const href = trail[0]?.getAttribute('href');
  const wasFollowed = pathFollowed === to;
  path = to;
  pathFollowed = undefined;
  if (from === undefined || from === to) return;
  if (wasFollowed) followed.delete(to);
  if (wasFollowed && href) followed.set(from, href);
  isArriving = true;
  isByDialog = trail.some((part) => part.matches('[role=dialog]'));
  afterwards(restore);
}

function keepFocus(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const note = () => {
    const focused = document.activeElement;
    if (!focused || focused.matches('body, main')) return;
    trail = around(focused);
    if (focused.closest('main')) trailOnScreen = trail;
  };
  const acted = () => {
    isArriving = false;
  };
  document.addEventListener('focusin', note, { signal });
  // An act on the new screen ends the arrival; the key or press that led there came before.
  for (const act of ['keydown', 'pointerdown']) document.addEventListener(act, acted, { signal, capture: true });
  // The router tells with these events that it changed the address; it draws the screen after them.
  const changed = () => {
    pathFollowed = location.pathname;
  };
  for (const event of ['pushState', 'replaceState']) addEventListener(event, changed, { signal });
  const observer = new MutationObserver(() => {
    if (isArriving || isLost()) afterwards(restore);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  return () => {
    end.abort();
    observer.disconnect();
  };
}

const around = (element: Element): readonly Element[] => {
  const all: Element[] = [];
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) all.push(one);
  return all;
};

const isThere = (element: Element): boolean => element.isConnected && element.checkVisibility();

/** Whether nothing has the focus because the element that had it went away; a press beside everything takes it away on purpose. */
function isLost(): boolean {
  const [last] = trail;
  const focused = document.activeElement;
  return (!focused || focused === document.body) && !!last && (!isThere(last) || last.matches(':disabled'));
}

let isWaiting = false;
/** Waits for two frames: dialogs, menus and screens give the focus themselves within one. */
function afterwards(act: () => void): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      isWaiting = false;
      act();
    }),
  );
}

function restore(): void {
  if (!isArriving) {
    if (isLost()) focus(partAround(trail) ?? partAround(trailOnScreen) ?? document.querySelector('main'));
    return;
  }
  const focused = document.activeElement;
  const isElsewhere = isByDialog && !focused?.closest('main, [role=dialog]');
  // The link of “back” may come later than the heading, and the heading later than the screen.
  if (isLost() || isElsewhere || focused?.matches('main') || focused === contentStart()) arrive();
}

function arrive(): void {
  const href = path === undefined ? undefined : followed.get(path);
  const link = href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  focus(link && isThere(link) ? link : contentStart());
}

/** Returns the innermost part that is still there; undefined if only the frame of the site is left. */
const partAround = ([last, ...parts]: readonly Element[]): HTMLElement | undefined =>
  parts.find(
    (part): part is HTMLElement =>
      part instanceof HTMLElement && isThere(part) && !part.closest('[inert]') && last !== part && part.id !== 'root',
  );

/** Focuses an element, or a part that takes the focus for this once. */
function focus(target: HTMLElement | null | undefined): void {
  if (!target || target === document.activeElement || target.closest('[inert]')) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
