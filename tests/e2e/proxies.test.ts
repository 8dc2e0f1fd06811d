import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { textIn } from '#client/i18n/defineTexts.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { savingTexts } from '#client/saving/savingTexts.ts';
import { test as base, expect, type Page } from './support/test.ts';

interface Gate {
  readonly url: string;
  /** Whether it forwards calls, answers them itself with a status, or never answers; and for which addresses. */
  way: 'through' | 'silent' | number;
  of: RegExp;
}

/** A site behind a proxy, which does not always reach it. */
const test = base.extend<{ gate: Gate }>({
  gate: async ({ browserName: _ }, use, { project }) => {
    const site = new URL(project.use.baseURL ?? '');
    const server = createServer((incoming, answer) => {
      const { way, of } = gate;
      if (way === 'through' || !of.test(incoming.url ?? '')) {
        const { method, url, headers } = incoming;
        const passed = ask({ hostname: site.hostname, port: site.port, method, path: url, headers }, (came) => {
          answer.writeHead(came.statusCode ?? 500, came.headers);
          came.pipe(answer);
        });
        passed.on('error', () => answer.destroy());
        incoming.pipe(passed);
      } else if (way !== 'silent') answer.writeHead(way, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const gate: Gate = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, way: 'through', of: /./ };
    await use(gate);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ gate }, use) => use(gate.url),
});

test.describe('with the background worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the kept page opens where a proxy answers for the site, and after 5 seconds where nothing comes', async ({
    map,
    page,
    gate,
    faults,
  }) => {
    test.slow();
    faults.expect(/status of 50[234]|ERR_/);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await map.presses([4.5, 5]);
    await map.isSaved();
    for (const way of [502, 503, 504, 'silent'] as const) {
      await test.step(`${way}`, async () => {
        gate.way = way;
        // The page's further requests have their own timeouts.
        if (way === 'silent') gate.of = /^\/scenarios\//;
        await page.reload();
        await map.isOpen();
        await map.shows(4, 5, { south: 'wall' });
      });
    }
    gate.way = 'through';
    await page.reload();
    await map.isOpen();
  });
});

test('a 503 while the server is away is a wait: what was drawn goes out by itself, and no fault is told', async ({
  map,
  page,
  gate,
  faults,
}) => {
  faults.expect(/status of 503/);
  gate.way = 503;
  gate.of = /floors\.saveGrid/;
  await map.presses([4.5, 5]);
  await map.saysOfSaving(textIn('ja', savingTexts)('saving.retrying'));
  await expect(dialog(page)).toBeHidden();
  await map.presses([8.5, 5]);
  gate.way = 'through';
  await map.isSaved();
  await page.reload();
  await map.isOpen();
  await map.shows(4, 5, { south: 'wall' });
  await map.shows(8, 5, { south: 'wall' });
});

const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

for (const language of ['ja', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    // A 401 without a message does not come from our server, so it ends no session.
    for (const code of [401, 502])
      test(`an answer that is no JSON is told with its code (${code}), and the page goes on`, async ({
        author,
        page,
        gate,
        faults,
      }) => {
        faults.expect(new RegExp(`status of ${code}`));
        await author.isLoggedIn();
        gate.way = code;
        gate.of = /^\/trpc\/[^?]*scenarios\.list/;
        await page.goto('/scenarios');
        await expect(dialog(page)).toContainText(textIn(language, pageTexts)('error.code', { code }));
        await dialog(page).getByRole('button').last().click();
        await expect(dialog(page)).toBeHidden();
        await expect(page).toHaveURL('/scenarios');
        gate.way = 'through';
        await page.reload();
        await expect(author.button('addNew').first()).toBeVisible();
      });

    test('what is not there has its page, and no dialog over it', async ({ author, page, faults }) => {
      faults.expect(/status of 404/);
      await author.isLoggedIn();
      await page.goto('/scenarios/0123456789abcdef');
      await expect(page.getByText(textIn(language, pageTexts)('errorPage.404'))).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    });
  });
}
