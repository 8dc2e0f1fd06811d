import * as z from 'zod';
import { dataAnswer } from '#server/trpc/answer.ts';
import { signedInProcedure } from '#server/trpc/procedures.ts';

/** Ends every session of the account except the caller's. */
export const endOtherSessions = signedInProcedure
  .input(z.strictObject({}))
  .output(dataAnswer(z.strictObject({ ended: z.int() })))
  .mutation(async ({ ctx: { services, caller, account } }) => {
    const ended = await services.sessions.end(account.id, { except: caller.token ?? '' });
    caller.log.info({ event: 'sessions_ended', account_id: account.id, ended }, 'other sessions ended');
    return { data: { ended } };
  });
