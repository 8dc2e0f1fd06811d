/** For how long a game was played: while nobody looks at its page it stands still. */
export class PlayTime {
  readonly #now: () => number;
  #milliseconds: number;
  /** When it began to run; undefined while it stands. */
  #runsSince: number | undefined;

  /** @param seconds for which it was played before */
  constructor(seconds: number, now: () => number = Date.now) {
    this.#now = now;
    this.#milliseconds = seconds * 1000;
    this.#runsSince = now();
  }

  get seconds(): number {
    return Math.floor((this.#milliseconds + this.#running) / 1000);
  }

  stand(): void {
    this.#milliseconds += this.#running;
    this.#runsSince = undefined;
  }

  goOn(): void {
    this.#runsSince ??= this.#now();
  }

  /** A clock that was set back counts for nothing. */
  get #running(): number {
    return this.#runsSince === undefined ? 0 : Math.max(0, this.#now() - this.#runsSince);
  }
}
