import type { Knex } from 'knex';
import * as z from 'zod';
import { HOLD_CAUSES, HOLD_SUBJECTS } from '#domain/catalogs/holds.ts';
import { Hold } from '#server/database/models/Hold.ts';
import { timeSchema } from '#server/trpc/answer.ts';

/** A stop by an operator on a scenario, as shown to its author. */
export const presentedHoldSchema = z.strictObject({
  subject: z.enum(HOLD_SUBJECTS),
  cause: z.enum(HOLD_CAUSES),
  /** The operator's words; empty if none were given. */
  reason: z.string(),
  stopped_at: timeSchema,
});

export type PresentedHold = z.infer<typeof presentedHoldSchema>;

/** Returns the holds of some scenarios, by scenario. */
export async function holdsOf(
  database: Knex,
  scenarioIds: readonly string[],
): Promise<ReadonlyMap<string, PresentedHold[]>> {
  const holds = await Hold.query(database)
    .whereIn('scenario_id', [...scenarioIds])
    .orderBy('subject', 'desc');
  const told = new Map<string, PresentedHold[]>();
  for (const { scenario_id, subject, cause, reason, created_at } of holds) {
    const one = { subject, cause, reason, stopped_at: new Date(created_at).toISOString() };
    told.set(scenario_id, [...(told.get(scenario_id) ?? []), one]);
  }
  return told;
}
