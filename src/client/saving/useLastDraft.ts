import { useEffect, useRef } from 'react';
import { registerDraft } from './takeDrafts.ts';

/**
 * Lets what only a field knows yet be taken over: before something is done with the whole, before the page is hidden or goes, and
 * when the field goes from the screen.
 * @param take takes it over where there is something; may be another function with every drawing
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
