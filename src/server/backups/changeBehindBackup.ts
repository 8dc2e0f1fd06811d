import type { Knex } from 'knex';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { crashPoint } from '#server/crashPoint.ts';
import { transaction } from '#server/database/transaction.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import type { Services } from '#server/services.ts';
import { readContent } from './readContent.ts';
import { storeBackup } from './storeBackup.ts';

/** How often a change is planned beforehand; after that the scenario is held still while it is planned. */
const TRIES = 3;

/** A change of a scenario that is planned from what is there, outside of the transaction that makes it. */
interface PlannedChange<Present, Plan> {
  readonly read: (trx: Knex.Transaction) => Promise<Present>;
  readonly plan: (present: Present) => Promise<Plan>;
  /** Whether anything is to be written; if not, no backup is made either. */
  readonly isChange: (plan: Plan) => boolean;
  readonly write: (trx: Knex.Transaction, revision: number, plan: Plan) => Promise<unknown>;
}

/**
 * Makes a planned change in one transaction with an automatic backup of what was there before, so that it can be undone. The
 * scenario's counter tells whether anything was written since it was planned; then it is planned again.
 * @throws RequestError 404 where the scenario is gone, and what `plan` throws
 */
export async function changeBehindBackup<Present, Plan>(
  { database, documents }: Services,
  scenarioId: string,
  change: PlannedChange<Present, Plan>,
): Promise<Plan> {
  const read = async (trx: Knex.Transaction) => ({
    ...(await readContent(trx, scenarioId)),
    present: await change.read(trx),
  });
  const prepare = ({ content, present }: { content: ScenarioContent; present: Present }) =>
    Promise.all([change.plan(present), documents.pack(content)]);
  for (let attempt = 1; ; attempt++) {
    const before = await transaction(database, read);
    const prepared = await prepare(before);
    if (!change.isChange(prepared[0])) return prepared[0];
    crashPoint('import:packed');
    const done = await transaction(database, async (trx) => {
      const sequence = await takeRevision(trx, scenarioId, { edits: false });
      const isStale = sequence !== before.counter + 1;
      if (isStale && attempt < TRIES) return undefined;
      const [plan, packed] = isStale ? await prepare(await read(trx)) : prepared;
      await storeBackup(trx, scenarioId, packed, { automatic: true });
      crashPoint('import:kept');
      await change.write(trx, await takeRevision(trx, scenarioId), plan);
      crashPoint('import:written');
      return { plan };
    });
    if (done) return done.plan;
  }
}
