// Rule 5 (docs/rules.md): who acts first in a round. The highest sum does; of equal ones the party, then whoever stands further in front.
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

/** What agility adds to the die of order. */
const orderBonus = (agility: number): number => AGILITY_BONUS.find(([upTo]) => agility <= upTo)?.[1] ?? 4;

/** What "always strikes first" adds. */
export const FIRST_STRIKE = 20;
/** The die of a monster, and what it adds. */
export const MONSTER_DIE = 8;
const MONSTER_PLUS = 1;

/** The sum of a member. @param roll 1 to `order_die` */
export const memberOrder = (roll: number, agility: number, added = 0): number => roll + orderBonus(agility) + added;
/** That of a monster. @param roll 1 to 8 */
export const monsterOrder = (roll: number, added = 0): number => roll + MONSTER_PLUS + added;

/** How likely a member acts before a monster. Whole per cent. */
export function actsFirst({ battle }: Rules, agility: number, added = 0): number {
  let first = 0;
  for (let own = 1; own <= battle.order_die; own++) {
    for (let other = 1; other <= MONSTER_DIE; other++) {
      if (memberOrder(own, agility, added) >= monsterOrder(other)) first++;
    }
  }
  return Math.floor((100 * first) / (battle.order_die * MONSTER_DIE));
}
