import { ASHES, DEAD } from '#domain/catalogs/states.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { survivesDrain } from '#game/growth/mayGrow.ts';
import { hpAfterDrain } from '#game/rules/levelDrain.ts';

/** Drains levels; a monster loses the corresponding share of its hit points. */
export function drain(fight: Fight, seat: number, levels: number): void {
  const fighter = fight.fighters[seat];
  if (!fighter || !fight.isHere(seat)) return;
  fight.sink?.({ kind: 'levelsLost', seat, levels });
  const at = fight.run.draft.party[seat];
  if (fighter.hero && at !== undefined) {
    fight.throughGame((run) => {
      const member = run.draft.roster[at];
      if (member && !survivesDrain(member, levels)) run.apply({ op: 'inflict', member: at, state: ASHES });
      else run.apply({ op: 'drain', member: at, levels });
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
