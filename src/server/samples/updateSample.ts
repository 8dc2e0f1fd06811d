import type { Knex } from 'knex';
import * as z from 'zod';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { listedSample, relist } from '#server/lists/listGrams.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { commentSchema } from './commentSchema.ts';
import { ownSampleProcedure } from './ownSample.ts';
import { presentedSampleSchema, presentSample } from './presentSample.ts';
import { refuseBannedSample } from './refuseBannedSample.ts';
import { sampleKey } from './sampleKey.ts';

/** PATCH sample-scenarios/{id}, a call of our own: changes the comment; the shared content stays. */
export const updateSample = ownSampleProcedure
  .input(z.strictObject({ id: scenarioIdSchema, comment: commentSchema }))
  .output(dataAnswer(presentedSampleSchema))
  .mutation(async (call) => {
    const { id, comment } = call.input;
    const { services, account } = call.ctx;
    const update = async (trx: Knex.Transaction) => {
      const sample = await Sample.query(trx).findById(id).forUpdate();
      if (!sample) throw new RequestError(404);
      const { scenario_id, revision } = sample;
      const changes = {
        comment,
        search_key: sampleKey({ ...sample, comment }),
        revision: revision + 1,
        updated_at: Date.now(),
      };
      await Sample.query(trx).findById(id).patch(changes);
      const deed = { account, subject: 'sample', subject_id: id, action: 'change_comment' } as const;
      await recordAudit(trx, services.now(), deed);
      const scenario = await Scenario.query(trx).findById(scenario_id).select('updated_at');
      const changed = Sample.fromDatabaseJson({ ...sample, ...changes });
      await relist(trx, listedSample(sample), listedSample(changed));
      return presentSample(changed, account, scenario?.updated_at ?? null);
    };
    return { data: await writeOnce(call, update, () => refuseBannedSample(services.bannedWords, comment)) };
  });
