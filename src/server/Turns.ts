import pLimit from 'p-limit';
import { RequestError } from '#server/errors/RequestError.ts';

/** Limits expensive work: some run at once, the others wait for their turn, up to a limit. */
export class Turns {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #mostWaiting: number;

  constructor({ mostAtOnce, mostWaiting }: { readonly mostAtOnce: number; readonly mostWaiting: number }) {
    this.#limit = pLimit(mostAtOnce);
    this.#mostWaiting = mostWaiting;
  }

  /** @throws RequestError 503 while too many wait */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#limit.pendingCount >= this.#mostWaiting) throw new RequestError(503, undefined, { retryAfter: 1 });
    return this.#limit(work);
  }
}
