import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as z from 'zod';
import { LONGEST_REPORT, MOST_REPORTS, MOST_REPORTS_OF_SENDER } from '#domain/catalogs/storageLimits.ts';
import { typedTextSchema } from '#domain/text/composed.ts';
import { FaultReport } from '#server/database/models/FaultReport.ts';
import { Release } from '#server/database/models/Release.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { Work } from '#server/database/models/Work.ts';
import { transaction } from '#server/database/transaction.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import { notifyAccounts } from '#server/notifications/notifyAccounts.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { networkOf } from '#server/trpc/networkOf.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { lookUpCode } from '#server/works/lookUpCode.ts';
import { workCodeSchema } from '#server/works/workSchema.ts';
import { inputsSchema } from './inputsSchema.ts';

const pack = promisify(gzip);

/**
 * Sends the author of a work a fault report of a reader, with the game in which the fault was met. If the release no longer exists, only
 * the words are kept; equal reports are stored once, however often they are sent.
 * @throws RequestError 404, 422 with banned words, 409 if the author has too many reports, or the maximum from this sender, 429
 */
export const sendReport = publicProcedure
  .input(
    z.strictObject({
      code: workCodeSchema,
      message: typedTextSchema
        .trim()
        .min(1)
        .max(LONGEST_REPORT)
        .refine((message) => !/[^\P{Cc}\n]/u.test(message), 'control_characters'),
      /** SHA-256 of the file that was played. */
      hash: z.string().max(64),
      journal: inputsSchema.nullable(),
    }),
  )
  .output(noAnswer)
  .mutation(async ({ input: { code, message, hash, journal }, ctx }) => {
    const { services, caller } = ctx;
    const { database, throttle, bannedWords, now } = services;
    const { scenario_id } = await lookUpCode(ctx, async () =>
      Work.query(database).findOne({ address: code, category: 'open' }),
    );
    const [checked] = await bannedWords.checkWords([message]);
    const [place] = checked?.places ?? [];
    if (place) throw fieldError('message', 'banned_word', { word: place.word });
    const network = networkOf(caller.address);
    await throttle.take({ rule: 'report', who: `${network} ${scenario_id}` }, { rule: 'reportAddress', who: network });
    // The same network has another sender id for every work.
    const sender = createHash('sha256').update(`${scenario_id} ${network}`).digest('hex');
    const packed = journal && (await pack(JSON.stringify(journal)));
    const id = createHash('sha256')
      .update(JSON.stringify([scenario_id, message, hash, journal]))
      .digest('hex')
      .slice(0, 32);
    await transaction(database, async (trx) => {
      const scenario = await Scenario.query(trx).findById(scenario_id).forUpdate();
      // Without an author nobody would read the report.
      if (!scenario?.account_id) throw new RequestError(404);
      if (await FaultReport.query(trx).findById(id)) return;
      const reports = () => FaultReport.query(trx).where({ scenario_id });
      if ((await reports().resultSize()) >= MOST_REPORTS) throw new RequestError(409, 'too_many_reports');
      const limit = MOST_REPORTS_OF_SENDER;
      if ((await reports().andWhere({ sender }).resultSize()) >= limit)
        throw new RequestError(409, 'too_many_own_reports', { values: { limit } });
      const release = await Release.query(trx).findOne({ scenario_id, document_hash: hash }).select('id');
      await FaultReport.query(trx).insert({
        ...{ id, scenario_id, sender, message, created_at: now() },
        release_id: release?.id ?? null,
        journal: release ? packed : null,
      });
      await notifyAccounts(trx, now(), [scenario.account_id], {
        kind: 'fault_report',
        scenario,
        link: `/scenarios/${scenario_id}/reports`,
      });
    });
  });
