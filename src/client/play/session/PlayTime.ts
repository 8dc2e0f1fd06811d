/** The playing time of a game: it pauses while the page is hidden. */
export class PlayTime {
  readonly #now: () => number;
  #milliseconds: number;
  /** The time when it started to run; undefined while it pauses. */
  #runsSince: number | undefined;

  /** @param seconds the earlier playing time */
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

  /** The time since it runs; 0 if the clock was set back. */
  get #running(): number {
    return this.#runsSince === undefined ? 0 : Math.max(0, this.#now() - this.#runsSince);
  }
}
