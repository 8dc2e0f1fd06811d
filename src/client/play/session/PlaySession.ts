import type { SetUp } from '#domain/resources/tests/testSetUp.ts';
import type { Input, PlayerInput } from '#game/inputs.ts';
import type { GameState } from '#game/state/GameState.ts';
import { legalInputs } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { PlayTime } from './PlayTime.ts';
import { type Moment, Timeline } from './Timeline.ts';

/** How the current moment was reached: by an input, or by moving along the timeline. */
export type Arrival = 'done' | 'gone';

/** A running game in this page. It requests the world at each step, so it continues in whatever the author has made of it. */
export class PlaySession {
  readonly timeline: Timeline;
  readonly time: PlayTime;
  /** Undefined if the game does not begin with one. */
  readonly setUp: SetUp | undefined;
  readonly #worldOf: () => World;
  readonly #listeners = new Set<() => void>();
  /** Incremented after each change. */
  #version = 0;
  #arrival: Arrival = 'gone';

  /**
   * @param setUp from which `first` was made; undefined if the game does not begin with one
   * @param seconds the earlier playing time
   */
  constructor(worldOf: () => World, first: GameState, setUp?: SetUp, seconds = 0) {
    this.#worldOf = worldOf;
    this.setUp = setUp;
    this.time = new PlayTime(seconds);
    this.timeline = new Timeline(first);
  }

  get world(): World {
    return this.#worldOf();
  }

  get state(): GameState {
    return this.timeline.present.state;
  }

  get version(): number {
    return this.#version;
  }

  get arrival(): Arrival {
    return this.#arrival;
  }

  /** The possible inputs. */
  get inputs(): readonly PlayerInput[] {
    return legalInputs(this.world, this.state);
  }

  /** Performs an input; returns undefined if it is impossible. */
  take(input: Input): Moment | undefined {
    const moment = this.timeline.take(this.world, input);
    if (moment) this.#tell('done');
    return moment;
  }

  /** Replays inputs as far as they fit. @returns how many fit */
  takeAll(inputs: readonly Input[]): number {
    const done = this.timeline.takeAll(this.world, inputs);
    this.#tell('gone');
    return done;
  }

  /** Moves along the timeline. */
  travel(change: (timeline: Timeline) => void): void {
    change(this.timeline);
    this.#tell('gone');
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  #tell(arrival: Arrival): void {
    this.#version++;
    this.#arrival = arrival;
    for (const listener of this.#listeners) listener();
  }
}
