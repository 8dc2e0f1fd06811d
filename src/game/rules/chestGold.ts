// Rule 13 (docs/rules.md): the gold of a chest.
import type { Dice } from '#domain/dice/diceSpread.ts';
import type { TreasureChest } from '#domain/resources/treasureChest.ts';
import type { BattleRules } from './compileRules.ts';

/** The gold per pip of the dice before the bonus. */
const GOLD_OF_A_PIP = 10;

/** The factor of the dice. */
export const goldFactor = (bonus: number): number => GOLD_OF_A_PIP * (bonus + 1);

/** The gold of a roll, limited to the cap of the rules. */
export const chestGold = ({ battle }: BattleRules, rolled: number, bonus: number): number =>
  Math.min(battle.chest_gold_cap, rolled * goldFactor(bonus));

/** The dice of a chest's gold. */
export const goldDice = ({ gold }: Pick<TreasureChest, 'gold'>): Dice => ({ ...gold, plus: 0 });
