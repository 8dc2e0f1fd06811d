import fc from 'fast-check';
import { CELL_FIELDS, CELL_RANGES, type CellField, isStorable } from '#domain/map/cell.ts';
import { blankGrid, FLOOR_SIZES, type FloorGrid, GRID_SIDE, writeField } from '#domain/map/floorGrid.ts';

/** Any value that may be stored in a field. */
export const arbitraryValue = (field: CellField): fc.Arbitrary<number> => {
  const { min, max } = CELL_RANGES[field];
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max)).filter((value) => isStorable(field, value));
};

const place = fc.nat({ max: GRID_SIDE - 1 });
const arbitraryWrite = fc
  .constantFrom(...CELL_FIELDS.filter((field) => field !== 'event_id'))
  .chain((field) => fc.record({ field: fc.constant(field), x: place, y: place, value: arbitraryValue(field) }));
const arbitraryEvent = fc.record({
  field: fc.constant<CellField>('event_id'),
  x: place,
  y: place,
  value: fc.constantFrom(0, 101, 302, 1604, 2203),
});

/** A floor with up to 60 values written into it. */
export const arbitraryGrid: fc.Arbitrary<FloorGrid> = fc
  .array(fc.oneof({ weight: 9, arbitrary: arbitraryWrite }, { weight: 1, arbitrary: arbitraryEvent }), {
    maxLength: 60,
  })
  .map((writes) => {
    const grid = blankGrid();
    for (const { field, x, y, value } of writes) writeField(grid, field, x, y, value);
    return grid;
  });

export const arbitrarySize = fc.constantFrom(...FLOOR_SIZES);

/** A position on a floor of 16 cells or more, not on a line. */
export const arbitraryPosition = fc.record({
  x: fc.double({ min: 0, max: 16, noNaN: true }),
  y: fc.double({ min: 0, max: 16, noNaN: true }),
});
