import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Config, readConfig } from '#server/config.ts';
import { listTables } from '#server/database/listTables.ts';
import { migrate } from '#server/database/migrate.ts';
import { isMysql, openDatabase } from '#server/database/openDatabase.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { dumpSchema } from '../../support/dumpSchema.ts';
import { describeOnEveryEngine, type Storage } from '../../support/engines.ts';

const TABLES = [
  'account_documents',
  'account_tokens',
  'accounts',
  'audit_entries',
  'backups',
  'banned_words',
  'fault_reports',
  'file_uses',
  'files',
  'floors',
  'game_saves',
  'held_samples',
  'holds',
  'known_addresses',
  'list_grams',
  'migration_lease',
  'notification_reads',
  'notifications',
  'operations',
  'platform_identities',
  'problem_marks',
  'record_moves',
  'records',
  'registered_titles',
  'releases',
  'sample_loads',
  'samples',
  'saved_maps',
  'scenarios',
  'sessions',
  'spent_tokens',
  'text_folds',
  'throttles',
  'title_clashes',
  'work_endings',
  'works',
];

describeOnEveryEngine('Migrating', (engine) => {
  let storage: Storage;
  let config: Config;
  let database: Knex;
  beforeEach(async () => {
    storage = await engine.makeStorage();
    config = readConfig({ ...storage.env });
    database = openDatabase(config);
  });
  afterEach(async () => {
    await database.destroy();
    await storage.remove();
  });

  const schema = () => dumpSchema(database);
  const lease = () => database('migration_lease').where('id', 1);

  test('an empty database gets every table, and once more changes nothing', async () => {
    await migrate(config);
    const own = (await listTables(database)).filter((name) => !name.startsWith('knex_'));
    expect(own).toEqual(TABLES);
    const rows = async () => ({ ...(await dumpDatabase(database)), knex_migrations_lock: [] });
    const [first, before] = [await schema(), await rows()];
    await migrate(config);
    expect(await schema()).toBe(first);
    expect(await rows()).toEqual(before);
  });

  test('the database that test servers begin with is what the migrations make', async () => {
    await migrate(config);
    const copied = await engine.makeMigrated();
    const copy = openDatabase(readConfig({ ...copied.env }));
    const content = async (of: Knex) => {
      const counts = Object.entries(await dumpDatabase(of)).map(([table, rows]) => [table, rows.length]);
      return { counts, schema: await dumpSchema(of) };
    };
    expect(await content(copy)).toEqual(await content(database));
    await copy.destroy();
    await copied.remove();
  });

  test('text of every table is compared by its bytes, whatever the database would do by itself', async () => {
    if (isMysql(database)) await database.raw('alter database character set latin1 collate latin1_swedish_ci');
    await migrate(config);
    if (isMysql(database)) {
      const collations = await database('information_schema.tables')
        .whereRaw('table_schema = database()')
        .whereNot('table_name', 'like', 'knex%')
        .select('table_name as name', 'table_collation as collation');
      expect(collations.length).toBe(TABLES.length);
      for (const { name, collation } of collations) expect(collation, name).toBe('utf8mb4_bin');
      const columns = await database('information_schema.columns')
        .whereRaw('table_schema = database()')
        .whereNot('table_name', 'like', 'knex%')
        .whereNotNull('collation_name')
        .select('collation_name as collation');
      expect(new Set(columns.map(({ collation }) => collation))).toEqual(new Set(['utf8mb4_bin']));
    }
    // は, ば and ぱ are three different keys, and so are two emoji and two cases of a letter.
    const keys = ['は', 'ば', 'ぱ', 'a', 'A', '🗡', '🍣'];
    const row = {
      name: '',
      email: '',
      password_hash: '',
      language: 'ja',
      is_verified: 1,
      is_admin: 0,
      created_at: 0,
      updated_at: 0,
    };
    for (const key of keys) {
      await database('accounts').insert({ ...row, id: key, username: key, username_key: key, email_key: key });
    }
    const read = await database('accounts').select('id');
    expect(read.map(({ id }) => id).sort()).toEqual(keys.toSorted());
    await expect(
      database('accounts').insert({ ...row, id: 'x', username: 'は', username_key: 'は', email_key: 'x' }),
    ).rejects.toThrow();
  });

  test('goes on where it broke off in the middle', async () => {
    await migrate(config);
    const whole = await schema();
    const done = await database('knex_migrations').orderBy('id').select('id', 'name');
    // The tables exist, but the process died before that was recorded.
    await database('knex_migrations')
      .whereIn(
        'id',
        done.slice(-2).map(({ id }) => id),
      )
      .delete();
    await migrate(config);
    const again = await database('knex_migrations').orderBy('id').select('name');
    expect(again.map(({ name }) => name)).toEqual(done.map(({ name }) => name));
    expect(await schema()).toBe(whole);

    // And this one died before that table was created.
    await database('knex_migrations').where('name', 'like', '%_known_addresses.ts').delete();
    await database.schema.dropTable('known_addresses');
    await migrate(config);
    expect(await schema()).toBe(whole);
  });

  test("a lock of knex's own that a crash left behind stands in nobody's way", async () => {
    await migrate(config);
    await database('knex_migrations_lock').update({ is_locked: 1 });
    await migrate(config);
    expect(await database('knex_migrations_lock').select('is_locked')).toEqual([{ is_locked: 0 }]);
  });

  test('waits for another process that is migrating, and overtakes one that died', async () => {
    await migrate(config);
    const wait = 1200;
    const started = Date.now();
    await lease().update({ holder: 'died', expires_at: started + wait });
    await migrate(config);
    expect(Date.now() - started).toBeGreaterThanOrEqual(wait);
    expect(await lease().first()).toEqual({ id: 1, holder: '', expires_at: 0 });

    await lease().update({ holder: 'died', expires_at: Date.now() - 1 });
    const again = Date.now();
    await migrate(config);
    expect(Date.now() - again).toBeLessThan(wait);
  });

  test('by three processes at once makes the schema once', async () => {
    await Promise.all([migrate(config), migrate(config), migrate(config)]);
    const done = await database('knex_migrations').select('name');
    expect(new Set(done.map(({ name }) => name)).size).toBe(done.length);
    expect((await listTables(database)).filter((name) => !name.startsWith('knex_'))).toEqual(TABLES);
  });

  test('keeps every row and its children', async () => {
    await migrate(config);
    const times = { created_at: 1, updated_at: 1 };
    await database('accounts').insert({
      id: 'a',
      username: 'a',
      username_key: 'a',
      name: 'a',
      email: 'a',
      email_key: 'a',
      password_hash: 'x',
      language: 'ja',
      is_verified: true,
      is_admin: false,
      ...times,
    });
    await database('sessions').insert({
      token_hash: 'h',
      account_id: 'a',
      created_at: 1,
      last_seen_at: 1,
      expires_at: 1,
    });
    await database('knex_migrations').delete();
    await migrate(config);
    expect(await database('sessions').select('token_hash')).toEqual([{ token_hash: 'h' }]);
  });
});
