import { describe, expect, test } from 'vitest';
import { MAP_FILE_FORMS } from '#domain/map/files/mapFile.ts';
import { REST_PATHS } from '#server/rest/paths.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import { PATH_VALUES } from '../../support/pathValues.ts';
import { platformToken, TEST_PUBLIC_URL } from '../../support/platform.ts';
import { releaseKnown } from '../../support/publish.ts';
import { useServer } from '../../support/useServer.ts';

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required?: boolean; schema?: { type?: string } }[];
  requestBody?: { required: boolean; content: Record<string, { schema: { required?: string[]; oneOf?: object[] } }> };
  responses: Record<string, Response | { $ref: string }>;
  security: object[];
  tags?: string[];
}
interface Response {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: { properties?: object } }>;
}
interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<'securitySchemes' | 'schemas' | 'responses', Record<string, object>>;
}

/** Returns the queries of a call that can answer several things, or needs to know which. */
function queriesOf(path: string): readonly string[] {
  if (path.endsWith('/export-map-data')) return MAP_FILE_FORMS.map((format) => `?format=${format}`);
  return path.endsWith('/edit/export') ? ['?id=1'] : [''];
}

describe('The API document', () => {
  const server = useServer(sqlite);
  const load = async () => JSON.parse((await server().rest.get('/api/openapi.json')).text) as OpenApi;

  test('is OpenAPI 3.1 as its structure goes', async () => {
    const document = await load();
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toEqual({
      title: expect.stringMatching(/./),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      description: expect.any(String),
      license: { name: 'MIT', identifier: 'MIT' },
    });
    for (const { url } of document.servers) expect(() => new URL(url)).not.toThrow();
    const ids = new Set<string>();
    const tags = document.tags.map(({ name }) => name);
    for (const [path, operations] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\//);
      for (const [method, operation] of Object.entries(operations)) {
        expect(['get', 'post', 'put', 'patch', 'delete']).toContain(method);
        expect(ids, 'operationId is unique').not.toContain(operation.operationId);
        ids.add(operation.operationId);
        expect(operation.operationId).toMatch(/^[a-z][A-Za-z0-9]+$/);
        expect(operation.summary, operation.operationId).toMatch(/^[A-Z].*[^.]$/);
        expect(operation.security).toEqual(expect.any(Array));
        for (const tag of operation.tags ?? []) expect(tags).toContain(tag);
        const statuses = Object.keys(operation.responses);
        for (const wanted of [/^2\d\d$/, /^4\d\d$/, /^default$/])
          expect(statuses, operation.operationId).toContainEqual(expect.stringMatching(wanted));
        for (const [status, response] of Object.entries(operation.responses)) {
          expect(status).toMatch(/^([1-5]\d\d|default)$/);
          if ('$ref' in response) continue;
          const { description, content } = response;
          expect(description).not.toBe('');
          const told = Object.values(content ?? {}).map(({ schema }) => schema);
          if (status === '204' || status === '304') expect(told, path).toEqual([]);
          else expect(told, `${method} ${path} ${status}`).not.toEqual([]);
          for (const schema of told.filter(({ properties }) => properties))
            expect(schema, path).toMatchObject({ type: 'object', additionalProperties: false });
        }
        const inPath = operation.parameters.filter((one) => one.in === 'path');
        const named = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
        expect(inPath.map(({ name }) => name).sort()).toEqual(named.sort());
        for (const parameter of operation.parameters) {
          expect(['path', 'query', 'header']).toContain(parameter.in);
          expect(parameter.schema).toEqual(expect.any(Object));
          if (parameter.in === 'path') expect(parameter.required).toBe(true);
        }
        if (method === 'get') expect(operation.requestBody).toBeUndefined();
        for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
          const object = schema.oneOf?.[0] ?? schema;
          expect(object).toMatchObject({ type: 'object', additionalProperties: false });
        }
      }
    }
    for (const reference of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = reference[1]
        ?.split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
      expect(target, reference[0]).toBeDefined();
    }
  });

  test('holds every REST path with its method, what it needs and how it succeeds', async () => {
    const document = await load();
    const written = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(written.sort()).toEqual(REST_PATHS.map(({ method, path }) => `${method} /api/frontend/${path}`).sort());
    for (const { method, path, status } of REST_PATHS) {
      const operation = document.paths[`/api/frontend/${path}`]?.[method.toLowerCase()];
      const takesToken = path.includes('{token}');
      const token = await platformToken(TEST_PUBLIC_URL, 'player');
      const { status: asked } = await server().rest.call(
        method,
        path.replace('{token}', token).replace(/\{\w+\}/g, '01'),
        {
          ...(method !== 'GET' && { body: {} }),
        },
      );
      expect(operation?.security, `${method} ${path}`).toEqual(asked === 401 ? [{ bearer: [] }] : []);
      expect(Object.hasOwn(operation?.responses ?? {}, '401'), `${method} ${path}`).toBe(asked === 401 || takesToken);
      if (status) expect(operation?.responses).toHaveProperty(String(status));
    }
    expect(
      document.paths['/api/frontend/register']?.post?.requestBody?.content['application/json']?.schema,
    ).toMatchObject({
      required: ['username', 'name', 'email', 'password', 'language', 'agreed'],
    });
  });

  test("tells of a table's file the header in which lost characters are named", async () => {
    const { responses } = (await load()).paths['/api/frontend/scenarios/{scenario_id}/items-detail/export']?.get ?? {};
    expect(responses?.[200]).toMatchObject({
      headers: { 'X-Lost-Characters': { description: expect.stringContaining('percent'), schema: { type: 'string' } } },
    });
  });

  test('says which headers a call reads, numbers as numbers, and what may stand in a body beside the path', async () => {
    const document = await load();
    const operations = Object.values(document.paths).flatMap((one) => Object.values(one));
    const named = (operation: Operation | undefined, place: string) =>
      (operation?.parameters ?? []).filter((one) => one.in === place).map(({ name }) => name);
    for (const operation of operations) expect(named(operation, 'header')).toContain('X-Localization');
    const at = (path: string) => document.paths[`/api/frontend/scenarios/{scenario_id}/${path}`];
    expect(named(at('floor-maps/{floor_number}')?.get, 'header')).toContain('If-None-Match');
    const update = at('floor-maps/{floor_number}')?.put;
    expect(named(update, 'header')).toContain('If-Match');
    expect(update?.requestBody).toMatchObject({
      required: false,
      content: { 'application/json': { schema: { properties: { scenario_id: {}, floor_number: {} } } } },
    });
    const keyed = operations.filter((operation) => named(operation, 'header').includes('Idempotency-Key'));
    expect(keyed.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['postScenarios', 'postScenariosByScenarioIdRestore', 'patchScenariosByScenarioId']),
    );
    for (const { method, path } of REST_PATHS.filter((one) => one.path.endsWith('/{number}'))) {
      const operation = document.paths[`/api/frontend/${path}`]?.[method.toLowerCase()];
      const number = operation?.parameters.find(({ name }) => name === 'number');
      expect(number?.schema, path).toMatchObject({ type: 'integer' });
    }
    const grid = at('floor-maps/{floor_number}/maps')?.put?.requestBody?.content['application/json']?.schema;
    expect(grid?.oneOf).toHaveLength(2);
  });

  test('names the content types that are sent', async () => {
    const document = await load();
    const author = await newAuthor(server().url, 'openapi');
    const scenario = await newScenario(author);
    await author.put(`${scenario}/floor-maps/01`, { name_ja: '石の間' });
    await author.post(`${scenario}/auto-magic-effect-settings`, { number: 1, name_ja: '♥' });
    await releaseKnown(author, await newScenario(author), server().database);
    const backup = (await author.post<{ id: string }>(`${scenario}/backup`)).data.id;
    const sent = async (path: string) =>
      (await author.get(path)).headers.get('content-type')?.replace(/;.*/, '') ?? 'none';
    for (const { path } of REST_PATHS.filter(({ toAnswer }) => toAnswer)) {
      const address = path
        .replace('scenarios/{scenario_id}', scenario)
        .replace('backup/{id}', `backup/${backup}`)
        .replace('{code}', PATH_VALUES.code ?? '')
        .replace(/\{\w+\}/g, '01');
      const found = new Set(await Promise.all(queriesOf(path).map((query) => sent(`${address}${query}`))));
      const told = document.paths[`/api/frontend/${path}`]?.get?.responses[200] as Response;
      expect({ path, types: [...found].sort() }).toEqual({ path, types: Object.keys(told.content ?? {}).sort() });
      const { headers } = await author.get(`${address}${queriesOf(path)[0]}`);
      for (const name of Object.keys(told.headers ?? {})) expect(headers.has(name), `${path} ${name}`).toBe(true);
      expect(Object.keys(told.headers ?? {})).toContain(
        path.endsWith('{floor_number}') ? 'ETag' : 'Content-Disposition',
      );
    }
  });

  test('has a page to read it that asks no other host for anything', async () => {
    const { rest } = server();
    expect(await rest.get('/api/docs')).toMatchObject({ status: 302 });
    const page = await rest.get('/api/docs/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|unsafe|\*/);
    expect(page.text).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(page.text).not.toMatch(/<script>|<style|\son\w+=/);
    for (const [, address] of page.text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      if (address === '/icon.svg') continue;
      expect(address).toMatch(/^\/api\/docs\//);
      expect(await rest.get(address ?? ''), address).toMatchObject({ status: 200 });
    }
    expect((await rest.get('/api/docs/start.js')).text).toContain("url: '/api/openapi.json'");
    expect((await rest.get('/api/docs/swagger-ui.css')).text).not.toMatch(/url\(["']?https?:|@import/);
  });
});

describe('Every answer', () => {
  const server = useServer(sqlite);

  test.each([
    '/',
    '/nowhere',
    '/api/frontend/me',
    '/api/frontend/%zz',
    '/api/docs/',
    '/api/openapi.json',
    '/trpc/app.version',
    '/healthz',
  ])('has its security headers: %s', async (path) => {
    const { headers } = await server().rest.get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    // Over plain http these would lock the page out of its own server.
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    if (/^\/(api\/frontend\/me|trpc)/.test(path)) expect(headers.get('cache-control')).toBe('no-store');
  });

  test('opens to no other origin', async () => {
    for (const origin of ['null', 'https://example.org', `${server().url}.example.org`]) {
      const preflight = await server().rest.call('OPTIONS', 'me', {
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
      });
      expect(preflight.status).toBeGreaterThanOrEqual(400);
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
