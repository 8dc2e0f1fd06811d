import { noAnswer } from '#server/trpc/answer.ts';
import { signedInProcedure } from '#server/trpc/procedures.ts';

/** POST logout: ends the session that the request was made with. */
export const logout = signedInProcedure.output(noAnswer).mutation(async ({ ctx: { services, caller } }) => {
  if (caller.token) await services.sessions.close(caller.token);
});
