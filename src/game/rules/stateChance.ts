// Rule 7 (docs/rules.md): how likely a spell brings its state.
import { uncertain } from './clamp.ts';
import { saveChance } from './savingThrow.ts';

/** What the target is to the spell. */
export type Standing = 'plain' | 'resistant' | 'weak';

/**
 * How likely a spell brings its state, 5 to 95 per cent: by its strength and both levels, halved for the resistant and doubled for the
 * weak, and not where the target saves against it. Above the level limit of the spell it is 0.
 */
export function stateChance(
  { strength, level_limit }: { readonly strength: number; readonly level_limit: number },
  casterLevel: number,
  targetLevel: number,
  standing: Standing = 'plain',
): number {
  if (level_limit > 0 && targetLevel > level_limit) return 0;
  const plain = strength + 2 * casterLevel - 5 * targetLevel;
  const reached = Math.min(
    100,
    standing === 'weak' ? plain * 2 : standing === 'resistant' ? Math.floor(plain / 2) : plain,
  );
  return uncertain((reached * (100 - saveChance(targetLevel))) / 100);
}
