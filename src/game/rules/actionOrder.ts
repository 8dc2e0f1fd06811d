// Rule 5 (docs/rules.md): the order of actions in a round. The highest sum acts first; among equal sums the party, then the fighter further
// in front.
import type { Rules } from './compileRules.ts';

const AGILITY_BONUS: readonly (readonly [upTo: number, bonus: number])[] = [
  ...([
    [3, -2],
    [5, -1],
    [8, 0],
  ] as const),
  ...([
    [11, 1],
    [14, 2],
    [17, 3],
  ] as const),
];

/** The bonus of agility on the order die. */
const orderBonus = (agility: number): number => AGILITY_BONUS.find(([upTo]) => agility <= upTo)?.[1] ?? 4;

/** The bonus of "always strikes first". */
export const FIRST_STRIKE = 20;
/** The order die of a monster, and its bonus. */
export const MONSTER_DIE = 8;
const MONSTER_PLUS = 1;

/** The order sum of a member. @param roll 1 to `order_die` */
export const memberOrder = (roll: number, agility: number, added = 0): number => roll + orderBonus(agility) + added;
/** The order sum of a monster. @param roll 1 to 8 */
export const monsterOrder = (roll: number, added = 0): number => roll + MONSTER_PLUS + added;

/** The chance that a member acts before a monster, in whole per cent. */
export function actsFirst({ battle }: Rules, agility: number, added = 0): number {
  let first = 0;
  for (let own = 1; own <= battle.order_die; own++) {
    for (let other = 1; other <= MONSTER_DIE; other++) {
      if (memberOrder(own, agility, added) >= monsterOrder(other)) first++;
    }
  }
  return Math.floor((100 * first) / (battle.order_die * MONSTER_DIE));
}
