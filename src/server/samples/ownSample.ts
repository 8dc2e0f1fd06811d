import { Sample } from '#server/database/models/Sample.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import { keyedMemberProcedure } from '#server/trpc/procedures.ts';

/** Characters of an id (scenarioIdSchema). */
const LONGEST_ID = 64;

/**
 * For calls of the owner of the sample `id` of the input. As with scenarios, others learn nothing else first.
 * @throws RequestError 404, 403
 */
export const ownSampleProcedure = keyedMemberProcedure.use(async ({ ctx, next, getRawInput }) => {
  const raw = (await getRawInput()) as { id?: unknown } | null | undefined;
  if (typeof raw?.id !== 'string') throw new RequestError(404);
  if (raw.id.length > LONGEST_ID) throw fieldError('id', 'too_long', { maximum: LONGEST_ID });
  const sample = await Sample.query(ctx.services.database).findById(raw.id).select('account_id');
  if (!sample) await ctx.caller.refuseUnlessDone(new RequestError(404));
  else if (sample.account_id !== ctx.account.id) throw new RequestError(403);
  return next();
});
