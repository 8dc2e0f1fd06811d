import { memberProcedure } from '#server/trpc/procedures.ts';

/** What the shell shows as a notification. */
export interface Notification {
  readonly id: string;
  readonly message: string;
  readonly created_at: string;
}

/** GET notifications (spec 1 §2). Nothing notifies yet. */
export const listNotifications = memberProcedure.query((): { data: Notification[] } => ({ data: [] }));
