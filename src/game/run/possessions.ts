import { withBit } from '#game/state/bits.ts';
import { type Held, isAlive, type Member } from '#game/state/Member.ts';
import type { Run } from './Run.ts';

/** Where a bag is full: what does not fit is lost at once, in place of going to the next member. */
const IS_LOST = 2;

/**
 * Puts so many of a thing into the first bags with room; whether there was room for all, else none is put anywhere. A thing that the
 * scenario does not have is none.
 */
export function give(run: Run, number: number, count: number): boolean {
  const item = run.world.items.get(number);
  if (!item) return true;
  const { draft, world, sink } = run;
  const { battle, items } = world.rules;
  const identified = items.auto_identify_cheap > 0 && item.purchase_price <= items.auto_identify_cheap;
  const before = draft.roster;
  const bearers: number[] = [];
  while (bearers.length < count) {
    const party = battle.bag_full === IS_LOST ? run.members.slice(0, 1) : run.members;
    const bearer = party.find(({ member }) => hasRoom(run, member) || (item.special && items.key_items_apart));
    if (!bearer) {
      draft.roster = before;
      sink?.({ kind: 'bagsFull', item: number });
      return false;
    }
    run.change(bearer.at, { items: [...bearer.member.items, { item: number, worn: false, identified }] });
    bearers.push(bearer.at);
  }
  for (const member of bearers) sink?.({ kind: 'got', member, item: number });
  return true;
}

function hasRoom({ world }: Run, { items }: Member): boolean {
  const { bag_size, key_items_apart } = world.rules.items;
  const counted = key_items_apart ? items.filter(({ item }) => !world.items.get(item)?.special) : items;
  return counted.length < bag_size;
}

/** Takes up to so many of a thing, from the first member on. */
export function take(run: Run, item: number, count: number): void {
  for (const member of remove(run, item, count)) run.sink?.({ kind: 'lost', member, item });
}

/** Takes one thing and gives another; whether there was room for that, else neither. */
export function trade(run: Run, given: number, got: number): boolean {
  const before = run.draft.roster;
  const losers = remove(run, given, 1);
  if (!give(run, got, 1)) {
    run.draft.roster = before;
    return false;
  }
  for (const member of losers) run.sink?.({ kind: 'lost', member, item: given });
  return true;
}

/** Who has lost one, as often as that. */
function remove(run: Run, item: number, count: number): number[] {
  const losers: number[] = [];
  for (const { at, member } of run.members) {
    const isKept = ({ item: held }: Held) => {
      if (held !== item || losers.length >= count) return true;
      losers.push(at);
      return false;
    };
    const kept = member.items.filter(isKept);
    if (kept.length < member.items.length) run.change(at, { items: kept });
  }
  return losers;
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
