import type { Clock } from '#client/clock.ts';
import { timings } from '#client/timings.ts';
import type { SendResult, ServerFault, WriteFailure } from './WriteResult.ts';

/** The work that has to be on the server: `storable` ignores texts that are too long, `all` requires them too. */
export type FlushNeeds = 'storable' | 'all';

/** The state of saving that the author sees. `saved` only after the server has confirmed it. */
export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  /** No answer, while the browser reports offline (offline) or online (retrying). */
  | { readonly kind: 'offline' }
  | { readonly kind: 'retrying' }
  /** Waits for the author: others changed the same part (conflict), or the input contradicts itself (invalid). */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid' }
  /** Everything is saved except texts that are too long: they stay in this browser until the author decides. */
  | { readonly kind: 'overlong' }
  /** The server refused, with its own message. */
  | { readonly kind: 'failed'; readonly message: string | undefined };

/** Whether the server has everything that can be stored. */
export const isStored = ({ kind }: SaveState): boolean => kind === 'saved' || kind === 'overlong';

export interface AutosaveParts<Unsent> {
  /** The newest state that can be sent and that the server lacks; undefined if there is none. */
  readonly unsent: () => Unsent | undefined;
  /** The decision of the author that the rest waits for; undefined if nothing is held back. */
  readonly held: () => SaveState | undefined;
  /** Sends one state; never rejects. */
  readonly send: (unsent: Unsent) => Promise<SendResult>;
  readonly isOnline: () => boolean;
  /** Shows an answer that the server itself did not expect. */
  readonly reportUnexpected: (answer: ServerFault) => void;
  readonly clock: Clock;
}

/** Milliseconds to wait after an edit, because more may follow. */
const PAUSE = 600;

/** Sends the newest state, one request at a time: the latest state wins, nothing is queued, nothing is lost. */
export class Autosave<Unsent> {
  readonly #parts: AutosaveParts<Unsent>;
  readonly #listeners = new Set<() => void>();
  #state: SaveState = { kind: 'idle' };
  /** The state to show while nothing is unsent. */
  #lastSaved: SaveState = { kind: 'idle' };
  #cancelTimer: (() => void) | undefined;
  #flight: Promise<void> | undefined;
  #wait: number = timings.firstRetry;
  /** Whether the current timer is for a retry. */
  #isRetrying = false;
  /** Whether an unexpected failure was already shown since the last successful save. */
  #isReported = false;

  constructor(parts: AutosaveParts<Unsent>) {
    this.#parts = parts;
  }

  get state(): SaveState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Call this when something may have changed: sends after the pause. */
  wake(): void {
    if (this.#parts.unsent() === undefined) {
      const held = this.#parts.held();
      if (held) this.#rest(held);
      // The edit was undone before it was sent: the server has everything again.
      else if (!this.#flight) this.#rest(this.#lastSaved);
      return;
    }
    // The next attempt is scheduled already, and until then the state must not say that it is saving.
    if (this.#isRetrying) return;
    this.#tell({ kind: 'saving' });
    if (!this.#flight) this.#setTimer(PAUSE);
  }

  /** Sends everything unsent now. Resolves when the server has what is needed; rejects if it cannot be sent now. */
  async flush(needs: FlushNeeds = 'storable'): Promise<void> {
    while (this.#flight) await this.#flight;
    if (this.#parts.unsent() !== undefined) {
      this.#stopTimer();
      await this.#fly();
    }
    const held = this.#parts.held();
    const isWaiting = held !== undefined && (needs === 'all' || held.kind !== 'overlong');
    if (isWaiting || this.#parts.unsent() !== undefined) throw new Error(this.#state.kind);
  }

  /** Call this when the connection is back: retries at once. */
  reconnect(): void {
    if (!this.#isRetrying) return;
    this.#wait = timings.firstRetry;
    this.#setTimer(0);
  }

  /** Call this when the connection is lost: a scheduled retry then shows as offline. */
  disconnect(): void {
    if (this.#state.kind === 'retrying') this.#tell({ kind: 'offline' });
  }

  async #fly(): Promise<void> {
    this.#flight ??= this.#sendAll().finally(() => {
      this.#flight = undefined;
      // A listener may have edited something when the flight ended.
      if (this.#state.kind === 'saving') this.#setTimer(PAUSE);
    });
    await this.#flight;
  }

  async #sendAll(): Promise<void> {
    for (let unsent = this.#parts.unsent(); unsent !== undefined; unsent = this.#parts.unsent()) {
      this.#tell({ kind: 'saving' });
      const result = await this.#parts.send(unsent);
      if (result.kind !== 'settled') return this.#fail(result);
      this.#wait = timings.firstRetry;
      this.#isReported = false;
    }
    const held = this.#parts.held();
    if (!held || isStored(held)) this.#lastSaved = { kind: 'saved', at: this.#parts.clock.now() };
    this.#rest(held ?? this.#lastSaved);
  }

  /** Shows a failure. Retries after a while if that can help; otherwise the next attempt comes by hand or with the next edit. */
  #fail(failure: WriteFailure): void {
    if (failure.kind === 'unreachable') this.#tell({ kind: this.#parts.isOnline() ? 'retrying' : 'offline' });
    else {
      this.#rest({ kind: 'failed', message: failure.message });
      if (failure.unexpected && !this.#isReported) {
        this.#isReported = true;
        this.#parts.reportUnexpected(failure.unexpected);
      }
      if (!failure.isPassing) {
        this.#wait = timings.firstRetry;
        return;
      }
    }
    this.#setTimer(this.#wait);
    this.#isRetrying = true;
    this.#wait = timings.nextRetry;
  }

  #setTimer(milliseconds: number): void {
    this.#stopTimer();
    this.#cancelTimer = this.#parts.clock.after(milliseconds, () => {
      this.#stopTimer();
      void this.#fly();
    });
  }

  #stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.#isRetrying = false;
  }

  #rest(state: SaveState): void {
    this.#stopTimer();
    this.#tell(state);
  }

  /** Listeners hear only of actual changes. */
  #tell(state: SaveState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
