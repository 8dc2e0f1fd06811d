import { clash, mayWear } from '#game/rules/wearing.ts';
import { type Held, isAble, type Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import { isCursed } from './possessions.ts';

/** Whether somebody may put a thing on: nothing that sticks to it is in the way. */
export function canWear(world: World, member: Member, held: Held): boolean {
  const one = world.items.get(held.item);
  if (!one || held.broken || !isAble(member) || !mayWear(world.rules, one, member)) return false;
  return isFree(world, member, held);
}

/** Whether nothing that cannot be taken off is in the way of a thing. */
export const isFree = (world: World, member: Member, held: Held): boolean =>
  clashing(world, member, held).every((worn) => !isCursed(world, worn));

/** What somebody wears that is in the way of a thing. */
function clashing(world: World, { items }: Member, held: Held): readonly Held[] {
  const one = world.items.get(held.item);
  return items.filter((worn) => {
    const other = worn.worn && worn !== held ? world.items.get(worn.item) : undefined;
    return one !== undefined && other !== undefined && clash(one, other);
  });
}

/** Somebody with a thing of its bag put on in the place of what is in the way; undefined if it may not wear that. */
export function dressed(world: World, member: Member, slot: number): Member | undefined {
  const held = member.items[slot];
  return held && canWear(world, member, held) ? withWorn(world, member, held) : undefined;
}

/** The same, whether it may wear it or not. */
export function withWorn(world: World, member: Member, held: Held): Member {
  const off = clashing(world, member, held);
  const items = member.items.map((one) =>
    one === held ? { ...one, worn: true } : off.includes(one) ? { ...one, worn: false } : one,
  );
  return { ...member, items };
}

/** Somebody with a thing taken off. */
export const undressed = (member: Member, slot: number): Member => ({
  ...member,
  items: member.items.map((held, at) => (at === slot ? { ...held, worn: false } : held)),
});
