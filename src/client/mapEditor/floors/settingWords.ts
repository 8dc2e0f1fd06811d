/** The maximum of monsters in a group on a floor of this difficulty (docs/domain.md, "Encounter tables"). */
export const mostInGroup = (difficulty: number): number => Math.min(9, difficulty + 4);
