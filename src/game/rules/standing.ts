// Rule 37 (docs/rules.md): resistance halves damage and chances, weakness doubles them.

/** The natural reaction to a danger. */
export type Standing = 'plain' | 'resistant' | 'weak';

/** A damage or a chance after resistance or weakness, rounded down. */
export const stood = (value: number, standing: Standing): number =>
  standing === 'weak' ? value * 2 : standing === 'resistant' ? Math.floor(value / 2) : value;
