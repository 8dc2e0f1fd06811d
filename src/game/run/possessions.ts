import { withBit } from '#game/state/bits.ts';
import { isAlive, type Member } from '#game/state/Member.ts';
import type { Run } from './Run.ts';

/** Where a bag is full: what does not fit is lost at once, in place of going to the next member. */
const IS_LOST = 2;

/** Puts a thing into the first bag with room; whether there was one. A thing that the scenario does not have is none. */
export function give(run: Run, number: number): boolean {
  const item = run.world.items.get(number);
  if (!item) return true;
  const { battle, items } = run.world.rules;
  const [first, ...others] = run.members;
  const bearer = [...(first ? [first] : []), ...(battle.bag_full === IS_LOST ? [] : others)].find(
    ({ member }) => hasRoom(run, member) || (item.special && items.key_items_apart),
  );
  if (!bearer) {
    run.sink?.({ kind: 'bagsFull', item: number });
    return false;
  }
  const identified = items.auto_identify_cheap > 0 && item.purchase_price <= items.auto_identify_cheap;
  run.change(bearer.at, { items: [...bearer.member.items, { item: number, worn: false, identified }] });
  run.sink?.({ kind: 'got', member: bearer.at, item: number });
  return true;
}

function hasRoom({ world }: Run, { items }: Member): boolean {
  const { bag_size, key_items_apart } = world.rules.items;
  const counted = key_items_apart ? items.filter(({ item }) => !world.items.get(item)?.special) : items;
  return counted.length < bag_size;
}

/** Takes up to so many of a thing, from the first member on. */
export function take(run: Run, item: number, count: number): void {
  let left = count;
  for (const { at, member } of run.members) {
    const kept = member.items.filter((held) => held.item !== item || left-- <= 0);
    if (kept.length === member.items.length) continue;
    run.change(at, { items: kept });
    for (let lost = kept.length; lost < member.items.length; lost++) run.sink?.({ kind: 'lost', member: at, item });
  }
}

/** Gold comes and goes: never below none, never above the most that the rules allow. */
export function changeGold(run: Run, gold: number): void {
  const before = run.draft.gold;
  run.draft.gold = Math.max(0, Math.min(run.world.rules.items.gold_cap, before + gold));
  if (run.draft.gold !== before) run.sink?.({ kind: 'gold', gold: run.draft.gold - before });
}

/** Everybody of the party who lives learns as much, or whoever is named. */
export function learn(
  run: Run,
  experience: number,
  learners: Run['members'] = run.members.filter(({ member }) => isAlive(member)),
): void {
  for (const { at, member } of learners) {
    const most = run.world.rules.items.exp_cap;
    run.change(at, { experience: Math.min(most, member.experience + experience) });
    run.sink?.({ kind: 'experience', member: at, experience });
  }
}

/** The whole party bears a title from now on. */
export function grantTitle(run: Run, title: number): void {
  for (const { at, member } of run.members) run.change(at, { titles: withBit(member.titles, title) });
  run.sink?.({ kind: 'title', title });
}
