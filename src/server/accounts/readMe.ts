import { signedInProcedure } from '#server/trpc/procedures.ts';
import { presentUser } from './presentUser.ts';

/** GET me. */
export const readMe = signedInProcedure.query(({ ctx }) => ({ data: presentUser(ctx.account) }));
