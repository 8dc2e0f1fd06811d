import { useEffect, useState } from 'react';

/** True once `isActive` has lasted for so many milliseconds, so that what it shows never flickers. */
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
