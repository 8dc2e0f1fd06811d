import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for so many milliseconds. */
export function usePaused<Value>(value: Value, milliseconds: number): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return paused;
}
