import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PresentedSample } from '#server/samples/presentSample.ts';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { newAuthor, newScenario, PASSWORD } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { expectGrams } from '../../support/expectGrams.ts';
import { markOf, roomMaps, type WireFloor } from '../../support/maps.ts';
import { png, sendFile } from '../../support/pictures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnEveryEngine('A sample', (engine) => {
  const server = useServer(engine);
  afterAll(() => expectGrams(server().database));
  let author: RestClient;
  let reader: RestClient;
  let authors = 0;
  let scenario: string;
  let scenario_id: string;
  beforeAll(async () => {
    reader = await newAuthor(server().url, 'reader');
  });
  beforeEach(async () => {
    author = await newAuthor(server().url, `sharer${authors++}`);
    scenario = await newScenario(author, '分け合う迷宮');
    scenario_id = scenario.split('/')[1] ?? '';
  });
  const share = (comment = 'ご自由に') => author.post<PresentedSample>('sample-scenarios', { scenario_id, comment });
  const paint = (mark: number) => author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(mark) });
  const load = (sample_id: string, who = reader) =>
    who.post<PresentedScenario>('scenarios', { title_ja: '写し', sample_id });
  const markIn = async (id: string, who = reader) =>
    markOf((await who.get<WireFloor>(`scenarios/${id}/floor-maps/01`)).data.maps);

  test('is shared, listed to everybody, looked into and loaded', async () => {
    await paint(7);
    await author.put(`${scenario}/items-detail/3`, { name_ja: '影の剣' });
    const shared = await share();
    expect(shared).toMatchObject({
      status: 201,
      data: { title_ja: '分け合う迷宮', is_own: true, scenario_id, floors: 1 },
    });
    const found = await reader.get<PresentedSample[]>(`sample-scenarios?search=${encodeURIComponent('ワケアウ')}`);
    expect(found.data).toEqual([]);
    const listed = await reader.get<PresentedSample[]>('sample-scenarios?sort=-created_at&per_page=1');
    expect(listed.data).toEqual([{ ...shared.data, is_own: false, scenario_id: null, is_outdated: null }]);
    const inside = await reader.get<{ inside: { floors: { number: number }[]; record_counts: object } }>(
      `sample-scenarios/${shared.data.id}`,
    );
    expect(inside.data.inside.floors.map(({ number }) => number)).toEqual([1]);
    expect(inside.data.inside.record_counts).toMatchObject({ item: 1, monster: 0 });
    const loaded = await load(shared.data.id);
    expect(loaded).toMatchObject({
      status: 201,
      data: { title_ja: '写し', author_name: 'Author reader', status: 'private' },
    });
    expect(await markIn(loaded.data.id)).toBe(7);
    const item = await reader.get(`scenarios/${loaded.data.id}/items-detail/3`);
    expect(item.data).toMatchObject({ name_ja: '影の剣' });
  });

  test('is found by title, author and comment, page by page', async () => {
    const { data } = await share('竜の巣だけを描いた見本');
    for (const search of ['リュウノ', '竜の巣', 'ｓｈａｒｅｒ', '分け合う']) {
      const { data: found } = await reader.get<PresentedSample[]>(
        `sample-scenarios?search=${encodeURIComponent(search)}`,
      );
      expect(
        found.some(({ id }) => id === data.id),
        search,
      ).toBe(search !== 'リュウノ');
    }
    const own = await author.get<PresentedSample[]>('sample-scenarios?own=true');
    expect(own.data.map(({ id }) => id)).toEqual([data.id]);
    expect((await reader.get('sample-scenarios?own=true')).body.meta.total).toBe(0);
  });

  test('stays as it is until it is synced', async () => {
    await paint(1);
    const { data: sample } = await share();
    await paint(2);
    expect(await markIn((await load(sample.id)).data.id)).toBe(1);
    const [listed] = (await author.get<PresentedSample[]>('sample-scenarios?own=true')).data;
    expect(listed).toMatchObject({ is_outdated: true });
    const synced = await author.post<PresentedSample>(`sample-scenarios/${sample.id}/sync`);
    expect(synced).toMatchObject({
      status: 200,
      body: { message: 'Synchronization Successful' },
      data: { comment: 'ご自由に', is_outdated: false, revision: 2 },
    });
    expect(await markIn((await load(sample.id)).data.id)).toBe(2);
  });

  test('has no banned word in its comment: it is refused where it is shared, and where the comment changes', async () => {
    const refusal = { status: 422, body: { errors: { comment: [expect.stringContaining('くそったれ')] } } };
    expect(await share('クソッタレな見本')).toMatchObject(refusal);
    expect(await server().database('samples').where({ scenario_id })).toEqual([]);
    const { data: sample } = await share();
    const at = `sample-scenarios/${sample.id}`;
    expect(await author.patch(at, { comment: 'くそったれな見本' })).toMatchObject(refusal);
    expect((await reader.get<{ sample: PresentedSample }>(at)).data.sample).toEqual({
      ...sample,
      is_own: false,
      scenario_id: null,
      is_outdated: null,
    });
  });

  test('belongs to who shares it', async () => {
    const { data: sample } = await share();
    const at = `sample-scenarios/${sample.id}`;
    expect((await reader.post(`${at}/sync`)).status).toBe(403);
    expect((await reader.delete(at)).status).toBe(403);
    expect((await reader.patch(at, { comment: '' })).status).toBe(403);
    expect((await reader.post('sample-scenarios', { scenario_id })).status).toBe(403);
    expect((await reader.post('sample-scenarios/none/sync')).status).toBe(404);
    expect(await share()).toMatchObject({ status: 409, body: { message: expect.stringContaining('already shared') } });
    expect(await author.patch(at, { comment: '直した' })).toMatchObject({ status: 200, data: { comment: '直した' } });
    expect(await author.patch(at, { comment: 'あ'.repeat(401) })).toMatchObject({
      status: 422,
      body: { errors: { comment: [expect.stringContaining('400')] } },
    });
    expect((await author.delete(at)).status).toBe(204);
    expect((await reader.get(at)).status).toBe(404);
    expect(await load(sample.id)).toMatchObject({ status: 422, body: { errors: { sample_id: [expect.any(String)] } } });
    expect((await author.delete(at)).status).toBe(404);
  });

  test('is read by every author, changed by who shares it, and nobody else’s business', async () => {
    const [unverified, admin] = [
      await newAuthor(server().url, `waiting${authors}`),
      await newAuthor(server().url, `admin${authors}`),
    ];
    const accounts = () => server().database('accounts');
    await accounts().where('username', `waiting${authors}`).update({ is_verified: false });
    await accounts().where('username', `admin${authors}`).update({ is_admin: true });
    const { data: sample } = await share();
    const at = `sample-scenarios/${sample.id}`;
    const calls: ((who: RestClient) => Promise<{ status: number }>)[] = [
      (who) => who.get('sample-scenarios'),
      (who) => who.get(at),
      (who) => load(sample.id, who),
      (who) => who.patch(at, { comment: '変えた' }),
      (who) => who.post(`${at}/sync`),
      (who) => who.delete(at),
    ];
    const { rest } = server();
    for (const [who, ...wanted] of [
      [rest, 401, 401, 401, 401, 401, 401],
      [unverified, 403, 403, 403, 403, 403, 403],
      [reader, 200, 200, 201, 403, 403, 403],
      [admin, 200, 200, 403, 403, 403, 403],
      [author, 200, 200, 201, 200, 200, 204],
      // A sample that is no longer shared is gone at once, for everybody.
      [reader, 200, 404, 422, 404, 404, 404],
    ] as const) {
      const answers: number[] = [];
      for (const call of calls) answers.push((await call(who)).status);
      expect(answers).toEqual(wanted);
    }
  });

  test('two at once share it once', async () => {
    const answers = await Promise.all([share('一'), share('二'), share('三')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await author.get<PresentedSample[]>('sample-scenarios?own=true')).data).toHaveLength(1);
  });

  test('loaded while it is synced or ended is what it was before or after, or is not', async () => {
    await paint(1);
    const { data: sample } = await share();
    await paint(2);
    const [synced, ...loaded] = await Promise.all([
      author.post(`sample-scenarios/${sample.id}/sync`),
      ...Array.from({ length: 4 }, () => load(sample.id)),
    ]);
    expect(synced.status).toBe(200);
    for (const { data } of loaded) expect([1, 2]).toContain(await markIn(data.id));
    const [ended, last] = await Promise.all([author.delete(`sample-scenarios/${sample.id}`), load(sample.id)]);
    expect(ended.status).toBe(204);
    expect([201, 422]).toContain(last.status);
  });

  test('ends with its scenario, also where that is published and its row stays', async () => {
    const { data: sample } = await share();
    await server().database('scenarios').where('id', scenario_id).update({ status: 'now_open' });
    expect((await author.delete(scenario)).status).toBe(204);
    expect(await server().database('scenarios').where('id', scenario_id).first('status')).toEqual({
      status: 'publish_stop',
    });
    expect((await reader.get(`sample-scenarios/${sample.id}`)).status).toBe(404);
    const other = await newScenario(author);
    const second = await author.post<PresentedSample>('sample-scenarios', { scenario_id: other.split('/')[1] });
    expect((await author.delete(other)).status).toBe(204);
    expect((await reader.get(`sample-scenarios/${second.data.id}`)).status).toBe(404);
  });

  test('ends with the account, of published scenarios too', async () => {
    const { data: sample } = await share();
    await server().database('scenarios').where('id', scenario_id).update({ status: 'now_open' });
    expect((await author.call('DELETE', 'me', { body: { password: PASSWORD } })).status).toBe(204);
    expect((await reader.get(`sample-scenarios/${sample.id}`)).status).toBe(404);
    expect(await server().database('samples').where('scenario_id', scenario_id)).toEqual([]);
  });

  test('keeps the pictures that its scenario named, and gives them to who loads it', async () => {
    const bytes = await png({ width: 512, height: 512, color: 'teal' });
    const { data: picture } = await sendFile(author, bytes, { use: 'additional', path: `${scenario}/file` });
    await author.put(`${scenario}/additional-images/1`, { image: picture.id });
    const { data: sample } = await share();
    const loaded = await load(sample.id);
    await author.delete(scenario);
    expect((await server().rest.get(picture.url)).status).toBe(200);
    const images = await reader.get<{ image: string }[]>(`scenarios/${loaded.data.id}/additional-images`);
    expect(images.data[0]).toMatchObject({ image: picture.id });
    await reader.delete(`scenarios/${loaded.data.id}`);
    await server().database('file_uses').where('purpose', 'upload').delete();
    expect(await server().database('file_uses').where('file_id', picture.id)).toEqual([]);
  });

  test('a scenario is duplicated with all it holds', async () => {
    await paint(5);
    const input = { scenario_id, title_ja: '写しの迷宮' };
    const answer = await author.post('/trpc/scenarios.duplicate', input);
    const [, id = ''] = /"id":"([^"]+)"/.exec(answer.text) ?? [];
    expect(answer.status).toBe(200);
    expect(await markIn(id, author)).toBe(5);
    expect((await author.get(`scenarios/${id}`)).data).toMatchObject({ title_ja: '写しの迷宮', status: 'private' });
  });

  test('titles of a duplicate that are too wide are cut with a word, and never refused', async () => {
    const wide = { title_ja: '迷'.repeat(21), title_en: 'w'.repeat(41) };
    const { status, text } = await author.post('/trpc/scenarios.duplicate', { scenario_id, ...wide });
    expect(status).toBe(200);
    const { data, cut_titles } = JSON.parse(text).result.data.json;
    expect(cut_titles).toEqual(['title_ja', 'title_en']);
    expect(data).toMatchObject({ title_ja: '迷'.repeat(20), title_en: 'w'.repeat(40) });
    await author.delete(`scenarios/${data.id}`);
  });
});
