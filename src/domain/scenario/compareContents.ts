// What is different between two states of a scenario, such as the file that readers have and what its author would release now.
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { CELL_COUNT, isBlankGrid } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { blankOf, isBlank, nameOf, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { changedLeaves, leafValue } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import type { Label } from '#domain/text/languages.ts';
import type { ScenarioContent } from './ScenarioDocument.ts';

/** Records of one kind that are listed; all are counted. */
const MOST_LISTED = 100;
/** Characters of a text that are told of a value. */
const LONGEST_VALUE = 200;

export type Change = 'added' | 'changed' | 'removed';

/** A value of a record that is another now. */
export interface LeafChange {
  readonly path: string;
  readonly label: Label;
  /** As JSON, cut where it is long; '' where the record was not there, or is not there now. */
  readonly before: string;
  readonly after: string;
}

export interface RecordChange {
  readonly number: number;
  readonly name: Label;
  readonly change: Change;
  /** Of a changed record. */
  readonly leaves: readonly LeafChange[];
}

export interface KindChanges {
  readonly kind: RecordKindName;
  readonly count: number;
  /** By number, the first 100. */
  readonly records: readonly RecordChange[];
}

/** A floor whose map is another now; a grid is packed, as base64, and null where nothing is drawn. */
export interface FloorChange {
  readonly number: number;
  readonly name: Label;
  readonly size: { readonly before: number; readonly after: number };
  readonly before: string | null;
  readonly after: string | null;
  readonly cells: number;
}

export interface ContentChanges {
  readonly floors: readonly FloorChange[];
  /** Of records, and of the settings of floors. */
  readonly kinds: readonly KindChanges[];
}

/** What `now` has otherwise than `then`, floor by floor and record by record. */
export function compareContents(then: ScenarioContent, now: ScenarioContent): ContentChanges {
  const settings = (content: ScenarioContent) => content.floors.map(({ number, settings: data }) => ({ number, data }));
  const kinds = [
    kindChanges(floorMap, settings(then), settings(now)),
    ...RESOURCES.map((resource) =>
      kindChanges(resource, then.records[resource.name] ?? [], now.records[resource.name] ?? []),
    ),
  ];
  return { floors: floorChanges(then, now), kinds: kinds.filter(({ count }) => count > 0) };
}

type Rows = readonly { readonly number: number; readonly data: object }[];

function kindChanges(resource: Resource, then: Rows, now: Rows): KindChanges {
  const before = new Map(then.map(({ number, data }) => [number, data]));
  const after = new Map(now.map(({ number, data }) => [number, data]));
  const numbers = [...new Set([...before.keys(), ...after.keys()])].sort((one, other) => one - other);
  const changes = numbers.flatMap((number): RecordChange[] => {
    const one = readAs(resource, number, before.get(number));
    const other = readAs(resource, number, after.get(number));
    const leaves = changedLeaves(resource.leaves, one, other);
    if (leaves.length === 0) return [];
    const isNew = !resource.isWhole && isBlank(resource, one, number);
    const isGone = !resource.isWhole && isBlank(resource, other, number);
    const shown = { number, name: nameOf(resource, isGone ? one : other, number) };
    if (isNew || isGone) return [{ ...shown, change: isNew ? 'added' : 'removed', leaves: [] }];
    const told = leaves.map((leaf) => ({
      path: leaf.path,
      label: leaf.label,
      before: valueText(leafValue(one, leaf)),
      after: valueText(leafValue(other, leaf)),
    }));
    return [{ ...shown, change: 'changed', leaves: told }];
  });
  return { kind: resource.name, count: changes.length, records: changes.slice(0, MOST_LISTED) };
}

const readAs = (resource: Resource, number: number, data: object | undefined): object =>
  data === undefined ? blankOf(resource, number) : readStored(resource, number, data);

const valueText = (value: unknown): string => JSON.stringify(value).slice(0, LONGEST_VALUE);

function floorChanges(then: ScenarioContent, now: ScenarioContent): FloorChange[] {
  const before = new Map(then.floors.map((floor) => [floor.number, floor]));
  const after = new Map(now.floors.map((floor) => [floor.number, floor]));
  const numbers = [...new Set([...before.keys(), ...after.keys()])].sort((one, other) => one - other);
  return numbers.flatMap((number): FloorChange[] => {
    const one = before.get(number)?.grid ?? null;
    const other = after.get(number)?.grid ?? null;
    if (one === other) return [];
    const cells = changedCells(one, other);
    if (cells === 0) return [];
    const settingsOf = (floor: ScenarioContent['floors'][number] | undefined) =>
      readStored(floorMap, number, floor?.settings);
    const [old, present] = [settingsOf(before.get(number)), settingsOf(after.get(number))];
    const size = { before: old.labyrinth_size, after: present.labyrinth_size };
    return [{ number, name: { ja: present.name_ja, en: present.name_en }, size, before: one, after: other, cells }];
  });
}

/** In how many cells two packed floors differ. */
function changedCells(one: string | null, other: string | null): number {
  const grids = [one, other].flatMap((grid) => (grid === null ? [] : [unpackGrid(fromBase64(grid))]));
  const [first, second] = grids;
  if (!first) return 0;
  if (!second) return isBlankGrid(first) ? 0 : countCells((at) => first[at] !== 0, first.length);
  return countCells((at) => first[at] !== second[at], first.length);
}

function countCells(differs: (at: number) => boolean, length: number): number {
  const cells = new Set<number>();
  for (let at = 0; at < length; at++) if (differs(at)) cells.add(at % CELL_COUNT);
  return cells.size;
}
