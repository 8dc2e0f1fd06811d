import { RECORD_KINDS, type RecordKind, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { eventReferences, renumberedEvents } from './eventReferences.ts';
import type { Region } from './region.ts';

/** New numbers of records by kind, keyed by the old ones. */
export type Moves = ReadonlyMap<RecordKindName, ReadonlyMap<number, number>>;

/** Kinds that say where events lead. They are not copied: a floor or labyrinth of another scenario is not a part of a piece of map. */
const PLACES: readonly RecordKindName[] = ['floor_map', 'labyrinth_setting'];

/**
 * Whether the numbers of a kind mean something else in every scenario, and its records can be copied to another one. Records that exist in
 * every scenario from the start, such as spells and traps, keep their numbers; so do floors and labyrinths.
 */
export const isScenariosOwn = (kind: RecordKindName): boolean =>
  !PLACES.includes(kind) && !(RECORD_KINDS[kind] as RecordKind).isWhole;

/** Returns the numbers that the events of a region name, by kind: of kinds that mean something else in another scenario. */
export function namedByRegion({ grid }: Region): ReadonlyMap<RecordKindName, readonly number[]> {
  const named = eventReferences(grid).filter(
    ({ to, number }) => isScenariosOwn(to) && number !== RECORD_KINDS[to].none,
  );
  return new Map(
    [...Map.groupBy(named, ({ to }) => to)].map(([kind, references]) => [
      kind,
      [...new Set(references.map(({ number }) => number))].sort((one, other) => one - other),
    ]),
  );
}

/** Returns a region whose events name records by other numbers. */
export function renumberedRegion(region: Region, moves: Moves): Region {
  const grid = [...moves].reduce((changed, [kind, of]) => renumberedEvents(changed, kind, of), region.grid);
  return grid === region.grid ? region : { ...region, grid };
}

/** Returns a region whose events name none of the records that mean something else in another scenario. */
export function clearedRegion(region: Region): Region {
  const none = [...namedByRegion(region)].map(
    ([kind, numbers]) => [kind, new Map(numbers.map((number) => [number, RECORD_KINDS[kind].none]))] as const,
  );
  return renumberedRegion(region, new Map(none));
}
