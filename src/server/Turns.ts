import { RequestError } from '#server/errors/RequestError.ts';

interface TurnLimits {
  readonly mostAtOnce: number;
  readonly mostWaiting: number;
  /** Limits for a single sharer; without them one sharer may use the limits of all. */
  readonly ofOne?: { readonly mostAtOnce: number; readonly mostWaiting: number };
}

interface Waiting {
  readonly sharer: string;
  readonly start: () => void;
}

/**
 * Limits expensive work: some runs at once, the rest waits. The sharer with the least work in progress is next, so that nobody's work holds
 * up others'.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #running = new Map<string, number>();
  readonly #waiting: Waiting[] = [];

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * @param sharer who the work is counted for; by default everybody together
   * @param signal removes the work from the queue while it still waits
   * @throws RequestError 503 while too many wait; the reason of the signal if it was aborted
   */
  async take<Result>(work: () => Promise<Result>, sharer = '', signal?: AbortSignal): Promise<Result> {
    if (!this.#mayStart(sharer)) await this.#wait(sharer, signal);
    else this.#count(sharer, 1);
    try {
      return await work();
    } finally {
      this.#count(sharer, -1);
      this.#startNext();
    }
  }

  #mayStart(sharer: string): boolean {
    const { mostAtOnce, ofOne } = this.#limits;
    let all = 0;
    for (const count of this.#running.values()) all += count;
    return all < mostAtOnce && this.#runningOf(sharer) < (ofOne?.mostAtOnce ?? mostAtOnce);
  }

  #runningOf(sharer: string): number {
    return this.#running.get(sharer) ?? 0;
  }

  #count(sharer: string, by: number): void {
    const count = this.#runningOf(sharer) + by;
    if (count === 0) this.#running.delete(sharer);
    else this.#running.set(sharer, count);
  }

  async #wait(sharer: string, signal: AbortSignal | undefined): Promise<void> {
    const { mostWaiting, ofOne } = this.#limits;
    const own = this.#waiting.filter((one) => one.sharer === sharer).length;
    if (this.#waiting.length >= mostWaiting || own >= (ofOne?.mostWaiting ?? mostWaiting))
      throw new RequestError(503, undefined, { retryAfter: 1 });
    signal?.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(one), 1);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const one = { sharer, start };
      this.#waiting.push(one);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Counts the turn here, before the waiting code resumes, so that nobody else takes it in between. */
  #startNext(): void {
    for (;;) {
      const free = this.#waiting.filter(({ sharer }) => this.#mayStart(sharer));
      const least = Math.min(...free.map(({ sharer }) => this.#runningOf(sharer)));
      const next = free.find(({ sharer }) => this.#runningOf(sharer) === least);
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#count(next.sharer, 1);
      next.start();
    }
  }
}
