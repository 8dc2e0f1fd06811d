import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCENARIO_STATUSES } from '#domain/catalogs/scenarioStatuses.ts';
import type { DocumentDifference } from '#domain/scenario/compareDocuments.ts';
import { readScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { isScenarioCode } from '#domain/scenario/scenarioCode.ts';
import { mayChange } from '#domain/scenario/statusSteps.ts';
import { packJson } from '#domain/text/packJson.ts';
import { RULES_VERSION } from '#game/saves/Inputs.ts';
import { saveOf } from '#game/saves/Save.ts';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { drawn } from '../../domain/map/sampleFloor.ts';
import { gameAt, sampleWorld } from '../../game/sampleWorld.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine, describeOnEveryEngine } from '../../support/engines.ts';
import { expectGrams } from '../../support/expectGrams.ts';
import { cellOf, markOf, roomMaps, type WireFloor } from '../../support/maps.ts';
import { prepareRelease, release } from '../../support/publish.ts';
import { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

interface Readiness {
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  readonly failing_tests: number;
  readonly last_release: { readonly number: number } | null;
}
interface Changes {
  readonly difference: DocumentDifference;
  readonly moved: readonly object[];
}

describeOnAnyEngine('Publishing', (engine) => {
  const server = useServer(engine);
  afterAll(() => expectGrams(server().database));
  let author: RestClient;
  let count = 0;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'publisher');
  });
  const fresh = () => newScenario(author, `公開する迷宮 ${++count}`);
  const change = (path: string, status: string, more: object = {}) =>
    author.patch<PresentedScenario>(`${path}/change-status`, { status, ...more });
  const paint = (path: string, mark: number, floor = '01') =>
    author.put(`${path}/floor-maps/${floor}/maps`, { maps: roomMaps(mark) });
  const file = (code: string, who = server().rest, headers = {}) => who.get(`works/${code}/file`, headers);

  test('a refused status says from what to what, and changes nothing', async () => {
    const path = await fresh();
    const refused = await author.in('en').patch(`${path}/change-status`, { status: 'now_open' });
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringMatching(/“Private” to “Now open”/) } });
    expect((await author.in('ja').patch(`${path}/change-status`, { status: 'publish_stop' })).body.message).toContain(
      '「非公開」から「公開停止」',
    );
    expect((await author.get<PresentedScenario>(path)).data.status).toBe('private');
    expect((await change(path, 'prepare_to_publish', { variant: 'console' })).data).toMatchObject({
      status: 'private',
      status_console: 'prepare_to_publish',
    });
  });

  test('what the table does not have is refused, and changes nothing', async () => {
    const path = await fresh();
    const scenarios = server().database('scenarios').where('id', path.split('/')[1]);
    for (const { code: from } of SCENARIO_STATUSES) {
      for (const { code: to } of SCENARIO_STATUSES.filter((one) => !mayChange(from, one.code))) {
        await scenarios.clone().update({ status: from });
        expect((await change(path, to)).status, `${from} to ${to}`).toBe(409);
        expect(await scenarios.clone().first('status')).toEqual({ status: from });
      }
    }
  });

  test('what stands against a release is told all at once, and keeps it from happening', async () => {
    const path = await fresh();
    await author.patch(path, { author_name: '' });
    await author.put(`${path}/labyrinth-messages/1`, { title_ja: 'x', message_ja_boxes: ['くたばれ'] });
    const { data } = await author.get<Readiness>(`${path}/release-readiness`);
    expect(data.reasons.map(({ reason }) => reason)).toEqual([
      'no_entrance',
      'author_name',
      'title_en',
      'code',
      'policy',
      'banned_words',
      'not_prepared',
    ]);
    expect(data.last_release).toBeNull();
    const refused = await author.post(`${path}/release-scenario`);
    expect(refused.status).toBe(409);
    expect(refused.body.errors?.release).toHaveLength(7);
    expect(refused.body).toMatchObject({ reasons: data.reasons });
    const overTrpc = { scenario_id: path.split('/')[1] };
    expect((await author.post('/trpc/publishing.release', overTrpc)).text).toContain(JSON.stringify(data.reasons));
    expect(await author.post(`${path}/check-release-scenario-status`)).toMatchObject({
      status: 200,
      body: { status: 0, is_publishing: false },
    });
  });

  test('a scenario in which nobody can take a step, or no party can set out, is not released', async () => {
    const path = await fresh();
    const scenario_id = path.split('/')[1] ?? '';
    const reasons = async () => {
      const all = (await author.get<Readiness>(`${path}/release-readiness`)).data.reasons;
      const against = all.flatMap(({ reason }) => (reason.startsWith('no_') ? [reason] : []));
      const found = (await trpcClient(author).checks.list.query({ scenario_id })).data;
      const told = found.filter(({ rule }) => rule === 'publishing').map(({ kind }) => kind);
      // The check list reports the same, at the place where it is fixed.
      expect(told.includes('labyrinth_setting')).toBe(against.includes('no_entrance'));
      expect(told.includes('fortified_city_setting')).toBe(against.includes('no_party'));
      return against;
    };
    expect(await reasons()).toEqual(['no_entrance']);
    const labyrinth = (entrance: object) =>
      author.put(`${path}/labyrinth-settings/2`, {
        map_hierarchy: { start: 1, end: 2 },
        labyrinth_entrance: entrance,
        labyrinth_title: { ja: '塔', en: 'Tower' },
      });
    expect((await labyrinth({ map: 1, x: 0, y: 0 })).status).toBe(200);
    expect(await reasons()).toEqual(['no_entrance']);
    const closed = roomMaps();
    for (const side of ['north', 'east', 'south', 'west'] as const) cellOf(closed, 10, 10).border[side] = 1;
    await author.put(`${path}/floor-maps/01/maps`, { maps: closed });
    expect(await reasons()).toEqual([]);
    await labyrinth({ map: 1, x: 10, y: 10 });
    expect(await reasons()).toEqual(['no_entrance']);
    await labyrinth({ map: 2, x: 0, y: 0 });
    expect(await reasons()).toEqual(['no_entrance']);
    await labyrinth({ map: 1, x: 3, y: 3 });
    const city = (open: Readonly<Record<string, boolean>>) =>
      author.put(`${path}/game-rules/fortified-city-settings/1`, { open });
    await city({ 7: false });
    expect(await reasons()).toEqual(['no_party']);
    // The usual six start somewhere while neither place is open. Characters without a place meet in the tavern, which opens by itself only
    // if a city offers nothing else.
    await city({ 7: true, 6: false, 2: false });
    expect(await reasons()).toEqual([]);
    await author.post(`${path}/characters`, { number: 1, name_ja: 'ひとり', name_en: 'Alone', place: 0 });
    expect(await reasons()).toEqual([]);
    await city({ 6: true });
    expect(await reasons()).toEqual(['no_party']);
    await city({ 2: true });
    expect(await reasons()).toEqual([]);
  });

  test('a released file is what readers get, whatever is edited later, until the next release', async () => {
    const path = await fresh();
    await paint(path, 7);
    const code = await release(author, path);
    expect(await author.post(`${path}/check-release-scenario-status`)).toMatchObject({
      body: { status: 1, is_publishing: true },
    });
    await paint(path, 8);
    const mark = async () => {
      const response = await fetch(`${server().url}/api/frontend/works/${code}/file`);
      const document = readScenarioDocument(gunzipSync(Buffer.from(await response.arrayBuffer())).toString());
      return { document, etag: response.headers.get('etag') ?? '', name: response.headers.get('content-disposition') };
    };
    const first = await mark();
    expect(first.name).toContain(code);
    expect(first.document.floors).toHaveLength(1);
    // A caller who has the file already is answered so, and is not counted.
    expect((await file(code, server().rest, { 'if-none-match': first.etag })).status).toBe(304);
    expect((await server().rest.get<{ downloads: number }>(`works/${code}`)).data.downloads).toBe(1);

    expect(await author.post(`${path}/update-file`)).toMatchObject({ data: { status: 'prepare_to_publish' } });
    expect((await file(code)).status).toBe(404);
    expect((await server().rest.get(`works/${code}`)).status).toBe(404);
    const { data } = await author.get<Changes>(`${path}/release-changes`);
    expect(data).toMatchObject({
      difference: { floors: [{ number: 1, cells_changed: 1 }], kinds: [] },
      moved: [],
    });
    expect(await author.post(`${path}/release-scenario`)).toMatchObject({ status: 200 });
    expect((await mark()).etag).not.toBe(first.etag);
    expect((await author.get<Readiness>(`${path}/release-readiness`)).data.last_release?.number).toBe(2);

    // Once stopped, nobody gets it; its row and its code stay.
    expect(await change(path, 'publish_stop')).toMatchObject({ data: { is_publishing: false } });
    expect((await file(code)).status).toBe(404);
    expect(await author.post(`${path}/update-file`)).toMatchObject({ status: 409 });
  });

  test('a work that is open is released again in one call, and readers never lose it', async () => {
    const path = await fresh();
    await paint(path, 7);
    const code = await release(author, path);
    const etag = async () => (await fetch(`${server().url}/api/frontend/works/${code}/file`)).headers.get('etag');
    const number = async () => (await author.get<Readiness>(`${path}/release-readiness`)).data.last_release?.number;
    const first = await etag();
    expect(first).not.toBeNull();
    expect((await author.get<Readiness>(`${path}/release-readiness`)).data.reasons).toEqual([]);
    // An unchanged scenario has no second release.
    expect(await author.post(`${path}/release-scenario`)).toMatchObject({ status: 200, body: { is_publishing: true } });
    expect([await etag(), await number()]).toEqual([first, 1]);
    await paint(path, 8);
    expect(await author.post(`${path}/release-scenario`)).toMatchObject({ status: 200 });
    const second = await etag();
    expect(second).not.toBe(first);
    expect(await number()).toBe(2);
    expect((await author.get<PresentedScenario>(path)).data).toMatchObject({ status: 'now_open', is_publishing: true });
    // If a variant is being prepared, only that one is released.
    await paint(path, 9);
    await change(path, 'prepare_to_publish', { variant: 'console' });
    expect(await author.post(`${path}/release-scenario`)).toMatchObject({ status: 200 });
    expect(await etag()).toBe(second);
    expect(await author.post(`${path}/release-scenario`)).toMatchObject({ status: 200 });
    expect(await etag()).not.toBe(second);
    // A stopped one is prepared first.
    await change(path, 'publish_stop');
    await change(path, 'publish_stop', { variant: 'console' });
    expect(await author.post(`${path}/release-scenario`)).toMatchObject({
      status: 409,
      body: { reasons: [{ reason: 'not_prepared', count: 1 }] },
    });
  });

  test('a work shows its subtitle and the languages of its texts, and none where it was released before these were kept', async () => {
    const path = await fresh();
    await author.patch(`${path}/title-author-names/1`, { subtitle_kind: 0, subtitle_ja: '霧の底' });
    const code = await release(author, path);
    const shown = async () => (await server().rest.get<object>(`works/${code}`)).data;
    expect(await shown()).toMatchObject({ subtitle_kind: 0, subtitle_ja: '霧の底', subtitle_image: '' });
    const { texts } = (await author.get<{ texts: object }>(`${path}/release-readiness`)).data;
    expect(texts).toMatchObject({ all: expect.any(Number), ja: expect.any(Number), en: expect.any(Number) });
    expect(await shown()).toMatchObject({ texts });
    const releases = server().database('releases').where('scenario_id', path.split('/')[1]);
    const {
      subtitle_kind: _kind,
      subtitle_ja: _ja,
      texts: _texts,
      ...before
    } = JSON.parse((await releases.clone().first()).facts);
    await releases.update({ facts: JSON.stringify(before) });
    expect(await shown()).toMatchObject({ subtitle_kind: 0, subtitle_ja: '', texts: null });
  });

  test('numbers that saves hold are asked about when they move', async () => {
    const path = await fresh();
    await author.post(`${path}/items-detail`, { number: 3, name_ja: '鍵', name_en: 'Key' });
    await author.post(`${path}/items-detail`, { number: 4, name_ja: '灯', name_en: 'Lamp' });
    await paint(path, 1);
    await release(author, path);
    await author.post(`${path}/update-file`);
    // Texts may change; a number may not.
    await author.put(`${path}/items-detail/4`, { name_ja: '明かり' });
    expect((await author.get<Changes>(`${path}/release-changes`)).data.moved).toEqual([]);
    await author.delete(`${path}/items-detail/3`);
    await author.post(`${path}/items-detail`, { number: 9, name_ja: '鍵', name_en: 'Key' });
    expect((await author.get<Changes>(`${path}/release-changes`)).data).toMatchObject({
      moved: [{ kind: 'item', from: 3, to: 9, name: { ja: '鍵', en: 'Key' } }],
      difference: { kinds: [{ kind: 'item', added: 1, changed: 1, removed: 1 }] },
    });
    expect(await author.in('en').post(`${path}/release-scenario`)).toMatchObject({
      status: 409,
      body: {
        errors: { accept_moved_numbers: [expect.stringMatching(/^1 record has .* \(accept_moved_numbers\)\.$/)] },
        reasons: [{ reason: 'numbers_moved', count: 1 }],
      },
    });
    expect(await author.post(`${path}/release-scenario`, { accept_moved_numbers: true })).toMatchObject({
      status: 200,
    });
  });

  test('tests that fail are told and asked about, and no test reaches readers', async () => {
    const path = await fresh();
    await paint(path, 1);
    const scenario_id = path.replace('scenarios/', '');
    const { records, checks } = trpcClient(author);
    const steps = [{ do: 'forward' }, { do: 'forward' }];
    const at = { floor: 1, x: 0, y: 0 };
    const write = (y: number, inputs: readonly unknown[] = steps, rules = RULES_VERSION, save = '') =>
      packJson(inputs).then((packed) =>
        records.play_test.save.mutate({
          scenario_id,
          records: [
            {
              number: 1,
              changes: { name: '北へ', set_up: { at }, inputs: packed, goal: { kind: 1, floor: 1, y }, rules, save },
            },
          ],
        }),
      );
    await records.test_set_up.save.mutate({ scenario_id, records: [{ number: 1, changes: { name: '入口' } }] });
    const failing = async () => (await author.get<Readiness>(`${path}/release-readiness`)).data.failing_tests;
    const told = async (meant = 'test') => {
      const found = (await checks.list.query({ scenario_id })).data.filter(({ rule }) => rule === meant);
      return found.flatMap(({ problems }) => problems.map((one) => `${one.number} ${one.path} ${one.message.en}`));
    };
    await write(2);
    expect([await failing(), await told()]).toEqual([0, []]);
    await write(2, [...steps, { do: 'yes' }]);
    expect(await told()).toEqual(['1 inputs Step 3 cannot be done in the scenario as it is now.']);
    // A test that was recorded under older rules never counts as failing.
    await write(3, steps, 1);
    expect([await failing(), await told()]).toEqual([0, []]);
    expect(await told('information')).toEqual([expect.stringMatching(/^1 goal Recorded under older rules of play/)]);
    // A test that begins from a save is played from there, and not from the set-up.
    const world = sampleWorld({ floors: { 1: drawn({}) } });
    const known = { key: 'scenario:a', document: null, saved_at: 1, title_ja: '', title_en: '', seconds: 0 } as const;
    const save = await packJson(saveOf(world, [{ state: gameAt(world, { y: 1 }) }], known));
    await write(3, steps, RULES_VERSION, save);
    expect([await failing(), await told()]).toEqual([0, []]);
    await write(2, steps, RULES_VERSION, 'x');
    expect(await told()).toEqual(['1 inputs Its steps or its save cannot be read.']);
    await write(3);
    expect(await told()).toEqual([expect.stringMatching(/^1 goal It can be played to its end/)]);
    expect(await failing()).toBe(1);
    await prepareRelease(author, path);
    expect(await author.in('en').post(`${path}/release-scenario`)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining('1 test fails.'),
        errors: { accept_failing_tests: [expect.stringContaining('(accept_failing_tests)')] },
        reasons: [{ reason: 'tests_fail', count: 1 }],
      },
    });
    expect(await author.post(`${path}/release-scenario`, { accept_failing_tests: true })).toMatchObject({
      status: 200,
    });
    const { title_ja: title, scenario_code } = (await author.get<PresentedScenario>(path)).data;
    const response = await fetch(`${server().url}/api/frontend/works/${scenario_code}/file`);
    const released = readScenarioDocument(gunzipSync(Buffer.from(await response.arrayBuffer())).toString());
    expect(Object.keys(released.records)).not.toEqual(expect.arrayContaining([expect.stringContaining('test')]));
    expect((await author.get<Changes>(`${path}/release-changes`)).data.difference.kinds).toEqual([]);
    // Loading the release back keeps the tests.
    expect(await author.post(`${path}/load-scenario`, { title })).toMatchObject({ status: 200 });
    expect(await told()).toHaveLength(1);
  });

  test('a private file is its author’s to test, and nobody else’s', async () => {
    const path = await fresh();
    await author.patch(path, { title_en: `Test ${count}` });
    const { scenario_code } = (await author.post<PresentedScenario>(`${path}/sc-code`)).data;
    const code = scenario_code ?? '';
    const stranger = await newAuthor(server().url, 'curious');
    expect((await file(code, author)).status).toBe(200);
    expect((await file(code, stranger)).status).toBe(404);
    expect((await file(code)).status).toBe(404);
    await change(path, 'prepare_to_publish');
    expect((await file(code, author)).status).toBe(404);
  });

  test('a work in development is seen among its like, frozen, and not downloaded', async () => {
    const path = await fresh();
    await paint(path, 1);
    await author.put(`${path}/items-detail/1`, { name_ja: 'くたばれ' });
    expect((await change(path, 'in_development')).status).toBe(409);
    await author.put(`${path}/items-detail/1`, { name_ja: '短剣' });
    expect(await change(path, 'in_development')).toMatchObject({ status: 200 });
    await paint(path, 1, '02');
    const { rest } = server();
    const id = path.split('/')[1] ?? '';
    const listed = async () => (await rest.get<{ code: string; counts: object }[]>('works?category=development')).data;
    const [{ code = '' } = {}, ...others] = await listed();
    expect(others).toEqual([]);
    expect(await listed()).toMatchObject([{ category: 'development', counts: { floors: 1 }, variants: [] }]);
    expect((await rest.get(`works/${code}`)).status).toBe(200);
    expect((await rest.get(`works/${code}/file`)).status).toBe(404);
    expect((await rest.get<object[]>('works')).data.map((work) => (work as { code: string }).code)).not.toContain(code);
    // Without a code its address reveals nothing of the scenario, and stays the same.
    expect([code === id, (await rest.get(`works/${id}`)).status]).toEqual([false, 404]);
    await change(path, 'private');
    expect((await rest.get(`works/${code}`)).status).toBe(404);
    await change(path, 'in_development');
    expect(await listed()).toMatchObject([{ code }]);
  });

  test('what was released under an own title is loaded, behind a backup', async () => {
    const path = await fresh();
    await paint(path, 42);
    await release(author, path);
    const { title_ja } = (await author.get<PresentedScenario>(path)).data;
    const into = await fresh();
    const titles = (await author.get<PresentedScenario>(into)).data.title_ja;
    expect(await author.post(`${into}/load-scenario`, { title: 'どこにもない' })).toMatchObject({
      status: 422,
      body: { errors: { title: ['Title did not exist!'] } },
    });
    const loaded = await author.post<PresentedScenario>(`${into}/load-scenario`, { title: title_ja });
    expect(loaded).toMatchObject({ status: 200, data: { title_ja: titles } });
    expect(markOf((await author.get<WireFloor>(`${into}/floor-maps/01`)).data.maps)).toBe(42);
    expect((await author.get<object[]>(`${into}/backup`)).data).toHaveLength(1);
    // Nothing of another author is loaded.
    const other = await newAuthor(server().url, 'loader');
    const theirs = await newScenario(other);
    expect(await other.post(`${theirs}/load-scenario`, { title: title_ja })).toMatchObject({ status: 422 });
  });

  test('a work that is deleted is stopped: readers have it no more', async () => {
    const path = await fresh();
    const code = await release(author, path);
    expect((await file(code)).status).toBe(200);
    expect((await author.delete(path)).status).toBe(204);
    expect((await file(code)).status).toBe(404);
    expect((await author.get<PresentedScenario>(path)).data).toMatchObject({
      status: 'publish_stop',
      scenario_code: code,
    });
  });
});

// Names that may be taken once, and calls that come at the same time: what the engines do differently.
describeOnEveryEngine('What only one scenario may have', (engine) => {
  const server = useServer(engine);
  afterAll(() => expectGrams(server().database));
  let author: RestClient;
  let count = 0;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'publisher');
  });
  const fresh = () => newScenario(author, `公開する迷宮 ${++count}`);

  test('a code registers the titles, once and for good', async () => {
    const path = await fresh();
    const missing = await author.post(`${path}/sc-code`);
    expect(missing.status).toBe(422);
    expect(Object.keys(missing.body.errors ?? {})).toEqual(['title_en']);
    expect(await author.patch(path, { title_en: 'jackass' })).toMatchObject({ status: 422 });
    await author.patch(path, { title_en: 'A maze to publish' });
    const { data } = await author.post<PresentedScenario>(`${path}/sc-code`);
    expect(data).toMatchObject({ file_type: 15, scenario_code: expect.stringMatching(/^\d{15}$/) });
    expect(isScenarioCode(data.scenario_code ?? '')).toBe(true);
    // A repeated call changes nothing.
    expect((await author.post<PresentedScenario>(`${path}/sc-code`)).data.scenario_code).toBe(data.scenario_code);
    expect(await author.patch(path, { title_ja: '別の題' })).toMatchObject({ status: 409 });
    // Neither title is free for another work, however it is written.
    const other = await fresh();
    expect(await author.patch(other, { title_en: 'Ａ MAZE to publish' })).toMatchObject({
      status: 422,
      body: { errors: { title_en: ['Title is already registered!'] } },
    });
    // Another type of file is another code, and needs a confirmation.
    expect(await author.post(`${path}/sc-code`, { file_type: 18 })).toMatchObject({ status: 409 });
    const switched = await author.post<PresentedScenario>(`${path}/sc-code`, { file_type: 18, confirm: true });
    expect(switched.data).toMatchObject({ file_type: 18, scenario_code: expect.stringMatching(/^\d{18}$/) });
  });

  test('of fifty that register one title, ask for a code or release at once, one is done', async () => {
    const fifty = Array.from({ length: 50 }, (_, at) => at);
    const racer = await newAuthor(server().url, 'racer');
    const paths = await Promise.all(fifty.map((at) => newScenario(racer, `争う迷宮 ${at}`)));
    for (const path of paths) await racer.patch(path, { title_en: 'The only one' });
    const answers = await Promise.all(paths.map((path) => racer.post(`${path}/sc-code`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(422)]);

    const path = await fresh();
    const codes = await prepareRelease(author, path).then(() =>
      Promise.all(fifty.map(() => author.post<PresentedScenario>(`${path}/sc-code`))),
    );
    expect(new Set(codes.map(({ data }) => data.scenario_code)).size).toBe(1);
    const second = new RestClient(await server().another(), author.token);
    const releases = await Promise.all(
      fifty.map((at) => (at % 2 === 0 ? author : second).post(`${path}/release-scenario`)),
    );
    const [first, ...others] = releases.map(({ status }) => status).sort();
    expect(first).toBe(200);
    // Calls after the first change nothing; those that find too many waiting for a thread are told to retry.
    for (const status of others) expect([200, 503]).toContain(status);
    expect((await author.get<Readiness>(`${path}/release-readiness`)).data.last_release?.number).toBe(1);
  });
});
