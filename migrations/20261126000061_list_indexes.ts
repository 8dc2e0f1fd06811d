import type { Knex } from 'knex';

/** Search items, by which a work is judged without being read. */
const ITEMS = [
  ...['difficulty', 'depth', 'monsters', 'items', 'clear_level', 'play_time', 'play_balance', 'play_style'],
  'languages',
];
const WORK_SORTS = ['released_at', 'downloads', 'plays', 'title_ja', 'title_en', 'author_name', 'difficulty'];
const SAMPLE_SORTS = ['title_ja', 'title_en', 'author_name', 'synced_at', 'created_at'];

type Index = readonly [name: string, table: string, columns: readonly string[]];

/** One for each order in which a list that grows with its users is read, and for what is asked of very many rows by these columns. */
const ADDED: readonly Index[] = [
  ...WORK_SORTS.map((sort): Index => {
    const items = ITEMS.filter((item) => item !== sort);
    return [`works_by_${sort}_index`, 'works', ['category', sort, 'scenario_id', ...items]];
  }),
  ...SAMPLE_SORTS.map((sort): Index => [`samples_by_${sort}_index`, 'samples', [sort, 'id']]),
  ['notifications_by_created_at_index', 'notifications', ['account_id', 'created_at', 'id']],
  ['accounts_by_created_at_index', 'accounts', ['created_at']],
  ['file_uses_by_user_id_index', 'file_uses', ['user_id', 'purpose']],
];
/** MySQL has an index for every foreign key by itself. */
const OF_FOREIGN_KEYS: readonly Index[] = [
  ['sessions_account_id_index', 'sessions', ['account_id']],
  ['account_tokens_account_id_index', 'account_tokens', ['account_id']],
  ['file_uses_account_id_index', 'file_uses', ['account_id']],
  ['audit_entries_account_id_index', 'audit_entries', ['account_id']],
  ['notification_reads_notification_id_index', 'notification_reads', ['notification_id']],
];
/** Those that others take the place of. */
const DROPPED: readonly Index[] = [
  ['works_category_released_at_scenario_id_index', 'works', ['category', 'released_at', 'scenario_id']],
  ['works_category_downloads_scenario_id_index', 'works', ['category', 'downloads', 'scenario_id']],
  ['works_category_plays_scenario_id_index', 'works', ['category', 'plays', 'scenario_id']],
  ['samples_synced_at_id_index', 'samples', ['synced_at', 'id']],
  ['notifications_account_id_created_at_index', 'notifications', ['account_id', 'created_at']],
];

export function up(knex: Knex): Promise<void> {
  return exchange(knex, isMysql(knex) ? ADDED : [...ADDED, ...OF_FOREIGN_KEYS], DROPPED);
}

export function down(knex: Knex): Promise<void> {
  return exchange(knex, DROPPED, isMysql(knex) ? ADDED : [...ADDED, ...OF_FOREIGN_KEYS]);
}

const isMysql = (knex: Knex): boolean => knex.client.config.client === 'mysql2';

/** On MySQL a statement a table, so whoever is killed goes on with the next one; on SQLite the migration is one transaction. */
async function exchange(knex: Knex, added: readonly Index[], dropped: readonly Index[]): Promise<void> {
  for (const table of new Set([...added, ...dropped].map(([, of]) => of))) {
    const [come, gone] = [added, dropped].map((indexes) => indexes.filter(([, of]) => of === table)) as [
      Index[],
      Index[],
    ];
    const [name = ''] = come[0] ?? [];
    if (await isThere(knex, name, table)) continue;
    if (isMysql(knex)) {
      const lists = come.map(([index, , columns]) => knex.raw('add index ?? (?)', [index, names(knex, columns)]));
      const parts = [...lists, ...gone.map(([index]) => knex.raw('drop index ??', [index]))];
      await knex.raw(`alter table ?? ${parts.map(() => '?').join(', ')}`, [table, ...parts]);
      continue;
    }
    for (const [index, , columns] of come)
      await knex.raw('create index ?? on ?? (?)', [index, table, names(knex, columns)]);
    for (const [index] of gone) await knex.raw('drop index ??', [index]);
  }
}

const names = (knex: Knex, columns: readonly string[]) => knex.raw(columns.map(() => '??').join(', '), [...columns]);

async function isThere(knex: Knex, name: string, table: string): Promise<boolean> {
  const found =
    knex.client.config.client === 'mysql2'
      ? knex('information_schema.statistics')
          .whereRaw('table_schema = database()')
          .andWhere({ table_name: table, index_name: name })
          .first('index_name')
      : knex('sqlite_master').where({ type: 'index', name }).first('name');
  return (await found) !== undefined;
}
