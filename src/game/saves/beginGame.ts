import { OWN_PARTY, type SetUp, setUpField, USUAL_PARTY } from '#domain/resources/tests/testSetUp.ts';
import { seedOf } from '#game/random/Random.ts';
import { withBit } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import { newGame } from '#game/state/newGame.ts';
import { FACINGS, type Standing } from '#game/state/Standing.ts';
import { step } from '#game/step.ts';
import { adventurers } from '#game/world/adventurers.ts';
import type { World } from '#game/world/World.ts';

/** Maximum number of members in a party. */
const PARTY = 6;

/** The default set-up of a test play. @param at the cell; null for the city */
export const usualSetUp = (world: World, at: Standing | null): SetUp => ({
  ...setUpField.initial,
  ...(at && { at }),
  party: world.characters.size > 0 ? OWN_PARTY : USUAL_PARTY,
  gold: world.beginning.gold,
});

/** The cell in which the party of a set-up starts; null for the city. */
export function standingOf({ at }: SetUp): Standing | null {
  const facing = FACINGS.find((one) => one === at.facing);
  return at.floor > 0 && facing ? { ...at, facing } : null;
}

/** Starts a game. References that no longer exist are skipped: without its cell the party starts in the city. */
export function beginGame(world: World, setUp: SetUp): GameState {
  const { party, level, gold, flags, items, seed } = setUp;
  const characters = party === OWN_PARTY ? [...world.characters.values()] : [];
  const all = adventurers(world, characters, level || undefined);
  // Without places, the first characters form the party.
  const placed = all.party.length > 0 ? all.party : all.roster.slice(0, PARTY).map((_, place) => place);
  const beginning = {
    ...world.beginning,
    ...all,
    party: placed,
    gold: Math.min(gold, world.rules.items.gold_cap),
    flags: flags.filter(Boolean).reduce(withBit, world.beginning.flags),
  };
  let game = newGame(beginning, seedOf(seed));
  for (const item of items.filter(Boolean)) game = step(world, game, { do: 'item', item });
  const at = standingOf(setUp);
  return at ? step(world, game, { do: 'place', ...at }) : game;
}
