import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAuthor, newScenario, PASSWORD } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { blankMaps } from '../../support/maps.ts';
import { RestClient } from '../../support/RestClient.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { useServer } from '../../support/useServer.ts';

/** Makes JSON of nested lists, `depth` deep. */
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const kilobytes = (count: number) => ' '.repeat(count * 1024);

describeOnAnyEngine('A refused request', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let stranger: RestClient;
  let nobody: RestClient;
  let scenario: string;
  let floor: string;
  let before: Awaited<ReturnType<typeof dumpDatabase>>;
  beforeAll(async () => {
    nobody = server().rest;
    author = await newAuthor(server().url, 'author');
    stranger = await newAuthor(server().url, 'stranger');
    scenario = await newScenario(author);
    floor = `${scenario}/floor-maps/01`;
    await author.put(floor, { name_ja: '一階' });
  });
  beforeEach(async () => {
    before = await dumpDatabase(server().database);
  });
  afterEach(async () => {
    expect(await dumpDatabase(server().database), 'nothing was stored').toEqual(before);
  });

  describe('is answered with what comes first', () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const huge = `{"x":"${'y'.repeat(3 * 2 ** 20)}"}`;
    test.each([
      [401, 'nobody, before the type', () => nobody.call('PUT', floor, { raw: '{', headers: form })],
      [401, 'nobody, before the size', () => nobody.call('PUT', floor, { raw: huge })],
      [401, 'nobody, before the scenario', () => nobody.put('scenarios/none/floor-maps/01', {})],
      [
        404,
        'no such scenario, before the type',
        () => author.call('PUT', 'scenarios/none/floor-maps/01', { raw: '{', headers: form }),
      ],
      [403, "another author's, before the type", () => stranger.call('PUT', floor, { raw: '{', headers: form })],
      [403, "another author's, before a wrong floor", () => stranger.put(`${scenario}/floor-maps/00`, {})],
      [415, 'the type, before the size', () => author.call('PUT', floor, { raw: huge, headers: form })],
      [413, 'the size, before the JSON', () => author.call('PUT', floor, { raw: `{${kilobytes(3000)}` })],
      [400, 'the JSON, before what is in it', () => author.call('PUT', floor, { raw: '{"nonsense":1' })],
      [422, 'what is in it, before the revision', () => author.put(floor, { difficulty: 100, revision: 77 })],
      [409, 'the revision', () => author.put(floor, { difficulty: 99, revision: 77 })],
      [404, 'a floor that cannot be', () => author.put(`${scenario}/floor-maps/00`, { difficulty: 99 })],
    ])('%i: %s', async (status, _what, call) => {
      expect(await call()).toMatchObject({ status, body: { code: status } });
    });
  });

  test.each([
    ['401', 401, () => nobody.get('me'), 'Please log in.', 'ログインしてください。'],
    ['403', 403, () => stranger.get(scenario), /permission/, /権限がありません/],
    ['404', 404, () => author.get('nothing'), /could not find/, /見つかりません/],
    ['405', 405, () => author.delete('login'), /not available/, /使えません/],
    ['413', 413, () => author.call('POST', 'scenarios', { raw: kilobytes(600) }), /too large/, /大きすぎ/],
    ['414', 414, () => author.get(`scenarios?search=${'x'.repeat(5000)}`), /too long/, /長すぎ/],
    [
      '415',
      415,
      () => author.call('POST', 'scenarios', { raw: 'x', headers: { 'content-type': 'text/plain' } }),
      /type is not accepted/,
      /受け付けられません/,
    ],
    ['422', 422, () => author.post('scenarios', {}), /check your input/, /確認してください/],
    ['409', 409, () => author.put(floor, { revision: 77 }), /changed elsewhere/, /変更されています/],
    ['not JSON', 400, () => author.call('POST', 'scenarios', { raw: '{' }), /not valid JSON/, /JSONとして/],
    ['no such page', 404, () => author.get('/nowhere'), /could not find/, /見つかりません/],
    ['broken escape', 400, () => author.get('scenarios/%zz'), /could not be read/, /読み取れません/],
    ['too long a value in the path', 414, () => author.get(`scenarios/${'x'.repeat(4097)}`), /too long/, /長すぎ/],
  ] as const)(
    '%s has the one shape, in the language of the reader',
    async (_title, status, _call, english, japanese) => {
      const call = _call;
      for (const [language, wanted] of [
        ['en', english],
        ['ja', japanese],
      ] as const) {
        const speaking = { author, stranger, nobody };
        [author, stranger, nobody] = [author.in(language), stranger.in(language), nobody.in(language)];
        const answer = await call();
        ({ author, stranger, nobody } = speaking);
        expect(answer.status).toBe(status);
        expect(answer.body).toEqual({
          title: expect.stringMatching(/./),
          message: wanted instanceof RegExp ? expect.stringMatching(wanted) : wanted,
          code: status,
          request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          ...(status === 422 && { errors: expect.any(Object) }),
          ...(status === 409 && { data: expect.any(Object) }),
        });
        expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      }
    },
  );

  test('an unknown language is Japanese, and so is none', async () => {
    for (const headers of [{ 'x-localization': 'fr' }, {}] as Record<string, string>[]) {
      const { text } = await rawRequest(server().url, { method: 'GET', path: '/api/frontend/me', headers });
      expect(JSON.parse(text)).toMatchObject({ message: 'ログインしてください。' });
    }
  });

  test('a method that a path does not have is 405 and names those it has', async () => {
    const paths = {
      me: 'GET, HEAD, PATCH, DELETE',
      notifications: 'GET, HEAD',
      scenarios: 'GET, HEAD, POST',
      [scenario]: 'GET, HEAD, PATCH, DELETE',
      [floor]: 'GET, HEAD, PUT',
      login: 'POST',
    };
    for (const [path, allow] of Object.entries(paths)) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        if (allow.split(', ').includes(method)) continue;
        const answer = await author.call(method, path);
        expect(answer).toMatchObject({ status: 405, ...(method !== 'HEAD' && { body: { code: 405 } }) });
        expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(allow.split(', ').sort());
      }
    }
  });

  test('HEAD is answered as GET is, to the same callers, without a body', async () => {
    for (const path of ['me', scenario, floor, 'nothing', '/api/openapi.json', '/trpc/accounts.me', '/trpc/nothing']) {
      for (const who of [author, stranger, nobody]) {
        const [get, head] = [await who.call('GET', path), await who.call('HEAD', path)];
        expect({ status: head.status, text: head.text }, path).toEqual({ status: get.status, text: '' });
        for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy']) {
          expect(head.headers.get(name), `${name} of ${path}`).toBe(get.headers.get(name));
        }
      }
    }
    const { headers } = await author.get(floor);
    const known = await author.call('HEAD', floor, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(known.status).toBe(304);
  });

  test('so it is with methods of tRPC, and of what is only read', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await author.call(method, '/trpc/app.version');
      expect(answer, method).toMatchObject({ status: 405 });
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
    }
    for (const path of ['/healthz', '/api/openapi.json', '/api/docs/start.js?x']) {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const answer = await author.call(method, path);
        expect(answer, `${method} ${path}`).toMatchObject({ status: 405, body: { code: 405 } });
        expect(answer.headers.get('allow')).toBe('GET, HEAD');
      }
    }
    expect(await author.call('POST', '/nowhere')).toMatchObject({ status: 404 });
  });

  test('bodies nest 32 deep and no deeper, on every surface', async () => {
    for (const path of ['scenarios', '/trpc/scenarios.create']) {
      const call = (raw: string) => author.call('POST', path, { raw });
      expect((await call(nested(32))).status, path).toBe(422);
      expect((await call(nested(33))).status, path).toBe(400);
      expect((await call(`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`)).status, path).toBe(400);
      expect((await call(nested(200_000))).status, path).toBe(400);
      // Brackets inside a text do not count.
      expect((await call(`{"${'[{'.repeat(40)}\\"[[":1}`)).status, path).toBe(422);
    }
  });

  test('bodies are at most 512 kB, those of floors 2 MB, so that an indented floor passes', async () => {
    const title = (size: number) => `{"title_ja":""${' '.repeat(size - 15)}}`;
    expect((await author.call('POST', 'scenarios', { raw: title(512 * 1024) })).status).toBe(422);
    expect((await author.call('POST', 'scenarios', { raw: title(512 * 1024 + 1) })).status).toBe(413);
    expect((await author.call('POST', '/trpc/scenarios.create', { raw: title(512 * 1024) })).status).toBe(422);
    expect((await author.call('POST', '/trpc/scenarios.create', { raw: title(512 * 1024 + 1) })).status).toBe(413);

    const indented = JSON.stringify({ maps: blankMaps(), revision: 77 }, null, 4);
    expect(indented.length).toBeGreaterThan(512 * 1024);
    expect((await author.call('PUT', `${floor}/maps`, { raw: indented })).status).toBe(409);
    const beyond = `${indented}${' '.repeat(2 * 2 ** 20 - indented.length + 1)}`;
    expect((await author.call('PUT', `${floor}/maps`, { raw: beyond })).status).toBe(413);
    // Also without a length announced before.
    const headers = {
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
      authorization: `Bearer ${author.token}`,
    };
    const chunked = { method: 'POST', path: '/api/frontend/scenarios', headers, body: title(600 * 1024) };
    expect((await rawRequest(server().url, chunked)).status).toBe(413);
  });

  test('a value in the address has at most 4,096 characters', async () => {
    expect(await author.get(`scenarios?search=${'x'.repeat(4096)}`)).toMatchObject({ status: 422 });
    expect(await author.get(`scenarios?search=${'x'.repeat(4097)}`)).toMatchObject({ status: 414 });
    expect(await author.get(`scenarios?search=a&search=${'x'.repeat(4097)}`)).toMatchObject({ status: 414 });
    expect(await author.get(`scenarios/${'x'.repeat(4096)}`)).toMatchObject({ status: 404 });
    expect(await nobody.get(`scenarios/${'x'.repeat(4097)}`)).toMatchObject({ status: 414 });
    for (const length of [3500, 5000]) {
      const answer = await nobody.get(`nowhere?${'x=1&'.repeat(length)}`);
      expect(answer).toMatchObject({ status: 414, body: { code: 414, request_id: expect.any(String) } });
    }
  });

  test.each([
    ['what is not HTTP', 400, 'NONSENSE\r\n\r\n'],
    ['a header too long', 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['too many headers', 431, `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(4000)}\r\n`],
    ['an address beyond all', 414, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ])('%s has the one shape too: %i', async (_title, status, bytes) => {
    const { hostname, port } = new URL(server().url);
    const socket = connect(Number(port), hostname);
    socket.end(bytes);
    const text = await readAll(socket);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const shape = { title: 'エラー', message: expect.any(String), code: status, request_id: expect.any(String) };
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual(shape);
  });

  test('eleven calls in one batch are too many', async () => {
    const batch = (count: number) => author.get(`/trpc/${Array(count).fill('app.version').join(',')}?batch=1&input={}`);
    expect((await batch(10)).status).toBe(200);
    expect(await batch(11)).toMatchObject({ status: 400 });
    const creating = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index, { title_ja: 'x' }]));
    const path = `/trpc/${Array(11).fill('scenarios.create').join(',')}?batch=1`;
    expect(await author.post(path, creating)).toMatchObject({ status: 400 });
  });

  test.each([
    ['text/plain', '{"title_ja":"x"}'],
    ['application/x-www-form-urlencoded', 'title_ja=x'],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="title_ja"\r\n\r\nx\r\n--b--\r\n'],
    ['application/xml', '<title_ja>x</title_ja>'],
    ['application/octet-stream', 'x'],
  ])('a body of the type %s is 415 on every surface', async (type, raw) => {
    const headers = { 'content-type': type };
    for (const path of ['scenarios', `${scenario}/backup`, '/trpc/scenarios.create', '/trpc/accounts.login']) {
      expect(await author.call('POST', path, { raw, headers })).toMatchObject({ status: 415 });
    }
  });

  test.each([
    '{"title_ja":',
    'undefined',
    "{'title_ja':'x'}",
    '{"title_ja":"x"}}',
    'NaN',
    '\u0000',
    '{"title_ja":"\n"}',
  ])('a body that is not JSON is 400: %j', async (raw) => {
    expect(await author.call('POST', 'scenarios', { raw })).toMatchObject({ status: 400 });
    expect(await author.call('POST', '/trpc/scenarios.create', { raw })).toMatchObject({ status: 400 });
  });

  test('a body that is not UTF-8 is 400, as its text would be stored mangled', async () => {
    const body = Buffer.concat([
      Buffer.from('{"title_ja":"'),
      Buffer.from([0x96, 0xc0, 0x8b, 0x7b]),
      Buffer.from('"}'),
    ]);
    for (const path of ['/api/frontend/scenarios', '/trpc/scenarios.create']) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${author.token}` };
      expect((await rawRequest(server().url, { method: 'POST', path, headers, body })).status, path).toBe(400);
    }
  });

  test.each([
    '{"title_ja":"x","__proto__":{"polluted":true}}',
    '{"title_ja":"x","constructor":{"prototype":{"polluted":true}}}',
    '{"title_ja":"x","prototype":{"polluted":true}}',
    '{"title_ja":"x","toString":1}',
    '{"title_ja":"x","hasOwnProperty":1}',
  ])('a key that reaches for prototypes is refused: %s', async (raw) => {
    for (const path of ['scenarios', '/trpc/scenarios.create']) {
      const { status } = await author.call('POST', path, { raw });
      expect([400, 422], path).toContain(status);
    }
    for (const key of ['__proto__', 'constructor', 'toString']) {
      expect(await author.get(`scenarios?${key}=1`)).toMatchObject({ status: 422 });
      expect(await author.get(`scenarios?${key}[polluted]=1`)).toMatchObject({ status: 422 });
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('a body that is no object, or where none belongs, is told so', async () => {
    for (const raw of ['[]', '5', '"text"', 'true', '[{"title_ja":"x"}]']) {
      expect(await author.call('POST', 'scenarios', { raw })).toMatchObject({
        status: 422,
        body: { errors: { body: [expect.any(String)] } },
      });
    }
    expect(await author.post('logout', { everywhere: true })).toMatchObject({
      status: 422,
      body: { errors: { everywhere: ['This field is not known.'] } },
    });
    expect(await author.get('me?fields=all')).toMatchObject({ status: 422 });
    expect(await author.get('check-app-version?x=1')).toMatchObject({ status: 422 });
  });

  test('a key that stands twice is 400, however deep; a colon in a text is none', async () => {
    const put = (raw: string, path = floor) => author.call('PUT', path, { raw });
    const appearance = (second: string) =>
      `{"no1":{"value":1,"probability":2,${second}},"no2":{"value":1,"probability":2}}`;
    for (const raw of [
      '{"difficulty":1,"difficulty":1}',
      '{"difficulty":1,"difficult\\u0079":2}',
      `{"revision":77,"revision":77}`,
    ]) {
      expect(await put(raw), raw).toMatchObject({ status: 400, body: { message: 'A key occurs twice in the data.' } });
    }
    // Other mistakes come first: this body lacks a slot.
    expect((await put(`{"appearance":${appearance('"value":1')}}`)).status).toBeGreaterThanOrEqual(400);
    const maps = JSON.stringify({ maps: blankMaps(), revision: 77 });
    expect((await put(maps, `${floor}/maps`)).status).toBe(409);
    for (const [once, twice] of [
      ['"muki":0', '"muki":0,"muki":1'],
      ['"border":{', '"border":{"east":7,'],
      ['"revision":77', '"revision":77,"revision":77'],
    ] as const) {
      expect((await put(maps.replace(once, twice), `${floor}/maps`)).status, twice).toBe(400);
    }
    const create = (raw: string, path: string) => author.call('POST', path, { raw });
    for (const path of ['scenarios', '/trpc/scenarios.create']) {
      expect((await create('{"title_ja":"a","title_ja":"b"}', path)).status, path).toBe(400);
      expect((await create('{"title_ja":":::\\":","x":[":{"]}', path)).status, path).toBe(422);
    }
    const batch = '{"0":{"title_ja":"a","title_ja":"b"},"1":{"title_ja":"c"}}';
    expect((await create(batch, '/trpc/scenarios.create,scenarios.create?batch=1')).status).toBe(400);
  });

  test('a key that stands in query and body, or in query and path, is refused', async () => {
    const both = await author.call('PUT', `${floor}?difficulty=3`, { body: { difficulty: 4 } });
    expect(both).toMatchObject({ status: 422, body: { errors: { difficulty: [expect.stringMatching(/twice/)] } } });
    expect(await author.get(`${floor}?floor_number=02`)).toMatchObject({ status: 422 });
    expect(await author.get(`${scenario}?scenario_id=other`)).toMatchObject({ status: 422 });
  });

  test.each([
    ['no scheme', (token: string) => token],
    ['another scheme', (token: string) => `Basic ${token}`],
    ['two tokens', (token: string) => `Bearer ${token}, Bearer ${token}`],
    ['a longer one', (token: string) => `Bearer ${token}x`],
    ['a shorter one', (token: string) => `Bearer ${token.slice(1)}`],
    ['the hash of it', () => `Bearer ${'0'.repeat(64)}`],
    ['none', () => 'Bearer '],
    ['SQL', () => "Bearer ' or '1'='1"],
  ])('a wrong Authorization header is 401: %s', async (_title, header) => {
    const headers = { authorization: header(author.token ?? '') };
    expect(await new RestClient(server().url).get('me', headers)).toMatchObject({ status: 401 });
  });

  test('the scheme of an Authorization header is the same in capitals and small letters', async () => {
    for (const scheme of ['bearer', 'BEARER', 'Bearer ']) {
      const answer = await nobody.get('me', { authorization: `${scheme} ${author.token}` });
      expect(answer.status, scheme).toBe(200);
    }
  });

  test('a wrong login is told beside the password and never 401', async () => {
    for (const login of ["' or 1=1 --", 'author', '\u0000', '%']) {
      const answer = await nobody.post('login', { login, password: `${PASSWORD}!` });
      expect(answer).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } });
    }
  });
});
