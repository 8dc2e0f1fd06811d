import { describe, expect, test } from 'vitest';
import { eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { isScenariosOwn } from '#domain/map/foreignRegion.ts';
import { numbersOf, type Resource } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { referencesOf } from '#domain/resource/references.ts';
import { CONTENT_KINDS, RESOURCES, resourceOf } from '#domain/resources/index.ts';
import { bringRecords, kindsBrought, type RecordsByKind } from '#domain/scenario/bringRecords.ts';
import { BUILT_IN_SOURCES, type BuiltInSource, PICKED_KINDS, sourcesOf } from '#domain/scenario/builtInRecords.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import { starterSet } from '#firstLabyrinth/starterSet/starterSet.ts';

const RECORDS: Readonly<Record<BuiltInSource, ScenarioDocument['records']>> = {
  first_labyrinth: firstLabyrinth().document.records,
  starter_set: starterSet(),
};
const sourceOf = (source: BuiltInSource): RecordsByKind =>
  new Map(
    PICKED_KINDS[source].map((kind) => [
      kind,
      new Map((RECORDS[source][kind] ?? []).map(({ number, data }) => [number, data as object])),
    ]),
  );
const freeIn = (target: RecordsByKind) =>
  new Map(
    RESOURCES.map((resource) => [
      resource.name,
      numbersOf(resource).filter(
        (number) => number >= resource.numbers.firstGiven && !target.get(resource.name)?.has(number),
      ),
    ]),
  );

/** Kinds of which nobody picks a record, and why. */
const NOT_PICKED: Readonly<Partial<Record<RecordKindName, string>>> = {
  additional_image: 'the pictures of both are built in',
  signboard: 'its number is the place of a labyrinth',
  labyrinth_flag: 'its number is that of a labyrinth',
  test_set_up: 'of the author who plays',
  play_test: 'of the author who plays',
};

/** The kinds to which fields of records, settings of floors and numbers of events refer. */
const REFERRED = new Set([
  ...CONTENT_KINDS.flatMap((resource) =>
    referencesOf(resource).flatMap(({ field }) => (field.kind === 'reference' ? [field.to] : [])),
  ),
  ...EVENT_CATEGORIES.flatMap(({ types }) =>
    types.flatMap((type) => eventSlots(type).flatMap(({ field }) => (field.kind === 'reference' ? [field.to] : []))),
  ),
]);

test('every kind that can be referred to by a number of the scenario is picked, or says why not', () => {
  const own = [...REFERRED].filter(isScenariosOwn);
  expect(own.length).toBeGreaterThan(6);
  expect(own.filter((kind) => sourcesOf(kind).length === 0 && NOT_PICKED[kind] === undefined)).toEqual([]);
});

describe.each(BUILT_IN_SOURCES)('Of %s', (source) => {
  const records = sourceOf(source);

  test('the kinds that are picked are those of which it has records', () => {
    const there = Object.keys(RECORDS[source]).filter(
      (kind) => isScenariosOwn(kind as RecordKindName) && NOT_PICKED[kind as RecordKindName] === undefined,
    );
    expect([...PICKED_KINDS[source]].toSorted()).toEqual(there.toSorted());
  });

  test('every record comes with all to which it leads, and once: picked again, it is the one that is there', () => {
    for (const [kind, all] of records) {
      for (const number of all.keys()) {
        const named = new Map([[kind, [number]]]);
        const empty: RecordsByKind = new Map();
        const { added, moves, lacking, missing, reused } = bringRecords(named, {
          source: records,
          target: empty,
          free: freeIn(empty),
        });
        expect([lacking.size, missing, reused], `${kind} ${number}`).toEqual([0, 0, 0]);
        expect(lostIn(added), `${kind} ${number}`).toEqual([]);
        expect(kindsBrought([kind])).toEqual(expect.arrayContaining([...added.keys()]));
        const at = moves.get(kind)?.get(number);
        expect(added.get(kind)?.has(at ?? -1)).toBe(true);

        const again = bringRecords(named, { source: records, target: added, free: freeIn(added) });
        expect(again.added.size, `${kind} ${number}`).toBe(0);
        expect(again.moves.get(kind)?.get(number)).toBe(at);
      }
    }
  });

  test('a full list takes nothing, whatever else is free', () => {
    for (const [kind, all] of records) {
      const [number = 0] = all.keys();
      const free = new Map(freeIn(new Map())).set(kind, []);
      const { lacking } = bringRecords(new Map([[kind, [number]]]), { source: records, target: new Map(), free });
      expect(lacking.get(kind), kind).toBeGreaterThan(0);
    }
  });
});

/** Returns the references among records that lead nowhere. */
function lostIn(records: RecordsByKind): string[] {
  return [...records].flatMap(([kind, all]) =>
    [...all].flatMap(([number, record]) =>
      referencesOf(resourceOf(kind) as Resource).flatMap((leaf) => {
        const { field } = leaf;
        if (field.kind !== 'reference' || !isScenariosOwn(field.to)) return [];
        const value = leafValue(record, leaf) as number;
        if (value === RECORD_KINDS[field.to].none || records.get(field.to)?.has(value)) return [];
        return [`${kind} ${number} ${leaf.path}`];
      }),
    ),
  );
}
