/** Time as those who wait see it; a test hands them one that it moves by hand. */
export interface Clock {
  readonly now: () => number;
  /** @returns what takes the call back. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
}

/** The time of the page. */
export const pageClock: Clock = {
  now: Date.now,
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
