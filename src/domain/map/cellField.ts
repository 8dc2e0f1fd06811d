import { eventType } from '#domain/catalogs/eventTypes.ts';
import { SIDE_OPTIONS } from '#domain/catalogs/facings.ts';
import type { Label } from '#domain/text/languages.ts';
import { type CellField, EVENT_SLOTS, SIDES } from './cell.ts';
import { type FloorGrid, readField } from './floorGrid.ts';

const PATHS: Partial<Record<CellField, string>> = {
  ...Object.fromEntries(SIDES.map((side) => [side, `border.${side}`])),
  ...Object.fromEntries(EVENT_SLOTS.map((slot) => [slot, `event.data.${slot}`])),
  room_id: 'monster.room_id',
  event_id: 'event.id',
  flag: 'event.flag',
  muki: 'event.muki',
};

/** Returns the path of one value of a cell (docs/wire.md, "Maps"): `maps.x3_y20.event.data.1`. */
export const cellFieldPath = (x: number, y: number, field: CellField): string =>
  `maps.x${x}_y${y}.${PATHS[field] ?? field}`;

const LABELS: Partial<Record<CellField, Label>> = {
  ...Object.fromEntries(SIDES.map((side, index) => [side, SIDE_OPTIONS[index + 1]?.label])),
  floor_id: { ja: '床と天井', en: 'Floor and ceiling' },
  room_id: { ja: 'モンスター部屋', en: 'Monster room' },
  flag: { ja: '条件のフラグ', en: 'Condition flag' },
  muki: { ja: '向き', en: 'Facing' },
  A: { ja: '繰り返し', en: 'Repeats' },
  B: { ja: '完了時に立てるフラグ', en: 'Flag set when done' },
  C: { ja: '効果音', en: 'Sound effect' },
};

/** Returns the label of one value of a cell: the cell, the event if it belongs to one, and the value. */
export function cellFieldLabel(grid: FloorGrid, x: number, y: number, field: CellField): Label {
  const type = field === 'room_id' ? undefined : eventType(readField(grid, 'event_id', x, y));
  const isOfEvent = PATHS[field]?.startsWith('event.') ?? false;
  const own = type?.slots.find(({ key }) => key === field)?.label ?? LABELS[field];
  const parts = [...(isOfEvent && type ? [type.name] : []), ...(own ? [own] : [])];
  return {
    ja: `x${x} y${y} ${parts.map(({ ja }) => ja).join(' › ')}`.trimEnd(),
    en: `x${x} y${y} ${parts.map(({ en }) => en).join(': ')}`.trimEnd(),
  };
}
