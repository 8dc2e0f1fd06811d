import { ASHES, DEAD } from '#domain/catalogs/states.ts';
import { drainLevels } from '#game/growth/levels.ts';
import { hpAfterDrain } from '#game/rules/levelDrain.ts';
import { afflict } from '#game/run/harm.ts';
import type { Fight } from './Fight.ts';

/** Drains levels; a monster loses the corresponding share of its hit points. */
export function drain(fight: Fight, seat: number, levels: number): void {
  const fighter = fight.fighters[seat];
  if (!fighter || !fight.isHere(seat)) return;
  fight.sink?.({ kind: 'levelsLost', seat, levels });
  const at = fight.run.draft.party[seat];
  if (fighter.hero && at !== undefined) {
    fight.throughGame((run) => {
      if (!drainLevels(run, at, levels)) afflict(run, at, ASHES);
    });
    return;
  }
  const most = hpAfterDrain(fight.battle.mostHp[seat] ?? 0, fighter.level, fighter.level - levels);
  if (most === undefined) {
    fight.fall(seat, DEAD);
    return;
  }
  fight.battle.mostHp[seat] = most;
  fight.battle.hp[seat] = Math.min(fight.battle.hp[seat] ?? 0, most);
}
