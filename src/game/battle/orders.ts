import type { Fight } from './Fight.ts';
import { canStrike, groupsHere } from './ranks.ts';

/** What a member is told to do in a round. */
export type Order =
  /** Nothing: of who cannot be told. */
  { readonly act: 'wait' | 'parry' } | { readonly act: 'strike'; readonly group: number };

const WAIT: readonly Order[] = [{ act: 'wait' }];
const PARRY: Order = { act: 'parry' };

/** What each member of the party can be told to do, by its place: blows first, where it reaches anybody. */
export function ordersOf(fight: Fight): readonly (readonly Order[])[] {
  return fight.run.draft.party.map((_, seat) => (isTold(fight, seat) ? choicesOf(fight, seat) : WAIT));
}

/** Whoever is surprised does nothing in the first round. */
const isTold = (fight: Fight, seat: number): boolean =>
  (fight.battle.round > 0 || fight.battle.surprise !== 'monsters') && fight.obeys(seat);

function choicesOf(fight: Fight, seat: number): Order[] {
  return [...blows(fight, seat), PARRY];
}

const blows = (fight: Fight, seat: number): Order[] =>
  groupsHere(fight)
    .filter((group) => canStrike(fight, seat, group))
    .map((group) => ({ act: 'strike', group }));

/** The orders that an input holds, where each member of the party is told something that it can do. */
export function readOrders(fight: Fight, orders: unknown): readonly Order[] | undefined {
  const choices = ordersOf(fight);
  if (!Array.isArray(orders) || orders.length !== choices.length) return undefined;
  const read = choices.flatMap((of, seat) => of.find((one) => isSame(one, orders[seat])) ?? []);
  return read.length === choices.length ? read : undefined;
}

const isSame = (order: Order, other: unknown): boolean =>
  typeof other === 'object' &&
  other !== null &&
  Object.entries(order).every(([key, value]) => (other as Readonly<Record<string, unknown>>)[key] === value);
