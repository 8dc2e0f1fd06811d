import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { type Storage, sqlite } from '../../support/engines.ts';
import { cellOf, roomMaps, type WireFloor } from '../../support/maps.ts';
import { png, sendForm, sendPicture } from '../../support/pictures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { type ServerProcess, startProcess } from '../../support/startProcess.ts';

/** Reports, when the program ends, what all its objects have inherited by then. */
const WITNESS = `
  process.once('exit', () => {
    const inherited = [];
    for (const key in {}) inherited.push(key);
    console.log('inherited: ' + JSON.stringify([inherited, ({}).polluted ?? null, '__proto__' in {}]));
  });
`;
/** The command of the image, with the witness. */
const COMMAND = [
  '--disable-proto=delete',
  '--import',
  `data:text/javascript,${encodeURIComponent(WITNESS)}`,
  '--import',
  './src/server/checkNode.js',
  'src/server/main.ts',
];

const KEYS = [
  '__proto__',
  '__proto__[polluted]',
  '__proto__.polluted',
  'constructor',
  'constructor.prototype.polluted',
  'constructor[prototype][polluted]',
  'prototype',
];
/** Parts of bodies, as text, since no object keeps such a key. */
const PARTS = [
  '"__proto__":{"polluted":true}',
  '"constructor":{"prototype":{"polluted":true}}',
  '"\\u005f_proto__":{"polluted":true}',
  '"prototype":"\\ud800"',
  '"data":{"__proto__":{"polluted":true}}',
  '"json":{"constructor":{"prototype":{"polluted":true}}},"meta":{"values":{"__proto__.polluted":["undefined"]}}',
];

describe('A server without __proto__', () => {
  let storage: Storage;
  let server: ServerProcess;
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    storage = await sqlite.makeMigrated();
    server = await startProcess(storage.env, COMMAND);
    author = await newAuthor(server.url, 'author');
    scenario = await newScenario(author);
  });
  afterAll(() => storage.remove());

  const writes = (): [method: string, path: string][] => [
    ['POST', 'register'],
    ['POST', 'login'],
    ['PATCH', 'me'],
    ['POST', 'scenarios'],
    ['PATCH', scenario],
    ['PUT', `${scenario}/floor-maps/01`],
    ['PUT', `${scenario}/floor-maps/01/maps`],
    ['POST', `${scenario}/backup`],
    ['POST', `${scenario}/restore`],
    ['POST', '/trpc/scenarios.create'],
    ['POST', '/trpc/floors.updateSettings'],
    ['POST', '/trpc/backups.save?batch=1'],
  ];

  test('refuses what reaches for prototypes in every body', async () => {
    for (const [method, path] of writes()) {
      for (const part of PARTS) {
        for (const raw of [`{${part}}`, `{"title_ja":"x",${part}}`, `{"0":{${part}}}`, `[{${part}}]`]) {
          const { status, text } = await author.call(method, path, { raw });
          // Over tRPC a call that names no scenario is not found.
          const refusals = path.startsWith('/trpc') ? [400, 404, 422] : [400, 422];
          expect(refusals, `${method} ${path} ${raw}: ${text}`).toContain(status);
        }
      }
    }
  });

  test('refuses it in every query', async () => {
    for (const key of KEYS) {
      for (const path of ['scenarios', 'me', scenario, `${scenario}/floor-maps/01`, `${scenario}/backup`]) {
        const { status } = await author.get(`${path}?${encodeURIComponent(key)}=1`);
        expect([400, 422], `${path} ${key}`).toContain(status);
      }
      for (const input of PARTS.map((part) => `{${part}}`)) {
        const { status } = await author.get(`/trpc/scenarios.list?input=${encodeURIComponent(input)}`);
        expect([400, 422], input).toContain(status);
      }
      await author.get(`/trpc/${encodeURIComponent(key)}`);
      await author.get(`/${encodeURIComponent(key)}`);
      await rawRequest(server.url, {
        method: 'GET',
        path: '/api/frontend/me',
        headers: { [key.replace(/\W/g, '-')]: '1' },
      });
    }
  });

  test('refuses it in the names of a form', async () => {
    for (const key of KEYS) {
      const form = new FormData();
      form.set('use', 'profile');
      form.set(key, 'true');
      form.set('file', new Blob([Uint8Array.from(await png())]), key);
      expect([400, 422], key).toContain((await sendForm(author, form)).status);
      const named = new FormData();
      named.set(key, new Blob([Uint8Array.from(await png())]), 'picture.png');
      expect([400, 422], key).toContain((await sendForm(author, named)).status);
    }
  });

  test('does its whole work, and no object has inherited anything', async () => {
    const picture = await sendPicture(author);
    expect(picture.status).toBe(201);
    expect(await author.patch('me', { profile: picture.data.id })).toMatchObject({ status: 200 });
    const maps = roomMaps(7);
    expect(await author.put(`${scenario}/floor-maps/01/maps`, { maps })).toMatchObject({ status: 200 });
    expect(await author.put(`${scenario}/floor-maps/01`, { name_ja: '一階' })).toMatchObject({ status: 200 });
    const { data: backup } = await author.post<{ id: string }>(`${scenario}/backup`, { note: '朝' });
    await author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(8) });
    expect(await author.post(`${scenario}/restore`, { id: backup.id })).toMatchObject({ status: 200 });
    const { data: floor } = await author.get<WireFloor>(`${scenario}/floor-maps/01`);
    expect(floor).toMatchObject({ name_ja: '一階' });
    expect(cellOf(floor.maps, 2, 2)).toEqual(cellOf(maps, 2, 2));
    expect((await author.get<object[]>('scenarios')).data).toHaveLength(1);
    for (const path of ['/api/docs/', '/api/openapi.json', '/healthz'])
      expect((await author.get(path)).status, path).toBe(200);
    expect(await author.delete(scenario)).toMatchObject({ status: 204 });
    expect(await author.post('logout')).toMatchObject({ status: 204 });

    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).toContain('inherited: [[],null,false]');
  });
});
