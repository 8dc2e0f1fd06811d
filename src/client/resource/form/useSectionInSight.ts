import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the beginning of the list a section counts as come to. */
const REACH = 72;

/**
 * The part of the form that is in sight, and the way to another, which gives its first input the focus. One that was gone to stays the
 * one in sight until the form is scrolled, however near to the end it lies.
 * @param ids of the elements, in their order; those that are not there are passed by
 * @param list what keeps its place at the upper edge of what is in sight
 */
export function useSectionInSight(
  ids: readonly string[],
  list: RefObject<HTMLElement | null>,
): [inSight: string | undefined, goTo: (id: string) => void] {
  const [inSight, setInSight] = useState(ids[0]);
  const gone = useRef<{ readonly id: string; readonly top: number }>(undefined);
  const known = useRef(ids);
  known.current = ids;
  useEffect(() => {
    const look = () => {
      if (gone.current && topOf(gone.current.id) === gone.current.top) return;
      gone.current = undefined;
      const edge = (list.current?.getBoundingClientRect().top ?? 0) + REACH;
      const there = known.current.filter((id) => topOf(id) !== undefined);
      setInSight(there.findLast((id) => (topOf(id) ?? 0) <= edge) ?? there[0]);
    };
    look();
    // A form may scroll with its page or in a sheet of its own.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [list]);

  function goTo(id: string) {
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: 'start' });
    place?.querySelector<HTMLElement>('input, textarea, button, a')?.focus({ preventScroll: true });
    gone.current = { id, top: topOf(id) ?? 0 };
    setInSight(id);
  }
  return [inSight, goTo];
}

const topOf = (id: string): number | undefined => document.getElementById(id)?.getBoundingClientRect().top;
