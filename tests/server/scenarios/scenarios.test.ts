import { beforeAll, expect, test } from 'vitest';
import { SCENARIO_SORTS } from '#server/ownScenarios/listScenarios.ts';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describeOnEveryEngine('Scenarios', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'scenarios');
  });

  test('a new one is private and blank, and is read back as it was answered', async () => {
    const made = await author.post<PresentedScenario>('scenarios', { title_ja: ' 迷宮の底 ', title_en: 'The Depths' });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      data: {
        id: expect.stringMatching(/^[0-9a-z]{16}$/),
        title_ja: '迷宮の底',
        title_en: 'The Depths',
        author_name: 'Author scenarios',
        languages: 'both',
        creator: 'Author scenarios',
        scenario_code: null,
        file_type: null,
        status: 'private',
        status_platform: 'private',
        status_console: 'private',
        is_publishing: false,
        revision: 1,
        restored_revision: 0,
        created_at: expect.stringMatching(TIME),
        updated_at: expect.stringMatching(TIME),
        last_access_at: expect.stringMatching(TIME),
        released_at: null,
        operator_stops: [],
      },
    });
    expect((await author.get(`scenarios/${made.data.id}`)).data).toEqual(made.data);
  });

  test.each([
    ['title_ja', { title_ja: '' }, 'This field required'],
    ['title_ja', {}, 'This field required'],
    ['title_ja', { title_ja: '   ' }, 'This field required'],
    ['title_ja', { title_ja: '迷'.repeat(101) }, 'This must be at most 100 characters.'],
    ['title_ja', { title_ja: 'two\nlines' }, 'Control characters are not allowed.'],
    ['title_ja', { title_ja: 5 }, 'This must be text.'],
    ['title_en', { title_ja: 'x', title_en: null }, 'This must be text.'],
    ['languages', { title_ja: 'x', languages: 'fr' }, 'This must be one of: both, ja, en'],
    ['status', { title_ja: 'x', status: 'now_open' }, 'This field is not known.'],
  ])('is not made with a wrong %s: %o', async (field, body, reason) => {
    const before = await server().database('scenarios').count();
    expect(await author.post('scenarios', body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [reason] } },
    });
    expect(await server().database('scenarios').count()).toEqual(before);
  });

  test('renaming raises the revision, keeps the rest, and is searched by its new name', async () => {
    const path = await newScenario(author, '古い名前');
    const present = (await author.get<PresentedScenario>(path)).data;
    const renamed = await author.patch<PresentedScenario>(path, { title_ja: '新しい名前' });
    expect(renamed).toMatchObject({ status: 200, data: { title_ja: '新しい名前', title_en: '' } });
    expect(renamed.data.revision).toBeGreaterThan(present.revision);
    expect((await author.get(`scenarios?search=${encodeURIComponent('新しい')}`)).body.meta.total).toBe(1);
    expect((await author.get(`scenarios?search=${encodeURIComponent('古い')}`)).body.meta.total).toBe(0);
  });

  test('a record that was read can be sent back whole; a field of the server that differs is refused', async () => {
    const path = await newScenario(author);
    const { title_ja, title_en, author_name, languages, revision, ...owned } = (
      await author.get<PresentedScenario>(path)
    ).data;
    const whole = { title_ja, title_en, author_name, languages, revision, ...owned };
    const sentBack = await author.patch<PresentedScenario>(path, whole);
    expect(sentBack).toMatchObject({ status: 200 });
    const other = { string: 'other', number: 77, boolean: true, object: 'other' } as Record<string, unknown>;
    for (const field of Object.keys(owned)) {
      const value = other[typeof owned[field as keyof typeof owned]];
      const refused = await author.patch(path, { title_ja: 'changed', [field]: value });
      expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: ['This field cannot be changed.'] } } });
    }
    expect((await author.get<PresentedScenario>(path)).data.title_ja).toBe(title_ja);
  });

  test('the languages it is written in are chosen, changed even under registered titles', async () => {
    const made = await author.post<PresentedScenario>('scenarios', { title_ja: 'The Well', languages: 'en' });
    expect(made).toMatchObject({ status: 201, data: { title_ja: 'The Well', title_en: '', languages: 'en' } });
    const { id, revision } = made.data;
    const path = `scenarios/${id}`;
    await server().database('scenarios').where({ id }).update({ scenario_code: '123456789012347' });
    const changed = await author.patch<PresentedScenario>(path, { languages: 'ja', revision });
    expect(changed).toMatchObject({ status: 200, data: { languages: 'ja' } });
    expect(changed.data.revision).toBeGreaterThan(revision);
    expect((await author.patch(path, { languages: 'en', revision })).status).toBe(409);
    expect((await author.get(path)).data).toEqual(changed.data);
  });

  test('the languages come back with a backup', async () => {
    const path = await newScenario(author);
    await author.patch(path, { languages: 'en' });
    const backup = await author.post<{ id: string }>(`${path}/backup`, { name: 'English' });
    await author.patch(path, { languages: 'both' });
    expect((await author.post(`${path}/restore`, { id: backup.data.id })).status).toBe(200);
    expect((await author.get(path)).data).toMatchObject({ languages: 'en' });
  });

  test('registered titles in decomposed letters, from before these were composed, are sent back as they were read', async () => {
    const path = await newScenario(author);
    const id = path.slice('scenarios/'.length);
    const title_ja = 'がらんどう'.normalize('NFD');
    await server().database('scenarios').where({ id }).update({ title_ja, scenario_code: '123456789012346' });
    const read = await author.get<PresentedScenario>(path);
    expect(read.data.title_ja).toBe(title_ja);
    expect(await author.patch(path, { title_ja })).toMatchObject({ status: 200, data: { title_ja } });
    expect((await author.patch(path, { title_ja: '別の題' })).status).toBe(409);
  });

  test('a write from an older revision is refused with the present record, in the body and by If-Match', async () => {
    const path = await newScenario(author);
    const { revision } = (await author.get<PresentedScenario>(path)).data;
    expect(await author.patch(path, { title_en: 'Mine', revision })).toMatchObject({ status: 200 });
    const stale = await author.patch<PresentedScenario>(path, { title_en: 'Stale', revision });
    expect(stale).toMatchObject({ status: 409, data: { title_en: 'Mine' }, body: { code: 409, title: 'Conflict' } });
    const header = { body: { title_en: 'Stale' }, headers: { 'if-match': `"${revision}"` } };
    expect(await author.call('PATCH', path, header)).toMatchObject({ status: 409, data: { title_en: 'Mine' } });
    expect(await author.patch(path, { title_en: 'Last wins' })).toMatchObject({ status: 200 });
  });

  test('after provisional registration titles and author name stay', async () => {
    const path = await newScenario(author, '登録済み');
    const id = path.split('/')[1] ?? '';
    await server().database('scenarios').where({ id }).update({ scenario_code: '123456789012345' });
    const refused = await author.patch(path, { title_ja: '別の名前' });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'Registered titles and the author name cannot be changed.' },
    });
    expect(await author.patch(path, { title_ja: '登録済み' })).toMatchObject({ status: 200 });
  });

  test('deleting removes it with all in it; a published one is stopped and stays', async () => {
    const path = await newScenario(author);
    await author.put(`${path}/floor-maps/01`, { name_ja: '一階' });
    await author.post(`${path}/backup`, {});
    const id = path.split('/')[1] ?? '';
    expect(await author.delete(path)).toMatchObject({ status: 204, text: '' });
    expect(await author.get(path)).toMatchObject({ status: 404 });
    for (const table of ['floors', 'records', 'backups']) {
      expect(await server().database(table).where('scenario_id', id)).toEqual([]);
    }

    const open = await newScenario(author, '公開中');
    await server()
      .database('scenarios')
      .where('id', open.split('/')[1] ?? '')
      .update({ status: 'now_open', is_publishing: true });
    expect(await author.delete(open)).toMatchObject({ status: 204 });
    expect(await author.get(open)).toMatchObject({ data: { status: 'publish_stop', is_publishing: false } });
  });

  test('an account holds 100 of them', async () => {
    const collector = await newAuthor(server().url, 'collector');
    const { id } = (await collector.get<{ id: string }>('me')).data;
    const first = await newScenario(collector);
    const row = await server()
      .database('scenarios')
      .where('id', first.split('/')[1] ?? '')
      .first();
    const rows = Array.from({ length: 98 }, (_, index) => ({ ...row, id: `filler${index}`, account_id: id }));
    await server().database.batchInsert('scenarios', rows, 40);
    const [one, two] = await Promise.all([
      collector.post('scenarios', { title_ja: '百本目' }),
      collector.post('scenarios', { title_ja: '百本目' }),
    ]);
    expect([one.status, two.status].sort()).toEqual([201, 422]);
    expect(await collector.get('scenarios?per_page=100')).toMatchObject({ body: { meta: { total: 100 } } });
  });
});

describeOnEveryEngine('The list of scenarios', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  const TITLES = [
    ['あかい塔', 'Alpha 100%'],
    ['イロハの城', 'beta_b'],
    ['ウミの洞窟', 'Gamma'],
    ['ｴﾋﾞの間', 'delta!'],
    ['オワリの門', "O'Brien; --"],
  ] as const;
  const list = async (query = '') => author.get<PresentedScenario[]>(`scenarios${query}`);
  const titles = async (query: string) => (await list(query)).data.map(({ title_ja }) => title_ja);

  beforeAll(async () => {
    author = await newAuthor(server().url, 'lister');
    const stranger = await newAuthor(server().url, 'stranger');
    await newScenario(stranger, 'よその塔');
    for (const [title_ja, title_en] of TITLES) await author.post('scenarios', { title_ja, title_en });
  });

  test('of somebody new is empty, with one page', async () => {
    const newcomer = await newAuthor(server().url, 'newcomer');
    expect((await newcomer.get('scenarios')).body).toEqual({
      data: [],
      meta: { current_page: 1, last_page: 1, per_page: 20, total: 0 },
    });
  });

  test('shows the own ones alone', async () => {
    expect((await titles('')).sort()).toEqual(TITLES.map(([title]) => title).sort());
  });

  test.each([
    ['塔', ['あかい塔']],
    ['あかい', ['あかい塔']],
    ['アカイ', ['あかい塔']],
    ['いろは', ['イロハの城']],
    ['エビ', ['ｴﾋﾞの間']],
    ['ＡＬＰＨＡ', ['あかい塔']],
    ['gamma', ['ウミの洞窟']],
    ['100%', ['あかい塔']],
    ['0100', ['あかい塔']],
    ['%', ['あかい塔']],
    ['_', ['イロハの城']],
    ['!', ['ｴﾋﾞの間']],
    ["O'Brien; --", ['オワリの門']],
    ["' or 1=1 --", []],
    ['よその', []],
    ['は', ['イロハの城']],
    ['ば', []],
  ])('searched for "%s" shows %o', async (search, found) => {
    expect(await titles(`?search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  test('can be sorted by every column, both ways', async () => {
    for (const column of SCENARIO_SORTS) {
      const up = (await list(`?sort=${column}`)).data;
      const down = (await list(`?sort=-${column}`)).data;
      expect(up).toHaveLength(TITLES.length);
      const values = (rows: PresentedScenario[]) =>
        rows.map((row) => String((row as unknown as Record<string, unknown>)[column] ?? ''));
      // Both engines sort by the code points of characters.
      const inOrder = values(up).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      expect(values(up)).toEqual(inOrder);
      expect(values(down)).toEqual(inOrder.toReversed());
    }
  });

  test('is paged without gaps or doubles, ties included', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 3; page++) {
      const answer = await list(`?sort=status&per_page=2&page=${page}`);
      expect(answer.body.meta).toEqual({ current_page: page, last_page: 3, per_page: 2, total: 5 });
      seen.push(...answer.data.map(({ id }) => id));
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    expect(await list('?page=4&per_page=2')).toMatchObject({ status: 200, data: [] });
  });

  test.each([
    ['page', '?page=0'],
    ['page', '?page=1.5'],
    ['page', '?page=one'],
    ['page', '?page=1&page=2'],
    ['page', '?page='],
    ['per_page', '?per_page=101'],
    ['sort', '?sort=password_hash'],
    ['sort', '?sort=title_ja;drop table scenarios'],
    ['search', '?search=a&search=b'],
    ['filter', '?filter=all'],
    ['search', `?search=${'x'.repeat(201)}`],
  ])('refuses a wrong %s: %s', async (field, query) => {
    expect(await list(query)).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });
});
