import { MAGE, NO_SCHOOL, PRIEST } from '#domain/catalogs/spells.ts';
import type { World } from '#game/world/World.ts';

/** The numbers of spells by school and by monster level. */
type BySchool = Readonly<Record<number, readonly (readonly number[])[]>>;

/** The highest monster level of spells. */
const MOST_LEVEL = 7;

/** Computed once per world, whose spells never change. */
const known = new WeakMap<World['spells'], BySchool>();

/** The spells that monsters cast. Spells without a school belong to both. */
export function monsterSpells(spells: World['spells']): BySchool {
  const before = known.get(spells);
  if (before) return before;
  const of = (school: number) => {
    const cast = [...spells].filter(([, spell]) => spell.school === school || spell.school === NO_SCHOOL);
    return Array.from({ length: MOST_LEVEL + 1 }, (_, level) =>
      cast.flatMap(([number, spell]) => (spell.monster_level === level ? number : [])),
    );
  };
  const bySchool = { [MAGE]: of(MAGE), [PRIEST]: of(PRIEST) };
  known.set(spells, bySchool);
  return bySchool;
}
