// Rule 37 (docs/rules.md): the resistant are halved what comes over them, the weak doubled.

/** What somebody is to what comes over it. */
export type Standing = 'plain' | 'resistant' | 'weak';

/** A damage or a chance of somebody who stands to it so. Rounded down. */
export const stood = (value: number, standing: Standing): number =>
  standing === 'weak' ? value * 2 : standing === 'resistant' ? Math.floor(value / 2) : value;
