import { beforeAll, beforeEach, expect, test } from 'vitest';
import { POLICY_VERSION } from '#domain/catalogs/publishingPolicy.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { blankMaps, cellOf } from '../../support/maps.ts';
import { png, sendFile } from '../../support/pictures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

interface Titles {
  readonly revision: number;
  readonly title_ja: string;
  readonly title_en: string;
  readonly author_name: string;
  readonly comment_ja: string;
  readonly is_registered: boolean;
}

describeOnAnyEngine('The work outline', (engine) => {
  let time = 1_700_000_000_000;
  const server = useServer(engine, { now: () => time });
  let author: RestClient;
  let authors = 0;
  let path: string;
  beforeAll(async () => {
    await server().database('banned_words').insert({ word_key: 'どくりんご', word: '毒リンゴ', created_at: 1 });
    await server().database('banned_words').insert({ word_key: '禁じられた', word: '禁じられた', created_at: 1 });
    time += 2000;
  });
  beforeEach(async () => {
    // Titles that another test has registered would be taken here.
    await server().database('registered_titles').delete();
    author = await newAuthor(server().url, `outliner${authors++}`);
    path = await newScenario(author, '水底の迷宮');
  });
  // Each call finds the list of banned words expired, and reads it again.
  beforeEach(() => {
    time += 5000;
  });
  const titles = async () => (await author.get<Titles[]>(`${path}/title-author-names`)).data[0] as Titles;
  const writes = (body: object) => author.patch<Titles>(`${path}/title-author-names/1`, body);
  const idOf = (of: string) => of.replace('scenarios/', '');
  const registers = async (of: string) => {
    await author.patch(of, { title_en: idOf(of), author_name: '作者' });
    expect((await author.post(`${of}/sc-code`)).status).toBe(200);
  };

  test('reads and writes titles, author name and what stands beside them as one, each kept once', async () => {
    const before = await titles();
    expect(before).toMatchObject({ id: 1, title_ja: '水底の迷宮', title_en: '', comment_ja: '', is_registered: false });
    const changes = { title_en: 'The Sunken Maze', author_name: '水野', comment_ja: '霧の底' };
    const { status, data } = await writes({ ...changes, revision: before.revision });
    expect([status, data]).toMatchObject([200, changes]);
    expect((await author.get(path)).data).toMatchObject({ title_en: 'The Sunken Maze', author_name: '水野' });
    expect((await writes({ title_ja: '空', revision: before.revision })).status).toBe(409);
    // The answer of a read can be sent back whole, and POST does the same.
    expect((await author.post(`${path}/title-author-names`, await titles())).status).toBe(200);
    expect((await writes({ is_registered: true })).body.errors).toHaveProperty('is_registered');
    expect((await author.patch(`${path}/title-author-names/2`, {})).status).toBe(404);
    // A new name from elsewhere is shown here.
    await author.patch(path, { title_ja: '空の迷宮' });
    expect(await titles()).toMatchObject({ title_ja: '空の迷宮', comment_ja: '霧の底' });
  });

  test('holds titles to 40 columns, a comment to 60, and changes nothing where one of them is wrong', async () => {
    const before = await titles();
    const { status, body } = await author.in('ja').patch(`${path}/title-author-names/1`, {
      title_en: 'x'.repeat(41),
      comment_ja: '霧',
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ title_en: ['半角40文字（全角20文字）以下にしてください。'] });
    expect((await writes({ comment_ja: 'あ'.repeat(31) })).body.errors).toHaveProperty('comment_ja');
    expect((await writes({ title_ja: '' })).body.errors).toHaveProperty('title_ja');
    expect(await titles()).toEqual(before);
    // An older, longer one stays until it is changed.
    await author.patch(path, { title_en: 'y'.repeat(50) });
    expect((await writes({ ...(await titles()), comment_ja: '霧' })).status).toBe(200);
  });

  test('refuses a banned word in a title wherever it is given', async () => {
    const title_ja = '禁じられた塔';
    const told = { errors: { title_ja: ['This contains the banned word “禁じられた”.'] } };
    expect((await writes({ title_ja })).body).toMatchObject(told);
    expect((await author.patch(path, { title_ja })).body).toMatchObject(told);
    expect((await author.post('scenarios', { title_ja })).body).toMatchObject(told);
    expect((await titles()).title_ja).toBe('水底の迷宮');
    const { body } = await author.post(`${path}/title-author-names/check-banned-words`, { words: [title_ja] });
    expect(body).toMatchObject({ is_banned_word: true, data: [{ word: title_ja, banned: true }] });
  });

  test('tells banned words of comments with those of the titles', async () => {
    await author.patch(`${path}/author-comments/2`, { menu_title_ja: '毒林檎', text_ja: '禁じられた言葉' });
    const { body } = await author.post(`${path}/check-scenario-banned-words`, {});
    const { banned_words } = body as unknown as { banned_words: { title: object[] } };
    expect(banned_words).toMatchObject({
      is_banned_word: true,
      title: [{ kind: 'author_comment', number: 2, field: 'text_ja', language: 'ja' }],
    });
    const stored = await author.post(`${path}/title-author-names/check-banned-words`, {});
    expect(stored.body).toMatchObject({ is_banned_word: true, data: [{ kind: 'author_comment', number: 2 }] });
  });

  test('keeps titles and author name once they are registered, and the rest open', async () => {
    await registers(path);
    expect(await titles()).toMatchObject({ is_registered: true });
    const refused = await author.in('ja').patch(`${path}/title-author-names/1`, { author_name: 'だれか' });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: '登録済みのタイトルと作者名は変更できません。', data: { title_ja: '水底の迷宮' } },
    });
    expect((await writes({ title_ja: '水底の迷宮', comment_ja: '霧' })).status).toBe(200);
  });

  test('refuses a title that another work has registered, whatever its width and case, and tells it while it is sought', async () => {
    const other = await newScenario(author, 'Ｔｏｗｅｒ　of fog');
    const search = async (title: string) =>
      (await author.get(`${path}/title-author-names/search-title?title=${encodeURIComponent(title)}`)).body;
    expect(await search('tower OF Fog')).toMatchObject({ success: true, message: 'Title has not been saved!' });
    await registers(other);
    expect(await search('tower OF Fog')).toMatchObject({
      success: false,
      is_registered: true,
      message: 'Title is already registered!',
    });
    expect(await search('水底の迷宮')).toMatchObject({ success: true, is_saved: true, message: null });
    expect(await search('禁じられた塔')).toMatchObject({ success: false, is_banned_word: true });
    expect((await writes({ title_en: 'tower OF Fog' })).body.errors).toEqual({
      title_en: ['Title is already registered!'],
    });
    expect((await writes({ title_en: 'Tower of clouds' })).status).toBe(200);
  });

  test('finds an own registered work by its title, and no other', async () => {
    const search = async (title: string) => (await author.post(`${path}/search-title`, { title })).body;
    expect(await search('水底の迷宮')).toMatchObject({ success: false, message: 'Title did not exist!', data: null });
    await registers(path);
    expect(await search('水底の迷宮')).toMatchObject({ success: true, message: null, data: { id: idOf(path) } });
    const stranger = await newAuthor(server().url, `stranger${authors}`);
    const theirs = await newScenario(stranger, '別の迷宮');
    const answer = await stranger.post(`${theirs}/search-title`, { title: '水底の迷宮' });
    expect(answer.body).toMatchObject({ success: false, data: null });
  });

  test('has seven pages of comments of ten lines, the search items at once, and a subtitle as a picture of its size', async () => {
    const { data: pages } = await author.get<{ number: number }[]>(`${path}/author-comments`);
    expect(pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const long = await author.patch(`${path}/author-comments/7`, { text_en: Array(11).fill('x').join('\n') });
    expect(long.body.errors).toHaveProperty('text_en');
    expect((await author.post(`${path}/author-comments`, { number: 3, menu_title_ja: '三' })).status).toBe(200);
    expect((await author.patch(`${path}/search-items/1`, { difficulty: 6 })).body.errors).toHaveProperty('difficulty');
    expect((await author.post(`${path}/search-items`, { difficulty: 5, play_style: { 2: true } })).data).toMatchObject({
      difficulty: 5,
      play_style: { 0: false, 1: false, 2: true },
    });
    const send = async (width: number, height: number) =>
      sendFile(author, await png({ width, height, color: '#0000' }), { use: 'subtitle', path: `${path}/file` });
    expect((await send(720, 40)).status).toBe(422);
    const { data: sent } = await send(720, 36);
    expect((await writes({ subtitle_kind: 1, subtitle_image: sent.id })).status).toBe(200);
    expect((await writes({ subtitle_image: 'f'.repeat(64) })).body.errors).toHaveProperty('subtitle_image');
  });

  test('counts the floors of labyrinths in use, the monsters that can be met there, and the items that can be had', async () => {
    const counts = async () => (await trpcClient(author).outline.counts.query({ scenario_id: idOf(path) })).data;
    expect(await counts()).toEqual({ floors: 0, monsters: 0, items: 0 });
    for (const number of [3, 4, 5, 6]) await author.put(`${path}/monsters/${number}`, { name_ja: `影${number}` });
    await author.put(`${path}/monsters/3`, { companion: 5, companion_probability: 50 });
    for (const number of [1, 2, 3])
      await author.put(`${path}/items-detail/${number}`, { name_ja: `品${number}`, stock: 0 });
    await author.put(`${path}/items-detail/3`, { stock: -1 });
    const maps = blankMaps();
    Object.assign(cellOf(maps, 1, 1).event, { id: 1401, data: { ...cellOf(maps, 1, 1).event.data, 1: 3, 2: 1 } });
    Object.assign(cellOf(maps, 2, 1).event, { id: 1101, data: { ...cellOf(maps, 2, 1).event.data, 1: 1, 2: 1 } });
    for (const floor of ['02', '03']) {
      expect((await author.put(`${path}/floor-maps/${floor}/maps`, { maps })).status).toBe(200);
    }
    // Only what is in a labyrinth is counted; goods of the city's shop can be had anyway.
    expect(await counts()).toEqual({ floors: 0, monsters: 0, items: 1 });
    await author.put(`${path}/labyrinth-settings/1`, {
      labyrinth_title: { ja: '水底', en: 'Deep' },
      map_hierarchy: { start: 1, end: 2 },
    });
    expect(await counts()).toEqual({ floors: 1, monsters: 2, items: 2 });
  });

  test('says before a release what is missing of it, once the scenario holds anything', async () => {
    const missing = async () => {
      const { data } = await trpcClient(author).checks.list.query({ scenario_id: idOf(path) });
      return (
        data
          // Whether it can be played is tested with its release (tests/server/publishing).
          .filter(({ rule, kind }) => rule === 'publishing' && kind !== 'labyrinth_setting')
          .flatMap(({ kind, problems }) => problems.map((one) => [kind, one.path, one.message.en, one.label.en]))
      );
    };
    expect(await missing()).toEqual([]);
    await writes({ author_name: '' });
    await author.put(`${path}/items-detail/1`, { name_ja: '剣', name_en: 'Sword' });
    expect((await missing()).map(([kind, at, message, label]) => [kind, at, message?.slice(0, 35), label])).toEqual([
      ['title_author_name', 'author_name', 'A release needs an author name.', 'Author name'],
      ['title_author_name', 'title_en', 'A release needs an English title. I', 'Title (English)'],
      ['author_comment', 'menu_title_ja', 'There is no page of author comments', 'Menu title (Japanese)'],
      ['search_item', 'difficulty', 'Search items that are not set: diff', 'Difficulty'],
    ]);
    await writes({ author_name: '水野', title_en: 'Deep' });
    // The page of the credits does not count as one to read before.
    await author.patch(`${path}/author-comments/7`, { menu_title_ja: '終', menu_title_en: 'End' });
    expect((await missing()).map(([kind]) => kind)).toEqual(['author_comment', 'search_item']);
    await author.patch(`${path}/author-comments/1`, { menu_title_ja: '初', menu_title_en: 'First' });
    const bands = { difficulty: 1, depth: 1, monsters: 1, items: 1, clear_level: 1, play_time: 1, play_balance: 1 };
    await author.patch(`${path}/search-items/1`, { ...bands, play_style: { 0: true }, languages: { 0: true } });
    expect(await missing()).toEqual([]);
  });

  test('finds titles and comments in the search of the scenario, with their places', async () => {
    const find = async (query: string) => {
      const { data } = await trpcClient(author).search.query.query({ scenario_id: idOf(path), query });
      return data.found.map(({ kind, path: at, label }) => [kind, at, label.en]);
    };
    await author.patch(`${path}/author-comments/4`, { text_ja: '水底に沈む鐘' });
    expect(await find('水底')).toEqual([
      ['title_author_name', 'title_ja', 'Title (Japanese)'],
      ['author_comment', 'text_ja', 'Text (Japanese)'],
    ]);
  });

  test('tells the policy in the language of its reader, and keeps that it was agreed to, with its time and version', async () => {
    const at = `${path}/privacy-policy`;
    const none = { version: POLICY_VERSION, agreed_version: null, agreed_at: null };
    const [ja, en] = [await author.in('ja').get(at), await author.in('en').get(at)];
    expect(ja.data).toEqual({ ...none, text: expect.stringContaining('公開していないシナリオは') });
    expect(en.data).toEqual({ ...none, text: expect.stringContaining('Publish only your own work') });
    const other = await author.in('en').post(at, { version: POLICY_VERSION + 1 });
    expect(other).toMatchObject({ status: 422, body: { errors: { version: [expect.stringContaining('changed')] } } });
    expect(await author.post(at, { version: POLICY_VERSION - 1 })).toMatchObject({ status: 422 });
    const agreed = { version: POLICY_VERSION, agreed_version: POLICY_VERSION, agreed_at: new Date(time).toISOString() };
    expect(await author.post(at, { version: POLICY_VERSION })).toMatchObject({ status: 200, data: agreed });
    time += 60_000;
    expect((await author.post(at, { version: POLICY_VERSION })).data).toMatchObject(agreed);
    // Whoever agreed to an older text keeps that, and is asked once more.
    await server()
      .database('scenarios')
      .where({ id: idOf(path) })
      .update({ policy_version: POLICY_VERSION - 1 });
    expect((await author.get(at)).data).toMatchObject({ ...agreed, agreed_version: POLICY_VERSION - 1 });
    expect((await author.get<{ reasons: object[] }>(`${path}/release-readiness`)).data.reasons).toContainEqual({
      reason: 'policy',
      count: 1,
    });
  });
});
