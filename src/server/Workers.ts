import { Piscina } from 'piscina';
import { RequestError } from '#server/errors/RequestError.ts';
import { Turns } from './Turns.ts';

/**
 * Lanes of work. `content` works on stored data. `files` works on uploaded files, which may be anything and have a thread of their own, so
 * that they hold up no other work. `largeFiles` works on files that are, or unpack to, something very large; their thread ends with the
 * work and gives back all its memory.
 */
const LANES = {
  content: { mostThreads: 3, mostOfOne: 2, idle: 30_000 },
  files: { mostThreads: 1, mostOfOne: 1, idle: 5000 },
  largeFiles: { mostThreads: 1, mostOfOne: 1, idle: 0 },
} as const;
type Lane = keyof typeof LANES;

/**
 * Pieces of work that may wait in each lane: of all sharers, and of one. A waiting piece costs the memory of its input: usually a few
 * kilobytes, 50 MB for the fullest scenario. Many requests for the same scenario share one piece of work (ContentCache), so a burst of them
 * needs no higher limit.
 */
const MOST_WAITING = 50;
const MOST_WAITING_OF_ONE = 25;
/**
 * Heap limit of a thread in MiB: the fullest scenario, several times over. Work that takes more ends its thread. That is a last resort:
 * where one step of native code goes far beyond it, V8 ends the process, so content from outside is counted before it is parsed (scanJson).
 */
const HEAP = 512;
/**
 * Maximum time of a piece of work, including the time it waits. After that nobody waits for its answer (REQUEST_TIME in app.ts).
 * Milliseconds.
 */
const DEADLINE = 30_000;

interface WorkOptions {
  readonly lane?: Lane;
  /** Aborts the work when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
  /** Buffers of the input that are transferred to the thread rather than copied; they are empty afterwards. */
  readonly transfer?: readonly ArrayBuffer[];
}

/** The owner of the work, and the signal that fires when its request is answered. */
interface Share {
  readonly sharer: string;
  readonly answered?: AbortSignal;
}

/**
 * Threads for work that would block other requests; they start with the first task and end when idle. Each sharer, usually an account, has
 * a share of them.
 */
export class Workers {
  readonly #threads: Threads;
  readonly #share: Share;

  constructor(threads = new Threads(), share: Share = { sharer: '' }) {
    this.#threads = threads;
    this.#share = share;
  }

  /** Returns the same threads for another sharer. */
  sharedBy(share: Share): Workers {
    return new Workers(this.#threads, share);
  }

  /**
   * Calls a function of a module in a thread; its input and its result are copied. The call is aborted at its deadline, and when its
   * request has been answered.
   * @throws RequestError 503 while too many wait or if it takes too long, 499 if it was aborted, 413 if it takes too much memory
   */
  run<Tasks, Name extends keyof Tasks & string>(
    module: URL,
    name: Name,
    input: Tasks[Name] extends (input: infer Input) => unknown ? Input : never,
    { lane = 'content', signal, transfer = [] }: WorkOptions = {},
  ): Promise<Tasks[Name] extends (...given: never) => infer Result ? Awaited<Result> : never> {
    const { sharer, answered } = this.#share;
    const over = AbortSignal.timeout(this.#threads.deadline);
    const ends = [over, answered, signal].filter((one) => one !== undefined);
    const task = { filename: module.href, name, transferList: [...transfer], signal: AbortSignal.any(ends) };
    return this.#threads.run(lane, input, task, sharer).catch((error: unknown) => {
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

/** The threads of a process. The pools never get more work than they have threads; the rest waits in `Turns`. */
export class Threads {
  /** Milliseconds. */
  readonly deadline: number;
  readonly #lanes: Readonly<Record<Lane, { readonly pool: Piscina; readonly turns: Turns }>>;

  constructor({ deadline = DEADLINE } = {}) {
    this.deadline = deadline;
    const open = ({ mostThreads, mostOfOne, idle }: (typeof LANES)[Lane]) => ({
      pool: new Piscina({
        minThreads: 0,
        maxThreads: mostThreads,
        idleTimeout: idle,
        resourceLimits: { maxOldGenerationSizeMb: HEAP },
      }),
      turns: new Turns({
        mostAtOnce: mostThreads,
        mostWaiting: MOST_WAITING,
        ofOne: { mostAtOnce: mostOfOne, mostWaiting: MOST_WAITING_OF_ONE },
      }),
    });
    this.#lanes = {
      content: open(LANES.content),
      files: open(LANES.files),
      largeFiles: open(LANES.largeFiles),
    };
  }

  run(lane: Lane, input: unknown, task: Task, sharer: string) {
    const { pool, turns } = this.#lanes[lane];
    return turns.take(() => pool.run(input, task), sharer, task.signal);
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#lanes).map(({ pool }) => pool.close()));
  }
}
