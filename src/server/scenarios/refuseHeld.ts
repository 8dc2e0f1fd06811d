import type { Knex } from 'knex';
import type { HoldSubject } from '#domain/catalogs/holds.ts';
import { Hold } from '#server/database/models/Hold.ts';
import { RequestError } from '#server/errors/RequestError.ts';

/**
 * Refuses an action that its author may not take while an operator has stopped it. A hold on a work also holds its sharing.
 * @throws RequestError 409 with the reason
 */
export async function refuseHeld(database: Knex, scenario_id: string, subject: HoldSubject): Promise<void> {
  const holds = await Hold.query(database).where({ scenario_id });
  const held = holds.find((one) => one.subject === 'work') ?? holds.find((one) => one.subject === subject);
  if (!held) return;
  const { reason } = held;
  const key = held.cause === 'account' ? 'account' : held.subject;
  throw new RequestError(409, reason === '' ? `held.${key}` : `held.${key}_because`, { values: { reason } });
}
