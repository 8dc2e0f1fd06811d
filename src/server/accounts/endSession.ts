import * as z from 'zod';
import { RequestError } from '#server/errors/RequestError.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { signedInProcedure } from '#server/trpc/procedures.ts';

/** Ends one session of the account. @throws RequestError 404 if the account has no session of this id */
export const endSession = signedInProcedure
  .input(z.strictObject({ id: z.string().max(64) }))
  .output(noAnswer)
  .mutation(async ({ input: { id }, ctx: { services, caller, account } }) => {
    const isId = /^[0-9a-f]{16}$/.test(id);
    if (!isId || (await services.sessions.end(account.id, { id })) === 0) throw new RequestError(404);
    caller.log.info({ event: 'session_ended', account_id: account.id, session_id: id }, 'session ended');
  });
