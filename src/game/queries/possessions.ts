import { CURSING_EFFECT } from '#domain/catalogs/magicEffects.ts';
import { BAG_FULL_ASKS, BAG_FULL_LOSES } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { MOST_HELD } from '#game/state/limits.ts';
import type { Held, Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import { effectsOf } from './wornMagic.ts';

/** An item as it is found. By the rules, cheap items are already identified. */
export function found({ items, rules }: World, item: number, magic: Pick<Held, 'effects' | 'power'> = {}): Held {
  const cheap = rules.items.auto_identify_cheap;
  const identified = cheap > 0 && (items.get(item)?.purchase_price ?? 0) <= cheap;
  return { item, worn: false, identified, ...magic };
}

type Bags = Pick<GameState, 'party' | 'roster'>;

/** The members whose bags take a number of an item, one index for each; undefined if there is no room for all of them. */
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

/** The member that takes a new item: the first with room, or by the rules only the first of the party if it has room. */
export function bearerOf(world: World, state: Bags, item: number) {
  const members = partyIn(state);
  const party = world.rules.battle.bag_full === BAG_FULL_LOSES ? members.slice(0, 1) : members;
  return party.find(({ member }) => hasRoom(world, member, item));
}

/** Whether the player decides what to leave behind if no bag has room. */
export const asksWhereFull = ({ rules }: World): boolean => rules.battle.bag_full === BAG_FULL_ASKS;

/** Whether a bag has room for one more item. */
export function hasRoom(world: World, { items }: Member, item: number): boolean {
  const { bag_size, key_items_apart } = world.rules.items;
  const isApart = (number: number) => key_items_apart && world.items.get(number)?.special === true;
  if (items.length >= MOST_HELD) return false;
  return isApart(item) || items.filter((held) => !isApart(held.item)).length < bag_size;
}

/** Whether an item curses its wearer. */
export const isCursed = (world: World, held: Held): boolean => effectsOf(world, held).includes(CURSING_EFFECT);

/** Whether an item can be dropped: not while it is worn, and special items only if the rules allow it. */
export const mayDrop = ({ items, rules }: World, { item, worn }: Held): boolean =>
  !worn && (rules.items.special_dropped || items.get(item)?.special !== true);
