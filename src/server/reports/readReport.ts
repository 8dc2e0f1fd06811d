import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as z from 'zod';
import { FaultReport } from '#server/database/models/FaultReport.ts';
import { Release } from '#server/database/models/Release.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { inputsSchema } from './inputsSchema.ts';

const unpack = promisify(gunzip);

/** Reads a report with what replaying it needs: the journal, and the document of the release. @throws RequestError 404 */
export const readReport = scenarioProcedure('play')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, id: z.string().max(64) }))
  .output(
    dataAnswer(
      z.strictObject({
        message: z.string(),
        game: z
          .strictObject({
            journal: inputsSchema,
            /** The number of the release. */
            release: z.int(),
            /** gzip of the document, as base64. */
            document: z.base64(),
          })
          .nullable(),
      }),
    ),
  )
  .query(async ({ input: { scenario_id, id }, ctx: { services } }) => {
    const { database } = services;
    const report = await FaultReport.query(database).findOne({ scenario_id, id });
    if (!report) throw new RequestError(404);
    const { message, journal, release_id } = report;
    const release = release_id === null ? undefined : await Release.query(database).findById(release_id);
    if (!release || !journal) return { data: { message, game: null } };
    const game = {
      journal: JSON.parse((await unpack(journal)).toString()),
      release: release.number,
      document: release.document.toString('base64'),
    };
    return { data: { message, game } };
  });
