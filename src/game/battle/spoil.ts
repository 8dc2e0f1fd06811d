import { WEAPON_TYPE } from '#domain/catalogs/itemTypes.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { type Held, seen } from '#game/state/Member.ts';

/** The share of gold that is stolen if there is no item to steal, in whole per cent. */
const GOLD_SHARE = 10;

/** Steals an unequipped item, or some gold. */
export function steal(fight: Fight, seat: number): void {
  const { run, world, sink } = fight;
  const place = drawn(fight, seat, ({ item, worn }) => !worn && !world.items.get(item)?.special);
  const items = itemsOf(fight, seat);
  const stolen = place === undefined ? undefined : items[place];
  const member = run.draft.party[seat];
  if (place === undefined || member === undefined || !stolen) {
    run.apply({ op: 'pay', gold: Math.floor((run.draft.gold * GOLD_SHARE) / 100) });
    return;
  }
  sink?.({ kind: 'stolen', seat, ...seen(stolen) });
  fight.throughGame(() => run.apply({ op: 'discard', member, slots: [place] }));
}

export const breakWeapon = (fight: Fight, seat: number): void =>
  breakOne(fight, seat, (held) => held.worn && isWeapon(fight, held));

export const breakArmor = (fight: Fight, seat: number): void =>
  breakOne(fight, seat, (held) => held.worn && !isWeapon(fight, held));

/** Breaks any item, because acid affects all of them. */
export const breakByAcid = (fight: Fight, seat: number): void => breakOne(fight, seat, () => true);

function breakOne(fight: Fight, seat: number, may: (held: Held) => boolean): void {
  const place = drawn(fight, seat, (held) => may(held) && !fight.world.items.get(held.item)?.special);
  const at = fight.run.draft.party[seat];
  if (place === undefined || at === undefined) return;
  fight.throughGame((run) => run.apply({ op: 'break', member: at, slot: place }));
}

const isWeapon = ({ world }: Fight, { item }: Held): boolean => world.items.get(item)?.type === WEAPON_TYPE;
const itemsOf = (fight: Fight, seat: number): readonly Held[] => fight.fighters[seat]?.hero?.member.items ?? [];

/** Draws the slot of one of the possible items in a bag. */
const drawn = (fight: Fight, seat: number, may: (held: Held) => boolean): number | undefined =>
  fight.random.oneOf(itemsOf(fight, seat).flatMap((held, at) => (may(held) ? at : [])));
