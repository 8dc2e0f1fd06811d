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
  /** The direction in which the party walked into its cell; 0 if it did not walk there. */
  heading: Facing | 0;
  /** The place where it was before it was moved to its cell; undefined if it walked there. */
  cameFrom: Standing | undefined;
  /** The number of moves in this step other than walking. */
  moves = 0;
  /** Whether an event did something in this step. */
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

  /** The random numbers of another part of the game than its world. */
  stream(stream: Stream): Random {
    this.#streams[stream] ??= new SeededRandom(this.draft.seed, this.draft.step, stream);
    return this.#streams[stream];
  }

  /** The floor of the party; undefined in the city, and if the floor no longer exists. */
  get floor(): Floor | undefined {
    return this.world.floors.get(this.draft.place.floor);
  }

  /** The cell of the party (`cellIndex`). */
  get cell(): number {
    return cellIndex(this.draft.place.x, this.draft.place.y);
  }

  /** The party in order; members that are no longer in the roster are left out. */
  get members(): { readonly at: number; readonly member: Member }[] {
    return partyIn(this.draft);
  }

  /** Calls a function for each member of the party in order, even if members are lost in the process. */
  each(act: (at: number, member: Member) => void): void {
    for (const { member } of this.members) {
      const at = this.draft.roster.indexOf(member);
      if (at >= 0) act(at, member);
    }
  }

  /** Applies a change to the game. */
  apply<Name extends ChangeName>(change: ChangeOf<Name>): void {
    const act: (run: Run, change: ChangeOf<Name>) => void = CHANGES[change.op as Name];
    act(this, change);
  }
}
