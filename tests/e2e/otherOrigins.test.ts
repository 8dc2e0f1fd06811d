import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { startProcess } from '../support/startProcess.ts';
import { newAccount, newScenario } from './support/newAccount.ts';
import { expect, test } from './support/test.ts';

/** The ways of reaching our server from a foreign page; its script tries them all. Each reports when it has ended. */
const attack = async ({ target, scenario }: { target: string; scenario: string }): Promise<string[]> => {
  const api = `${target}/api/frontend`;
  const writes: [method: string, url: string, body: object][] = [
    ['POST', `${api}/scenarios`, { title_ja: '乗っ取り' }],
    ['POST', `${target}/trpc/scenarios.create`, { title_ja: '乗っ取り' }],
    ['POST', `${target}/trpc/scenarios.create?batch=1`, { 0: { title_ja: '乗っ取り' } }],
    ['POST', `${api}/scenarios/${scenario}/backup`, {}],
    ['POST', `${target}/trpc/backups.save`, { scenario_id: scenario }],
    ['PUT', `${api}/scenarios/${scenario}/floor-maps/01`, { magic_set: 9 }],
    ['PATCH', `${api}/me`, { name: 'Taken Over' }],
    ['DELETE', `${api}/scenarios/${scenario}`, {}],
    ['POST', `${target}/trpc/scenarios.delete`, { scenario_id: scenario }],
    ['POST', `${api}/logout`, {}],
    ['POST', `${target}/trpc/accounts.logout`, {}],
    ['POST', `${target}/trpc/accounts.endOtherSessions`, {}],
  ];
  const tried: string[] = [];
  const fetches = writes.flatMap(([method, url, body]) =>
    ['text/plain', 'application/x-www-form-urlencoded', 'application/json'].flatMap((type) =>
      (['cors', 'no-cors'] as const).map(async (mode) => {
        const init = { method, mode, credentials: 'include', body: JSON.stringify(body) } as const;
        await fetch(url, { ...init, headers: { 'content-type': type } }).catch(() => {});
        tried.push(`fetch ${mode} ${type} ${method} ${url}`);
      }),
    ),
  );
  const forms = writes
    .filter(([method]) => method === 'POST')
    .flatMap(([, url, body]) =>
      ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'].map(async (type, index) => {
        const frame = document.createElement('iframe');
        frame.name = `frame ${url} ${index}`;
        const form = document.createElement('form');
        Object.assign(form, { method: 'POST', action: url, target: frame.name, enctype: type });
        // In text/plain a name and a value make a line `{"a":"b","x":"="}`.
        const fields =
          type === 'text/plain' ? [[`${JSON.stringify(body).slice(0, -1)},"x":"`, '"}']] : Object.entries(body);
        for (const [name, value] of fields) {
          const input = document.createElement('input');
          Object.assign(input, { type: 'hidden', name, value });
          form.append(input);
        }
        document.body.append(frame, form);
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        form.submit();
        await loaded;
        tried.push(`form ${type} ${url}`);
      }),
    );
  const images = [
    `${api}/logout`,
    `${api}/scenarios/${scenario}`,
    ...writes
      .filter(([, url]) => url.includes('/trpc/'))
      .map(([, url, body]) => `${url.split('?')[0]}?input=${encodeURIComponent(JSON.stringify(body))}`),
  ].map(async (src) => {
    const image = new Image();
    const ended = new Promise((resolve) => {
      image.onerror = resolve;
      image.onload = resolve;
    });
    image.src = src;
    await ended;
    tried.push(`image ${src}`);
  });
  await Promise.all([...fetches, ...forms, ...images]);
  navigator.sendBeacon(`${api}/logout`, '{}');
  return tried;
};

/** Returns every row of every table; the time when somebody was last seen does not count as a change. */
function rowsOf(database: Database.Database): Record<string, unknown[]> {
  const tables = database.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
  const rows = tables.map((table) => [table, database.prepare(`select * from "${table}"`).all()] as const);
  const kept = (row: unknown) => ({ ...(row as object), last_seen_at: 0, last_access_at: 0 });
  return Object.fromEntries(rows.map(([table, found]) => [table, found.map(kept)]));
}

// Another port is another origin of the same site, which even a strict cookie is sent to; another name is another site.
for (const name of ['127.0.0.1', 'localhost']) {
  test(`a page of another origin changes nothing, whatever it sends: from ${name}`, async ({ browser }) => {
    test.slow();
    const folder = mkdtempSync(join(tmpdir(), 'meikyu-origins-'));
    const server = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'info' });
    const other = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<!doctype html><title>A page of somebody else</title><body></body>');
    }).listen(0);
    await once(other, 'listening');
    const database = new Database(join(folder, 'meikyu.sqlite'), { readonly: true });

    const account = await newAccount(server.url);
    const scenario = await newScenario(account);
    const context = await browser.newContext();
    await context.addCookies([
      { name: 'access_token', value: account.rest.token ?? '', url: server.url, sameSite: 'Strict' },
    ]);
    const page = await context.newPage();
    const cookies: string[] = [];
    page.on('request', async (request) => {
      // A request that is still running when the test ends has no headers any more.
      const headers = await request.allHeaders().catch(() => undefined);
      if (request.url().startsWith(server.url) && headers?.cookie !== undefined) cookies.push(headers.cookie);
    });
    const answered = () => [...server.output().matchAll(/"statusCode":(\d+)/g)].map(([, status]) => Number(status));
    const own = answered().length;
    const before = rowsOf(database);
    await page.goto(`http://${name}:${(other.address() as AddressInfo).port}/`);
    const tried = await page.evaluate(attack, { target: server.url, scenario });
    expect(tried.length).toBeGreaterThan(100);
    // They did arrive, on the same site with the cookie, and none was accepted.
    await expect.poll(() => answered().length - own).toBeGreaterThan(80);
    expect(
      answered()
        .slice(own)
        .filter((status) => status < 400),
    ).toEqual([]);
    if (name === '127.0.0.1') await expect.poll(() => cookies.length).toBeGreaterThan(0);
    expect(rowsOf(database)).toEqual(before);
    expect((await account.rest.get('me')).status).toBe(200);

    await context.close();
    database.close();
    other.close();
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true });
  });
}
