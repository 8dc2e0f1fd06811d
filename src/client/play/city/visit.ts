import type { Names } from '#client/play/words/Names.ts';
import type { PlayerInput } from '#game/inputs.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Held, Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** The props of every window of the city: the game, its possible inputs, and a function that performs one. */
export interface Visit {
  readonly world: World;
  readonly state: GameState;
  readonly names: Names;
  /** The inputs that are offered now (`legalInputs`). */
  readonly inputs: readonly PlayerInput[];
  readonly give: (input: PlayerInput) => void;
}

/** Returns a member's items, each with its place in the bag. */
export const slotsOf = ({ items }: Member): readonly { readonly held: Held; readonly slot: number }[] =>
  items.map((held, slot) => ({ held, slot }));
