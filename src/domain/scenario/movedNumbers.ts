// Saves refer to records by number: a party carries item 12, has set flag 3 and is on floor 5. If a number means something else in a
// new release, or nothing, older saves break. Renumberings made here are known. Everything else is guessed: a record with the same name
// is the same one; a record with another name and less than half of its former values has become another one.
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { blankOf, nameOf, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import { differIn } from '#domain/resource/leaf.ts';
import { eventFlag } from '#domain/resources/eventFlag.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import type { Label } from '#domain/text/languages.ts';
import { recordsIn } from './recordsIn.ts';
import type { ScenarioContent } from './ScenarioDocument.ts';

/** Kinds of records in saves, besides floors: items carried, flags set, monsters and NPCs met. */
const IN_SAVES: readonly Resource[] = [item, eventFlag, monster, npc];

/** A record of a release whose number in saves is no longer right. */
export interface MovedNumber {
  readonly kind: RecordKindName;
  readonly from: number;
  /** Its new number; null if it is gone. */
  readonly to: number | null;
  readonly name: Label;
  /** The name of the record that has its number now; null if there is none. */
  readonly instead: Label | null;
}

/** The new numbers of records by their former ones, for each kind. */
export type KnownMoves = ReadonlyMap<RecordKindName, ReadonlyMap<number, number>>;

/**
 * Returns the records and drawn floors of `then` that have another number in `now`, are gone, or have become others.
 * @param known renumberings since; without them, records are recognised by name or by values
 */
export function movedNumbers(
  then: ScenarioContent,
  now: ScenarioContent,
  known: KnownMoves = new Map(),
): MovedNumber[] {
  const records = IN_SAVES.flatMap((resource) => {
    const moves = known.get(resource.name) ?? new Map<number, number>();
    return movedRecords(resource, recordsIn(then, resource), recordsIn(now, resource), moves);
  });
  return [...records, ...movedFloors(then, now)];
}

function movedRecords<R extends Resource>(
  resource: R,
  before: ReadonlyMap<number, RecordOf<R>>,
  after: ReadonlyMap<number, RecordOf<R>>,
  known: ReadonlyMap<number, number>,
): MovedNumber[] {
  const names = (record: object | undefined, number: number) => (record ? nameOf(resource, record, number) : null);
  return [...before].flatMap(([from, record]): MovedNumber[] => {
    const there = after.get(from);
    const moved = (to: number | null): MovedNumber[] => [
      { kind: resource.name, from, to, name: nameOf(resource, record, from), instead: names(there, from) },
    ];
    const to = known.get(from);
    if (to !== undefined && to !== from) return moved(after.has(to) ? to : null);
    if (there && isKnownAgain(resource, record, there, from)) return [];
    const elsewhere = [...after].find(
      ([number, one]) =>
        number !== from && !isKept(before, resource, number, one) && isKnownAgain(resource, record, one, from),
    );
    if (elsewhere) return moved(elsewhere[0]);
    return there && keepsHalf(resource, record, there, from) ? [] : moved(null);
  });
}

/** Whether a record is still the one that had this number and did not come from another number. */
function isKept(before: ReadonlyMap<number, object>, resource: Resource, number: number, record: object): boolean {
  const then = before.get(number);
  return then !== undefined && isKnownAgain(resource, then, record, number);
}

/** Whether two records are the same one, wherever it is: one of its names is unchanged, or it had none and has the same values. */
function isKnownAgain(resource: Resource, one: object, other: object, number: number): boolean {
  const [then, now] = [nameOf(resource, one, number), nameOf(resource, other, number)];
  const isNamed = then.ja !== '' || then.en !== '';
  return isNamed
    ? (then.ja !== '' && then.ja === now.ja) || (then.en !== '' && then.en === now.en)
    : resource.leaves.every((leaf) => !differIn(leaf, one, other));
}

/** Whether at least half of the values set in either record are unchanged, apart from names. Some records have only a name. */
function keepsHalf(resource: Resource, one: object, other: object, number: number): boolean {
  const blank = blankOf(resource, number);
  const names: readonly unknown[] = Object.values(resource.names ?? {});
  const set = resource.leaves.filter(
    (leaf) => !names.includes(leaf.path) && (differIn(leaf, blank, one) || differIn(leaf, blank, other)),
  );
  const kept = set.filter((leaf) => !differIn(leaf, one, other));
  return set.length > 0 && 2 * kept.length >= set.length;
}

/** Returns the moved floors. A drawn floor is recognised by its map; a redrawn one is the same floor. */
function movedFloors(then: ScenarioContent, now: ScenarioContent): MovedNumber[] {
  const after = new Map(now.floors.map((floor) => [floor.number, floor]));
  const before = new Map(then.floors.map((floor) => [floor.number, floor]));
  return then.floors.flatMap(({ number, grid, settings }): MovedNumber[] => {
    const present = after.get(number)?.grid ?? null;
    if (grid === null || present === grid) return [];
    const { name_ja = '', name_en = '' } = settings as { name_ja?: string; name_en?: string };
    const moved = { kind: 'floor_map' as const, from: number, name: { ja: name_ja, en: name_en }, instead: null };
    const elsewhere = now.floors.find((floor) => floor.grid === grid && before.get(floor.number)?.grid !== grid);
    if (elsewhere) return [{ ...moved, to: elsewhere.number }];
    return present === null ? [{ ...moved, to: null }] : [];
  });
}
