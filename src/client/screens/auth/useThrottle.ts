import { useEffect, useState } from 'react';
import { type Throttle, throttleOf } from '#client/api/apiError.ts';

/** A refusal for too many tries, as long as it lasts. */
export interface Wait {
  readonly message: string;
  /** Seconds until a new try makes sense. */
  readonly seconds: number;
}

/** Keeps the refusal of a call that was made too often, and counts its time down. `wait` is undefined when it is over. */
export function useThrottle() {
  const [throttle, setThrottle] = useState<Throttle>();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!throttle) return;
    const count = () => {
      const left = Math.ceil((throttle.until - Date.now()) / 1000);
      if (left > 0) setSeconds(left);
      else setThrottle(undefined);
    };
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [throttle]);
  const wait: Wait | undefined = throttle && { message: throttle.message, seconds };
  return { wait, show: (error: unknown) => setThrottle(throttleOf(error)), clear: () => setThrottle(undefined) };
}
