import * as z from 'zod';
import { RESOURCES } from '#domain/resources/index.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';
import { presentedSampleSchema, presentSample } from './presentSample.ts';

/** The content of a scenario that is not open, in short: its painted floors and the number of records of each kind. */
export const insideSchema = z.strictObject({
  floors: z.array(
    z.strictObject({
      number: z.int(),
      name_ja: z.string(),
      name_en: z.string(),
      labyrinth_size: z.int(),
      /** Packed, as base64. */
      grid: z.string(),
    }),
  ),
  record_counts: z.record(z.string(), z.int()),
});

/** GET sample-scenarios/{id}, a call of our own: a preview of a sample before it is loaded. */
export const readSample = memberProcedure
  .input(z.strictObject({ id: scenarioIdSchema }))
  .output(dataAnswer(z.strictObject({ sample: presentedSampleSchema, inside: insideSchema })))
  .query(async ({ input: { id }, ctx: { services, account } }) => {
    const sample = await Sample.query(services.database).findById(id);
    if (!sample) throw new RequestError(404);
    const scenario = await Scenario.query(services.database).findById(sample.scenario_id).select('updated_at');
    const document = await services.documents.unpack(sample.document, 'sample');
    return {
      data: { sample: presentSample(sample, account, scenario?.updated_at ?? null), inside: insideOf(document) },
    };
  });

export const insideOf = ({ floors, records }: Pick<ScenarioDocument, 'floors' | 'records'>) => ({
  floors: floors.flatMap(({ number, settings, grid }) => {
    if (grid === null) return [];
    const { name_ja, name_en, labyrinth_size } = settings as {
      name_ja: string;
      name_en: string;
      labyrinth_size: number;
    };
    return [{ number, name_ja, name_en, labyrinth_size, grid }];
  }),
  record_counts: Object.fromEntries(RESOURCES.map(({ name }) => [name, records[name]?.length ?? 0])),
});
