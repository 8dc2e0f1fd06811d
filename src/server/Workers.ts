import { Piscina } from 'piscina';
import { RequestError } from '#server/errors/RequestError.ts';
import { Turns } from './Turns.ts';

/** Threads; one sharer never holds all of them. */
const MOST_THREADS = 3;
const SHARE = { mostAtOnce: MOST_THREADS - 1, mostWaiting: 25 };
/** MiB of a thread's heap: the fullest scenario, several times over. Work that takes more ends its thread, and not the process. */
const HEAP = 384;
/** Longest that a piece of work may take, with its waiting. Nobody waits for its answer any longer (REQUEST_TIME in app.ts). Milliseconds. */
const DEADLINE = 30_000;

interface WorkOptions {
  /** Ends the work when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
  /** Buffers of the input that the thread takes over in the place of a copy; they are empty afterwards. */
  readonly transfer?: readonly ArrayBuffer[];
}

/** Whose the work is, and when its answer is out. */
interface Share {
  readonly sharer: string;
  readonly answered?: AbortSignal;
}

/**
 * Threads for work that would block other requests; they start with the first task and end when idle. Each sharer, as a rule an account,
 * has a share of them.
 */
export class Workers {
  readonly #threads: Threads;
  readonly #share: Share;

  constructor(threads = new Threads(), share: Share = { sharer: '' }) {
    this.#threads = threads;
    this.#share = share;
  }

  /** The same threads, for another sharer. */
  sharedBy(share: Share): Workers {
    return new Workers(this.#threads, share);
  }

  /**
   * Calls a function of a module in a thread; its input and its result are copied. It ends with its deadline, and when the answer of the
   * request is out.
   * @throws RequestError 503 while too many wait or if it takes too long, 499 if it was stopped, 413 if it takes too much memory
   */
  run<Tasks, Name extends keyof Tasks & string>(
    module: URL,
    name: Name,
    input: Tasks[Name] extends (input: infer Input) => unknown ? Input : never,
    { signal, transfer = [] }: WorkOptions = {},
  ): Promise<Tasks[Name] extends (...given: never) => infer Result ? Awaited<Result> : never> {
    const { sharer, answered } = this.#share;
    const over = AbortSignal.timeout(this.#threads.deadline);
    const ends = [over, answered, signal].filter((one) => one !== undefined);
    const task = { filename: module.href, name, transferList: [...transfer], signal: AbortSignal.any(ends) };
    return this.#threads.run(input, task, sharer).catch((error: unknown) => {
      if (signal?.aborted) throw new RequestError(499);
      if (over.aborted || answered?.aborted) throw new RequestError(503);
      throw (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? new RequestError(413) : error;
    });
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

type Task = NonNullable<Parameters<Piscina['run']>[1]> & { readonly signal: AbortSignal };

/** The threads of a process. No more work is given to them than there are: what waits, waits in turns. */
export class Threads {
  /** Milliseconds. */
  readonly deadline: number;
  readonly #pool: Piscina;
  readonly #turns = new Turns({ mostAtOnce: MOST_THREADS, mostWaiting: 50, ofOne: SHARE });

  /** @param heap in MiB, of each thread */
  constructor({ deadline = DEADLINE, heap = HEAP } = {}) {
    this.deadline = deadline;
    const resourceLimits = { maxOldGenerationSizeMb: heap };
    this.#pool = new Piscina({ minThreads: 0, maxThreads: MOST_THREADS, idleTimeout: 30_000, resourceLimits });
  }

  run(input: unknown, task: Task, sharer: string) {
    return this.#turns.take(() => this.#pool.run(input, task), sharer, task.signal);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
