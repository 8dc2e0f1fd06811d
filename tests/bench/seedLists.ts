import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { rememberFile } from '#server/database/checkFile.ts';
import { migrate } from '#server/database/migrate.ts';
import { SQLITE_FILE } from '#server/database/openDatabase.ts';
import { LISTS } from '#server/lists/growingLists.ts';
import { GRAMS_TABLE, gramsOf, type Listed } from '#server/lists/listGrams.ts';
import { titleHash } from '#server/publishing/registeredTitles.ts';
import { accountRow, listRows } from '../support/listRows.ts';

/** Scenarios of one account. */
export const OWN = 100;
const SCENARIOS_OF_ONE = 10;
const TABLES = [
  'scenarios',
  'registered_titles',
  'releases',
  'works',
  'samples',
  'accounts',
  'notifications',
  'audit_entries',
];
const ROWS_AT_ONCE = 50;

type Row = Readonly<Record<string, unknown>>;
type Entry = Omit<Listed, 'list'>;

const accountOf = (number: number): string => `a${Math.floor(number / SCENARIOS_OF_ONE)}`;

/** Makes a data folder with this many scenarios, each published and shared, a notification and a line of the audit log for each. */
export async function seedLists(count: number): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'meikyu-bench-lists-'));
  await migrate({ dataDir, databaseUrl: undefined });
  const database = new Database(join(dataDir, SQLITE_FILE));
  // Nobody else uses the file, and lost data is made again.
  for (const setting of ['journal_mode = MEMORY', 'synchronous = OFF', 'cache_size = -500000', 'foreign_keys = OFF'])
    database.pragma(setting);
  // Indexes are made at once when all rows are there.
  const indexes = database
    .prepare<[], { name: string; tbl_name: string; sql: string }>(
      "select name, tbl_name, sql from sqlite_master where type = 'index' and sql is not null",
    )
    .all()
    .filter(({ tbl_name }) => TABLES.includes(tbl_name));
  for (const { name } of indexes) database.exec(`drop index ${name}`);
  database.exec('begin');
  const { works, samples } = fillTables(database, count);
  fillGrams(database, LISTS.open.code, works);
  fillGrams(database, LISTS.samples.code, samples);
  for (const { sql } of indexes) database.exec(sql);
  database.exec('commit');
  database.pragma('journal_mode = WAL');
  database.close();
  rememberFile({ dataDir, databaseUrl: undefined });
  return dataDir;
}

/** Fills the tables; returns the entries for the search index of the lists. */
function fillTables(database: Database.Database, count: number): { works: Entry[]; samples: Entry[] } {
  const insert = inserter(database);
  const works: Entry[] = [];
  const samples: Entry[] = [];
  for (let number = 0; number < count; number++) {
    const id = accountOf(number);
    if (number % SCENARIOS_OF_ONE === 0) insert('accounts', accountRow(id));
    const { scenario, release, work, sample } = listRows(number, id);
    insert('scenarios', scenario);
    insert('registered_titles', { title_hash: titleHash(scenario.title_ja), scenario_id: scenario.id });
    insert('releases', release);
    insert('works', work);
    insert('samples', sample);
    works.push({ shown_at: work.released_at, id: work.scenario_id, text: work.search_key });
    samples.push({ shown_at: sample.synced_at, id: sample.id, text: sample.search_key });
    const { created_at } = sample;
    insert('notifications', {
      ...{ id: `n${number}`, account_id: id, kind: 'release', message_ja: '公開', message_en: 'Released' },
      ...{ link: null, created_at },
    });
    insert('audit_entries', {
      ...{ id: `e${number}`, created_at, actor: 'author', account_id: id, action: 'release' },
      ...{ subject_kind: 'scenario', subject_id: scenario.id, details: '{}' },
    });
  }
  return { works, samples };
}

/** In the order in which the table holds them: by gram, time and id. */
function fillGrams(database: Database.Database, list: number, entries: Entry[]): void {
  entries.sort((one, other) => one.shown_at - other.shown_at || (one.id < other.id ? -1 : 1));
  const holders = new Map<number, number[]>();
  entries.forEach(({ text }, at) => {
    for (const gram of gramsOf(text)) {
      const some = holders.get(gram);
      if (some) some.push(at);
      else holders.set(gram, [at]);
    }
  });
  const one = database.prepare(`insert into ${GRAMS_TABLE} (list, gram, shown_at, id) values (?, ?, ?, ?)`);
  const places = Array(ROWS_AT_ONCE).fill('(?, ?, ?, ?)').join(', ');
  const several = database.prepare(`insert into ${GRAMS_TABLE} (list, gram, shown_at, id) values ${places}`);
  let waiting: unknown[] = [];
  for (const gram of [...holders.keys()].sort((a, b) => a - b)) {
    for (const at of holders.get(gram) ?? []) {
      const entry = entries[at];
      waiting.push(list, gram, entry?.shown_at, entry?.id);
      if (waiting.length < ROWS_AT_ONCE * 4) continue;
      several.run(waiting);
      waiting = [];
    }
  }
  for (let at = 0; at < waiting.length; at += 4) one.run(waiting.slice(at, at + 4));
}

function inserter(database: Database.Database): (table: string, row: Row) => void {
  const statements = new Map<string, Database.Statement>();
  return (table, row) => {
    const columns = Object.keys(row);
    const marks = columns.map(() => '?').join(', ');
    const statement =
      statements.get(table) ?? // The first of two equal titles is registered.
      database.prepare(`insert or ignore into ${table} (${columns.join(', ')}) values (${marks})`);
    statements.set(table, statement);
    statement.run(...Object.values(row));
  };
}
