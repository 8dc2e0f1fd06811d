import * as z from 'zod';
import { floorNumberSchema, toFloorNumber } from '#server/content/floorNumber.ts';
import { transaction } from '#server/database/transaction.ts';
import { fileUrl } from '#server/files/fileUrl.ts';
import { partOf } from '#server/files/scenarioFiles.ts';
import { sentPictureSchema } from '#server/files/sentPicture.ts';
import { pictureId, storePictures } from '#server/files/storePictures.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { setThumbnail } from './thumbnailUses.ts';

/** Side in pixels (docs/product.md, "Constants"); a floor is square. */
const THUMBNAIL_WIDTH = 200;

/**
 * POST floor-maps/{floor}/upload-thumbnail: stores a picture of the floor as its author last saw it. It is not content of the scenario: it
 * belongs to no revision of the floor and to no backup. Over REST alone, as a form.
 * @throws RequestError 404, 413, 422 on `file`, 503 while too many wait
 */
export const uploadThumbnail = scenarioProcedure('edit')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, floor_number: floorNumberSchema, file: sentPictureSchema }))
  .output(dataAnswer(z.strictObject({ number: z.int(), thumbnail_url: z.string() })))
  .mutation(async ({ input, ctx: { services, account, scenario } }) => {
    const number = toFloorNumber(input.floor_number);
    const picture = await services.pictures.square(input.file, { exactly: THUMBNAIL_WIDTH });
    const created_at = services.now();
    const id = pictureId(picture);
    await transaction(services.database, async (trx) => {
      await takeRevision(trx, scenario.id, { edits: false });
      await storePictures(trx, [picture], created_at);
      const use = { file_id: id, user_id: partOf(scenario.id, number), account_id: account.id, created_at };
      await setThumbnail(trx, use);
    });
    return { data: { number, thumbnail_url: fileUrl(id) } };
  });
