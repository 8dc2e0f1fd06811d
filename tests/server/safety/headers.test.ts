import { beforeAll, describe, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { speak } from '../../support/speak.ts';
import { type Route, useServer } from '../../support/useServer.ts';

/** Headers that differ between answers. */
const OF_THIS_ANSWER = ['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'vary'];
const ALLOWED = 'https://pages.example.com';

describe('The headers of answers', () => {
  const plain = useServer(sqlite);
  const https = useServer(sqlite, { env: () => ({ PUBLIC_URL: 'https://meikyu.example.com' }) });
  const allowing = useServer(sqlite, {
    env: () => ({ API_URL: 'https://api.example.com', ALLOWED_ORIGINS: `http://other:81, ${ALLOWED}` }),
  });
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(plain().url, 'author');
    scenario = await newScenario(author);
  });

  const addressOf = ({ url }: Route) =>
    url
      .replace(':scenario_id', scenario.split('/')[1] as string)
      .replace(':floor_number', '01')
      .replace(/:\w+|\*/g, '0');

  /** Returns every GET of the running server, including the client's files, and URLs that are refused in other ways. */
  const addresses = () => [
    ...plain()
      .routes.filter(({ method }) => method === 'GET')
      .map(addressOf),
    '/nowhere',
    '/api/frontend/nowhere',
    '/api/frontend/scenarios/%zz',
    `/api/frontend/scenarios/${'x'.repeat(5000)}`,
    '/trpc/app.version?input=%7B',
  ];

  test('every answer, good or bad, to an author or to nobody, says what a browser may do with it', async () => {
    // Without a built client, as on a bare machine, there are 30.
    expect(addresses().length).toBeGreaterThanOrEqual(30);
    for (const address of addresses()) {
      for (const who of [author, plain().rest]) {
        const { headers } = await who.call('GET', address);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy, address).toMatch(/^default-src 'none'/);
        expect(policy, address).not.toMatch(/unsafe|\*|upgrade-insecure/);
        expect(headers.get('x-content-type-options'), address).toBe('nosniff');
        expect(headers.get('strict-transport-security'), address).toBe(null);
        expect(headers.get('set-cookie'), address).toBe(null);
        expect(headers.get('x-powered-by') ?? headers.get('server'), address).toBe(null);
      }
    }
  });

  test('what the parser refuses, and no route is looked up for, says the same', async () => {
    const { url } = https();
    const host = 'Host: x\r\nConnection: close\r\n';
    const asked: [status: number, bytes: string][] = [
      [400, 'no HTTP\r\n\r\n'],
      [400, 'GET /api/frontend/me HTTP/1.1\r\nConnection: close\r\n\r\n'],
      [400, `GET /%zz HTTP/1.1\r\n${host}\r\n`],
      [400, `POST /api/frontend/login HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`],
      [414, `GET /api/frontend/${'x'.repeat(13_000)} HTTP/1.1\r\n${host}\r\n`],
      [414, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`],
      [417, `POST /api/frontend/login HTTP/1.1\r\n${host}Expect: the-moon\r\nContent-Length: 2\r\n\r\n{}`],
      [431, `GET /healthz HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    ];
    const { headers } = await https().rest.call('GET', '/api/frontend/nowhere');
    const names = [...headers.keys()].filter((name) => !OF_THIS_ANSWER.includes(name));
    expect(names.length).toBeGreaterThanOrEqual(12);
    for (const [status, bytes] of asked) {
      const answer = await speak(url, bytes);
      expect(answer, bytes.slice(0, 60)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const told = new Headers(
        head
          .split('\r\n')
          .slice(1)
          .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
      );
      for (const name of names) {
        expect(told.get(name), `${status} ${name}`).toBe(headers.get(name));
      }
      expect(JSON.parse(body)).toMatchObject({ code: status, request_id: expect.any(String) });
    }
  });

  test('pages say the rest too: no frames, no referrer, nothing shared with other origins', async () => {
    for (const address of ['/api/docs/', '/healthz', '/nowhere', '/api/frontend/me']) {
      const { headers } = await plain().rest.call('GET', address);
      expect(Object.fromEntries(headers), address).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
    }
    const { headers } = await plain().rest.call('GET', '/api/docs/');
    const policy = (headers.get('content-security-policy') ?? '').split(';').map((one) => one.trim());
    const wanted = [
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ];
    expect(policy).toEqual(expect.arrayContaining(wanted));
  });

  test('only where readers come by https are they told to stay there', async () => {
    for (const address of ['/healthz', '/api/docs/', '/nowhere']) {
      const { headers } = await https().rest.call('GET', address);
      expect(headers.get('strict-transport-security'), address).toBe('max-age=31536000; includeSubDomains');
    }
    const { headers } = await https().rest.call('GET', '/api/docs/');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  test('nothing that was answered to an author is kept by a cache, but for floors, which ask first', async () => {
    for (const route of plain().routes.filter(
      ({ method, url }) => method === 'GET' && url.startsWith('/api/frontend/'),
    )) {
      const { headers, status } = await author.call('GET', addressOf(route));
      const isFloor = route.url.endsWith('/floor-maps/:floor_number') && status === 200;
      expect(headers.get('cache-control'), route.url).toBe(isFloor ? 'private, no-cache' : 'no-store');
    }
    for (const procedure of ['accounts.me', 'scenarios.list', 'none']) {
      const { headers } = await author.call('GET', `/trpc/${procedure}`);
      expect(headers.get('cache-control'), procedure).toBe('no-store');
    }
    expect((await author.post('logout')).headers.get('cache-control')).toBe('no-store');
    author = await newAuthor(plain().url, 'another');
  });

  test("the client's hashed files are kept for ever, its page is asked for anew", async () => {
    const files = plain().routes.filter(({ method, url }) => method === 'GET' && url.startsWith('/assets/'));
    for (const { url } of files.slice(0, 5)) {
      const { headers } = await plain().rest.call('GET', url);
      expect(headers.get('cache-control'), url).toBe('public, max-age=31536000, immutable');
    }
    for (const { url } of plain().routes.filter(({ url }) => url === '/index.html')) {
      expect((await plain().rest.call('GET', url)).headers.get('cache-control')).toBe('no-cache');
    }
  });

  test.each(['/api/frontend/me', '/trpc/accounts.me', '/files/x', '/healthz'])(
    'pages of an allowed origin, and of no other, may use %s',
    async (address) => {
      const ask = (origin: string, method: string) =>
        allowing().rest.call(method, address, {
          headers: { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'PUT' }) },
        });
      const preflight = await ask(ALLOWED, 'OPTIONS');
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
      const headers = preflight.headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
      for (const name of ['authorization', 'content-type', 'idempotency-key', 'if-match', 'x-localization']) {
        expect(headers).toContain(name);
      }
      // Errors too: otherwise the page could not read them.
      const answer = await ask(ALLOWED, 'GET');
      expect(answer.headers.get('access-control-expose-headers')).toMatch(/ETag.*Retry-After/);
      for (const one of [preflight, answer]) {
        expect(one.headers.get('access-control-allow-origin')).toBe(ALLOWED);
        expect(one.headers.get('access-control-allow-credentials')).toBeNull();
        expect(`${one.headers.get('vary')} ${one.headers.get('cache-control')}`).toMatch(/Origin|no-store/);
      }
      for (const origin of [`${ALLOWED}.evil.com`, ALLOWED.replace('https', 'http'), `${ALLOWED}:444`, 'null', '*']) {
        for (const method of ['OPTIONS', 'GET']) {
          const { headers: told } = await ask(origin, method);
          expect(told.get('access-control-allow-origin'), `${method} of ${origin}`).toBeNull();
          expect(`${told.get('vary')} ${told.get('cache-control')}`).toMatch(/Origin|no-store/);
        }
      }
      expect(
        (await allowing().rest.get('/', { origin: ALLOWED })).headers.get('access-control-allow-origin'),
      ).toBeNull();
    },
  );

  test('pages with an API elsewhere say where, and may reach it', async () => {
    const { headers, text } = await allowing().rest.get('/', { accept: 'text/html' });
    const policy = headers.get('content-security-policy') ?? '';
    for (const directive of ['connect-src', 'img-src']) {
      expect(policy).toMatch(new RegExp(`${directive} 'self' https://api\\.example\\.com[ ;]`));
    }
    if (headers.get('content-type')?.startsWith('text/html'))
      expect(text).toContain('content="https://api.example.com"');
  });

  test.each([
    'https://evil.example.com',
    'null',
    'http://127.0.0.1.evil.example.com',
    'http://127.0.0.1:3000.evil.example.com',
    'http://127.0.0.1',
  ])('a page of %s is allowed nothing, by a preflight or by the answer itself', async (origin) => {
    for (const address of [
      '/api/frontend/me',
      '/api/frontend/login',
      '/trpc/accounts.login',
      '/api/openapi.json',
      '/',
    ]) {
      for (const method of ['OPTIONS', 'GET', 'POST']) {
        const { headers, status } = await author.call(method, address, {
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization',
          },
          ...(method === 'POST' && { body: {} }),
        });
        const allowed = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect(allowed, `${method} ${address}`).toEqual([]);
        if (method === 'OPTIONS') expect(status, address).toBeGreaterThanOrEqual(400);
      }
    }
  });
});
