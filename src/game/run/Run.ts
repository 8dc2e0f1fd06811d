import { cellIndex } from '#domain/map/floorGrid.ts';
import { type Random, SeededRandom, type Stream } from '#game/random/Random.ts';
import type { Sink } from '#game/reports.ts';
import type { ChangeName, ChangeOf } from '#game/state/Change.ts';
import { type Draft, type GameState, partyIn } from '#game/state/GameState.ts';
import type { Member } from '#game/state/Member.ts';
import type { Facing, Standing } from '#game/state/Standing.ts';
import type { Floor } from '#game/world/compileFloor.ts';
import type { World } from '#game/world/World.ts';
import { CHANGES } from './changes/changes.ts';

/** A step in progress: world, draft state, random numbers and the sink of reports. */
export class Run {
  readonly world: World;
  readonly draft: Draft;
  readonly random: Random;
  readonly sink: Sink | undefined;
  /** The way that the party came into its cell; 0 if it did not walk there. */
  heading: Facing | 0;
  /** Where it was before it was brought to its cell; undefined if it walked there. */
  cameFrom: Standing | undefined;
  /** How often it was moved in this step without walking. */
  moves = 0;
  /** Whether an event did something. */
  hasHappened = false;
  readonly #streams: Partial<Record<Stream, Random>> = {};

  constructor(world: World, state: GameState, sink: Sink | undefined) {
    this.world = world;
    this.draft = { ...state };
    this.random = new SeededRandom(state.seed, state.step);
    this.sink = sink;
    this.heading = state.pending?.heading ?? 0;
    this.cameFrom = state.pending?.cameFrom;
  }

  /** Chance of another part of the game than its world. */
  stream(stream: Stream): Random {
    this.#streams[stream] ??= new SeededRandom(this.draft.seed, this.draft.step, stream);
    return this.#streams[stream];
  }

  /** The floor on which the party stands; undefined in the city, and where the floor is there no more. */
  get floor(): Floor | undefined {
    return this.world.floors.get(this.draft.place.floor);
  }

  /** The cell in which it stands. */
  get cell(): number {
    return cellIndex(this.draft.place.x, this.draft.place.y);
  }

  /** The party in its order; those who are in the roster no more are left out. */
  get members(): { readonly at: number; readonly member: Member }[] {
    return partyIn(this.draft);
  }

  /** Does something with each of the party in its order, whoever of it is lost by that. */
  each(act: (at: number, member: Member) => void): void {
    for (const { member } of this.members) {
      const at = this.draft.roster.indexOf(member);
      if (at >= 0) act(at, member);
    }
  }

  /** Changes the game by an operation that neither decides nor waits. */
  apply<Name extends ChangeName>(change: ChangeOf<Name>): void {
    const act: (run: Run, change: ChangeOf<Name>) => void = CHANGES[change.op as Name];
    act(this, change);
  }
}
