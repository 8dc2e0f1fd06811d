import { timings } from '#client/timings.ts';

/** A write, identified by its procedure and input. For a form: its address, its fields, and whatever distinguishes its file from others. */
export interface WriteCall {
  readonly path: string;
  readonly input: unknown;
}

/** A write that may or may not have been performed. */
interface Unanswered {
  readonly scope: string;
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Writes that the page makes by itself. They do not show that the user means a repeated call as a new one. */
const AUTOSAVES = /^(?:floors\.(?:saveGrid|updateSettings)|records\.\w+\.save|accountDocuments\.save|saves\.\w+)$/;

/** Mutations that change nothing. */
const ASKING = /^bannedWords\.|\.(?:check|validate|find)\w*$/;

/** Calls that change the list of scenarios. */
const OF_THE_LIST = /^(?:scenarios\.|project-files$)/;
const LIST = 'list';

/**
 * The keys of writes without an answer (docs/decisions/0009). A key belongs to a path and an input. It is reused when the same call is made
 * again within a while, until another call of the same scenario succeeds: then the same call counts as a new one.
 */
export class Keys {
  readonly #time: number;
  readonly #now: () => number;
  readonly #calls = new Map<string, Unanswered>();

  /** @param time how long a key is kept, in milliseconds */
  constructor(time: number, now: () => number = Date.now) {
    this.#time = time;
    this.#now = now;
  }

  /** Returns the key of a call that is about to be made. */
  keyOf(call: WriteCall): string {
    const before = this.#calls.get(nameOf(call));
    // If the clock was set back, the age is unknown.
    const age = before ? this.#now() - before.at : -1;
    return before && age >= 0 && age < this.#time ? before.key : newKey();
  }

  done(call: WriteCall): void {
    this.#calls.delete(nameOf(call));
    if (AUTOSAVES.test(call.path) || onlyAsks(call)) return;
    const ended = [scopeOf(call), ...(OF_THE_LIST.test(call.path) ? [LIST] : [])];
    for (const [name, { scope }] of this.#calls) if (ended.includes(scope)) this.#calls.delete(name);
  }

  /** @param status of the answer; undefined if none came. A refusal is an answer: nothing was performed. */
  failed(call: WriteCall, key: string, status: number | undefined): void {
    if (status !== undefined && status < 500) this.#calls.delete(nameOf(call));
    else this.#calls.set(nameOf(call), { scope: scopeOf(call), key, at: this.#now() });
  }
}

/** The keys of this page. */
export const operationKeys = new Keys(timings.sameOperation);

const nameOf = ({ path, input }: WriteCall): string => `${path} ${JSON.stringify(input ?? null)}`;

function onlyAsks({ path, input }: WriteCall): boolean {
  const { dry_run } = (input ?? {}) as { dry_run?: unknown };
  return ASKING.test(path) || String(dry_run) === 'true';
}

/** Returns the scenario that a call is about; a call without one is about the list of scenarios. */
function scopeOf({ path, input }: WriteCall): string {
  const { scenario_id } = (input ?? {}) as { scenario_id?: unknown };
  if (typeof scenario_id === 'string') return scenario_id;
  return /^scenarios\/([^/]+)\//.exec(path)?.[1] ?? LIST;
}

/** 128 random bits; `crypto.randomUUID` does not exist on plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
