// Rule 14 (docs/rules.md): which spell a monster casts. Mostly of its highest level, and of one level each spell alike.

/** How likely each level is drawn, from level 1 on up to the monster's. Whole per cent, together 100. */
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
