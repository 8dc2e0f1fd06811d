import type { Knex } from 'knex';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { eventReferencesTo, eventsName, renumberedEvents } from '#domain/map/eventReferences.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { packGrid, unpackGrid } from '#domain/map/packGrid.ts';
import { nameOf, type RecordOf, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { mayName, type Reference, referencesIn, renumbered } from '#domain/resource/references.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import type { Label } from '#domain/text/languages.ts';
import { paintedFloors, storeFloors, storeMaps, writtenFloors } from '#server/content/floorRows.ts';
import { existingRecords, storeRecords } from '#server/content/recordStore.ts';

/** A holder of references to records, such as a record, the settings of a floor or its map: `content` is the data with the references. */
export interface Holder<Content> {
  readonly number: number;
  readonly name: Label;
  readonly content: Content;
}
type Changed<Content> = Pick<Holder<Content>, 'number' | 'content'>;

/** One kind of holder: how it is read and stored, which records it names, and how its references are changed. */
export interface ReferenceHolders<Content = unknown> {
  readonly kind: RecordKindName;
  mayName(to: RecordKindName): boolean;
  read(database: Knex, scenarioId: string): Promise<Holder<Content>[]>;
  references(content: Content, to: RecordKindName): Reference[];
  /**
   * Returns the same object if it names none of the moved records. A reference that must name a record gets the first one of its kind
   * rather than none.
   */
  renumbered(content: Content, to: RecordKindName, moves: ReadonlyMap<number, number>): Content;
  /** Stores changed holders within a transaction that has taken `revision`. */
  store(
    trx: Knex.Transaction,
    scenarioId: string,
    revision: number,
    changed: readonly Changed<Content>[],
  ): Promise<void>;
}

/** All holders of references in a scenario. Uses, renumbering and replacement iterate this list and know none of its parts. */
export const REFERENCE_HOLDERS: readonly ReferenceHolders[] = [
  leafHolders(floorMap, writtenFloors, storeFloors),
  ...RESOURCES.map(recordHolders),
  mapHolders(),
];

function recordHolders(resource: Resource) {
  return leafHolders(
    resource,
    (database, scenarioId) => existingRecords(database, resource, scenarioId),
    async (trx, scenarioId, revision, records) => {
      const [numbers, data] = [records.map(({ number }) => number), records.map((record) => record.data)];
      await storeRecords(trx, resource, scenarioId, revision, numbers, data);
    },
  );
}

interface Numbered<R extends Resource> {
  readonly number: number;
  readonly data: RecordOf<R>;
}

/** Holders whose references are leaves of a definition, wherever they are stored. */
function leafHolders<R extends Resource>(
  resource: R,
  read: (database: Knex, scenarioId: string) => Promise<Numbered<R>[]>,
  store: (trx: Knex.Transaction, scenarioId: string, revision: number, changed: Numbered<R>[]) => Promise<void>,
): ReferenceHolders<RecordOf<R>> {
  return {
    kind: resource.name,
    mayName: (to) => mayName(resource, to),
    read: async (database, scenarioId) =>
      (await read(database, scenarioId)).map(({ number, data }) => ({
        number,
        name: nameOf(resource, data, number),
        content: data,
      })),
    references: (content, to) => referencesIn(resource, content, to),
    renumbered: (content, to, moves) => renumbered(resource, content, to, moves),
    store: (trx, scenarioId, revision, changed) =>
      store(
        trx,
        scenarioId,
        revision,
        changed.map(({ number, content }) => ({ number, data: content })),
      ),
  };
}

/** Makes the holders for the maps of floors, whose events name records. */
function mapHolders(): ReferenceHolders<FloorGrid> {
  return {
    kind: floorMap.name,
    mayName: eventsName,
    read: async (database, scenarioId) =>
      (await paintedFloors(database, scenarioId)).map(({ number, settings, grid }) => ({
        number,
        name: nameOf(floorMap, readStored(floorMap, number, JSON.parse(settings)), number),
        content: unpackGrid(grid),
      })),
    references: eventReferencesTo,
    renumbered: renumberedEvents,
    store: (trx, scenarioId, revision, changed) =>
      storeMaps(
        trx,
        scenarioId,
        revision,
        changed.map(({ number, content }) => ({ number, grid: packGrid(content) })),
      ),
  };
}
