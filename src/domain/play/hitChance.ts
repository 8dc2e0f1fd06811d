/**
 * How likely a blow lands, 0.05 to 0.95: a twentieth for each level of the attacker and each point of the target's armour class
 * (10 is bare, lower is better armoured).
 */
export function hitChance(attackerLevel: number, targetAc: number): number {
  return Math.min(0.95, Math.max(0.05, (10 + attackerLevel + targetAc) / 20));
}
