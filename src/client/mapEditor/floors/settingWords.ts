/** Monsters that a group may have at most on a floor of this difficulty (spec 2 §9: 1-9, at most difficulty + 4). */
export const mostInGroup = (difficulty: number): number => Math.min(9, difficulty + 4);
