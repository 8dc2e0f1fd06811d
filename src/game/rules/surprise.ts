// Rule 17 (docs/rules.md): who surprises whom. The party tries first, then the monsters.
import type { BattleRules } from './compileRules.ts';

/** How a battle begins, in whole per cent: together 100. */
export function surpriseShares({ battle }: BattleRules): {
  readonly party: number;
  readonly monsters: number;
  readonly nobody: number;
} {
  const party = battle.party_surprise;
  const monsters = Math.floor(((100 - party) * battle.monster_surprise) / 100);
  return { party, monsters, nobody: 100 - party - monsters };
}
