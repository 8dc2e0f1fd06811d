import { EVENT_CATEGORIES, eventType } from '#domain/catalogs/eventTypes.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { type EventReference, eventReferences } from '#domain/map/eventReferences.ts';
import { cellPlace, type FloorGrid, planeValues, readField } from '#domain/map/floorGrid.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import type { SearchEntry, SearchIndex } from './SearchEntry.ts';

/** Maximum number of listed cells of one kind of event on a floor. */
const MOST_CELLS = 20;

type Cell = Pick<EventReference, 'x' | 'y'>;

/** Returns the entries for the events of a floor: each kind of event by its name, and by the records that it names. */
export function eventEntries(number: number, grid: FloorGrid, names: SearchIndex['names']): SearchEntry[] {
  const kinds = grouped(eventCells(grid), ({ id }) => String(id));
  const naming = grouped(eventReferences(grid).filter(isOfRecord), ({ x, y, to, number: named }) =>
    [readField(grid, 'event_id', x, y), to, named].join(' '),
  );
  const entry = ({ x, y }: Cell) => ({ kind: 'floor_map', number, path: `maps.x${x}_y${y}`, isName: false }) as const;
  return [
    ...kinds.map(([first, cells]) => ({
      ...entry(first),
      text: '',
      key: eventKey(first.id),
      event: { id: first.id, count: cells.length, cells: told(cells) },
    })),
    ...naming.map(([first, cells]) => {
      const named = { kind: first.to, number: first.number };
      const { ja, en } = names.get(`${named.kind} ${named.number}`) ?? { ja: '', en: '' };
      const id = readField(grid, 'event_id', first.x, first.y);
      return {
        ...entry(first),
        text: '',
        key: searchKey(`${ja}\n${en}`),
        event: { id, named, count: cells.length, cells: told(cells) },
      };
    }),
  ];
}

/** Floors are not records, and a reference to none names nothing. */
const isOfRecord = ({ to, number }: EventReference): boolean => to !== 'floor_map' && number !== RECORD_KINDS[to].none;

const told = (cells: readonly Cell[]): Cell[] => cells.slice(0, MOST_CELLS).map(({ x, y }) => ({ x, y }));

function eventCells(grid: FloorGrid): (Cell & { id: number })[] {
  const ids = planeValues(grid, 'event_id');
  const cells: (Cell & { id: number })[] = [];
  ids.forEach((id, at) => {
    if (id !== 0) cells.push({ id, ...cellPlace(at) });
  });
  return cells;
}

/** Returns the first of each group together with the whole group. */
function grouped<One>(list: readonly One[], keyOf: (one: One) => string): (readonly [One, One[]])[] {
  const groups = new Map<string, [One, One[]]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group[1].push(one);
    else groups.set(key, [one, [one]]);
  }
  return [...groups.values()];
}

const eventKeys = new Map<number, string>();

/** Returns the search key of an event: its own name and its category's, in both languages. */
export function eventKey(id: number): string {
  const type = eventType(id);
  const category = EVENT_CATEGORIES.find((one) => one.id === type?.category);
  const key =
    eventKeys.get(id) ?? searchKey([type, category].map((one) => `${one?.name.ja} ${one?.name.en}`).join('\n'));
  eventKeys.set(id, key);
  return key;
}
