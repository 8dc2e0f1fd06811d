import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** The distance from the edge of the window, or of a scroll container, at which something counts as visible. */
const NEAR = '200px';

/** Whether an element was ever visible, or nearly; the ref goes to that element. Expensive content waits until then. */
export function useIsVisible(): [ref: RefCallback<Element>, isSeen: boolean] {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // Many elements may become visible at once: a transition keeps the page responsive.
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
