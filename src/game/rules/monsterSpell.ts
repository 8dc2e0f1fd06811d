// Rule 14 (docs/rules.md): the choice of a monster's spell. Mostly it is of its highest level; spells of a level have equal chances.

/** The chance of each spell level, from 1 to the monster's highest, in whole per cent with the sum 100. */
export function spellLevelShares(highest: number): number[] {
  const shares = Array.from({ length: highest }, () => 0);
  const give = (level: number, percent: number) => {
    const at = Math.max(0, level - 1);
    shares[at] = (shares[at] ?? 0) + percent;
  };
  if (highest === 0) return shares;
  give(highest, 70);
  give(highest - 1, 20);
  give(highest - 2, 7);
  give(highest - 3, 3);
  return shares;
}
