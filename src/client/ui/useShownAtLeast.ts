import { useEffect, useRef, useState } from 'react';

/** Returns true while `isActive`, and once true for at least `milliseconds`, so that nothing flickers. */
export function useShownAtLeast(isActive: boolean, milliseconds: number): boolean {
  const [isShown, setShown] = useState(isActive);
  const since = useRef(0);
  useEffect(() => {
    if (isActive) {
      since.current = performance.now();
      setShown(true);
      return;
    }
    const timer = setTimeout(() => setShown(false), Math.max(0, since.current + milliseconds - performance.now()));
    return () => clearTimeout(timer);
  }, [isActive, milliseconds]);
  return isActive || isShown;
}
