import type { Names } from '#client/play/words/Names.ts';
import type { PlayerInput } from '#game/inputs.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Held, Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** What every window of the city is handed: the game, what can be done in it, and how it is done. */
export interface Visit {
  readonly world: World;
  readonly state: GameState;
  readonly names: Names;
  /** What is offered now (`legalInputs`). */
  readonly inputs: readonly PlayerInput[];
  readonly give: (input: PlayerInput) => void;
}

/** The things of somebody, each with its place in the bag. */
export const slotsOf = ({ items }: Member): readonly { readonly held: Held; readonly slot: number }[] =>
  items.map((held, slot) => ({ held, slot }));
