import { expect } from 'vitest';
import { eventType } from '#domain/catalogs/eventTypes.ts';
import type { Cell } from '#domain/map/cell.ts';
import { type CheckContext, CheckedFloor, knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { reachedCells } from '#domain/map/check/reachedCells.ts';
import { checkFloor, FLOOR_RULES } from '#domain/map/checkFloor.ts';
import { newEvent } from '#domain/map/event.ts';
import { blankGrid, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';

/** The content of a floor by cell: `x,y`. */
export type Drawing = Readonly<Record<string, Partial<Cell>>>;

/** The checked floor is number 2, of 20 cells a side, unless other drawings are given for other numbers. */
export interface Sample {
  readonly floor: Drawing;
  readonly others?: Readonly<Record<number, Drawing>>;
  readonly labyrinths?: CheckContext['labyrinths'];
  readonly exists?: CheckContext['exists'];
  readonly largestGroup?: number;
}
export const event = (id: number, values: Partial<Cell> = {}): Partial<Cell> => {
  const type = eventType(id);
  if (!type) throw new RangeError(`no event ${id}`);
  return { ...newEvent(type), ...values };
};

export const labyrinth = (start: number, end: number) => [
  { number: 0, start, end, entrance: { floor: start, x: 0, y: 0 } },
];

export const drawn = (drawing: Drawing): FloorGrid => {
  const grid = blankGrid();
  for (const [place, cell] of Object.entries(drawing)) {
    const [x, y] = place.split(',').map(Number) as [number, number];
    for (const [field, value] of Object.entries(cell)) writeField(grid, field as keyof Cell, x, y, value);
  }
  return grid;
};
export const contextOf = ({
  floor,
  others = {},
  labyrinths = [],
  exists = () => true,
  largestGroup = 9,
}: Sample): CheckContext => {
  const floors = new Map(
    Object.entries(others).map(([key, drawing]) => [Number(key), knownFloor(Number(key), 24, drawn(drawing))]),
  );
  const reached = reachedCells(new Map([...floors, [2, knownFloor(2, 20, drawn(floor))]]), labyrinths);
  return { number: 2, exists, floors, labyrinths, reached, largestGroup };
};
/** Returns the paths of a rule's problems on a floor, without `maps.`. */
export const said = (rule: keyof typeof FLOOR_RULES, sample: Sample): string[] => {
  const context = contextOf(sample);
  const problems = FLOOR_RULES[rule](new CheckedFloor(knownFloor(2, 20, drawn(sample.floor)), context));
  expect(checkFloor(drawn(sample.floor), 20, context)).toEqual(expect.arrayContaining(problems));
  return problems.map(({ path }) => path.replace('maps.', ''));
};
