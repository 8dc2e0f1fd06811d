import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { beforeEach, expect, test } from 'vitest';
import { listSamples } from '#server/admin/changeSamples.ts';
import { listTitleClashes } from '#server/admin/listTitleClashes.ts';
import { refoldAll } from '#server/admin/refold.ts';
import { listedSample, listedWork, relist } from '#server/lists/listGrams.ts';
import { titleHash } from '#server/publishing/registeredTitles.ts';
import { newAuthor } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { expectGrams } from '../../support/expectGrams.ts';
import { accountRow, listRows } from '../../support/listRows.ts';
import { useServer } from '../../support/useServer.ts';

/** Folds like the previous version, which knew no look-alikes and no invisible letters. */
const foldedBefore = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
const hashBefore = (title: string): string => createHash('sha256').update(foldedBefore(title)).digest('hex');

/** A title in Latin letters, one that looks like it, and a different one. */
const TITLES = ['The Maze', 'Тhe Маze', '深い塔'];
const EMPTIED = [
  'text_folds',
  'title_clashes',
  'registered_titles',
  'list_grams',
  'works',
  'samples',
  'releases',
  'scenarios',
];

describeOnEveryEngine('What an earlier version has folded', (engine) => {
  const server = useServer(engine);
  let database: Knex;

  beforeEach(async () => {
    ({ database } = server());
    for (const table of EMPTIED) await database(table).delete();
    await database('accounts').where({ id: 'owner' }).delete();
    await database('accounts').insert(accountRow('owner'));
    await database('banned_words').where('created_at', 1).delete();
    for (const [number, title_ja] of TITLES.entries()) {
      const { scenario, release, work, sample } = listRows(number, 'owner');
      const titles = { title_ja, title_en: `${title_ja}\u200b!`, author_name: 'a\u200bb' };
      const search_key = foldedBefore(Object.values(titles).join('\n'));
      await database('scenarios').insert({
        ...scenario,
        ...titles,
        search_key,
        scenario_code: `9000${number}`,
        file_type: 15,
      });
      await database('releases').insert(release);
      const shown = { ...work, ...titles, search_key, category: 'open' as const };
      const shared = { ...sample, ...titles, comment: '', search_key };
      await database('works').insert(shown);
      await database('samples').insert(shared);
      await relist(database, undefined, listedWork(shown));
      await relist(database, undefined, listedSample(shared));
      for (const title of [titles.title_ja, titles.title_en])
        await database('registered_titles').insert({ title_hash: hashBefore(title), scenario_id: scenario.id });
    }
    await database('banned_words').insert({ word_key: foldedBefore('Сгар'), word: 'Сгар', created_at: 1 });
  });

  test('is found by the present rules once the program has started', async () => {
    await refoldAll(database);
    const inLines = (lines: readonly string[]) =>
      TITLES.filter((title) => lines.some((line) => line.includes(`\t${title}\t`)));
    expect(inLines(await listSamples(database, 'the maze!'))).toEqual(TITLES.slice(0, 2));
    expect(inLines(await listSamples(database, '塔!'))).toEqual(TITLES.slice(2));
    const { body } = await server().rest.get(`works?search=${encodeURIComponent('THE MAZE')}`);
    expect(body.meta.total).toBe(2);
    await database.transaction((trx) => expectGrams(trx));
    expect(await database('banned_words').where({ word: 'Сгар' }).first()).toMatchObject({ word_key: 'cгap' });
  });

  test('is made anew from where a start was killed, and only once', async () => {
    // Each step is a transaction; this start dies in the fourth.
    let steps = 0;
    const dying = new Proxy(database, {
      get: (of, name) =>
        name === 'transaction' && ++steps > 3 ? () => Promise.reject(new Error('killed')) : Reflect.get(of, name),
    });
    await expect(refoldAll(dying)).rejects.toThrow('killed');
    await refoldAll(database);
    await database.transaction((trx) => expectGrams(trx));
    const marks = await database('text_folds').select('done_to');
    expect(marks.map(({ done_to }) => done_to)).toEqual([null, null, null, null, null]);
    await database('scenarios').update({ search_key: 'left alone' });
    await refoldAll(database);
    expect(await database('scenarios').distinct('search_key')).toEqual([{ search_key: 'left alone' }]);
  });

  test('leaves two works whose titles have become one, lists them, and gives neither another code', async () => {
    await refoldAll(database);
    const lines = await listTitleClashes(database);
    expect(
      lines
        .map((line) => line.split('\t')[0])
        .filter((code) => code !== '')
        .sort(),
    ).toEqual([...['90000', '90000', '90001', '90001']]);
    const kept = await database('scenarios').orderBy('scenario_code').select('id', 'title_ja');
    expect(kept.map(({ title_ja }) => title_ja)).toEqual(TITLES);
    const author = await newAuthor(server().url, 'clashing');
    const { id: account_id } = await database('accounts').where({ username: 'clashing' }).first('id');
    await database('scenarios').update({
      account_id,
      author_name: 'Author',
      status: 'publish_stop',
      is_publishing: false,
    });
    await database('scenarios').where({ title_ja: '深い塔' }).update({ title_en: 'The deep tower' });
    const answers = [];
    for (const { id } of kept)
      answers.push(await author.post(`scenarios/${id}/sc-code`, { file_type: 18, confirm: true }));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 200]);
    expect(answers[0]?.body.errors).toEqual({
      title_ja: ['Title is already registered!'],
      title_en: expect.any(Array),
    });
    // Nobody else gets the title either, and each author finds their own work by it.
    const { data } = await author.post('scenarios', { title_ja: 'Ｔｈｅ　Ｍａｚｅ'.replace('　', ' ') });
    const code = await author.post(`scenarios/${(data as { id: string }).id}/sc-code`, {});
    expect(code.body.errors).toHaveProperty('title_ja');
  });

  test('registers again what a work had registered: one title for both languages, and none for a work without', async () => {
    const [first = { id: '' }, second = { id: '' }] = await database('scenarios').orderBy('scenario_code').select('id');
    await database('scenarios').where({ id: first.id }).update({ title_en: TITLES[0] });
    await database('registered_titles')
      .where({ scenario_id: first.id, title_hash: hashBefore(`${TITLES[0]}\u200b!`) })
      .delete();
    await database('registered_titles').where({ scenario_id: second.id }).delete();
    await refoldAll(database);
    const rows = (scenario_id: string) => database('registered_titles').where({ scenario_id }).select('title_hash');
    expect(await rows(first.id)).toEqual([{ title_hash: titleHash('The Maze') }]);
    expect(await rows(second.id)).toEqual([]);
    expect(await database('title_clashes').where({ scenario_id: second.id })).toEqual([]);
  });
});
