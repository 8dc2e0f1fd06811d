/** A clock that stands until it is moved by hand. */
export function handClock() {
  let now = 0;
  let timers: { at: number; call: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds: number, call: () => void) {
      const timer = { at: now + milliseconds, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    /** Moves on, calling what is due in its order and letting everything settle that follows from it. */
    async advance(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        now = due.at;
        due.call();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
