import * as z from 'zod';
import { CELL_FIELDS, CELL_RANGES, type Cell, type CellField, isStorable } from '#domain/map/cell.ts';
import { MOST_BRUSHES } from './brushLimits.ts';

/** Schema of a value of a cell. */
const valueSchema = (field: CellField) =>
  z
    .int()
    .min(CELL_RANGES[field].min)
    .max(CELL_RANGES[field].max)
    .refine((value) => isStorable(field, value), 'wrong_value');

type ValueSchemas = Record<CellField, ReturnType<typeof valueSchema>>;

const cellSchema: z.ZodType<Cell, Cell> = z.strictObject(
  Object.fromEntries(CELL_FIELDS.map((field) => [field, valueSchema(field)])) as ValueSchemas,
);

/** The cells that an author has picked up and saved as brushes, newest first. */
export const brushesSchema = z.strictObject({
  brushes: z
    .array(cellSchema)
    .max(MOST_BRUSHES)
    .refine((brushes) => new Set(brushes.map(keyOf)).size === brushes.length, 'document.repeated'),
});

const keyOf = (cell: Cell): string => CELL_FIELDS.map((field) => cell[field]).join();
