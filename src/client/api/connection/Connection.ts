import type { Clock } from '#client/clock.ts';
import { timings } from '#client/timings.ts';

/** connection-error: the browser is online, but a recent call got no answer (docs/product.md, "Connection"). */
export type ConnectionState = 'online' | 'offline' | 'connection-error';

interface ConnectionParts {
  /** Checks that the site answers; rejects if it does not, and when aborted. */
  readonly probe: (signal: AbortSignal) => Promise<unknown>;
  readonly clock: Clock;
}

type Listener = (state: ConnectionState, before: ConnectionState) => void;

/**
 * Whether the site can be reached. The browser's own state is only a hint: it reports offline when there is no internet, although a site on
 * the same machine still answers. So while offline, the site itself is probed, and its answer counts.
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

  /** Handles the browser's `offline` event. */
  lost(): void {
    if (this.#state === 'offline') return;
    this.#tell('offline');
    this.#askLater();
  }

  /** Handles the browser's `online` event: probes the site at once. */
  found(): void {
    if (this.#state === 'offline') void this.#ask();
  }

  /** Whether the site answers now. If it does not, the state changes as after a call without an answer. */
  async answers(isBrowserOnline: boolean): Promise<boolean> {
    if (this.#state === 'offline') return false;
    if (await this.#probe()) return true;
    this.unanswered(isBrowserOnline);
    return false;
  }

  /** Handles a call that got no answer. */
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
