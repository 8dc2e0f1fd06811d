import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { blankGrid, type FloorGrid } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { diffGrids } from '#domain/map/patch.ts';
import { blankOf, isThere, nameOf, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { changedLeaves, leafValue } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import type { Label } from '#domain/text/languages.ts';
import type { ScenarioContent } from './ScenarioDocument.ts';

/** Maximum number of records listed field by field; all are counted. */
const MOST_RECORDS = 300;

/** A leaf with different values. */
interface LeafDifference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface FloorDifference {
  readonly number: number;
  /** Packed, as base64; null if nothing is painted. */
  readonly before: string | null;
  readonly after: string | null;
  readonly cells_changed: number;
  readonly settings: readonly LeafDifference[];
  /** Codes of the floor's size. */
  readonly size_before: number;
  readonly size_after: number;
}

export interface RecordDifference {
  readonly kind: RecordKindName;
  readonly number: number;
  /** Its name; its former name if it is gone. */
  readonly name: Label;
  readonly change: 'added' | 'changed' | 'removed';
  readonly leaves: readonly LeafDifference[];
}

/** The numbers of differing records of a kind. */
export interface KindDifference {
  readonly kind: RecordKindName;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** All differences between two scenarios, or between two states of one. */
export interface DocumentDifference {
  /** Titles, author name and languages. */
  readonly scenario: readonly LeafDifference[];
  readonly floors: readonly FloorDifference[];
  readonly kinds: readonly KindDifference[];
  /** The first differing records. */
  readonly records: readonly RecordDifference[];
}

/** Returns the differences of `after` from `before`, floor by floor and record by record. */
export function compareDocuments(before: ScenarioContent, after: ScenarioContent): DocumentDifference {
  const records = RESOURCES.flatMap((resource) => [...recordDifferences(resource, before, after)]);
  const kinds = RESOURCES.flatMap(({ name }) => {
    const own = records.filter(({ kind }) => kind === name);
    const count = (change: RecordDifference['change']) => own.filter((one) => one.change === change).length;
    return own.length === 0
      ? []
      : [{ kind: name, added: count('added'), changed: count('changed'), removed: count('removed') }];
  });
  return {
    scenario: (['title_ja', 'title_en', 'author_name', 'languages'] as const)
      .map((path) => ({ path, before: before.scenario[path], after: after.scenario[path] }))
      .filter((leaf) => leaf.before !== leaf.after),
    floors: [...floorDifferences(before, after)],
    kinds,
    records: records.slice(0, MOST_RECORDS),
  };
}

function* floorDifferences(before: ScenarioContent, after: ScenarioContent): Generator<FloorDifference> {
  const [then, now] = [before, after].map(({ floors }) => new Map(floors.map((floor) => [floor.number, floor])));
  const numbers = new Set([...(then?.keys() ?? []), ...(now?.keys() ?? [])]);
  for (const number of [...numbers].toSorted((one, other) => one - other)) {
    const grids = [then?.get(number)?.grid ?? null, now?.get(number)?.grid ?? null] as const;
    const [one, other] = [then, now].map((floors) => readStored(floorMap, number, floors?.get(number)?.settings));
    if (!one || !other) continue;
    const settings = differences(floorMap, one, other);
    const cells_changed = grids[0] === grids[1] ? 0 : diffGrids(gridOf(grids[0]), gridOf(grids[1])).length;
    if (cells_changed === 0 && settings.length === 0) continue;
    const sizes = { size_before: one.labyrinth_size, size_after: other.labyrinth_size };
    yield { number, before: grids[0], after: grids[1], cells_changed, settings, ...sizes };
  }
}

function* recordDifferences(
  resource: Resource,
  before: ScenarioContent,
  after: ScenarioContent,
): Generator<RecordDifference> {
  const [then, now] = [before, after].map(
    ({ records }) => new Map((records[resource.name] ?? []).map(({ number, data }) => [number, data])),
  );
  const numbers = new Set([...(then?.keys() ?? []), ...(now?.keys() ?? [])]);
  for (const number of [...numbers].toSorted((one, other) => one - other)) {
    const [one, other] = [then, now].map((records) => {
      const data = records?.get(number);
      return data ? readStored(resource, number, data) : blankOf(resource, number);
    });
    if (!one || !other) continue;
    const leaves = differences(resource, one, other);
    if (leaves.length === 0) continue;
    const [was, is] = [isThere(resource, one, number), isThere(resource, other, number)];
    const change = was === is ? 'changed' : is ? 'added' : 'removed';
    yield { kind: resource.name, number, name: nameOf(resource, is ? other : one, number), change, leaves };
  }
}

const differences = (resource: Pick<Resource, 'leaves'>, one: object, other: object): LeafDifference[] =>
  changedLeaves(resource.leaves, one, other).map((leaf) => ({
    path: leaf.path,
    before: leafValue(one, leaf),
    after: leafValue(other, leaf),
  }));

const gridOf = (packed: string | null): FloorGrid => (packed === null ? blankGrid() : unpackGrid(fromBase64(packed)));
