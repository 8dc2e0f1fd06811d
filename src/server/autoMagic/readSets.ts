import * as z from 'zod';
import { UNUSED_ROW } from '#domain/resources/magic/magicRow.ts';
import { MAGIC_SETS, magicSet } from '#domain/resources/magic/magicSet.ts';
import {
  MAGIC_PART_NAMES,
  MAGIC_PARTS,
  type MagicContent,
  type MagicPart,
} from '#game/rules/autoMagic/magicContent.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { readMagic } from './magicRecords.ts';
import { chestTypeSchema, toldSchema } from './partSchemas.ts';

/** GET get-item-type-setting: the rows of a set that are used. */
export const readItemTypes = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, chest_type: chestTypeSchema }))
  .output(dataAnswer(z.strictObject({ chest_type: z.int(), rows: toldSchema('rows') })))
  .query(async ({ input: { scenario_id, chest_type }, ctx: { services } }) => {
    const contentOf = await readMagic(services.database, scenario_id);
    const rows = entriesOf(contentOf(chest_type), 'rows').filter(({ item_type }) => item_type !== UNUSED_ROW);
    return { data: { chest_type, rows } };
  });

const partsShape = Object.fromEntries(MAGIC_PART_NAMES.map((part) => [part, toldSchema(part)]));
const setSchema = z.strictObject({ chest_type: z.int(), ...magicSet.schema.shape, ...partsShape });

/** GET fetch-all: the ten sets with all of their parts. */
export const readSets = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.strictObject({ sets: z.array(setSchema as unknown as z.ZodType<Record<string, unknown>>) })))
  .query(async ({ input: { scenario_id }, ctx: { services } }) => {
    const contentOf = await readMagic(services.database, scenario_id);
    const sets = MAGIC_SETS.map((chest_type) => {
      const content = contentOf(chest_type);
      const parts = MAGIC_PART_NAMES.map((part) => [part, entriesOf(content, part)]);
      return { chest_type, ...content.set, ...Object.fromEntries(parts) };
    });
    return { data: { sets } };
  });

const entriesOf = (content: MagicContent, part: MagicPart): Record<string, unknown>[] =>
  [...content[part]].map(([place, record]) => ({ [MAGIC_PARTS[part].place]: place, ...record }));
