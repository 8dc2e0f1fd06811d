/** The clock of code that waits; tests pass one that they move by hand. */
export interface Clock {
  readonly now: () => number;
  /** @returns a function that cancels the call. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
}

/** The clock of the page. */
export const pageClock: Clock = {
  now: Date.now,
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
