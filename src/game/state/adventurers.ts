import type { Character } from '#domain/resources/character.ts';
import { SAMPLE_CHARACTERS } from '#game/measure/sampleCharacters.ts';
import { placedCharacters } from '#game/measure/sampleParty.ts';
import { mostHp } from '#game/party/mostHp.ts';
import type { World } from '#game/world/World.ts';
import { memberOf } from './memberOf.ts';
import type { Beginning } from './newGame.ts';

/**
 * Characters as those of a game; the usual six where there are none. Those that have a place are the party.
 * @param level at which they are tried, with what middling luck gives up to it; each at its own where it is not told
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
