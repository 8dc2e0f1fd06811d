import fc from 'fast-check';
import type { Knex } from 'knex';
import { beforeAll, expect, test } from 'vitest';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { findPlaces, MOST_FOUND, searchedKeys } from '#server/lists/findPlaces.ts';
import { type GrowingList, LISTS, orderOf } from '#server/lists/growingLists.ts';
import { gramsOf, relist, relistAll } from '#server/lists/listGrams.ts';
import { PageMarks } from '#server/lists/PageMarks.ts';
import { type AskedPage, growingPageShape, readPage } from '#server/lists/readPage.ts';
import { SAMPLE_SORTS } from '#server/samples/listSamples.ts';
import { WORK_SORTS } from '#server/works/listWorks.ts';
import { up } from '../../../migrations/20261126000060_list_grams.ts';
import { newAuthor } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { expectGrams } from '../../support/expectGrams.ts';
import { accountRow, chanceOf, listRows } from '../../support/listRows.ts';
import { useServer } from '../../support/useServer.ts';

const ENTRIES = 120;
/** So small that pages begin in the middle of a step, at its end, and beyond all. */
const STEP = 7;

type Row = Record<string, string | number>;

/** Letters that fold into another one or into several, and some on both sides of UTF-16's surrogates. */
const letters = fc.constantFrom(...Array.from('迷宮のはハﾊﾞばａAa0１2㌔ﬁé 塔\n🗡、％_!'));
const anyTitle = fc.array(letters, { minLength: 1, maxLength: 12 }).map((some) => some.join(''));

describeOnEveryEngine('Long lists', (engine) => {
  const server = useServer(engine);
  let database: Knex;
  let works: Row[];
  let samples: Row[];

  beforeAll(async () => {
    ({ database } = server());
    await database('accounts').insert(accountRow('owner'));
    const chance = chanceOf(7);
    const titles = fc.sample(anyTitle, { seed: 7, numRuns: 2 * ENTRIES });
    for (let number = 0; number < ENTRIES; number++) {
      const { scenario, release, work, sample } = listRows(number, 'owner');
      const title_ja = number % 2 === 0 ? work.title_ja : (titles[number] ?? '');
      // Few values, so that most rows are tied with others.
      const tied = { title_ja, title_en: titles[ENTRIES + (number % 5)] ?? '', author_name: `作者${chance(3)}` };
      const search_key = normalizeKey([title_ja, tied.title_en, tied.author_name].join('\n'));
      await database('scenarios').insert(scenario);
      await database('releases').insert(release);
      const category = number % 4 === 0 ? 'development' : 'open';
      const moment = 1000 + chance(20);
      await database('works').insert({
        ...work,
        ...tied,
        search_key,
        category,
        downloads: chance(4),
        released_at: moment,
      });
      const times = { created_at: moment, synced_at: 1000 + chance(20) };
      await database('samples').insert({ ...sample, ...tied, search_key, ...times });
    }
    await relistAll(database);
    works = await database('works').select();
    samples = await database('samples').select();
  });

  const marks = () => new PageMarks(database, STEP);
  const read = (list: GrowingList, asked: AskedPage) => readPage({ database, marks: marks() }, list, asked);
  const first = { page: 1, per_page: 10, search: '' };
  const rowsOf = ({ table, scope }: GrowingList): Row[] =>
    (table === 'works' ? works : samples).filter((row) =>
      Object.entries(scope).every(([name, of]) => row[name] === of),
    );

  /** Returns the ids of rows in an order, by a plain sort. */
  function inOrder(rows: readonly Row[], { id }: GrowingList, sort: string): string[] {
    const { column, isDescending } = orderOf(sort);
    const compare = (one: unknown, other: unknown) =>
      typeof one === 'number' ? one - Number(other) : Buffer.compare(Buffer.from(`${one}`), Buffer.from(`${other}`));
    const sorted = rows.toSorted((a, b) => compare(a[column], b[column]) || compare(a[id], b[id]));
    return (isDescending ? sorted.reverse() : sorted).map((row) => String(row[id]));
  }

  const orders = [
    ...WORK_SORTS.map((sort) => ['open', sort] as const),
    ['development', 'released_at'] as const,
    ...SAMPLE_SORTS.map((sort) => ['samples', sort] as const),
  ].flatMap(([name, sort]) => [[name, sort] as const, [name, `-${sort}`] as const]);

  test.each(orders)(
    '%s by %s: every row once and in order, by the numbers of pages and from page to page',
    async (name, sort) => {
      const list = LISTS[name];
      const expected = inOrder(rowsOf(list), list, sort);
      const byNumber: string[] = [];
      const byPlace: string[] = [];
      let after: string | null = '';
      for (let page = 1; page <= Math.ceil(expected.length / 10); page++) {
        const { ids, meta } = await read(list, { ...first, sort, page });
        expect(meta).toMatchObject({ current_page: page, per_page: 10, total: expected.length, is_more: false });
        expect(meta.last_page).toBe(Math.ceil(expected.length / 10));
        byNumber.push(...ids);
        const next = await read(list, { ...first, sort, page, after: growingPageShape.after.parse(after) });
        byPlace.push(...next.ids);
        after = next.meta.after;
      }
      expect(byNumber).toEqual(expected);
      expect(byPlace).toEqual(expected);
      expect((await read(list, { ...first, sort, page: 1_000_000 })).ids).toEqual([]);
    },
  );

  test('rows that go while one turns the pages hide no other row', async () => {
    const expected = inOrder(samples, LISTS.samples, '-synced_at');
    const gone = expected.slice(0, 25).filter((_, at) => at % 3 === 0);
    const kept = await database('samples').whereIn('id', gone).select();
    for (const search of ['', '者']) {
      const seen: string[] = [];
      let after: string | null = '';
      for (let page = 1; after !== null; page++) {
        const asked = { ...first, search, sort: '-synced_at', page, after: growingPageShape.after.parse(after) };
        const { ids, meta } = await read(LISTS.samples, asked);
        seen.push(...ids);
        ({ after } = meta);
        await database('samples')
          .whereIn('id', page === 1 ? gone.slice(0, 4) : gone)
          .delete();
      }
      await database('samples').insert(kept);
      const stayed = expected.filter((id) => !gone.includes(id));
      expect(seen.filter((id) => !gone.includes(id))).toEqual(stayed);
    }
  });

  test('are narrowed by each item and several, in any order', async () => {
    const chance = chanceOf(3);
    for (let round = 0; round < 20; round++) {
      const sort = `${chance(2) ? '-' : ''}${WORK_SORTS[chance(WORK_SORTS.length)]}`;
      const [depth, bit] = [chance(4), 1 << chance(3)];
      const items = (query: Knex.QueryBuilder) => void query.where({ depth }).whereRaw('(play_style & ?) <> 0', [bit]);
      const { places, isMore } = await findPlaces(database, marks(), LISTS.open, orderOf(sort), { keys: [], items });
      const rows = rowsOf(LISTS.open).filter((row) => row.depth === depth && (Number(row.play_style) & bit) !== 0);
      expect(places.map(({ id }) => id)).toEqual(inOrder(rows, LISTS.open, sort));
      expect(isMore).toBe(false);
    }
  });

  test('the migration that makes the grams goes on after a kill, and makes what the server makes', async () => {
    await database('list_grams').where('id', '>', 'ms1').orWhere({ list: LISTS.open.code }).delete();
    await up(database);
    await expectGrams(database);
  });

  test('a search finds what reading everything would find', async () => {
    const part = fc.oneof(
      { weight: 2, arbitrary: fc.array(letters, { minLength: 1, maxLength: 4 }).map((some) => some.join('')) },
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.nat(ENTRIES - 1), fc.nat(20), fc.integer({ min: 1, max: 6 }))
          .map(([row, from, length]) =>
            Array.from(String(works[row]?.title_ja))
              .slice(from, from + length)
              .join(''),
          ),
      },
    );
    const list = fc.constantFrom(LISTS.open, LISTS.development, LISTS.samples);
    const sort = fc.constantFrom('-released_at', 'title_ja', '-author_name');
    await fc.assert(
      fc.asyncProperty(part, list, sort, async (search, of, by) => {
        const order = by === '-released_at' ? `-${of.newest}` : by;
        const keys = [normalizeKey(search), searchKey(search)].filter((key) => key !== '');
        fc.pre(keys.length > 0);
        const rows = rowsOf(of).filter((row) => keys.some((key) => String(row.search_key).includes(key)));
        const { ids, meta } = await read(of, { page: 1, per_page: 100, search, sort: order });
        expect(ids).toEqual(inOrder(rows, of, order).slice(0, 100));
        expect(meta.total).toBe(rows.length);
      }),
      { numRuns: 150 },
    );
  });

  test('an entry that is written anew is found by its new text alone, and one that goes not at all', async () => {
    const entry = { list: LISTS.samples, id: 'x', shown_at: 5, text: '赤い塔' };
    const grams = async () => {
      const rows: { gram: number; shown_at: number }[] = await database('list_grams').where({ id: 'x' }).select();
      return rows.map(({ gram, shown_at }) => [Number(gram), shown_at]).sort();
    };
    const expected = (text: string, shown_at: number) =>
      gramsOf(text)
        .map((gram) => [gram, shown_at])
        .sort();
    await relist(database, undefined, entry);
    expect(await grams()).toEqual(expected('赤い塔', 5));
    await relist(database, entry, { ...entry, text: '青い塔' });
    expect(await grams()).toEqual(expected('青い塔', 5));
    await relist(database, { ...entry, text: '青い塔' }, { ...entry, text: '青い塔', shown_at: 9 });
    expect(await grams()).toEqual(expected('青い塔', 9));
    await relist(database, { ...entry, text: '青い塔', shown_at: 9 }, undefined);
    expect(await grams()).toEqual([]);
  });

  test('what is found is told to its bound, and that there is more', async () => {
    const rows = Array.from({ length: MOST_FOUND + 5 }, (_, at) => ({
      ...works[0],
      scenario_id: `f${at}`,
      address: `f${at}`,
    }));
    const scenario = await database('scenarios').first();
    const own = (id: string) => ({ ...scenario, id, scenario_code: null });
    await database.batchInsert(
      'scenarios',
      rows.map(({ scenario_id }) => own(scenario_id)),
      40,
    );
    await database.batchInsert(
      'works',
      rows.map((row) => ({ ...row, category: 'development', search_key: '霧の塔' })),
      40,
    );
    await relistAll(database);
    const development = (asked: object) => read(LISTS.development, { ...first, sort: '-released_at', ...asked });
    const items = (query: Knex.QueryBuilder) => void query.where('depth', works[0]?.depth ?? 0);
    for (const narrowing of [{ search: '霧の塔' }, { search: '霧' }, { items }]) {
      const { meta } = await development(narrowing);
      expect(meta).toMatchObject({ total: MOST_FOUND, last_page: MOST_FOUND / 10, is_more: true });
    }
    expect((await development({})).meta).toMatchObject({ total: MOST_FOUND + 5 + ENTRIES / 4, is_more: false });
    await database('scenarios')
      .whereIn(
        'id',
        rows.map(({ scenario_id }) => scenario_id),
      )
      .delete();
  });

  test('a page is asked for where the one before it has ended, and nowhere else', async () => {
    const reader = await newAuthor(server().url, 'pager');
    const page = async (query: string) => reader.get<{ id: string }[]>(`sample-scenarios?per_page=5&${query}`);
    const one = await page('page=1');
    const { after } = one.body.meta as unknown as { after: string };
    expect((await page(`page=2&after=${after}`)).data).toEqual((await page('page=2')).data);
    for (const wrong of [
      'x',
      Buffer.from('[1]').toString('base64url'),
      Buffer.from('["a","b"]').toString('base64url'),
    ]) {
      expect(await page(`after=${wrong}`)).toMatchObject({
        status: 422,
        body: { errors: { after: [expect.any(String)] } },
      });
    }
  });
});

test('what is sought is folded, once with its leading zeros and once without', () => {
  expect(searchedKeys(' Ｄｒａｇｏｎ ')).toEqual(['dragon']);
  expect(searchedKeys('第012話')).toEqual(['第012話', '第12話']);
  expect(searchedKeys('　')).toEqual([]);
});
