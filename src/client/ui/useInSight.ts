import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** How far from the edge of the window, or of what scrolls within it, something counts as seen. */
const NEAR = '200px';

/** Whether an element was ever in sight, or nearly; the ref goes to that element. What is costly waits until then. */
export function useInSight(): [ref: RefCallback<Element>, isSeen: boolean] {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // Many may come into sight at once: the page answers between them.
        startTransition(() => setSeen(true));
        observer.disconnect();
      },
      { rootMargin: NEAR, scrollMargin: NEAR } as IntersectionObserverInit,
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isSeen];
}
