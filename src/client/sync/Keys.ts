import { timings } from '#client/timings.ts';

/** A write by its procedure and its input; of a form by its address, its fields, and what tells its file from others. */
export interface WriteCall {
  readonly path: string;
  readonly input: unknown;
}

/** One of which nobody knows whether it was done. */
interface Unanswered {
  readonly scope: string;
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What the page saves by itself, beside what its user does: it tells nothing of what is meant anew. */
const AUTOSAVES = /^(?:floors\.(?:saveGrid|updateSettings)|records\.\w+\.save|accountDocuments\.save|saves\.\w+)$/;

/** Mutations that only ask. */
const ASKING = /^bannedWords\.|\.(?:check|validate|find)\w*$/;

/** Calls that change which scenarios there are. */
const OF_THE_LIST = /^(?:scenarios\.|project-files$)/;
const LIST = 'list';

/**
 * The keys of writes without an answer (docs/decisions/0009). A key belongs to a path and an input. It is used again when the same call is
 * made again within a while, until another call of the same scenario succeeds: then the same call is meant anew.
 */
export class Keys {
  readonly #time: number;
  readonly #now: () => number;
  readonly #calls = new Map<string, Unanswered>();

  /** @param time for which a key is kept, in milliseconds */
  constructor(time: number, now: () => number = Date.now) {
    this.#time = time;
    this.#now = now;
  }

  /** The key of a call that is about to be made. */
  keyOf(call: WriteCall): string {
    const before = this.#calls.get(nameOf(call));
    // Where the clock was set back, nobody knows how long ago it was.
    const age = before ? this.#now() - before.at : -1;
    return before && age >= 0 && age < this.#time ? before.key : newKey();
  }

  done(call: WriteCall): void {
    this.#calls.delete(nameOf(call));
    if (AUTOSAVES.test(call.path) || onlyAsks(call)) return;
    const ended = [scopeOf(call), ...(OF_THE_LIST.test(call.path) ? [LIST] : [])];
    for (const [name, { scope }] of this.#calls) if (ended.includes(scope)) this.#calls.delete(name);
  }

  /** @param status of the answer; undefined where none came. A refusal is an answer: nothing was done. */
  failed(call: WriteCall, key: string, status: number | undefined): void {
    if (status !== undefined && status < 500) this.#calls.delete(nameOf(call));
    else this.#calls.set(nameOf(call), { scope: scopeOf(call), key, at: this.#now() });
  }
}

/** Those of this page. */
export const operationKeys = new Keys(timings.sameOperation);

const nameOf = ({ path, input }: WriteCall): string => `${path} ${JSON.stringify(input ?? null)}`;

function onlyAsks({ path, input }: WriteCall): boolean {
  const { dry_run } = (input ?? {}) as { dry_run?: unknown };
  return ASKING.test(path) || String(dry_run) === 'true';
}

/** The scenario that a call is about; what is about none is about the list of them. */
function scopeOf({ path, input }: WriteCall): string {
  const { scenario_id } = (input ?? {}) as { scenario_id?: unknown };
  if (typeof scenario_id === 'string') return scenario_id;
  return /^scenarios\/([^/]+)\//.exec(path)?.[1] ?? LIST;
}

/** 128 random bits; `crypto.randomUUID` does not exist on plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
