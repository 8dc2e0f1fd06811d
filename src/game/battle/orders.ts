import { SILENCED } from '#domain/catalogs/states.ts';
import type { Spell } from '#domain/resources/spell.ts';
import type { Fight } from '#game/fight/Fight.ts';
import type { Hero } from '#game/fight/Fighter.ts';
import { canStrike, groupsHere } from '#game/fight/ranks.ts';
import type { Order } from '#game/inputs.ts';
import { jobRules } from '#game/rules/compileRules.ts';
import { dispelChance } from '#game/rules/dispelling.ts';
import { castable } from '#game/spells/Casting.ts';
import { mayWish, offeredWishes } from '#game/spells/castWish.ts';
import { powerOf } from '#game/spells/powerOf.ts';
import { targetKind } from '#game/spells/targets.ts';
import { ALLY_SEATS, PARTY_SEATS } from '#game/state/BattleState.ts';

const WAIT: readonly Order[] = [{ act: 'wait' }];

/** The seats that take orders: the party and, by the rules, its allies. */
export function seatsWithOrders(fight: Fight): readonly number[] {
  const { rules, run } = fight;
  const obeying = rules.learning.summon_obeys ? fight.among(PARTY_SEATS, ALLY_SEATS) : [];
  return [...run.draft.party.keys(), ...obeying];
}

/** The possible orders for each seat of `seatsWithOrders`: attacks first, if a target is in reach. */
export const ordersOf = (fight: Fight): readonly (readonly Order[])[] =>
  seatsWithOrders(fight).map((seat) => {
    if (!isOrdered(fight, seat)) return WAIT;
    const hero = fight.fighters[seat]?.hero;
    return hero ? choicesOf(fight, seat, hero) : choicesOfAlly(fight);
  });

const choicesOfAlly = (fight: Fight): readonly Order[] => [
  ...groupsHere(fight).map((group): Order => ({ act: 'strike', group })),
  { act: 'freely' },
  { act: 'parry' },
];

/** Whether a seat takes an order now: it obeys, and the party is not surprised in the first round. */
const isOrdered = (fight: Fight, seat: number): boolean =>
  (fight.battle.round > 0 || fight.battle.surprise !== 'monsters') && fight.obeys(seat);

function choicesOf(fight: Fight, seat: number, hero: Hero): readonly Order[] {
  const { job, level } = hero.member;
  const groups = groupsHere(fight);
  const mayHide = jobRules(fight.rules, job).attack.hides && !fight.battle.hidden.includes(seat);
  const mayDispel = dispelChance(fight.rules, job, level, 0) > 0;
  return [
    ...groups.filter((group) => canStrike(fight, seat, group)).map((group): Order => ({ act: 'strike', group })),
    { act: 'parry' },
    ...(mayHide ? [{ act: 'hide' } as const] : []),
    ...(mayDispel ? groups.map((group): Order => ({ act: 'dispel', group })) : []),
    ...(fight.has(seat, SILENCED) ? [] : spellOrders(fight, hero)),
    ...itemOrders(fight, hero),
  ];
}

const spellOrders = (fight: Fight, { member }: Hero): Order[] =>
  castable(fight.world, member, 'in_battle').flatMap((spell) => {
    const record = fight.world.spells.get(spell);
    if (!record) return [];
    const isWish = targetKind(spell, record) === 'wish';
    const targets = isWish && !mayWish(member, record) ? [] : targetsOf(fight, spell, record);
    return targets.map((target): Order => ({ act: 'cast', spell, target }));
  });

const itemOrders = (fight: Fight, { member }: Hero): Order[] =>
  member.items.flatMap((held, slot) => {
    const power = powerOf(fight.world, member, held);
    const record = power?.spell === undefined ? undefined : fight.world.spells.get(power.spell);
    if (!power || !record?.in_battle || power.spell === undefined) return [];
    return targetsOf(fight, power.spell, record).map((target): Order => ({ act: 'use', slot, target }));
  });

/** The possible targets of a spell: groups, seats of the party or wishes; -1 if there is nothing to choose. */
function targetsOf(fight: Fight, spell: number, record: Spell): readonly number[] {
  switch (targetKind(spell, record)) {
    case 'group':
      return groupsHere(fight);
    case 'member':
      return [...fight.run.draft.party.keys()];
    case 'wish':
      return offeredWishes(fight.run.draft, record);
    default:
      return [-1];
  }
}

/** Reads the orders of an input; undefined if one of them is not possible. */
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
