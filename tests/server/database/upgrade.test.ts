import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { listTables } from '#server/database/listTables.ts';
import { MIGRATIONS_FOLDER, migrate } from '#server/database/migrate.ts';
import { isMysql, openDatabase } from '#server/database/openDatabase.ts';
import { BANNED_WORDS, FIRST_BANNED_WORDS } from '../../../seeds/bannedWords.ts';
import { dumpSchema } from '../../support/dumpSchema.ts';
import { describeOnEveryEngine, type Storage } from '../../support/engines.ts';
import { SURROUNDINGS } from '../../support/nodeOptions.ts';
import { isWhole } from '../../support/ofEachSort.ts';
import { patient } from '../../support/patience.ts';
import { root } from '../../support/run.ts';

/** The number of migrations when each part of the product landed, as in the database of a commit of that time. */
const EARLIER = { 'the first scenarios and floors': 6, 'mails and pictures': 13 };

const PROGRAM = join(root, 'tests/support/migrateUntilKilled.ts');
/** Each run goes this many statements further than the previous one. Each is a process, which takes time. */
const STEP = isWhole ? 3 : 7;

type Row = Record<string, unknown>;

describeOnEveryEngine('A database of an earlier version', (engine) => {
  let storage: Storage;
  let database: Knex;
  beforeEach(async () => {
    storage = await engine.makeStorage();
    database = openDatabase(readConfig({ ...storage.env }), { foreignKeys: false });
  });
  afterEach(async () => {
    await database.destroy();
    await storage.remove();
  });

  async function freshSchema(): Promise<string> {
    const other = await engine.makeStorage();
    const config = readConfig({ ...other.env });
    await migrate(config);
    const fresh = openDatabase(config);
    const schema = await dumpSchema(fresh);
    await fresh.destroy();
    await other.remove();
    return schema;
  }

  /** Inserts two rows into every table, each a child of the rows with its number. */
  async function fill(): Promise<void> {
    const tables = (await listTables(database)).filter((name) => !name.startsWith('knex_'));
    await database.transaction(async (trx) => {
      if (isMysql(database)) await trx.raw('set foreign_key_checks = 0');
      for (const table of tables) {
        const columns = Object.entries(await trx(table).columnInfo());
        await trx(table).insert(
          [1, 2].map((number) => Object.fromEntries(columns.map((column) => fieldOf(column, number)))),
        );
      }
      if (isMysql(database)) await trx.raw('set foreign_key_checks = 1');
    });
  }

  function fieldOf([name, { type, maxLength }]: [string, Knex.ColumnInfo], number: number): [string, unknown] {
    if (/blob/.test(type)) return [name, Buffer.from([number, 0, 255])];
    if (/int|bool/.test(type)) return [name, number % 2];
    return [name, `${/_id$|^id$/.test(name) ? 'id' : '迷'}${number}`.slice(0, Number(maxLength ?? 8))];
  }

  async function readRows(): Promise<Record<string, Row[]>> {
    const rows: Record<string, Row[]> = {};
    for (const table of (await listTables(database)).filter((name) => !/^knex_|lease/.test(name))) {
      const found = (await database(table).select()) as Row[];
      rows[table] = found.sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
    }
    return rows;
  }

  /** Migrates in a process of its own, which dies after this many statements; returns whether it finished. */
  async function migrateUntil(statement: number): Promise<boolean> {
    const env = { ...SURROUNDINGS, ...storage.env, KILL_AFTER: String(statement) };
    const child = spawn(process.execPath, [PROGRAM], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code, signal] = await once(child, 'exit');
    expect([code, signal]).toEqual(code === 0 ? [0, null] : [null, 'SIGKILL']);
    return code === 0;
  }

  const folder = { directory: MIGRATIONS_FOLDER, loadExtensions: ['.ts'], extension: 'ts' };

  test.each([
    ['as it was at first grows', (list: readonly string[]) => list, BANNED_WORDS],
    ['with a word more stays', (list: readonly string[]) => [...list, '自作の語'], [...FIRST_BANNED_WORDS, '自作の語']],
    ['with a word less stays', (list: readonly string[]) => list.slice(1), FIRST_BANNED_WORDS.slice(1)],
    [
      'of as many words, one of them another, stays',
      (list: readonly string[]) => [...list.slice(1), '自作の語'],
      [...FIRST_BANNED_WORDS.slice(1), '自作の語'],
    ],
    ['of nothing stays', () => [], []],
  ])('whose list of banned words is %s', async (_, change, expected) => {
    const migrations = (await readdir(MIGRATIONS_FOLDER)).filter((name) => /\.ts$/.test(name)).sort();
    const growing = migrations.findIndex((name) => name.includes('more_banned_words'));
    for (let done = 0; done < growing; done++) await database.migrate.up(folder);
    const words = async () => (await database('banned_words').select('word')).map(({ word }) => word);
    await database('banned_words').delete();
    const rows = change(FIRST_BANNED_WORDS).map((word) => ({ word_key: word, word, created_at: 0 }));
    if (rows.length > 0) await database('banned_words').insert(rows);
    await database.migrate.latest(folder);
    expect((await words()).sort()).toEqual([...expected].sort());
  });

  test.each(Object.entries(EARLIER))(
    'that held %s keeps its rows, however often the upgrade is killed, and ends like a fresh one',
    async (_, count) => {
      for (let done = 0; done < count; done++) await database.migrate.up(folder);
      await fill();
      const before = await readRows();
      expect(Object.keys(before).length).toBeGreaterThanOrEqual(6);

      let deaths = 0;
      while (!(await migrateUntil(STEP * (deaths + 1)))) {
        deaths++;
        // The test does not wait until the dead process's lease has expired.
        if (await database.schema.hasTable('migration_lease'))
          await database('migration_lease').update({ expires_at: 0 });
      }
      expect(deaths).toBeGreaterThan(2);

      expect(await dumpSchema(database)).toBe(await freshSchema());
      const after = await readRows();
      for (const [table, rows] of Object.entries(before)) expect(after[table], table).toMatchObject(rows);
      if (!isMysql(database)) expect(await database.raw('pragma foreign_key_check')).toEqual([]);
    },
    patient(240_000),
  );
});
