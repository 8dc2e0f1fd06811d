// Rule 7 (docs/rules.md): how likely a spell brings its state.
import { uncertain } from './clamp.ts';
import { saveChance } from './savingThrow.ts';
import { type Standing, stood } from './standing.ts';

/**
 * How likely a spell brings its state, 5 to 95 per cent: by its strength and both levels, halved for the resistant and doubled for the
 * weak, and not where the target saves against it. Above the level limit of the spell it is 0.
 * @param save how likely the target saves; where no more is known, by its level
 */
export function stateChance(
  { strength, level_limit }: { readonly strength: number; readonly level_limit: number },
  casterLevel: number,
  targetLevel: number,
  standing: Standing = 'plain',
  save = saveChance(targetLevel),
): number {
  if (level_limit > 0 && targetLevel > level_limit) return 0;
  const plain = strength + 2 * casterLevel - 5 * targetLevel;
  return uncertain((Math.min(100, stood(plain, standing)) * (100 - save)) / 100);
}

/** Rounds that a charm lasts, and being without a body, where the spell says nothing. */
export const STATE_ROUNDS = 3;
/** What choking does to those above the level limit of the spell. */
export const CHOKING = { count: 2, sides: 8, plus: 0 } as const;
