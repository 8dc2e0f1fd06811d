import { priceOfCure } from '#game/facilities/temple.ts';
import { mayRise } from '#game/growth/mayGrow.ts';
import type { Input } from '#game/inputs.ts';
import { isAlive, type Member } from '#game/state/Member.ts';
import { fullUses } from '#game/state/memberOf.ts';
import type { Player } from './Player.ts';
import { gainBy, wearTheBest } from './wearTheBest.ts';

/** Rooms of the inn by their codes, and the gold that is reserved for the next rest and the temple. */
const [STABLE, COT] = [0, 1] as const;
const [ENOUGH_FOR_A_COT, KEPT] = [150, 120] as const;
/** The number of potions that the party carries, and those on sale, the best first. */
const DRAUGHTS = 4;
/** Types of items: those that are worn, and potions. */
const [FIRST_WORN, LAST_WORN] = [1, 9] as const;
const DRAUGHT = 11;
const HEALING_EFFECTS = [88, 89];

/** Does everything that a careful player does at home: the temple, the inn, the shop, and equipping what was bought. */
export function visitCity(player: Player): void {
  heal(player);
  rest(player);
  wearTheBest(player);
  sell(player);
  buyGear(player);
  buyDraughts(player);
}

const offered = <Do extends Input['do']>({ offers }: Player, what: Do) =>
  offers.filter((one): one is Extract<Input, { readonly do: Do }> => one.do === what);

/** Whether somebody is dead and the party has the gold for the temple. */
export const mayRaise = ({ world, state, members }: Player): boolean =>
  members.some(
    ({ member }) => !isAlive(member) && priceOfCure(world, { ...state, pending: null }, DEATH, member) <= state.gold,
  );
const DEATH = 3;

function heal(player: Player): void {
  for (let [cure] = offered(player, 'cure'); cure; [cure] = offered(player, 'cure')) player.do(cure);
}

/** Everybody sleeps until they are healed, can cast all spells again and have reached the level of their experience. */
export function rest(player: Player): void {
  for (const { at } of player.members) {
    for (let member = player.state.roster[at]; member && needsRest(player, member); member = player.state.roster[at]) {
      const rooms = offered(player, 'stay').filter((one) => one.member === at);
      const wanted = player.state.gold >= ENOUGH_FOR_A_COT ? COT : STABLE;
      const room = rooms.find((one) => one.room === wanted) ?? rooms[0];
      if (!room) break;
      player.do(room);
    }
  }
}

function needsRest({ world }: Player, member: Member): boolean {
  if (!isAlive(member)) return false;
  const full = fullUses(world.rules, member, world.spells);
  const isSpent = (['mage', 'priest'] as const).some((school) =>
    full[school].some((most, level) => most > (member.uses[school][level] ?? 0)),
  );
  return member.hp < member.max_hp || isSpent || mayRise(world.rules, member);
}

/** Sells what nobody wears. */
function sell(player: Player): void {
  const isGear = (item: number) => {
    const type = player.world.items.get(item)?.type ?? 0;
    return type >= FIRST_WORN && type <= LAST_WORN;
  };
  const next = (): Input | undefined => {
    const unknown = offered(player, 'appraise').find(({ member, slot }) => {
      const held = player.state.roster[member]?.items[slot];
      return held && isGear(held.item);
    });
    if (unknown) return unknown;
    return offered(player, 'sell').find(({ member, slot }) => {
      const held = player.state.roster[member]?.items[slot];
      return held && !held.worn && isGear(held.item);
    });
  };
  for (let deal = next(); deal; deal = next()) {
    player.do(deal);
    if (deal.do === 'appraise') wearTheBest(player);
  }
}

/** Buys equipment that makes members stronger, the best for its price first, as long as gold is left to rest. */
function buyGear(player: Player): void {
  for (;;) {
    const { world, state } = player;
    const wanted = offered(player, 'buy').flatMap((buy) => {
      const price = world.items.get(buy.item)?.purchase_price ?? 0;
      const gain = state.gold - price < KEPT ? 0 : gainBy(player, buy.member, buy.item);
      return gain > 0 ? [{ buy, worth: gain / Math.max(10, price) }] : [];
    });
    const [best] = wanted.toSorted((one, other) => other.worth - one.worth);
    if (!best) return;
    player.do(best.buy);
    wearTheBest(player);
    sell(player);
  }
}

function buyDraughts(player: Player): void {
  const isDraught = (item: number) => {
    const one = player.world.items.get(item);
    return one?.type === DRAUGHT && one.magic_effects.some((code) => HEALING_EFFECTS.includes(code));
  };
  for (;;) {
    const carried = player.members.flatMap(({ member }) => member.items.filter(({ item }) => isDraught(item))).length;
    const buy = offered(player, 'buy').findLast(({ item }) => {
      const price = player.world.items.get(item)?.purchase_price ?? 0;
      return isDraught(item) && player.state.gold - price >= KEPT;
    });
    if (carried >= DRAUGHTS || !buy) return;
    player.do(buy);
  }
}
