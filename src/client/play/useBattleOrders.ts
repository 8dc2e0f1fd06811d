import { useMemo, useState } from 'react';
import type { TextKey, TextOf } from '#client/i18n/defineTexts.ts';
import type { Order } from '#game/battle/orders.ts';
import type { Input } from '#game/inputs.ts';
import { ordersIn } from '#game/modes/battle.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';
import type { Choice } from './panels/Choices.tsx';
import { filled, NO_ORDERS, takenBack } from './session/BattleOrders.ts';
import type { Names } from './words/Names.ts';
import type { playTexts } from './words/playTexts.ts';

interface BattleOrdersParts {
  readonly world: World;
  readonly state: GameState;
  readonly version: number;
  readonly names: Names;
  readonly text: TextOf<TextKey<typeof playTexts>>;
  readonly give: (input: Input) => void;
  /** What can be done instead of giving orders. */
  readonly instead: readonly Choice[];
}

/** What the member whose turn it is can be told, with whose it is; undefined where nobody is told anything. */
export function useBattleOrders(parts: BattleOrdersParts): { title: string; choices: readonly Choice[] } | undefined {
  const { world, state, version, names, text, give, instead } = parts;
  const all = useMemo(() => ordersIn(world, state), [world, state]);
  const [told, setTold] = useState({ version, orders: NO_ORDERS });
  const orders = filled(told.version === version ? told.orders : NO_ORDERS, all);
  const seat = orders.given.length;
  const mine = all[seat];
  const member = state.roster[state.party[seat] ?? -1];
  if (!mine || !member) return undefined;
  const tell = (order: Order) => {
    const next = filled({ given: [...orders.given, order] }, all);
    if (next.given.length === all.length) give({ do: 'round', orders: next.given });
    else setTold({ version, orders: next });
  };
  const isFirst = seat === filled(NO_ORDERS, all).given.length;
  const back = {
    id: `back ${seat}`,
    label: text('play.order.back'),
    run: () => setTold({ version, orders: takenBack(orders, all) }),
  };
  return {
    title: text('play.order.of', { name: names.member(member) }),
    choices: [
      ...mine.map((order) => ({
        id: `${seat} ${JSON.stringify(order)}`,
        label: labelOrder(text, names, state, order),
        run: () => tell(order),
      })),
      ...(isFirst ? instead : [back]),
    ],
  };
}

function labelOrder(
  text: BattleOrdersParts['text'],
  names: Names,
  { battle }: Pick<GameState, 'battle'>,
  order: Order,
): string {
  if (order.act !== 'strike') return text(`play.order.${order.act}`);
  const groups = battle?.groups ?? [];
  const nameOf = (at: number) => names.foe(groups[at]?.monster ?? 0, groups[at]?.isKnown ?? true);
  const name = nameOf(order.group);
  const isAmbiguous = groups.some((_, at) => at !== order.group && nameOf(at) === name);
  return text('play.order.strike', { foe: isAmbiguous ? `${name} ${order.group + 1}` : name });
}
