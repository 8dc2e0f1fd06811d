import type { Clock } from '#client/clock.ts';
import { timings } from '#client/timings.ts';

/** connection-error: the browser is online and yet a call had no answer a moment ago (docs/product.md, "Connection"). */
export type ConnectionState = 'online' | 'offline' | 'connection-error';

interface ConnectionParts {
  /** Asks the site for a sign of life; rejects without one, and when aborted. */
  readonly probe: (signal: AbortSignal) => Promise<unknown>;
  readonly clock: Clock;
}

type Listener = (state: ConnectionState, before: ConnectionState) => void;

/**
 * Whether the site can be reached. What the browser says is a hint: it calls itself offline without the internet, although
 * a site on the same machine answers; so while offline the site itself is asked, and its answer counts.
 */
export class Connection {
  readonly #parts: ConnectionParts;
  readonly #listeners = new Set<Listener>();
  #state: ConnectionState = 'online';
  #cancelTimer: (() => void) | undefined;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Resolves when the site can be reached, or may be. */
  async back(): Promise<void> {
    if (this.#state === 'online') return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe((state) => {
        if (state !== 'online') return;
        stop();
        resolve();
      });
    });
  }

  /** The browser says that it is offline. */
  lost(): void {
    if (this.#state === 'offline') return;
    this.#tell('offline');
    this.#askLater();
  }

  /** The browser says that it is online again: the site is asked at once. */
  found(): void {
    if (this.#state === 'offline') void this.#ask();
  }

  /** Whether the site answers now; where it does not, that is as a call without an answer. */
  async answers(isBrowserOnline: boolean): Promise<boolean> {
    if (this.#state === 'offline') return false;
    if (await this.#probe()) return true;
    this.unanswered(isBrowserOnline);
    return false;
  }

  /** A call had no answer. */
  unanswered(isBrowserOnline: boolean): void {
    if (this.#state === 'offline') return;
    if (!isBrowserOnline) {
      this.lost();
      return;
    }
    if (this.#state === 'online') this.#tell('connection-error');
    this.#after(timings.connectionError, () => this.#tell('online'));
  }

  async #ask(): Promise<void> {
    this.#askLater();
    const isAnswered = await this.#probe();
    if (!isAnswered || this.#state !== 'offline') return;
    this.#cancelTimer?.();
    this.#tell('online');
  }

  async #probe(): Promise<boolean> {
    const asking = new AbortController();
    const stop = this.#parts.clock.after(timings.connectivityCheck, () => asking.abort());
    try {
      await this.#parts.probe(asking.signal);
      return true;
    } catch {
      return false;
    } finally {
      stop();
    }
  }

  #askLater(): void {
    this.#after(timings.offlinePoll, () => void this.#ask());
  }

  #after(milliseconds: number, call: () => void): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#parts.clock.after(milliseconds, call);
  }

  #tell(state: ConnectionState): void {
    const before = this.#state;
    this.#state = state;
    for (const listener of this.#listeners) listener(state, before);
  }
}
