// Sources of an item besides chests: events, NPCs, starting equipment, the shop of the city, and items that turn into it.
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { cellFieldPath } from '#domain/map/cellField.ts';
import type { KnownFloor } from '#domain/map/check/CheckedFloor.ts';
import type { RecordOf, Resource } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { referencesOf } from '#domain/resource/references.ts';
import { character } from '#domain/resources/character.ts';
import { item } from '#domain/resources/item.ts';
import { npc } from '#domain/resources/npc.ts';

/** A place in a scenario that gives an item: a leaf of a record, or of an event in the map of a floor. */
export interface ItemGiver {
  readonly item: number;
  readonly kind: RecordKindName;
  readonly number: number;
  readonly path: string;
}

/** The items that the events of a floor give. */
export function givenByEvents({ number, events }: Pick<KnownFloor, 'number' | 'events'>): ItemGiver[] {
  return events.flatMap(({ at: { x, y }, type, event }): ItemGiver[] => {
    const key = type.slots.find(({ isGiven }) => isGiven)?.key;
    if (key === undefined || event[key] === 0) return [];
    return [{ item: event[key], kind: 'floor_map', number, path: cellFieldPath(x, y, key) }];
  });
}

/** For each giving kind, a predicate for the key paths of item references that are gifts. */
const GIVES: readonly (readonly [resource: Resource, isGiven: (keys: readonly string[]) => boolean])[] = [
  [npc, (keys) => keys[0] === 'shop' || keys.at(-1) === 'gives_item'],
  [character, () => true],
  [item, (keys) => keys[0] === 'becomes'],
];

/** The kinds whose records give items. */
export const GIVING_KINDS: readonly Resource[] = GIVES.map(([resource]) => resource);

/** The items that the records of a kind give; an item in stock at the city's shop gives itself. */
export function givenByRecords(resource: Resource, records: ReadonlyMap<number, object>): ItemGiver[] {
  const isGiven = GIVES.find(([one]) => one === resource)?.[1] ?? (() => false);
  const leaves = referencesOf(resource, 'item').filter(({ keys }) => isGiven(keys));
  return Array.from(records).flatMap(([number, record]) => [
    ...(resource === item && (record as RecordOf<typeof item>).stock !== 0
      ? [{ item: number, kind: resource.name, number, path: 'stock' }]
      : []),
    ...leaves.flatMap((leaf) => {
      const given = leafValue(record, leaf) as number;
      return given === 0 ? [] : [{ item: given, kind: resource.name, number, path: leaf.path }];
    }),
  ]);
}
