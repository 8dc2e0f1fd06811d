/**
 * The meaning of the N of a condition, by the code of the condition. Separate from entranceConditions.ts, whose texts the map does not need
 * at once.
 */
const PARAMETERS = {
  1: 'level',
  2: 'level',
  3: 'party_size',
  4: 'title',
  5: 'monster',
  6: 'item',
} as const satisfies Readonly<Record<number, string>>;
export type ConditionParameter = (typeof PARAMETERS)[keyof typeof PARAMETERS];

/** Returns what the N of a condition counts or names. */
export const conditionParameter = (code: number): ConditionParameter =>
  PARAMETERS[code as keyof typeof PARAMETERS] ?? PARAMETERS[1];
