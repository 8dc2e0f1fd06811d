import { useEffect, useRef } from 'react';
import { registerDraft } from './takeDrafts.ts';

/**
 * Takes over text that only a field knows yet: before an action on the whole document, before the page is hidden, and when the field
 * unmounts.
 * @param take takes over the text if there is any; may be a new function at every render
 */
export function useLastDraft(take: () => void): void {
  const newest = useRef(take);
  newest.current = take;
  useEffect(() => {
    const leave = () => newest.current();
    const forget = registerDraft(leave);
    return () => {
      forget();
      leave();
    };
  }, []);
}
