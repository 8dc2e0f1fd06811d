import type { Clock } from '#client/clock.ts';
import { timings } from '#client/timings.ts';
import type { SendResult, ServerFault, WriteFailure } from './WriteResult.ts';

/** What is to be on the server: what can be stored, or all, so that no text that is too long waits either. */
export type FlushNeeds = 'storable' | 'all';

/** What the author is told about saving. `saved` only after the server has said so. */
export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  /** No answer, and the browser says it is offline / although it is online. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'retrying' }
  /** Waits for the author: others changed the same / what was entered contradicts itself. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid' }
  /** All is saved but texts that are too long: they stay in this browser until the author has decided. */
  | { readonly kind: 'overlong' }
  /** The server refused, in its own words. */
  | { readonly kind: 'failed'; readonly message: string | undefined };

/** Whether the server has all that can be stored. */
export const isStored = ({ kind }: SaveState): boolean => kind === 'saved' || kind === 'overlong';

export interface AutosaveParts<Unsent> {
  /** The newest state that can be sent and that the server lacks; undefined where there is none. */
  readonly unsent: () => Unsent | undefined;
  /** What the author has to decide before the rest can be sent; undefined where nothing is held back. */
  readonly held: () => SaveState | undefined;
  /** Sends one state; never rejects. */
  readonly send: (unsent: Unsent) => Promise<SendResult>;
  readonly isOnline: () => boolean;
  /** Shows an answer that the server did not expect itself. */
  readonly tellUnexpected: (answer: ServerFault) => void;
  readonly clock: Clock;
}

/** Milliseconds: the pause after a stroke, in which more may come. */
const PAUSE = 600;

/** Sends the newest state, one request at a time: latest wins, nothing is queued, nothing is lost. */
export class Autosave<Unsent> {
  readonly #parts: AutosaveParts<Unsent>;
  readonly #listeners = new Set<() => void>();
  #state: SaveState = { kind: 'idle' };
  /** What holds while nothing is unsent. */
  #lastSaved: SaveState = { kind: 'idle' };
  #cancelTimer: (() => void) | undefined;
  #flight: Promise<void> | undefined;
  #wait: number = timings.firstRetry;
  /** Whether the timer that is set is that of another attempt. */
  #isRetrying = false;
  /** Whether the author has heard of something unexpected since a save last went well. */
  #isToldOf = false;

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

  /** Something may have changed: sends after the pause. */
  wake(): void {
    if (this.#parts.unsent() === undefined) {
      const held = this.#parts.held();
      if (held) this.#rest(held);
      // Taken back before it was sent: the server has everything again.
      else if (!this.#flight) this.#rest(this.#lastSaved);
      return;
    }
    // The next attempt is set already, and the state must not promise anything.
    if (this.#isRetrying) return;
    this.#tell({ kind: 'saving' });
    if (!this.#flight) this.#setTimer(PAUSE);
  }

  /** Sends now what is unsent. Resolves when the server has what is needed; rejects when it cannot be sent now. */
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

  /** The connection is back: no need to wait for the next attempt. */
  reconnect(): void {
    if (!this.#isRetrying) return;
    this.#wait = timings.firstRetry;
    this.#setTimer(0);
  }

  /** The connection went away while nothing could be sent anyway. */
  disconnect(): void {
    if (this.#state.kind === 'retrying') this.#tell({ kind: 'offline' });
  }

  async #fly(): Promise<void> {
    this.#flight ??= this.#sendAll().finally(() => {
      this.#flight = undefined;
      // Whoever listens may have edited something when the flight ended.
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
      this.#isToldOf = false;
    }
    const held = this.#parts.held();
    if (!held || isStored(held)) this.#lastSaved = { kind: 'saved', at: this.#parts.clock.now() };
    this.#rest(held ?? this.#lastSaved);
  }

  /** Tells what has happened. It is tried again after a while, or where that is of no use by hand or with the next stroke. */
  #fail(failure: WriteFailure): void {
    if (failure.kind === 'unreachable') this.#tell({ kind: this.#parts.isOnline() ? 'retrying' : 'offline' });
    else {
      this.#rest({ kind: 'failed', message: failure.message });
      if (failure.unexpected && !this.#isToldOf) {
        this.#isToldOf = true;
        this.#parts.tellUnexpected(failure.unexpected);
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

  /** What is known already is no news. */
  #tell(state: SaveState): void {
    if (isSame(state, this.#state)) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const isSame = (one: SaveState, other: SaveState): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'saved' || other.kind !== 'saved' || one.at === other.at) &&
  (one.kind !== 'failed' || other.kind !== 'failed' || one.message === other.message);
