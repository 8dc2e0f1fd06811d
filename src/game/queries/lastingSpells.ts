import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import type { Spell } from '#domain/resources/spell.ts';
import { GREAT_LIGHT, LIGHT } from '#domain/resources/spells/continuedSpells.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';

type Continued = Spell['continued'];

/** What a spell that goes on does; undefined for one that is of another kind. */
const continuedOf = (world: World, spell: number): Continued | undefined =>
  categoryOf(spell) === 'continued' ? world.spells.get(spell)?.continued : undefined;

/** The strongest spell that goes on and does something, by the code of what it does; undefined if none does. */
export function lastsOf(world: World, { spells }: Pick<GameState, 'spells'>, does: number): Continued | undefined {
  let best: Continued | undefined;
  for (const { spell } of spells) {
    const one = continuedOf(world, spell);
    if (one?.does === does && (!best || one.amount > best.amount)) best = one;
  }
  return best;
}

/** The spells that go out in the dark: every light but one that is made for it. */
export const lightsOutInDark = (world: World, { spells }: Pick<GameState, 'spells'>): number[] =>
  spells.flatMap(({ spell }) => {
    const one = continuedOf(world, spell);
    const isLight = one?.does === LIGHT || one?.does === GREAT_LIGHT;
    return isLight && !one.survives_dark ? spell : [];
  });
