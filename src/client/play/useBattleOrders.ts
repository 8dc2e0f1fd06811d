import { useMemo, useState } from 'react';
import type { Input, Order } from '#game/inputs.ts';
import { orderedSeats, ordersIn } from '#game/modes/battle.ts';
import { PARTY_SEATS } from '#game/state/BattleState.ts';
import type { Choice } from './Choice.ts';
import { filled, NO_ORDERS, takenBack } from './session/BattleOrders.ts';
import { useNarrowing } from './useNarrowing.ts';
import { type Labelling, labelOrder } from './words/labelBranch.ts';

interface BattleOrdersParts extends Labelling {
  readonly version: number;
  readonly give: (input: Input) => void;
  /** The alternatives to giving orders. */
  readonly instead: readonly Choice[];
}

/** Orders that the list shows at once, one by one. */
const FLAT = ['strike'];
const NONE: readonly Order[] = [];

/** Returns the possible orders of the member whose turn it is, with its name as the title; undefined if nobody has to be given orders. */
export function useBattleOrders(parts: BattleOrdersParts): { title: string; choices: readonly Choice[] } | undefined {
  const { world, state, version, names, text, give, instead } = parts;
  const all = useMemo(() => ordersIn(world, state), [world, state]);
  const seats = useMemo(() => orderedSeats(world, state), [world, state]);
  const [told, setShown] = useState({ version, orders: NO_ORDERS });
  const orders = filled(told.version === version ? told.orders : NO_ORDERS, all);
  const turn = orders.given.length;
  const mine = all[turn];
  const seat = seats[turn] ?? 0;
  const member = state.roster[state.party[seat] ?? -1];
  const ally = state.battle?.allies[seat - PARTY_SEATS];
  const name = member ? names.member(member) : ally === undefined ? undefined : names.monster(ally);
  const narrowing = useNarrowing<Order>({
    options: mine ?? NONE,
    kind: 'act',
    flat: FLAT,
    turn: `${version} ${turn}`,
    label: (branch) => labelOrder(parts, member, branch),
    take: (order) => {
      const next = filled({ given: [...orders.given, order] }, all);
      if (next.given.length === all.length) give({ do: 'round', orders: next.given });
      else setShown({ version, orders: next });
    },
    backLabel: text('play.back'),
  });
  if (!mine || name === undefined) return undefined;
  const isFirst = turn === filled(NO_ORDERS, all).given.length;
  const back = {
    id: `back ${turn}`,
    label: text('play.order.back'),
    run: () => setShown({ version, orders: takenBack(orders, all) }),
  };
  const others = isFirst ? instead : [back];
  return {
    title: text('play.order.of', { name }),
    choices: narrowing.isBegun ? narrowing.choices : [...narrowing.choices, ...others],
  };
}
