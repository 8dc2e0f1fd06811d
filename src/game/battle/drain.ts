import { DEAD } from '#domain/catalogs/states.ts';
import { hpAfterDrain } from '#game/rules/levelDrain.ts';
import { loseLevels } from '#game/run/loseLevels.ts';
import type { Fight } from './Fight.ts';

/** Takes levels; of a monster its share of the hit points goes with them. */
export function drain(fight: Fight, seat: number, levels: number): void {
  const fighter = fight.fighters[seat];
  if (!fighter || !fight.isHere(seat)) return;
  fight.sink?.({ kind: 'drained', seat, levels });
  const at = fight.run.draft.party[seat];
  if (fighter.hero && at !== undefined) {
    fight.throughGame((run) => loseLevels(run, at, levels));
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
