// Rule 17 (docs/rules.md): surprise. The party tries first, then the monsters.
import type { BattleRules } from './compileRules.ts';

/** The chances of each beginning of a battle, in whole per cent with the sum 100. */
export function surpriseShares({ battle }: BattleRules): {
  readonly party: number;
  readonly monsters: number;
  readonly nobody: number;
} {
  const party = battle.party_surprise;
  const monsters = Math.floor(((100 - party) * battle.monster_surprise) / 100);
  return { party, monsters, nobody: 100 - party - monsters };
}
