import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/freePort.ts';
import { startProcess } from '../support/startProcess.ts';
import { Author } from './support/Author.ts';
import { FloorMap } from './support/FloorMap.ts';
import { newAccount } from './support/newAccount.ts';
import { picture } from './support/picture.ts';
import { test as base, expect } from './support/test.ts';

/** A server for the pages and one for the API, each at an origin of its own. */
const test = base.extend<{ hosts: { readonly pages: string; readonly api: string } }>({
  hosts: async ({ browserName }, use) => {
    const folder = mkdtempSync(join(tmpdir(), `meikyu-hosts-${browserName}-`));
    const [pagesPort, apiPort] = [await freePort(), await freePort()].map(String) as [string, string];
    const pages = `http://127.0.0.1:${pagesPort}`;
    const api = `http://127.0.0.1:${apiPort}`;
    const servers = await Promise.all([
      startProcess({ PORT: pagesPort, DATA_DIR: join(folder, 'pages'), API_URL: api }),
      startProcess({ PORT: apiPort, DATA_DIR: join(folder, 'api'), PUBLIC_URL: pages, ALLOWED_ORIGINS: pages }),
    ]);
    await use({ pages, api });
    for (const server of servers) await server.end('SIGTERM');
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ hosts }, use) => use(hosts.pages),
  author: async ({ page, hosts, language }, use) => {
    const author = new Author(page, await newAccount(hosts.api), language);
    await author.isLoggedIn();
    await use(author);
  },
});

test('the pages of one host use the API of another: an author draws, and sends a picture that is shown', async ({
  page,
  author,
  hosts,
  faults,
  words,
}) => {
  test.slow();
  faults.expect(new RegExp(`^foreign: ${hosts.api}/`));
  const own: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(hosts.pages)) own.push(new URL(request.url()).pathname);
  });
  const scenario = await author.hasScenario();
  const map = new FloorMap(author);
  await map.opens(scenario);
  await map.drags([
    [2.5, 5],
    [6.5, 5],
  ]);
  await map.isSaved();
  await page.reload();
  await map.isOpen();
  await map.shows(4, 5, { south: 'wall' });

  await page.goto('/me');
  const buffer = await picture(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await author.button('usePicture').click();
  await author.reads(words.pictureChanged);
  const avatar = page.getByRole('button', { name: words.menuOf(author.account.name) }).locator('img');
  await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(own.filter((path) => /^\/(api|trpc|files)\//.test(path))).toEqual([]);
});
