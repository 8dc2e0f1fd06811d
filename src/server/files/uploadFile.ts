import type { Knex } from 'knex';
import * as z from 'zod';
import { PICTURE_USES, type PictureUse } from '#domain/catalogs/pictureUses.ts';
import { holdAccount } from '#server/database/holdAccount.ts';
import type { Account } from '#server/database/models/Account.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import type { Services } from '#server/services.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { memberProcedure, scenarioProcedure } from '#server/trpc/procedures.ts';
import { fileUrl } from './fileUrl.ts';
import { sentPictureSchema } from './sentPicture.ts';
import { pictureId, storePictures } from './storePictures.ts';
import { letWait, type UploadUse } from './waitingFiles.ts';

/** Side of the square of a profile picture in pixels; smaller pictures are not enlarged. */
const PROFILE_SIDE = 256;

const pictureUses = Object.keys(PICTURE_USES) as PictureUse[];
const fileAnswer = dataAnswer(z.strictObject({ id: z.string(), url: z.string(), width: z.int(), height: z.int() }));

/**
 * POST file: stores a picture and answers its id, which a later call uses. Over REST alone, as a form.
 * @throws RequestError 413, 422 on `file`, 503 while too many wait
 */
export const uploadFile = memberProcedure
  .input(z.strictObject({ file: sentPictureSchema, use: z.enum(['profile', ...pictureUses]) }))
  .output(fileAnswer)
  .mutation(({ input: { file, use }, ctx: { services, account } }) => keep(services, account, file, use));

/**
 * POST scenarios/{sid}/file: the same for a picture of a scenario. Takes no revision, as the picture is not part of the scenario before
 * something names it.
 */
export const uploadScenarioFile = scenarioProcedure('edit')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, file: sentPictureSchema, use: z.enum(pictureUses) }))
  .output(fileAnswer)
  .mutation(({ input: { scenario_id, file, use }, ctx: { services, account } }) =>
    keep(services, account, file, use, async (trx) => {
      if (!(await Scenario.query(trx).findById(scenario_id))) throw new RequestError(404);
    }),
  );

async function keep(
  { pictures, database, now }: Services,
  account: Account,
  file: Uint8Array,
  use: UploadUse,
  check?: (trx: Knex.Transaction) => Promise<void>,
) {
  const picture = await (use === 'profile'
    ? pictures.square(file, { atMost: PROFILE_SIDE })
    : pictures.formed(file, PICTURE_USES[use]));
  const { width, height } = picture;
  const id = pictureId(picture);
  await transaction(database, async (trx) => {
    await holdAccount(trx, account);
    await check?.(trx);
    await storePictures(trx, [picture], now());
    await letWait(trx, account.id, use, [id], now());
  });
  return { data: { id, url: fileUrl(id), width, height } };
}
