import type { Input } from '#game/inputs.ts';
import type { Report } from '#game/reports.ts';
import type { GameState } from '#game/state/GameState.ts';
import { step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';

/** A moment of a game: the state, and what was done and told to come to it. */
export interface Moment {
  readonly state: GameState;
  /** Undefined for the first. */
  readonly input?: Input;
  readonly reports: readonly Report[];
}

/** A moment that is kept, with all that went before it. */
export interface Bookmark {
  readonly id: number;
  readonly moments: readonly Moment[];
}

/**
 * All moments of a game. One goes back and forth in it; who does something at an earlier one takes another way from there. States share
 * what did not change between them, so each is kept: no moment has to be played again, whatever the world has become since.
 */
export class Timeline {
  #moments: readonly Moment[];
  #at = 0;
  #bookmarks: readonly Bookmark[] = [];
  #marked = 0;

  constructor(first: GameState) {
    this.#moments = [{ state: first, reports: [] }];
  }

  /** The place of the present moment, and of the last that there is. */
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

  /** The one before it; undefined at the beginning. */
  get before(): Moment | undefined {
    return this.#moments[this.#at - 1];
  }

  get bookmarks(): readonly Bookmark[] {
    return this.#bookmarks;
  }

  /** The present moment and those before it, the newest first. @param most of them */
  back(most: number): readonly Moment[] {
    return this.#moments.slice(Math.max(0, this.#at + 1 - most), this.#at + 1).toReversed();
  }

  /** What was done from the beginning up to the present moment. */
  get inputs(): readonly Input[] {
    return this.#moments.slice(1, this.#at + 1).flatMap(({ input }) => input ?? []);
  }

  /**
   * Does something at the present moment. What came after it before comes no more.
   * @returns the moment it leads to; undefined for an input that is refused, after which all is as it was
   */
  take(world: World, input: Input): Moment | undefined {
    return this.takeAll(world, [input]) === 1 ? this.present : undefined;
  }

  /** Does one thing after the other, as far as none is refused. @returns how many were done */
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

  /** Goes to a moment, as far as there is one. */
  goTo(at: number): void {
    this.#at = Math.max(0, Math.min(this.last, at));
  }

  /** Keeps the present moment. */
  mark(): void {
    this.#bookmarks = [...this.#bookmarks, { id: ++this.#marked, moments: this.#moments.slice(0, this.#at + 1) }];
  }

  /** Goes back to a moment that was kept, whatever was done since. */
  returnTo({ moments }: Bookmark): void {
    this.#moments = moments;
    this.#at = moments.length - 1;
  }

  unmark(bookmark: Bookmark): void {
    this.#bookmarks = this.#bookmarks.filter((one) => one !== bookmark);
  }
}
