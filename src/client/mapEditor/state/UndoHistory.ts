import type { Patch } from '#domain/map/patch.ts';

/** Steps kept of a floor (issue: at least 20). */
const MOST_STEPS = 60;

/** The steps back and forth of one floor. It only keeps them; the session applies them. */
export class UndoHistory {
  #back: Patch[] = [];
  #forth: Patch[] = [];

  get back(): readonly Patch[] {
    return this.#back;
  }

  get forth(): readonly Patch[] {
    return this.#forth;
  }

  /** A new step: what had been undone is gone. */
  push(patch: Patch): void {
    this.#back = [...this.#back, patch].slice(-MOST_STEPS);
    this.#forth = [];
  }

  /** The newest step with another content, for a stroke that goes on. */
  replaceLast(patch: Patch): void {
    this.#back = [...this.#back.slice(0, -1), patch];
  }

  takeBack(): Patch | undefined {
    return this.#back.pop();
  }

  takeForth(): Patch | undefined {
    return this.#forth.pop();
  }

  keepForth(patch: Patch): void {
    this.#forth.push(patch);
  }

  /** Keeps a step that was done again, without forgetting the others that were undone. */
  keepBack(patch: Patch): void {
    this.#back.push(patch);
  }

  restore(back: readonly Patch[], forth: readonly Patch[]): void {
    this.#back = back.slice(-MOST_STEPS);
    this.#forth = [...forth];
  }
}
