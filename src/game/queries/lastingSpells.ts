import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import type { Spell } from '#domain/resources/spell.ts';
import { GREAT_LIGHT, LIGHT } from '#domain/resources/spells/continuedSpells.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';

type Continued = Spell['continued'];

/** The effect of a continued spell; undefined for spells of other categories. */
const continuedOf = (world: World, spell: number): Continued | undefined =>
  categoryOf(spell) === 'continued' ? world.spells.get(spell)?.continued : undefined;

/** The strongest active continued spell with an effect, by the code of the effect; undefined if none is active. */
export function lastsOf(world: World, { spells }: Pick<GameState, 'spells'>, does: number): Continued | undefined {
  let best: Continued | undefined;
  for (const { spell } of spells) {
    const one = continuedOf(world, spell);
    if (one?.does === does && (!best || one.amount > best.amount)) best = one;
  }
  return best;
}

/** The spells that end in the dark: all lights except those that survive it. */
export const lightsOutInDark = (world: World, { spells }: Pick<GameState, 'spells'>): number[] =>
  spells.flatMap(({ spell }) => {
    const one = continuedOf(world, spell);
    const isLight = one?.does === LIGHT || one?.does === GREAT_LIGHT;
    return isLight && !one.survives_dark ? spell : [];
  });
