import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { toRefusal } from '#server/errors/describeError.ts';
import { describeOnEveryEngine, describeOnMysql, type Storage, sqlite } from '../../support/engines.ts';

describe('The SQLite connection of the server', () => {
  let storage: Storage;
  let database: Knex;
  let other: Knex;
  beforeAll(async () => {
    storage = await sqlite.makeStorage();
    database = openDatabase(readConfig({ ...storage.env }));
    await database.schema.createTable('notes', (table) => {
      table.integer('id').primary();
      table.text('text');
    });
    await database.schema.createTable('parts', (table) => {
      table.integer('note_id').references('id').inTable('notes');
    });
    await database.destroy();
    // A file that is already in WAL mode is the one that reopens with less than FULL.
    database = openDatabase(readConfig({ ...storage.env }));
    other = openDatabase(readConfig({ ...storage.env }));
    await other.raw('pragma busy_timeout = 0');
  });
  afterAll(async () => {
    await database.destroy();
    await other.destroy();
    await storage.remove();
  });

  test('writes through to the disk before it acknowledges, keeps foreign keys and waits for others', async () => {
    expect(await database.raw('pragma synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await database.raw('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await database.raw('pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    expect(await database.raw('pragma busy_timeout')).toEqual([{ timeout: 1000 }]);
    await expect(database('parts').insert({ note_id: 404 })).rejects.toMatchObject({
      code: 'SQLITE_CONSTRAINT_FOREIGNKEY',
    });
  });

  test('takes the write lock when a transaction begins, so that reading first cannot be overtaken', async () => {
    await database.transaction(async (trx) => {
      await trx('notes').select();
      await expect(other('notes').insert({ id: 1, text: 'overtaking' })).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
      await trx('notes').insert({ id: 1, text: 'first' });
    });
    expect(await other('notes').where('id', 1).first()).toEqual({ id: 1, text: 'first' });
  });

  test('another that holds the lock for too long is told as 503, a full disk as 507', async () => {
    await other.transaction(async (trx) => {
      await trx('notes').insert({ id: 2, text: 'slow' });
      await database.raw('pragma busy_timeout = 0');
      const error = await database('notes')
        .insert({ id: 3 })
        .catch((thrown: unknown) => thrown);
      expect(toRefusal(error)).toMatchObject({ status: 503, details: { retryAfter: expect.any(Number) } });
    });
    await database.raw('pragma busy_timeout = 1000');

    await database.raw('pragma max_page_count = 20');
    const error = await database('notes')
      .insert({ id: 4, text: 'x'.repeat(200_000) })
      .catch((thrown: unknown) => thrown);
    expect(toRefusal(error)).toMatchObject({ status: 507 });
    // Reading still works, and once there is space again so does writing.
    expect(await database('notes').where('id', 1).first()).toMatchObject({ text: 'first' });
    await database.raw('pragma max_page_count = 100000');
    await database('notes').insert({ id: 4, text: 'x'.repeat(200_000) });
  });
});

describeOnEveryEngine('A database', (engine) => {
  let storage: Storage;
  let database: Knex;
  beforeAll(async () => {
    storage = await engine.makeStorage();
    database = openDatabase(readConfig({ ...storage.env }));
    await database.schema.createTable('values', (table) => {
      table.integer('id').primary();
      table.bigInteger('big');
      table.boolean('flag');
      table.specificType('bytes', 'mediumblob');
      table.text('text', 'longtext');
    });
  });
  afterAll(async () => {
    await database.destroy();
    await storage.remove();
  });

  test('gives back what it was given', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    const text = '迷宮\u0000🗡\\\'"%_';
    const row = { id: 1, big: Number.MAX_SAFE_INTEGER, flag: 1, bytes, text };
    await database('values').insert(row);
    expect(await database('values').first()).toEqual(row);
  });
});

describeOnMysql('A connection of the server', (engine) => {
  test('waits in a cluster for what other nodes have acknowledged; elsewhere there is nothing to wait for', async () => {
    const storage = await engine.makeStorage();
    const database = openDatabase(readConfig({ ...storage.env }));
    const [found] = await database.raw("SHOW VARIABLES LIKE 'wsrep_sync_wait'");
    expect(['7', undefined]).toContain(found[0]?.Value);
    await database.destroy();
    await storage.remove();
  });
});
