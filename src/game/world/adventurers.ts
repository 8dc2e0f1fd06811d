import type { Character } from '#domain/resources/character.ts';
import { mostHp } from '#game/rules/characterFigures.ts';
import { memberOf } from '#game/state/memberOf.ts';
import type { Beginning } from '#game/state/newGame.ts';
import { SAMPLE_CHARACTERS } from '#game/world/sampleCharacters.ts';
import type { World } from '#game/world/World.ts';

/**
 * Turns characters into members of a game; the standard six if there are none. Those with a place form the party.
 * @param level the level of all characters, with average growth up to it; by default each has its own
 */
export function adventurers(
  world: Pick<World, 'rules' | 'spells' | 'items'>,
  characters: readonly Character[],
  level?: number,
): Pick<Beginning, 'roster' | 'party' | 'gold'> {
  const all = characters.length > 0 ? characters : SAMPLE_CHARACTERS;
  return {
    roster: all.map((one) => {
      const tried = level === undefined ? one : { ...one, level, experience: 0, max_hp: 0 };
      const member = memberOf(world.rules, tried, world.spells);
      return { ...member, hp: mostHp(world, member) };
    }),
    party: placedCharacters(all).map((one) => all.indexOf(one)),
    gold: Math.min(
      world.rules.items.gold_cap,
      all.reduce((sum, { gold }) => sum + gold, 0),
    ),
  };
}

/** The scenario's own characters that have a place in the party, in its order; empty if there are none. */
export function placedCharacters(characters: Iterable<Character>): Character[] {
  const placed = [...characters].filter(({ place }) => place > 0);
  // If two have the same place, the first one gets it.
  const places = new Map(placed.toReversed().map((one) => [one.place, one]));
  return [...places.values()].sort((one, other) => one.place - other.place);
}
