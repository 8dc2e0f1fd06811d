import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import type { Run } from '#game/run/Run.ts';
import type { PartyCast } from './Casting.ts';

/** Starts a continued spell, which replaces any other with the same effect. */
export function castContinued({ run, spell, record }: PartyCast): void {
  const { does, steps } = record.continued;
  const isSame = (number: number) =>
    categoryOf(number) === 'continued' && run.world.spells.get(number)?.continued.does === does;
  goOn(run, spell, steps, isSame);
}

/** Starts a spell that continues for a number of steps. @param replaces whether it ends another active spell */
export function goOn(run: Run, spell: number, steps: number, replaces: (number: number) => boolean): void {
  const ends = run.draft.spells.flatMap((one) => (replaces(one.spell) ? one.spell : []));
  run.apply({ op: 'startSpell', spell, steps, ends });
}
