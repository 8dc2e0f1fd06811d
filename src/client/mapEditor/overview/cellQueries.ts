import type { TextKey } from '#client/i18n/defineTexts.ts';
import type { mapEditorTexts, markTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { BORDER, BORDER_NAMES } from '#domain/map/cell.ts';
import type { CellQuery } from '#domain/map/findCells.ts';
import type { overviewTexts } from './overviewTexts.ts';

/** One entry of the search menu, in menu order; `values` are the placeholders of the text key. */
interface CellSearch {
  readonly id: string;
  readonly label: TextKey<typeof overviewTexts | typeof mapEditorTexts | typeof markTexts>;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly query: CellQuery;
}

const MARKS = [1, 2, 3] as const;

export const CELL_SEARCHES: readonly CellSearch[] = [
  { id: 'any', label: 'mapSearch.any', query: { kind: 'any' } },
  { id: 'event', label: 'mapSearch.event', query: { kind: 'event' } },
  ...BORDER_NAMES.filter((name) => BORDER[name] >= BORDER.door).map((name) => ({
    id: name,
    label: `map.border.${name}` as const,
    query: { kind: 'border', border: BORDER[name] } as const,
  })),
  { id: 'oneWay', label: 'mapSearch.oneWay', query: { kind: 'oneWay' } },
  { id: 'dark', label: 'map.zone.dark', query: { kind: 'zone', zone: 'dark' } },
  { id: 'noTeleport', label: 'map.zone.noTeleport', query: { kind: 'zone', zone: 'noTeleport' } },
  ...MARKS.map((mark) => ({
    id: `floor${mark}`,
    label: `map.floorMark.${mark}` as const,
    query: { kind: 'floorMark', mark } as const,
  })),
  ...MARKS.slice(0, 2).map((mark) => ({
    id: `ceiling${mark}`,
    label: `map.ceilingMark.${mark}` as const,
    query: { kind: 'ceilingMark', mark } as const,
  })),
  ...MARKS.map((room) => ({
    id: `room${room}`,
    label: 'map.cell.room' as const,
    values: { room },
    query: { kind: 'room', room } as const,
  })),
];
