import * as z from 'zod';
import { holdAccount } from '#server/accounts/holdAccount.ts';
import { FileUse } from '#server/database/models/FileUse.ts';
import { transaction } from '#server/database/transaction.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';
import { fileUrl } from './fileUrl.ts';
import { removeUnusedFiles } from './removeUnusedFiles.ts';
import { sentPictureSchema } from './sentPicture.ts';
import { pictureId, storePicture } from './storePicture.ts';

/** A profile picture is a square of this many pixels, or of fewer where a smaller one was sent. */
const PROFILE_SIDE = 256;
/** Uploads of one account that wait to be used; the oldest go first. */
const MOST_WAITING = 10;

/**
 * POST file: takes a picture and gives its id, which a later call puts to use. Over REST alone, as a form.
 * @throws RequestError 413, 422 on `file`, 503 while too many wait
 */
export const uploadFile = memberProcedure
  .input(
    z.strictObject({
      file: sentPictureSchema,
      use: z.enum(['profile']),
    }),
  )
  .output(dataAnswer(z.strictObject({ id: z.string(), url: z.string(), width: z.int(), height: z.int() })))
  .mutation(async ({ input, ctx: { services, account } }) => {
    const picture = await services.pictures.square(input.file, { atMost: PROFILE_SIDE });
    const { width, height } = picture;
    const id = pictureId(picture);
    const created_at = services.now();
    const use = { file_id: id, purpose: 'upload' as const, user_id: account.id, account_id: account.id };
    await transaction(services.database, async (trx) => {
      await holdAccount(trx, account);
      await storePicture(trx, picture, created_at);
      await FileUse.query(trx).where(use).delete();
      await FileUse.query(trx).insert({ ...use, created_at });
      const uploads = () => FileUse.query(trx).where({ purpose: 'upload', account_id: account.id });
      const surplus = (await uploads().orderBy('created_at', 'desc')).slice(MOST_WAITING).map(({ file_id }) => file_id);
      await uploads().whereIn('file_id', surplus).delete();
      await removeUnusedFiles(trx, surplus);
    });
    return { data: { id, url: fileUrl(id), width, height } };
  });
