import { CURSING_EFFECT } from '#domain/catalogs/magicEffects.ts';
import { BAG_FULL_ASKS, BAG_FULL_LOSES } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { LEVELS_AT_ONCE } from '#domain/resources/rules/raceOccupation.ts';
import { rise } from '#game/growth/levels.ts';
import { withBit } from '#game/state/bits.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { MOST_HELD } from '#game/state/limits.ts';
import { type Held, isAlive, type Member, type SeenItem, seen } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import { effectsOf } from './harm.ts';
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
  if (!run.world.items.has(item)) return true;
  const before = run.draft.roster;
  const bearers: number[] = [];
  const held = found(run.world, item);
  while (bearers.length < count) {
    // Each is a thing of its own: what is done with one of them is done with no other.
    const bearer = put(run, { ...held });
    if (bearer === undefined) {
      run.draft.roster = before;
      run.sink?.({ kind: 'bagsFull', ...seen(held) });
      return false;
    }
    bearers.push(bearer);
  }
  for (const member of bearers) run.sink?.({ kind: 'got', member, ...seen(held) });
  return true;
}

/** Puts a thing into the first bag with room; whose that is, and undefined if there is none. */
export function put(run: Run, held: Held): number | undefined {
  const bearer = bearerOf(run.world, run.draft, held.item);
  if (bearer) run.change(bearer.at, { items: [...bearer.member.items, held] });
  return bearer?.at;
}

/** Who of the party would take an item: the first with room, or by the rules the first of all if there is room. */
export function bearerOf(world: World, state: Pick<GameState, 'party' | 'roster'>, item: number) {
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

/** Puts a thing into the place of another in a bag, or nothing with undefined. */
export function replaceHeld(run: Run, at: number, slot: number, by: Held | undefined): void {
  const items = run.draft.roster[at]?.items ?? [];
  run.change(at, { items: items.flatMap((held, place) => (place === slot ? (by ?? []) : held)) });
}

/** An item breaks: it turns into another one, or by the rules is gone or stays and is useless. */
export function breakHeld(run: Run, at: number, slot: number): void {
  const held = run.draft.roster[at]?.items[slot];
  if (!held) return;
  const { world } = run;
  const becomes = world.items.get(held.item)?.becomes ?? 0;
  const broken: Held | undefined = world.rules.items.broken_item_stays
    ? { ...held, worn: false, broken: true }
    : undefined;
  run.sink?.({ kind: 'broke', member: at, ...seen(held) });
  replaceHeld(run, at, slot, becomes > 0 ? found(world, becomes) : broken);
}

/** Takes up to so many of a thing, from the first member on. */
export function take(run: Run, item: number, count: number): void {
  for (const loss of remove(run, item, count)) run.sink?.({ kind: 'lost', ...loss });
}

/** Takes one thing and gives another; whether there was room for that, else neither. */
export function trade(run: Run, given: number, got: number): boolean {
  const before = run.draft.roster;
  const losses = remove(run, given, 1);
  if (!give(run, got, 1)) {
    run.draft.roster = before;
    return false;
  }
  for (const loss of losses) run.sink?.({ kind: 'lost', ...loss });
  return true;
}

/** Who has lost one, and how it was known. */
function remove(run: Run, item: number, count: number): ({ readonly member: number } & SeenItem)[] {
  const losses: ({ readonly member: number } & SeenItem)[] = [];
  for (const { at, member } of run.members) {
    const isKept = (held: Held) => {
      if (held.item !== item || losses.length >= count) return true;
      losses.push({ member: at, ...seen(held) });
      return false;
    };
    const kept = member.items.filter(isKept);
    if (kept.length < member.items.length) run.change(at, { items: kept });
  }
  return losses;
}

/** Gold comes and goes: never below none, never above the most that the rules allow. */
export function changeGold(run: Run, gold: number): void {
  const before = run.draft.gold;
  run.draft.gold = Math.max(0, Math.min(run.world.rules.items.gold_cap, before + gold));
  if (run.draft.gold !== before) run.sink?.({ kind: 'gold', gold: run.draft.gold - before });
}

/** Everybody of the party who lives learns as much, or whoever is named; where the rules say so, levels rise at once. */
export function learn(
  run: Run,
  experience: number,
  learners: Run['members'] = run.members.filter(({ member }) => isAlive(member)),
): void {
  const { items, creation } = run.world.rules;
  for (const { at, member } of learners) {
    run.change(at, { experience: Math.min(items.exp_cap, member.experience + experience) });
    run.sink?.({ kind: 'experience', member: at, experience });
    if (creation.level_where === LEVELS_AT_ONCE) rise(run, at);
  }
}

/** The whole party bears a title from now on. */
export function grantTitle(run: Run, title: number): void {
  for (const { at, member } of run.members) run.change(at, { titles: withBit(member.titles, title) });
  run.sink?.({ kind: 'title', title });
}
