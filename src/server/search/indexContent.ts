import { EVENT_CATEGORIES, eventType } from '#domain/catalogs/eventTypes.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { CELL_COUNT, GRID_SIDE, planeOf } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { type Resource, readStored } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { TEXT_HOLDERS } from '#domain/resources/index.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import type { StoredRow } from '#server/resources/recordStore.ts';

/** Cells of one kind of event that are told for a floor. */
const MOST_CELLS = 20;

/** A text of a scenario that can be found: of a leaf, or the name of an event that lies on a floor. */
export interface SearchEntry {
  readonly kind: RecordKindName;
  readonly number: number;
  /** Of the leaf; '' of events, and of a record that has no text at all. */
  readonly path: string;
  readonly text: string;
  /** `text` as it is searched. */
  readonly key: string;
  /** Whether it names its record; such an entry is found by the number too. */
  readonly isName: boolean;
  /** Of an event: its id, in how many cells it lies, and the first of them. */
  readonly event?: { readonly id: number; readonly count: number; readonly cells: readonly Cell[] };
}
interface Cell {
  readonly x: number;
  readonly y: number;
}

/** What is searched of a scenario, and the names of its records in both languages by kind and number. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly names: ReadonlyMap<string, { readonly ja: string; readonly en: string }>;
}

interface Content {
  readonly rows: readonly StoredRow[];
  readonly grids: readonly { readonly number: number; readonly grid: Uint8Array }[];
}

/** Runs in a worker thread: folds all texts of a scenario, once for any number of searches. */
export function indexContent({ rows, grids }: Content): SearchIndex {
  const names = new Map<string, { ja: string; en: string }>();
  const entries: SearchEntry[] = [];
  for (const resource of TEXT_HOLDERS) {
    for (const { number, data } of rows.filter(({ kind }) => kind === resource.name)) {
      const record = readStored(resource, JSON.parse(data)) as Record<string, unknown>;
      const { ja, en } = nameFields(resource);
      const nameAt = (path: string) => {
        const leaf = resource.leaves.find((one) => one.path === path);
        return leaf ? String(leafValue(record, leaf)) : '';
      };
      names.set(`${resource.name} ${number}`, { ja: nameAt(ja), en: nameAt(en) });
      entries.push(...textsOf(resource, number, record));
    }
  }
  for (const { number, grid } of grids) entries.push(...eventsOf(number, grid));
  return { entries, names };
}

/** Floors are named like records, though they are none. */
const nameFields = ({ names }: Resource) => names ?? { ja: 'name_ja', en: 'name_en' };

function textsOf(resource: Resource, number: number, record: object): SearchEntry[] {
  const { name: kind } = resource;
  const { ja, en } = nameFields(resource);
  const found = resource.leaves.flatMap((leaf): SearchEntry[] => {
    const { kind: leafKind } = leaf.field;
    if (leafKind !== 'text' && leafKind !== 'boxes') return [];
    const text = [leafValue(record, leaf)].flat().join('\n');
    if (text === '') return [];
    const isName = leaf.path === ja || leaf.path === en;
    return [{ kind, number, path: leaf.path, text, key: searchKey(text), isName }];
  });
  if (found.some(({ isName }) => isName)) return found;
  return [{ kind, number, path: '', text: '', key: '', isName: true }, ...found];
}

function eventsOf(number: number, packed: Uint8Array): SearchEntry[] {
  const grid = unpackGrid(packed);
  const start = planeOf('event_id') * CELL_COUNT;
  const cells = new Map<number, Cell[]>();
  for (let index = 0; index < CELL_COUNT; index++) {
    const id = grid[start + index] as number;
    if (id === 0) continue;
    const places = cells.get(id) ?? [];
    places.push({ x: index % GRID_SIDE, y: Math.floor(index / GRID_SIDE) });
    cells.set(id, places);
  }
  return [...cells].map(([id, places]) => {
    const key = eventKey(id);
    const event = { id, count: places.length, cells: places.slice(0, MOST_CELLS) };
    return { kind: 'floor_map', number, path: '', text: '', key, isName: false, event };
  });
}

const eventKeys = new Map<number, string>();

/** An event is found by its own name and by its category's, in both languages. */
function eventKey(id: number): string {
  const type = eventType(id);
  const category = EVENT_CATEGORIES.find((one) => one.id === type?.category);
  const key =
    eventKeys.get(id) ?? searchKey([type, category].map((one) => `${one?.name.ja} ${one?.name.en}`).join('\n'));
  eventKeys.set(id, key);
  return key;
}
