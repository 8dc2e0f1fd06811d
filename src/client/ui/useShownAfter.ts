import { useEffect, useState } from 'react';

/** Returns true once `isActive` has lasted this many milliseconds, so that a short wait shows nothing. */
export function useShownAfter(isActive: boolean, milliseconds: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isActive, milliseconds]);
  return isActive && hasLasted;
}
