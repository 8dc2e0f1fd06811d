import type { Author } from './support/Author.ts';
import { FloorMap, type Point, row } from './support/FloorMap.ts';
import { ItemTable } from './support/ItemTable.ts';
import { ownServerTest } from './support/ownServer.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the site is stored in the browser, and so is the data of the open floor. */
async function isReadyForOffline(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** The revision of the open floor on the server: one more with every save. */
async function revisionOf({ account }: Author, page: Page): Promise<number> {
  const { data } = await account.rest.get<{ revision: number }>(new URL(page.url()).pathname.slice(1));
  return data.revision;
}

/** Fifty places on the floor, none next to another. */
const FIFTY: readonly Point[] = [2, 6, 10, 14, 18].flatMap((y) => row(2, 20, y).filter(([x]) => x % 2 === 0));

/** Runs in the page: holds the browser's store with a transaction that does not end before the page does. */
const HOLD_STORE = `new Promise((resolve) => {
  const opening = indexedDB.open('meikyu', 1);
  opening.onsuccess = () => {
    const store = opening.result.transaction('answers', 'readwrite').objectStore('answers');
    const goOn = () => {
      store.get('').onsuccess = goOn;
      resolve();
    };
    goOn();
  };
})`;

/** Saves the change of `acts` on the server and closes the tab while the browser's own write of it is still pending. */
async function closesWhileKeeping(page: Page, saving: RegExp, acts: () => Promise<void>): Promise<void> {
  await page.evaluate(HOLD_STORE);
  const answer = page.waitForResponse(saving);
  await acts();
  await (await answer).finished();
  // The page handles the answer before the frame after next.
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  await page.context().setOffline(true);
  await page.close();
}

test('fifty strokes made offline survive the closed tab, are there when it is opened offline, and arrive once', {
  tag: '@firefox',
}, async ({ map, page, author, context, words, faults }) => {
  test.slow();
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  // If the closed tab's last request did arrive, the next tab learns of it as of any other writer's, and merges.
  faults.expect(/409 \(Conflict\).*floors\.saveGrid/);
  await isReadyForOffline(page);
  await map.presses([12.5, 22]);
  await map.isSaved();
  await context.setOffline(true);
  await author.reads(words.offline);
  for (const [x, y] of FIFTY) await map.presses([x + 0.5, y]);
  await map.saysOfSaving(words.notSentOffline);
  const before = await revisionOf(author, page);
  await page.close();

  const next = new FloorMap(author, await context.newPage());
  await next.page.goto(new URL(page.url()).pathname);
  await next.isOpen();
  await next.showAll(FIFTY, { south: 'wall' });
  await next.shows(12, 22, { south: 'wall' });
  await expect(next.page.getByText(words.offlineBadge, { exact: true })).toBeVisible();

  await context.setOffline(false);
  await expect(next.page.getByRole('status').filter({ hasText: words.backOnline })).toBeVisible();
  await next.isSaved();
  // Saved once, whether now or with the closed tab's last request, which the browser's network no longer blocks.
  expect(await revisionOf(author, next.page)).toBe(before + 1);
  await next.page.reload();
  await next.isOpen();
  await next.showAll(FIFTY, { south: 'wall' });
  await next.counts(2 * FIFTY.length + 2);
  await expect(next.page.getByText(words.offlineBadge, { exact: true })).toBeHidden();
});

test('a stroke whose save is answered as the tab is closed is there when it is opened offline', async ({
  map,
  page,
  author,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  // An edit whose save the closed tab had not recorded yet is sent again, to a server that already has it: it is merged.
  faults.expect(/409 \(Conflict\).*floors\.saveGrid/);
  await isReadyForOffline(page);
  await map.presses([12.5, 22]);
  await map.isSaved();
  await closesWhileKeeping(page, /floors\.saveGrid/, () => map.presses([10.5, 10]));

  const next = new FloorMap(author, await context.newPage());
  await next.page.goto(new URL(page.url()).pathname);
  await next.isOpen();
  await next.shows(10, 10, { south: 'wall' });
  await next.shows(12, 22, { south: 'wall' });
  await context.setOffline(false);
  await next.isSaved();
});

test('a cell whose save is answered as the tab is closed is there when its table is opened offline', async ({
  map,
  page,
  author,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  // As with the stroke, an edit whose save was not recorded yet is sent again.
  faults.expect(/409 \(Conflict\).*records\.item\.save/);
  await map.isOpen();
  await isReadyForOffline(page);
  const table = new ItemTable(author, await author.hasScenario());
  await table.opens();
  await table.goesTo(3, 'name_ja');
  await closesWhileKeeping(page, /records\.item\.save/, async () => {
    await page.keyboard.type('灯り');
    await table.presses('Enter');
  });

  const next = new ItemTable(author, table.scenarioId, await context.newPage());
  await next.opens();
  await expect(next.cell(3, 'name_ja')).toHaveText('灯り');
  await context.setOffline(false);
  // If the closed tab's own save arrived first, this one finds it there and has nothing more to send.
  await expect(next.page.locator('[data-state]')).toHaveAttribute('data-state', /^(saved|idle)$/);
  await expect.poll(async () => (await next.stored()).get(3)).toMatchObject({ name_ja: '灯り' });
});

test('every screen that was open before opens offline, and nothing of the server lies in a cache', {
  tag: '@firefox',
}, async ({ map, page, author, context, words, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await isReadyForOffline(page);
  await author.link('scenarioHome').click();
  await expect(page.getByText(words.floorsDrawn(0))).toBeVisible();
  await author.link('scenarioList').first().click();
  await expect(page.getByRole('table', { name: words.scenarioList })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('table', { name: words.scenarioList })).toBeVisible();
  await page.getByRole('link', { name: '水底の迷宮' }).click();
  await expect(page.getByText(words.floorsDrawn(0))).toBeVisible();
  await author.link('scenarioMap').click();
  await map.isOpen();
  const cached = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toContain('/');
  expect(cached.filter((path) => !/^\/((assets|fonts)\/[^/]+|[\w.]*)$/.test(path))).toEqual([]);
});

ownServerTest.use({ serviceWorkers: 'allow' });

// A stopped server rather than `setOffline`, from which Firefox exempts service workers.
ownServerTest(
  'a picture of the game that was shown before is shown without a connection; others are not fetched beforehand',
  { tag: '@firefox' },
  async ({ map, page, installation, faults }) => {
    faults.expect(/ERR_CONNECTION_(REFUSED|RESET)|ERR_FAILED|Failed to load/);
    await map.isOpen();
    await isReadyForOffline(page);
    const shows = (number: string) =>
      page.evaluate(async (source) => {
        const answer = await fetch(source).catch(() => undefined);
        // The browser's own cache, which expires after a day, does not count.
        return answer?.ok === true && (await caches.match(source)) !== undefined;
      }, `/graphics/${number}.svg`);
    expect(await shows('43')).toBe(true);
    await installation.stop();
    await page.reload();
    await map.isOpen();
    expect(await shows('43')).toBe(true);
    expect(await shows('44')).toBe(false);
  },
);

ownServerTest(
  'strokes made while the server is stopped arrive once it runs again',
  async ({ map, page, author, installation, words, faults }) => {
    ownServerTest.slow();
    faults.expect(/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/);
    await isReadyForOffline(page);
    await installation.stop();
    await map.presses([4.5, 5]);
    await author.reads(words.unanswered);
    await map.saysOfSaving(words.notSent);
    await page.reload();
    await map.isOpen();
    await map.shows(4, 5, { south: 'wall' });
    await map.presses([10.5, 10]);
    await installation.start();
    await map.isSaved();
    await page.reload();
    await map.isOpen();
    await map.shows(4, 5, { south: 'wall' });
    await map.shows(10, 10, { south: 'wall' });
    await map.counts(4);
  },
);
