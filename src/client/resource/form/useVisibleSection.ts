import { type RefObject, useEffect, useRef, useState } from 'react';

/** A section counts as reached if its top is less than this many pixels below the list. */
const REACH = 36;
/** The pixels between the list and the section that is gone to. */
const GAP = 12;

/**
 * Returns the id of the visible part of the form, and a function that scrolls to another part and focuses its first input. That part stays
 * the current one until the form is scrolled, even if it is too near the end to reach the top.
 * @param ids of the elements, in order; those that do not exist are skipped
 * @param list the sticky element at the top of the visible area
 */
export function useVisibleSection(
  ids: readonly string[],
  list: RefObject<HTMLElement | null>,
): [visible: string | undefined, goTo: (id: string) => void] {
  const [visible, setVisible] = useState(ids[0]);
  const gone = useRef<{ readonly id: string; readonly top: number }>(undefined);
  const known = useRef(ids);
  known.current = ids;
  useEffect(() => {
    const look = () => {
      if (gone.current && topOf(gone.current.id) === gone.current.top) return;
      gone.current = undefined;
      const edge = (list.current?.getBoundingClientRect().bottom ?? 0) + REACH;
      const there = known.current.filter((id) => topOf(id) !== undefined);
      setVisible(there.findLast((id) => (topOf(id) ?? 0) <= edge) ?? there[0]);
    };
    look();
    // A form scrolls with its page or inside a dialog.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [list]);

  function goTo(id: string) {
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: 'start' });
    showBelow(list.current, place);
    place?.querySelector<HTMLElement>('input, textarea, button, a')?.focus({ preventScroll: true });
    gone.current = { id, top: topOf(id) ?? 0 };
    setVisible(id);
  }
  return [visible, goTo];
}

const topOf = (id: string): number | undefined => document.getElementById(id)?.getBoundingClientRect().top;

/** Scrolls a part of the form further down if the list or what stands in its line hides the head of it. */
function showBelow(list: Element | null, place: Element | null): void {
  if (!list || !place) return;
  const hidden = list.getBoundingClientRect().bottom + GAP - place.getBoundingClientRect().top;
  // A form scrolls with its page or inside a dialog.
  if (hidden > 0) (place.closest('[data-beside]') ?? document.documentElement).scrollBy(0, -hidden);
}
