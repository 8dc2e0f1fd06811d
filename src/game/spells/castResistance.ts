import { WARDS_FOR_STEPS } from '#domain/resources/spells/resistanceSpells.ts';
import type { BattleCast, PartyCast } from './Casting.ts';
import { goOn } from './castContinued.ts';
import { friendsOf } from './targets.ts';

/** Wards allies in a battle. A spell that lasts for steps continues after it, for the whole party. */
export function castResistance(cast: BattleCast): void {
  const { fight, spell, record } = cast;
  const { target, lasts, screen } = record.resistance;
  for (const seat of friendsOf(cast, target)) {
    fight.battle.screens[seat] = Math.max(fight.battle.screens[seat] ?? 0, screen);
    fight.unlast(seat, spell);
    if (lasts !== WARDS_FOR_STEPS || !fight.fighters[seat]?.hero) fight.last({ seat, spell, rounds: 0 });
  }
  if (lasts === WARDS_FOR_STEPS && cast.againstFoes) wardWalking({ run: fight.run, spell, record });
}

/** Wards the party while it walks. A spell that lasts only for a battle does nothing outside of one. */
export function wardWalking({ run, spell, record }: Pick<PartyCast, 'run' | 'spell' | 'record'>): void {
  const { lasts, steps } = record.resistance;
  if (lasts === WARDS_FOR_STEPS) goOn(run, spell, steps, (number) => number === spell);
}
