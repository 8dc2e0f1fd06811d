import { wireTime } from '#server/scenarios/presentScenario.ts';
import { signedInProcedure } from '#server/trpc/procedures.ts';

/** Where the account is logged in, the last seen first. */
export const listSessions = signedInProcedure.query(async ({ ctx: { services, caller, account } }) => {
  const sessions = await services.sessions.list(account.id, caller.token);
  return {
    data: sessions.map(({ id, isCurrent, session }) => ({
      id,
      is_current: isCurrent,
      created_at: wireTime(session.created_at),
      last_seen_at: wireTime(session.last_seen_at),
      user_agent: session.user_agent,
      address: session.address,
    })),
  };
});
