import type { Input } from '#game/inputs.ts';
import type { Report } from '#game/reports.ts';
import type { GameState } from '#game/state/GameState.ts';
import { step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';

/** A moment of a game: the state, with the input that led to it and its reports. */
export interface Moment {
  readonly state: GameState;
  /** Undefined for the first. */
  readonly input?: Input;
  readonly reports: readonly Report[];
}

/** A moment that is kept, with all moments before it. */
export interface Bookmark {
  readonly id: number;
  readonly moments: readonly Moment[];
}

/**
 * All moments of a game. The player can go back and forth in it; an input at an earlier moment starts another branch. States share what did
 * not change between them, so all are kept: no moment has to be replayed, whatever the world has become since.
 */
export class Timeline {
  #moments: readonly Moment[];
  #at = 0;
  #bookmarks: readonly Bookmark[] = [];
  #marked = 0;

  constructor(first: GameState) {
    this.#moments = [{ state: first, reports: [] }];
  }

  /** The index of the current moment, and of the last one. */
  get at(): number {
    return this.#at;
  }
  get last(): number {
    return this.#moments.length - 1;
  }

  get first(): Moment {
    return this.#moments[0] as Moment;
  }
  get present(): Moment {
    return this.#moments[this.#at] as Moment;
  }

  /** The moment before the current one; undefined at the beginning. */
  get before(): Moment | undefined {
    return this.#moments[this.#at - 1];
  }

  get bookmarks(): readonly Bookmark[] {
    return this.#bookmarks;
  }

  /** Returns the current moment and those before it, the newest first. @param most the maximum number of moments */
  back(most: number): readonly Moment[] {
    return this.#moments.slice(Math.max(0, this.#at + 1 - most), this.#at + 1).toReversed();
  }

  /** The inputs from the beginning up to the current moment. */
  get inputs(): readonly Input[] {
    return this.#moments.slice(1, this.#at + 1).flatMap(({ input }) => input ?? []);
  }

  /**
   * Performs an input at the current moment, and drops the moments that followed it.
   * @returns the new moment; undefined for a refused input, which changes nothing
   */
  take(world: World, input: Input): Moment | undefined {
    return this.takeAll(world, [input]) === 1 ? this.present : undefined;
  }

  /** Performs inputs in order until one is refused. @returns how many were performed */
  takeAll(world: World, inputs: readonly Input[]): number {
    const moments = this.#moments.slice(0, this.#at + 1);
    for (const input of inputs) {
      const reports: Report[] = [];
      const before = moments.at(-1) as Moment;
      const state = step(world, before.state, input, (report) => reports.push(report));
      if (state === before.state) break;
      moments.push({ state, input, reports });
    }
    const done = moments.length - 1 - this.#at;
    if (done > 0) this.#moments = moments;
    this.#at += done;
    return done;
  }

  /** Moves to a moment, clamped to the existing ones. */
  goTo(at: number): void {
    this.#at = Math.max(0, Math.min(this.last, at));
  }

  /** Bookmarks the current moment. */
  mark(): void {
    this.#bookmarks = [...this.#bookmarks, { id: ++this.#marked, moments: this.#moments.slice(0, this.#at + 1) }];
  }

  /** Returns to a bookmarked moment, whatever was done since. */
  returnTo({ moments }: Bookmark): void {
    this.#moments = moments;
    this.#at = moments.length - 1;
  }

  unmark(bookmark: Bookmark): void {
    this.#bookmarks = this.#bookmarks.filter((one) => one !== bookmark);
  }
}
