import * as z from 'zod';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';

/** What the shell shows as a notification. */
const notificationSchema = z.strictObject({ id: z.string(), message: z.string(), created_at: timeSchema });

/** GET notifications (spec 1 §2). Nothing notifies yet. */
export const listNotifications = memberProcedure
  .output(dataAnswer(z.array(notificationSchema)))
  .query(() => ({ data: [] }));
