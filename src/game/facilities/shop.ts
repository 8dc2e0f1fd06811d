import { savedNumbers } from '#domain/resources/npcRows.ts';
import { IDENTIFIES_AT_OWN_PRICE } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { LIFTED_BY_SHOP } from '#domain/resources/rules/magicEffectRule.ts';
import type { CounterInput, PlayerInput } from '#game/inputs.ts';
import { hasRoom, isCursed } from '#game/queries/possessions.ts';
import { shareOf } from '#game/rules/prices.ts';
import { loseHeld } from '#game/run/give.ts';
import type { Run } from '#game/run/Run.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import type { Held } from '#game/state/Member.ts';
import { notesOf } from '#game/state/NpcNotes.ts';
import type { World } from '#game/world/World.ts';
import { npcHere } from './npcHere.ts';

/** The stock of an item that never runs out. */
const UNLIMITED = -1;

/** An item on sale. `left` is its stock, or -1 if unlimited. */
export interface Goods {
  readonly item: number;
  readonly price: number;
  readonly left: number;
  /** The number of its row in saves, in the list of an NPC; undefined in the city. */
  readonly row?: number;
}

/** The stock of an item in the city's shop. */
const stockOf = ({ items }: World, { stock }: Pick<GameState, 'stock'>, item: number): number =>
  stock[item] ?? items.get(item)?.stock ?? 0;

/** The goods on sale at the party's place. */
export function goodsHere(world: World, state: GameState): Goods[] {
  const dealer = npcHere(world, state);
  const goods = dealer ? npcGoods(world, state, dealer.number) : cityGoods(world, state);
  return goods.filter(({ left }) => left !== 0);
}

const cityGoods = (world: World, state: GameState): Goods[] =>
  [...world.items].map(([item, { purchase_price: price }]) => ({ item, price, left: stockOf(world, state, item) }));

function npcGoods({ items, npcs, rules }: World, state: GameState, number: number): Goods[] {
  const npc = npcs.get(number);
  if (!npc) return [];
  const { sold } = notesOf(state, number);
  const rows = savedNumbers(npc, 'shop');
  return npc.shop.flatMap(({ item, factor, stock }, index) => {
    const row = rows[index] ?? index;
    const one = items.get(item);
    if (!one) return [];
    const price = shareOf(one.purchase_price, factor, rules.magic.npc_price_factor);
    return [{ item, price, row, left: stock < 0 ? UNLIMITED : Math.max(0, stock - (sold[row] ?? 0)) }];
  });
}

/** The price that the shop or NPC here pays for an item; undefined if it does not buy it. */
export function offerFor(world: World, state: GameState, held: Held): number | undefined {
  const { city, items } = world.rules;
  const one = world.items.get(held.item);
  const dealer = npcHere(world, state);
  if (!one || held.worn || held.broken || (dealer && !dealer.npc.buys)) return undefined;
  if ((one.special && !items.special_sold) || (!held.identified && !city.shop_buys_unidentified)) return undefined;
  if (isCursed(world, held) && !city.shop_buys_cursed) return undefined;
  const factor = dealer ? [dealer.npc.buys_factor] : [];
  return shareOf(one.purchase_price, city.shop_sell_share, ...factor);
}

/** The price of identifying an item in the city's shop. */
export function appraisalPrice({ items, rules }: World, { item }: Held): number {
  const one = items.get(item);
  return rules.city.shop_identify_price === IDENTIFIES_AT_OWN_PRICE
    ? (one?.sell_price ?? 0)
    : shareOf(one?.purchase_price ?? 0, rules.city.shop_identify_share);
}

/** The price of removing a cursed item. */
export const uncursingPrice = ({ items }: World, { item }: Held): number => items.get(item)?.sell_price ?? 0;

/** The inputs of a shop: buying, selling, identifying and uncursing. */
export function shopInputs(world: World, state: GameState): PlayerInput[] {
  const isCity = !npcHere(world, state);
  const lifts = isCity && world.rules.effects.curse_lifted_by[LIFTED_BY_SHOP];
  const goods = goodsHere(world, state).filter(({ price }) => price <= state.gold);
  return partyIn(state).flatMap(({ at, member }) => [
    ...goods
      .filter(({ item }) => hasRoom(world, member, item))
      .map(({ item }): PlayerInput => ({ do: 'buy', member: at, item })),
    ...member.items.flatMap((held, slot): PlayerInput[] => {
      const of = { member: at, slot };
      const isSeen = isCity && !held.identified && appraisalPrice(world, held) <= state.gold;
      const isStuck = lifts && held.worn && isCursed(world, held) && uncursingPrice(world, held) <= state.gold;
      return [
        ...(offerFor(world, state, held) === undefined ? [] : [{ do: 'sell', ...of } as const]),
        ...(isSeen ? [{ do: 'appraise', ...of } as const] : []),
        ...(isStuck ? [{ do: 'uncurse', ...of } as const] : []),
      ];
    }),
  ]);
}

/** Buys an item, or sells, identifies or uncurses one of a member. */
export function deal(
  run: Run,
  input: Extract<CounterInput, { readonly do: 'buy' | 'sell' | 'appraise' | 'uncurse' }>,
): void {
  if (input.do === 'buy') {
    buy(run, input.member, input.item);
    return;
  }
  const { world, draft } = run;
  const { member: at, slot } = input;
  const held = draft.roster[at]?.items[slot];
  if (!held) return;
  if (input.do === 'sell') sell(run, at, slot, held);
  else if (input.do === 'appraise') {
    run.apply({ op: 'pay', gold: appraisalPrice(world, held) });
    run.apply({ op: 'identify', member: at, slots: [slot] });
  } else {
    // Removing the item by force destroys it.
    run.apply({ op: 'pay', gold: uncursingPrice(world, held) });
    loseHeld(run, at, slot);
  }
}

function buy(run: Run, at: number, number: number): void {
  const { world, draft } = run;
  const goods = goodsHere(world, draft).find(({ item, price }) => item === number && price <= draft.gold);
  if (!goods || !draft.roster[at]) return;
  run.apply({ op: 'pay', gold: goods.price });
  run.apply({ op: 'put', member: at, held: { item: number, worn: false, identified: true } });
  const dealer = npcHere(world, draft);
  if (goods.left === UNLIMITED) return;
  if (!dealer || goods.row === undefined) run.apply({ op: 'stock', item: number, left: goods.left - 1 });
  else run.apply({ op: 'countSale', npc: dealer.number, row: goods.row });
}

function sell(run: Run, at: number, slot: number, held: Held): void {
  const { world, draft } = run;
  run.apply({ op: 'earn', gold: offerFor(world, draft, held) ?? 0 });
  loseHeld(run, at, slot);
  const left = stockOf(world, draft, held.item);
  // An item with magic from a chest is unique, so it is not put on sale.
  const comesBack = world.rules.city.shop_stock_returns && !held.effects && left !== UNLIMITED;
  if (!npcHere(world, draft) && comesBack) run.apply({ op: 'stock', item: held.item, left: left + 1 });
}
