import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAccounts } from '#server/admin/listAccounts.ts';
import { listAudit } from '#server/admin/listAudit.ts';
import { listNotices } from '#server/admin/writeNotice.ts';
import { listTables } from '#server/database/listTables.ts';
import { LISTS, orderOf, placesOf } from '#server/lists/growingLists.ts';
import { relistAll } from '#server/lists/listGrams.ts';
import { SAMPLE_SORTS } from '#server/samples/listSamples.ts';
import { WORK_SORTS } from '#server/works/listWorks.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnMysql, sqlite } from '../../support/engines.ts';
import { accountRow, listRows } from '../../support/listRows.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

/** Queries for none of some ids, and scans along an index as far as a page reaches. */
const NOTHING = /where 1 = \?/;
const ALONG = /^SCAN \w+ USING (COVERING )?INDEX/;

interface Query {
  readonly sql: string;
  readonly bindings: readonly Knex.RawBinding[];
}

const both = (sorts: readonly string[]) => sorts.flatMap((sort) => [sort, `-${sort}`]);

/** The way in which SQLite executes queries: a list that grows must never be read completely, nor sorted. */
describe('The plans of lists', () => {
  const server = useServer(sqlite);
  let database: Knex;
  let tables: readonly string[];
  let author: RestClient;
  let path: string;

  // Every query of this process, including the server's.
  const asked: Query[] = [];
  const { prototype } = knex.Client;
  const { query } = prototype;
  beforeAll(async () => {
    prototype.query = function queryAndNote(connection: unknown, given: string | Query) {
      if (typeof given === 'object') asked.push(given);
      return query.call(this, connection, given);
    };
    ({ database } = server());
    await database('accounts').insert(accountRow('owner'));
    for (let number = 0; number < 20; number++) {
      const { scenario, release, work, sample } = listRows(number, 'owner');
      await database('scenarios').insert(scenario);
      await database('releases').insert(release);
      await database('works').insert({ ...work, category: number % 2 ? 'open' : 'development' });
      await database('samples').insert(sample);
    }
    await relistAll(database);
    // Banned words are few, and are all read now and then.
    tables = (await listTables(database)).filter((table) => table !== 'banned_words');
    author = await newAuthor(server().url, 'planner');
    path = await newScenario(author);
  });
  afterAll(() => {
    prototype.query = query;
  });

  /** Returns SQLite's plan for each query that `work` makes. */
  async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
    asked.length = 0;
    await work();
    const reads = asked.filter(({ sql }) => /^select/i.test(sql) && !NOTHING.test(sql));
    const plans: string[] = [];
    for (const { sql, bindings } of reads) {
      // A plan belongs to a text, which is a whole statement here.
      const steps: { detail: string }[] = await database.raw(['explain query plan', sql].join(' '), [...bindings]);
      const isPage = / limit \?/.test(sql);
      plans.push(...steps.map(({ detail }) => detail).filter((detail) => !(isPage && ALONG.test(detail))));
    }
    return plans;
  }

  const isScan = (detail: string): boolean => tables.some((table) => detail.startsWith(`SCAN ${table}`));
  const isSort = (detail: string): boolean => detail.includes('TEMP B-TREE');
  const get = (address: string) => async () => {
    const { status, text } = await author.get(address);
    expect([status, text]).toEqual([200, expect.any(String)]);
  };

  const lists: [string, () => Promise<unknown>][] = [
    ...['open', 'development'].flatMap((category) =>
      both(WORK_SORTS).flatMap((sort) =>
        ['', '&difficulty=2&play_style=1'].map((items) => `works?category=${category}&sort=${sort}${items}`),
      ),
    ),
    ...both(SAMPLE_SORTS).map((sort) => `sample-scenarios?sort=${sort}`),
    ...['works?search=', 'sample-scenarios?search='].flatMap((list) => [
      `${list}%E5%A1%94`,
      `${list}%E8%BF%B7%E5%AE%AE%E3%81%AE`,
    ]),
    'notifications',
  ].map((address) => [address, get(address)]);

  test.each(lists)('%s reads by indexes alone', async (_, work) => {
    const plans = await plansOf(work);
    expect(asked.length).toBeGreaterThan(1);
    expect(plans.filter((detail) => isScan(detail) || isSort(detail))).toEqual([]);
  });

  test.each([
    ['title_ja', LISTS.open],
    ['difficulty', LISTS.development],
    ['synced_at', LISTS.samples],
  ] as const)('behind a place by %s nothing is read that stands before it', async (column, list) => {
    for (const sort of [column, `-${column}`]) {
      const plans = await plansOf(() => placesOf(database, list, orderOf(sort), { id: 'x', value: 'y' }).limit(1));
      const name = list.table === 'works' ? 'scenario_id' : 'id';
      expect(plans).toEqual([expect.stringMatching(`USING COVERING INDEX .*\\(${column},${name}\\)[<>]`)]);
    }
  });

  test('what one account has is found by the account; where its hundred are sorted, no more is', async () => {
    const own = ['scenarios?sort=title_ja&search=a', 'sample-scenarios?own=true&sort=title_ja'];
    for (const address of own) expect((await plansOf(get(address))).filter(isScan)).toEqual([]);
    const title = encodeURIComponent('塔');
    const search = `${path}/title-author-names/search-title?title=${title}`;
    const plans = await plansOf(async () => {
      await get(search)();
      await author.post(`${path}/search-title`, { title: '塔' });
      await author.post('/trpc/sessions.list', {});
    });
    expect(plans.filter((detail) => isScan(detail) || isSort(detail))).toEqual([]);
  });

  test('the lists of commands read what they show', async () => {
    const plans = await plansOf(async () => {
      await listAccounts(database, '');
      await listAccounts(database, 'x', { most: 100, mostSearched: 1 });
      await listAudit(database, undefined);
      await listAudit(database, 'x');
      await listNotices(database);
    });
    const whole = plans.filter((detail) => isSort(detail) || isScan(detail));
    expect(whole).toEqual([]);
  });

  test('each reference has an index: what it refers to goes without reading everything', async () => {
    for (const table of tables) {
      const references: { from: string }[] = await database.raw('select * from pragma_foreign_key_list(?)', [table]);
      const firsts: { column: string }[] = await database.raw(
        'select info.name as "column" from pragma_index_list(?) as list, pragma_index_info(list.name) as info where info.seqno = 0',
        [table],
      );
      const indexed = firsts.map(({ column }) => column);
      for (const { from } of references) expect(indexed, `${table}.${from}`).toContain(from);
    }
  });
});

describeOnMysql('The plans of lists', (engine) => {
  const server = useServer(engine);

  test('behind a place nothing is read that stands before it', async () => {
    const { database } = server();
    await database('accounts').insert(accountRow('owner'));
    const rows = Array.from({ length: 60 }, (_, number) => listRows(number, 'owner'));
    for (const { scenario, work, sample } of rows) {
      await database('scenarios').insert(scenario);
      await database('works').insert(work);
      await database('samples').insert(sample);
    }
    const orders = [
      ...both(WORK_SORTS).map((sort) => ['open', sort] as const),
      ...both(SAMPLE_SORTS).map((sort) => ['samples', sort] as const),
    ];
    for (const [name, sort] of orders) {
      const order = orderOf(sort);
      // A third of the way: most rows are still to come, and yet the engine must begin there.
      const [place] = await placesOf(database, LISTS[name], order).offset(20).limit(1);
      const { sql, bindings } = placesOf(database, LISTS[name], order, place).limit(5).toSQL().toNative();
      const [[plan]] = await database.raw(['explain', sql].join(' '), bindings as Knex.RawBinding[]);
      expect(plan, sort).toMatchObject({ type: 'range', Extra: 'Using where; Using index' });
    }
  });
});
