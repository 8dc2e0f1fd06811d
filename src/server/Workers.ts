import { Piscina } from 'piscina';
import { RequestError } from '#server/errors/RequestError.ts';

/** Threads for work that would block other requests; they start with the first task and end when idle. */
export class Workers {
  readonly #pool = new Piscina({ minThreads: 0, maxThreads: 2, idleTimeout: 30_000, maxQueue: 50 });

  /**
   * Calls a function of a module in a thread; its input and its result are copied. With `signal` the thread stops when nobody waits for
   * it any more.
   * @throws RequestError 503 while too many wait, 499 if it was stopped
   */
  async run<Tasks, Name extends keyof Tasks & string>(
    module: URL,
    name: Name,
    input: Tasks[Name] extends (input: infer Input) => unknown ? Input : never,
    signal?: AbortSignal,
  ): Promise<Tasks[Name] extends (...given: never) => infer Result ? Awaited<Result> : never> {
    if (this.#pool.queueSize >= this.#pool.options.maxQueue) throw new RequestError(503);
    try {
      return await this.#pool.run(input, { filename: module.href, name, ...(signal && { signal }) });
    } catch (error) {
      throw signal?.aborted ? new RequestError(499) : error;
    }
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
