import { CURSING_EFFECT } from '#domain/catalogs/magicEffects.ts';
import { BAG_FULL_ASKS, BAG_FULL_LOSES } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { MOST_HELD } from '#game/state/limits.ts';
import type { Held, Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import { effectsOf } from './wornMagic.ts';

/** A thing as it is found: known where the rules say so of one that is so cheap. */
export function found({ items, rules }: World, item: number, magic: Pick<Held, 'effects' | 'power'> = {}): Held {
  const cheap = rules.items.auto_identify_cheap;
  const identified = cheap > 0 && (items.get(item)?.purchase_price ?? 0) <= cheap;
  return { item, worn: false, identified, ...magic };
}

type Bags = Pick<GameState, 'party' | 'roster'>;

/** Whose bags take so many of an item, one after the other; undefined if there is no room for all. */
export function bearersOf(world: World, { party, roster }: Bags, item: number, count: number): number[] | undefined {
  const bearers: number[] = [];
  let filled = roster;
  while (bearers.length < count) {
    const bearer = bearerOf(world, { party, roster: filled }, item);
    if (!bearer) return undefined;
    const { at, member } = bearer;
    filled = filled.with(at, { ...member, items: [...member.items, found(world, item)] });
    bearers.push(at);
  }
  return bearers;
}

/** Who of the party would take an item: the first with room, or by the rules the first of all if there is room. */
export function bearerOf(world: World, state: Bags, item: number) {
  const members = partyIn(state);
  const party = world.rules.battle.bag_full === BAG_FULL_LOSES ? members.slice(0, 1) : members;
  return party.find(({ member }) => hasRoom(world, member, item));
}

/** Whether the player is asked what is left behind where no bag has room. */
export const asksWhereFull = ({ rules }: World): boolean => rules.battle.bag_full === BAG_FULL_ASKS;

/** Whether a bag has room for one thing more. */
export function hasRoom(world: World, { items }: Member, item: number): boolean {
  const { bag_size, key_items_apart } = world.rules.items;
  const isApart = (number: number) => key_items_apart && world.items.get(number)?.special === true;
  if (items.length >= MOST_HELD) return false;
  return isApart(item) || items.filter((held) => !isApart(held.item)).length < bag_size;
}

/** Whether a thing curses who wears it. */
export const isCursed = (world: World, held: Held): boolean => effectsOf(world, held).includes(CURSING_EFFECT);

/** Whether a thing may be thrown away: not while it is worn, and what is special as the rules say. */
export const mayDrop = ({ items, rules }: World, { item, worn }: Held): boolean =>
  !worn && (rules.items.special_dropped || items.get(item)?.special !== true);
