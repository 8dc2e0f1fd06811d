import { DEFAULT_RULES } from './defaultRules.ts';

/**
 * How likely a blow lands, 0.05 to 0.95: a twentieth for each point that the attacker brings and each of the target's armour class
 * (10 is bare, lower is better armoured). A monster brings 10 and its level.
 */
export function hitChance(hit: number, targetAc: number): number {
  const { hitMin, hitMax } = DEFAULT_RULES;
  return Math.min(hitMax, Math.max(hitMin, 5 * (hit + targetAc))) / 100;
}
