// What players' saves hold by number: a party carries item 12, has set flag 3 and stands on floor 5. Where a number means
// something else in a new release, or nothing, saves of the one before break.
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { nameOf, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import { isSameValue, leafValue } from '#domain/resource/leaf.ts';
import { eventFlag } from '#domain/resources/eventFlag.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import type { Label } from '#domain/text/languages.ts';
import type { ScenarioContent } from './ScenarioDocument.ts';
import { recordsIn } from './workFacts.ts';

/** Kinds that saves name records of, beside floors: what is carried, what is set, whom the party has met. */
const IN_SAVES: readonly Resource[] = [item, eventFlag, monster, npc];

/** Something of a release that saves name by a number which it has no more. */
export interface MovedNumber {
  readonly kind: RecordKindName;
  readonly from: number;
  /** Where it is now; null where it is nowhere. */
  readonly to: number | null;
  readonly name: Label;
}

/** By kind, the numbers that were given to records since, by those that they had before. */
export type KnownMoves = ReadonlyMap<RecordKindName, ReadonlyMap<number, number>>;

/**
 * What players' saves would miss in `now` that they have of `then`: records and drawn floors with another number, or gone.
 * @param known renumberings since; without them a record is known again by its name, or by all that it holds
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
  return [...before].flatMap(([from, record]): MovedNumber[] => {
    const name = nameOf(resource, record, from);
    const to = known.get(from);
    if (to !== undefined && to !== from) return [{ kind: resource.name, from, to, name }];
    const there = after.get(from);
    if (there && isAlike(resource, record, there, from)) return [];
    const elsewhere = [...after].find(
      ([number, one]) =>
        number !== from && !isKept(before, resource, number, one) && isAlike(resource, record, one, from),
    );
    if (elsewhere) return [{ kind: resource.name, from, to: elsewhere[0], name }];
    // What is another at its number was rewritten there, which a save bears.
    return there ? [] : [{ kind: resource.name, from, to: null, name }];
  });
}

/** Whether a record is the one of that number still: nothing has come from elsewhere then. */
function isKept(before: ReadonlyMap<number, object>, resource: Resource, number: number, record: object): boolean {
  const then = before.get(number);
  return then !== undefined && isAlike(resource, then, record, number);
}

/** One and the same record, changed or not: it has its name still. */
function isAlike(resource: Resource, one: object, other: object, number: number): boolean {
  const [then, now] = [nameOf(resource, one, number), nameOf(resource, other, number)];
  const isNamed = then.ja !== '' || then.en !== '';
  return isNamed ? then.ja === now.ja || (then.en !== '' && then.en === now.en) : holdsSame(resource, one, other);
}

const holdsSame = (resource: Resource, one: object, other: object): boolean =>
  resource.leaves.every((leaf) => isSameValue(leafValue(one, leaf), leafValue(other, leaf)));

/** A drawn floor is known again by its map; one that was redrawn is the same floor. */
function movedFloors(then: ScenarioContent, now: ScenarioContent): MovedNumber[] {
  const after = new Map(now.floors.map((floor) => [floor.number, floor]));
  const before = new Map(then.floors.map((floor) => [floor.number, floor]));
  return then.floors.flatMap(({ number, grid, settings }): MovedNumber[] => {
    const present = after.get(number)?.grid ?? null;
    if (grid === null || present === grid) return [];
    const { name_ja = '', name_en = '' } = settings as { name_ja?: string; name_en?: string };
    const moved = { kind: 'floor_map' as const, from: number, name: { ja: name_ja, en: name_en } };
    const elsewhere = now.floors.find((floor) => floor.grid === grid && before.get(floor.number)?.grid !== grid);
    if (elsewhere) return [{ ...moved, to: elsewhere.number }];
    return present === null ? [{ ...moved, to: null }] : [];
  });
}
