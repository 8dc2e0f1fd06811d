import * as z from 'zod';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { signedInProcedure } from '#server/trpc/procedures.ts';

/** Lists the sessions of the account, the last seen first. */
export const listSessions = signedInProcedure
  .output(
    dataAnswer(
      z.array(
        z.strictObject({
          id: z.string(),
          is_current: z.boolean(),
          created_at: timeSchema,
          last_seen_at: timeSchema,
          user_agent: z.string(),
          address: z.string(),
        }),
      ),
    ),
  )
  .query(async ({ ctx: { services, caller, account } }) => {
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
