import * as z from 'zod';
import { writeCell } from '#domain/resource/cellText.ts';
import { isThere, nameOf, type Resource, type Table } from '#domain/resource/defineResource.ts';
import { csvHeader, csvLeaves, exportRows } from '#domain/resource/importPlan.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { writeCsv } from '#domain/text/csv.ts';
import { unencodable } from '#domain/text/shiftJis.ts';
import { existingRecords, readRecords } from '#server/content/recordStore.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, labelSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { fileShape } from './recordSchemas.ts';

/** Characters of a cell that Shift_JIS lacks. */
const lostSchema = z.strictObject({
  number: z.int(),
  /** The name of the record. */
  name: labelSchema,
  path: z.string(),
  column: z.string(),
  characters: z.array(z.string()),
});

/**
 * GET of a table's file, or of the file of one record: its text, and the characters lost in Shift_JIS, by cell. Over REST it is the file
 * itself (rest/csvOnTheWire). Blank records are left out.
 */
export function exportRecords(resource: Resource, of: 'table' | 'record') {
  return scenarioProcedure('read')
    .input(z.strictObject({ scenario_id: scenarioIdSchema, ...fileShape(resource, of) }))
    .output(dataAnswer(z.strictObject({ csv: z.string(), lost: z.array(lostSchema) })))
    .query(async ({ input: { scenario_id, table: name, id }, ctx: { services, caller } }) => {
      const table = resource.tables?.[name] as Table;
      const { database } = services;
      const found =
        id === undefined
          ? await existingRecords(database, resource, scenario_id)
          : await readRecords(database, resource, scenario_id, [id]);
      const records = new Map(found.map(({ number, data }) => [number, data]));
      const csv = writeCsv([csvHeader(resource, table, caller.language), ...exportRows(resource, table, records)]);
      const lost = [...records]
        .filter(([number, record]) => isThere(resource, record, number))
        .flatMap(([number, record]) =>
          lostCells(resource, table, record).map(({ leaf, characters }) => ({
            number,
            name: nameOf(resource, record, number),
            path: leaf.path,
            column: leaf.label[caller.language],
            characters,
          })),
        );
      return { data: { csv, lost } };
    });
}

/** Returns the cells of a record in a table's file that hold characters which Shift_JIS lacks, with these characters. */
export function lostCells(resource: Resource, table: Table, record: object) {
  return csvLeaves(resource, table).flatMap((leaf) => {
    const value = leafValue(record, leaf);
    if (typeof value === 'number' || typeof value === 'boolean') return [];
    const lost = unencodable(writeCell(leaf, value));
    return lost.length > 0 ? [{ leaf, characters: [...new Set(lost.map(({ character }) => character))] }] : [];
  });
}
