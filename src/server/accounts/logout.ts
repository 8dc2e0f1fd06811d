import { signedInProcedure } from '#server/trpc/procedures.ts';

/** POST logout: ends the session that the request was made with. */
export const logout = signedInProcedure.mutation(async ({ ctx: { services, caller } }) => {
  if (caller.token) await services.sessions.close(caller.token);
});
