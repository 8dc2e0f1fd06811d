import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import type { Run } from '#game/run/Run.ts';
import type { PartyCast } from './Casting.ts';

/** Lets a spell go on while the party walks, in place of any other that does the same. */
export function castContinued({ run, spell, record }: PartyCast): void {
  const { does, steps } = record.continued;
  const isSame = (number: number) =>
    categoryOf(number) === 'continued' && run.world.spells.get(number)?.continued.does === does;
  goOn(run, spell, steps, isSame);
}

/** A spell goes on for so many steps. @param replaces whether another ends by it */
export function goOn(run: Run, spell: number, steps: number, replaces: (number: number) => boolean): void {
  const ends = run.draft.spells.flatMap((one) => (replaces(one.spell) ? one.spell : []));
  run.apply({ op: 'startSpell', spell, steps, ends });
}
