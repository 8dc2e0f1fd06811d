import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { Config } from '#server/config.ts';
import { LEASE_TABLE, MIGRATION_LEASE } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import { LockedError } from './processLock.ts';
import { transaction } from './transaction.ts';

/** A killed server counts as running for this time. Milliseconds. */
const LEASE_TIME = 60_000;
/** Renewals within the duration of a lease, so that one or two may fail. */
const RENEWALS = 4;

/**
 * Announces in a MySQL database that a server uses it, as long as it runs: the lock on the data folder (processLock.ts) reaches no other
 * machine. Each server has a row, as any number may share a database. While a database is away the renewals fail, and later ones succeed
 * again.
 * @returns a function that withdraws the lease
 */
export async function leaseDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<() => Promise<void>> {
  const database = openDatabase(config);
  const id = randomInt(MIGRATION_LEASE + 1, 2 ** 31);
  const renew = () =>
    database(LEASE_TABLE)
      .insert({ id, holder: 'server', expires_at: Date.now() + LEASE_TIME })
      .onConflict('id')
      .merge();
  await transaction(database, (trx) =>
    trx(LEASE_TABLE).whereNot({ id: MIGRATION_LEASE }).andWhere('expires_at', '<', Date.now()).delete(),
  );
  await renew();
  const renewal = setInterval(() => void renew().catch(() => {}), LEASE_TIME / RENEWALS);
  return async () => {
    clearInterval(renewal);
    await database(LEASE_TABLE)
      .where({ id })
      .delete()
      .catch(() => {});
    await database.destroy();
  };
}

/** @throws LockedError while a server uses the MySQL database, or was killed within the last minute */
export async function refuseServed(database: Knex): Promise<void> {
  const served = await database(LEASE_TABLE)
    .whereNot({ id: MIGRATION_LEASE })
    .andWhere('expires_at', '>=', Date.now())
    .first('id');
  if (!served) return;
  throw new LockedError(
    'A Meikyu server is already running on this database; stop it first. One that was killed is forgotten after a minute.',
  );
}
