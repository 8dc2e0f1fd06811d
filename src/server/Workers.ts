import { Piscina } from 'piscina';
import { RequestError } from '#server/errors/RequestError.ts';
import { Turns } from './Turns.ts';

/**
 * Work on what is stored; on files that somebody sends, which may be anything and have a thread of their own, so that they hold up no other
 * work; and on files that may be very large or unpack to that, whose thread ends with the work, with all the memory that it took.
 */
const LANES = {
  content: { mostThreads: 3, mostOfOne: 2, idle: 30_000 },
  files: { mostThreads: 1, mostOfOne: 1, idle: 5000 },
  largeFiles: { mostThreads: 1, mostOfOne: 1, idle: 0 },
} as const;
type Lane = keyof typeof LANES;

/**
 * Pieces of work that wait, in each lane: of all sharers, and of one. What waits costs what its input holds: a few kilobytes as a rule, 50 MB
 * of the fullest scenario. What many requests want of one scenario is one piece of work (ContentCache), so that a burst of them is no
 * reason for more.
 */
const MOST_WAITING = 50;
const MOST_WAITING_OF_ONE = 25;
/**
 * MiB of a thread's heap: the fullest scenario, several times over. Work that takes more ends its thread. That is a last resort: where one
 * step of native code goes far beyond it, V8 ends the process, so what comes from outside is counted before it is parsed (scanJson).
 */
const HEAP = 512;
/** Longest that a piece of work may take, with its waiting. Nobody waits for its answer any longer (REQUEST_TIME in app.ts). Milliseconds. */
const DEADLINE = 30_000;

interface WorkOptions {
  readonly lane?: Lane;
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

/** The threads of a process. No more work is given to them than there are: what waits, waits in turns. */
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
