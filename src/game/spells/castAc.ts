import { AC_FOR_ROUNDS, AC_WORSE } from '#domain/resources/spells/acSpells.ts';
import type { BattleCast } from './Casting.ts';
import { changedBy, isKeptOff } from './targets.ts';

/** Casts a spell that improves or worsens armour class for a time. */
export function castAc(cast: BattleCast): void {
  const { fight, spell, record } = cast;
  const { direction, lasts, rounds, stacks } = record.ac;
  const change = (seat: number) => {
    // Casting the spell again restarts it, unless it stacks.
    if (!stacks) fight.unlast(seat, spell);
    fight.last({ seat, spell, rounds: lasts === AC_FOR_ROUNDS ? rounds : 0 });
    fight.sink?.({ kind: 'acChanged', seat, ac: fight.ac[seat] ?? 0 });
  };
  for (const seat of changedBy(cast)) {
    if (direction !== AC_WORSE || !isKeptOff(cast, seat, change)) change(seat);
  }
}
