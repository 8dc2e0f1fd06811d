// Problems of chests in relation to special items and events.
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import type { NumberedProblem, RecordOf } from '#domain/resource/defineResource.ts';
import type { item } from '#domain/resources/item.ts';
import { CHEST_SLOTS, itemsOfSlot, type TreasureChest } from '#domain/resources/treasureChest.ts';
import type { SpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import type { Fault } from '#domain/text/fault.ts';
import type { ItemGiver } from './itemGivers.ts';

interface Beside {
  readonly items: ReadonlyMap<number, Pick<RecordOf<typeof item>, 'special'>>;
  readonly specials: Iterable<SpecialItem>;
  readonly events: readonly ItemGiver[];
}

/** Warns about special items in ordinary slots, and about items that an event gives too. Only the first of each per slot is reported. */
export function checkChests(chests: ReadonlyMap<number, TreasureChest>, beside: Beside): NumberedProblem[] {
  const special = new Set(Array.from(beside.specials, (one) => one.item));
  const isSpecial = (number: number) => special.has(number) || beside.items.get(number)?.special === true;
  const floors = new Map(beside.events.map((event) => [event.item, event.number]));
  return Array.from(chests).flatMap(([number, chest]) =>
    CHEST_SLOTS.flatMap((slot): NumberedProblem[] => {
      const items = itemsOfSlot(chest[slot]);
      const rare = items.find(isSpecial);
      const given = items.find((one) => floors.has(one));
      const warn = (fault: Fault): NumberedProblem => ({
        number,
        path: `${slot}.first`,
        severity: 'warning',
        rule: 'conflict',
        fault,
      });
      return [
        ...(rare === undefined ? [] : [warn(inOrdinarySlot(rare))]),
        ...(given === undefined ? [] : [warn(alsoOfEvent(given, floors.get(given) ?? 0))]),
      ];
    }),
  );
}

const inOrdinarySlot = (number: number): Fault => ({
  ja: `特別なアイテム（${paddedNumber('item', number)}）が、ふつうの枠に入っています。`,
  en: `Special item ${paddedNumber('item', number)} is in an ordinary slot.`,
});

const alsoOfEvent = (number: number, floor: number): Fault => ({
  ja: `アイテム${paddedNumber('item', number)}は、フロア${paddedNumber('floor_map', floor)}のイベントでも手に入ります。`,
  en: `Item ${paddedNumber('item', number)} is also given by an event on floor ${paddedNumber('floor_map', floor)}.`,
});
