import { useEffect, useState } from 'react';
import { throttledUntil } from '#client/api/apiError.ts';

/** Counts down the seconds until a throttled call may be retried; `seconds` is undefined when it may. */
export function useThrottle() {
  const [until, setUntil] = useState<number>();
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    if (until === undefined) return;
    const count = () => {
      const left = Math.ceil((until - Date.now()) / 1000);
      setSeconds(left > 0 ? left : undefined);
      if (left <= 0) setUntil(undefined);
    };
    count();
    const timer = setInterval(count, 1000);
    return () => {
      clearInterval(timer);
      setSeconds(undefined);
    };
  }, [until]);
  return { seconds, show: (error: unknown) => setUntil(throttledUntil(error)), clear: () => setUntil(undefined) };
}
