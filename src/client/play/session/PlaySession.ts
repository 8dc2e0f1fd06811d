import type { SetUp } from '#domain/resources/tests/testSetUp.ts';
import type { Input, PlayerInput } from '#game/inputs.ts';
import type { GameState } from '#game/state/GameState.ts';
import { legalInputs } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { PlayTime } from './PlayTime.ts';
import { type Moment, Timeline } from './Timeline.ts';

/** How one came to the present moment: by doing something, or by going to it in the time line. */
export type Arrival = 'done' | 'gone';

/** A game under way in this page. It asks for the world with each step, so it goes on in whatever the author has made of it. */
export class PlaySession {
  readonly timeline: Timeline;
  readonly time: PlayTime;
  /** Undefined where the game does not begin with one. */
  readonly setUp: SetUp | undefined;
  readonly #worldOf: () => World;
  readonly #listeners = new Set<() => void>();
  /** Another number after each change. */
  #version = 0;
  #arrival: Arrival = 'gone';

  /**
   * @param setUp of which `first` was made; none where the game does not begin with it
   * @param seconds for which it was played before
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

  /** What can be done now. */
  get inputs(): readonly PlayerInput[] {
    return legalInputs(this.world, this.state);
  }

  /** Does something; undefined where it cannot be done. */
  take(input: Input): Moment | undefined {
    const moment = this.timeline.take(this.world, input);
    if (moment) this.#tell('done');
    return moment;
  }

  /** Plays what was done once, as far as it fits. @returns how much of it */
  takeAll(inputs: readonly Input[]): number {
    const done = this.timeline.takeAll(this.world, inputs);
    this.#tell('gone');
    return done;
  }

  /** Changes where one is in the time line. */
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
