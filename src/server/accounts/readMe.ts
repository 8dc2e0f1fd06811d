import { dataAnswer } from '#server/trpc/answer.ts';
import { signedInProcedure } from '#server/trpc/procedures.ts';
import { presentUser, userSchema } from './presentUser.ts';

/** GET me. */
export const readMe = signedInProcedure
  .output(dataAnswer(userSchema))
  .query(({ ctx }) => ({ data: presentUser(ctx.account) }));
