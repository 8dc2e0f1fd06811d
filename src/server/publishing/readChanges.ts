import * as z from 'zod';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { readersContent } from '#domain/scenario/readersContent.ts';
import { differenceSchema } from '#server/backups/compareBackup.ts';
import { readContent } from '#server/content/readContent.ts';
import { lastRelease } from '#server/database/models/Release.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, labelSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { changesSince } from './releaseChanges.ts';

const kind = z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]);
const changesSchema = z.strictObject({
  difference: differenceSchema,
  moved: z
    .array(
      z.strictObject({
        kind,
        from: z.int(),
        to: z.int().nullable(),
        name: labelSchema,
        instead: labelSchema.nullable(),
      }),
    )
    .readonly(),
});

/** GET release-changes: the differences from the last release, by floor and record; null before the first. */
export const readChanges = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(changesSchema.nullable()))
  .query(async ({ ctx: { services, scenario } }) => {
    const last = await lastRelease(services.database, scenario.id);
    if (!last) return { data: null };
    const changes = await services.contents.get(
      scenario,
      `changes since ${last.id}`,
      async () => {
        const { content } = await transaction(services.database, (trx) => readContent(trx, scenario.id));
        return changesSince(services, last, readersContent(content));
      },
      (found) => JSON.stringify(found ?? '').length * 2,
    );
    if (!changes) throw new RequestError(409, 'release_unreadable');
    return { data: changes };
  });
