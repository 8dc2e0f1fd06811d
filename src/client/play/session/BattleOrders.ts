import type { Order } from '#game/inputs.ts';

/** The orders of a round as they are given, one member after the other; a member with a single option is not asked. */
export interface BattleOrders {
  readonly given: readonly Order[];
}

export const NO_ORDERS: BattleOrders = { given: [] };

/** Returns the orders with those of members who have a single option. */
export function filled({ given }: BattleOrders, choices: readonly (readonly Order[])[]): BattleOrders {
  const orders = [...given];
  for (let seat = orders.length; seat < choices.length; seat++) {
    const [only, ...others] = choices[seat] ?? [];
    if (!only || others.length > 0) break;
    orders.push(only);
  }
  return { given: orders };
}

/** Returns the orders without that of the last member who had a choice. */
export function takenBack({ given }: BattleOrders, choices: readonly (readonly Order[])[]): BattleOrders {
  const last = given.findLastIndex((_, seat) => (choices[seat]?.length ?? 0) > 1);
  return { given: given.slice(0, Math.max(0, last)) };
}
