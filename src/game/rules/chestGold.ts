// Rule 13 (docs/rules.md): the gold of a chest.
import type { Dice } from '#domain/dice/diceSpread.ts';
import type { TreasureChest } from '#domain/resources/treasureChest.ts';
import type { BattleRules } from './compileRules.ts';

/** Every pip of the dice is worth this much gold before the bonus. */
const GOLD_OF_A_PIP = 10;

/** By how much the dice are multiplied. */
export const goldFactor = (bonus: number): number => GOLD_OF_A_PIP * (bonus + 1);

/** The gold of a roll, at most what the rules let a chest hold. */
export const chestGold = ({ battle }: BattleRules, rolled: number, bonus: number): number =>
  Math.min(battle.chest_gold_cap, rolled * goldFactor(bonus));

/** The dice of a chest's gold. */
export const goldDice = ({ gold }: Pick<TreasureChest, 'gold'>): Dice => ({ ...gold, plus: 0 });
