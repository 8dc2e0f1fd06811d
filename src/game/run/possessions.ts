import { CURSING_EFFECT } from '#domain/catalogs/magicEffects.ts';
import { BAG_FULL_ASKS, BAG_FULL_LOSES } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { effectsOf } from '#game/party/wornMagic.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { MOST_HELD } from '#game/state/limits.ts';
import { type Held, type Member, seen } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import type { Run } from './Run.ts';

/** A thing as it is found: known where the rules say so of one that is so cheap. */
export function found({ items, rules }: World, item: number, magic: Pick<Held, 'effects' | 'power'> = {}): Held {
  const cheap = rules.items.auto_identify_cheap;
  const identified = cheap > 0 && (items.get(item)?.purchase_price ?? 0) <= cheap;
  return { item, worn: false, identified, ...magic };
}

/**
 * Puts a number of items into the first bags with room. @returns whether there was room for all; otherwise none is added. Items that do
 * not exist are ignored.
 */
export function give(run: Run, item: number, count: number): boolean {
  return giveTo(run, item, bearersOf(run.world, run.draft, item, count));
}

function giveTo(run: Run, item: number, bearers: readonly number[] | undefined): boolean {
  if (!run.world.items.has(item)) return true;
  const held = found(run.world, item);
  if (!bearers) run.sink?.({ kind: 'bagsFull', ...seen(held) });
  // Each is a thing of its own: what is done with one of them is done with no other.
  for (const member of bearers ?? []) run.apply({ op: 'put', member, held: { ...held } });
  return bearers !== undefined;
}

/** Takes one thing and gives another; whether there was room for that, else neither. */
export function trade(run: Run, given: number, got: number): boolean {
  const { draft, world } = run;
  const lost = run.members
    .flatMap(({ at, member }) => member.items.map((held, slot) => ({ at, member, slot, held })))
    .find(({ held }) => held.item === given);
  const roster = lost
    ? draft.roster.with(lost.at, { ...lost.member, items: lost.member.items.toSpliced(lost.slot, 1) })
    : draft.roster;
  const bearers = bearersOf(world, { party: draft.party, roster }, got, 1);
  if (lost && (bearers || !world.items.has(got))) run.apply({ op: 'discard', member: lost.at, slots: [lost.slot] });
  if (!giveTo(run, got, bearers)) return false;
  if (lost) run.sink?.({ kind: 'lost', member: lost.at, ...seen(lost.held) });
  return true;
}

/** A thing is thrown away, sold or lost. */
export function loseHeld(run: Run, member: number, slot: number): void {
  const held = run.draft.roster[member]?.items[slot];
  if (!held) return;
  run.apply({ op: 'discard', member, slots: [slot] });
  run.sink?.({ kind: 'lost', member, ...seen(held) });
}

type Bags = Pick<GameState, 'party' | 'roster'>;

/** Whose bags take so many of an item, one after the other; undefined if there is no room for all. */
function bearersOf(world: World, { party, roster }: Bags, item: number, count: number): number[] | undefined {
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
