import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { transaction } from '#server/database/transaction.ts';
import { isTransient } from '#server/errors/databaseRefusal.ts';
import { describeOnEveryEngine, describeOnMysql, type Engine, type Storage } from '../../support/engines.ts';

function useCounters(engine: Engine): () => Knex {
  let storage: Storage;
  let database: Knex;
  beforeAll(async () => {
    storage = await engine.makeStorage();
    database = openDatabase(readConfig({ ...storage.env }));
    await database.schema.createTable('counters', (table) => {
      table.integer('id').primary();
      table.integer('value');
    });
    await database('counters').insert([
      { id: 1, value: 0 },
      { id: 2, value: 0 },
    ]);
  });
  afterAll(async () => {
    await database.destroy();
    await storage.remove();
  });
  return () => database;
}

describeOnEveryEngine('A transaction', (engine) => {
  const database = useCounters(engine);
  const value = async (id: number) => (await database()('counters').where({ id }).first()).value;

  test('leaves nothing behind when its work throws, and throws the same', async () => {
    const failure = new Error('half way');
    const work = transaction(database(), async (trx) => {
      await trx('counters').where('id', 1).increment('value');
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    expect(await value(1)).toBe(0);
  });

  test('that the engine breaks off six times is given up', async () => {
    let tries = 0;
    let retries = 0;
    database().on('retry', () => retries++);
    const busy = Object.assign(new Error('busy'), {
      code: engine.name === 'MySQL' ? 'ER_LOCK_DEADLOCK' : 'SQLITE_BUSY',
    });
    const work = transaction(database(), async () => {
      tries++;
      throw busy;
    });
    await expect(work).rejects.toBe(busy);
    expect({ tries, retries }).toEqual({ tries: 6, retries: 5 });
  });
});

describeOnMysql('A deadlock', (engine) => {
  const database = useCounters(engine);

  test('of two transactions is broken off by the engine and tried again, so both succeed', async () => {
    let tries = 0;
    const meeting = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const run = (mine: 0 | 1) =>
      transaction(database(), async (trx) => {
        tries++;
        const [first, second] = mine === 0 ? [1, 2] : [2, 1];
        await trx('counters').where('id', first).increment('value');
        meeting[mine].resolve();
        await meeting[mine === 0 ? 1 : 0].promise;
        await trx('counters').where('id', second).increment('value');
      });
    await Promise.all([run(0), run(1)]);
    expect(tries).toBe(3);
    expect(await database()('counters').orderBy('id').select('value')).toEqual([{ value: 2 }, { value: 2 }]);
  });

  test('is known as one by its error', async () => {
    const failed = await database()
      .raw('signal sqlstate "40001" set mysql_errno = 1213')
      .catch((error: unknown) => error);
    expect(isTransient(failed)).toBe(true);
  });
});
