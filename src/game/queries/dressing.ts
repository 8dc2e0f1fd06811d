import { clash, mayWear } from '#game/rules/wearing.ts';
import { type Held, isAble, type Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import { isCursed } from './possessions.ts';

/** Whether a member can put on an item: it is allowed to wear it, and no cursed item blocks it. */
export function canWear(world: World, member: Member, held: Held): boolean {
  const one = world.items.get(held.item);
  if (!one || held.broken || !isAble(member) || !mayWear(world.rules, one, member)) return false;
  return isFree(world, member, held);
}

/** Whether an item can be put on without taking off a cursed one. */
export const isFree = (world: World, member: Member, held: Held): boolean =>
  clashing(world, member, held).every((worn) => !isCursed(world, worn));

/** The worn items that an item would replace. */
function clashing(world: World, { items }: Member, held: Held): readonly Held[] {
  const one = world.items.get(held.item);
  return items.filter((worn) => {
    const other = worn.worn && worn !== held ? world.items.get(worn.item) : undefined;
    return one !== undefined && other !== undefined && clash(one, other);
  });
}

/** Returns a member with an item of its bag put on in place of those it replaces; undefined if it cannot wear it. */
export function dressed(world: World, member: Member, slot: number): Member | undefined {
  const held = member.items[slot];
  return held && canWear(world, member, held) ? withWorn(world, member, held) : undefined;
}

/** Returns a member with an item put on, without checking whether it can wear it. */
export function withWorn(world: World, member: Member, held: Held): Member {
  const off = clashing(world, member, held);
  const items = member.items.map((one) =>
    one === held ? { ...one, worn: true } : off.includes(one) ? { ...one, worn: false } : one,
  );
  return { ...member, items };
}

/** Returns a member with an item taken off. */
export const undressed = (member: Member, slot: number): Member => ({
  ...member,
  items: member.items.map((held, at) => (at === slot ? { ...held, worn: false } : held)),
});
