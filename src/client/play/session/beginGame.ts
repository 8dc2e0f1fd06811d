import { seedOf } from '#game/random/Random.ts';
import { adventurers } from '#game/state/adventurers.ts';
import { withBit } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import { newGame } from '#game/state/newGame.ts';
import type { Standing } from '#game/state/Standing.ts';
import { step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';

/** Most members of a party. */
const PARTY = 6;

/** How an author begins a game while testing. */
export interface SetUp {
  /** Where the party stands; null for the city, where every game begins. */
  readonly at: Standing | null;
  /** The characters of the scenario, or the usual six. */
  readonly party: 'own' | 'usual';
  /** The level at which all of them are; 0 for each at its own. */
  readonly level: number;
  readonly gold: number;
  /** Event flags that are ON beside those of the beginning, and items that somebody carries. */
  readonly flags: readonly number[];
  readonly items: readonly number[];
  readonly seed: number;
}

/** How a game of a scenario begins where nothing is asked for. */
export const usualSetUp = (world: World, at: Standing | null): SetUp => ({
  at,
  party: world.characters.size > 0 ? 'own' : 'usual',
  level: 0,
  gold: world.beginning.gold,
  flags: [],
  items: [],
  seed: 1,
});

/** The game that begins so. */
export function beginGame(world: World, { at, party, level, gold, flags, items, seed }: SetUp): GameState {
  const characters = party === 'own' ? [...world.characters.values()] : [];
  const all = adventurers(world, characters, level || undefined);
  // Without places the first of them go: somebody has to.
  const placed = all.party.length > 0 ? all.party : all.roster.slice(0, PARTY).map((_, place) => place);
  const beginning = {
    ...world.beginning,
    ...all,
    party: placed,
    gold,
    flags: flags.reduce(withBit, world.beginning.flags),
  };
  let game = newGame(beginning, seedOf(seed));
  for (const item of items) game = step(world, game, { do: 'item', item });
  return at ? step(world, game, { do: 'place', ...at }) : game;
}
