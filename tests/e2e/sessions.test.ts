import { Author } from './support/Author.ts';
import { type FloorMap, type Point, row } from './support/FloorMap.ts';
import { newAccount } from './support/newAccount.ts';
import { expect, type Page, test } from './support/test.ts';

const SAVE = '**/trpc/floors.saveGrid*';
const WALL: readonly Point[] = [
  [2.5, 5],
  [6.5, 5],
];

/** Everything that pages of the site have stored in the browser, as one text. */
const leftBehind = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const kept = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = reject;
            opening.onsuccess = () => {
              const [store] = opening.result.objectStoreNames;
              const all = opening.result
                .transaction(store ?? '')
                .objectStore(store ?? '')
                .getAll();
              all.onsuccess = () => resolve(all.result);
              all.onerror = reject;
            };
          }),
      ),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, kept]);
  });

/** A stroke waits to be sent while the session ends; the next attempt is refused, and leads to the login page. */
const test401 = test.extend<{ waiting: FloorMap }>({
  waiting: async ({ map, author, context, words, faults }, use) => {
    faults.expect(/ERR_FAILED|status of 401/);
    await context.route(SAVE, (route) => route.abort());
    await map.drags(WALL);
    await map.saysOfSaving(words.notSent);
    await author.account.rest.post('logout');
    await context.unroute(SAVE);
    await author.isToldToLogInAgain();
    await use(map);
  },
});

test401(
  'a session that ends while strokes wait: its author logs in again, and they arrive',
  async ({ waiting, author, page }) => {
    test401.slow();
    await author.logsIn();
    await waiting.isOpen();
    await waiting.showAll(row(2, 6, 5), { south: 'wall' });
    await waiting.isSaved();
    await page.reload();
    await waiting.isOpen();
    await waiting.counts(10);
  },
);

test401(
  'a session that ends while strokes wait: another author does not send them',
  async ({ waiting, author, page, origin, language, words, faults }) => {
    test401.slow();
    faults.expect(/status of 403/);
    const saves: string[] = [];
    page.on('request', (request) => request.url().includes('floors.saveGrid') && saves.push(request.url()));
    const other = new Author(page, await newAccount(origin, language), language);
    await other.hasScenario('風の塔');
    await other.logsIn();
    await expect(page.getByRole('main').getByRole('heading', { name: '403' })).toBeVisible();
    // The author continues in the same page, which still holds the strokes; a backup sends everything that waits there, but only to the
    // author's account.
    await other.button('openMenu').click();
    await page.getByRole('link', { name: words.scenarioList }).first().click();
    await page.getByRole('link', { name: '風の塔' }).click();
    await other.savesBackup();
    expect(saves).toEqual([]);
    await other.logsOut();

    await author.logsIn();
    await page
      .getByRole('link', { name: words.floor('01') })
      .or(page.getByText(words.drawFloor01))
      .first()
      .click();
    await waiting.isOpen();
    await waiting.showAll(row(2, 6, 5), { south: 'wall' });
    await waiting.isSaved();
  },
);

test('logging out asks before strokes are lost, and then leaves nothing of the account behind', async ({
  map,
  author,
  page,
  context,
  words,
  faults,
}) => {
  faults.expect(/ERR_FAILED/);
  const floor = page.url();
  await map.presses([10.5, 10]);
  await map.isSaved();
  await context.route(SAVE, (route) => route.abort());
  await map.drags(WALL);
  await map.saysOfSaving(words.notSent);
  const asks = page.getByRole('alertdialog', { name: words.unsentTitle });
  const logsOut = async () => {
    await author.choosesInMenu(words.logOut);
    await page.getByRole('dialog').getByRole('button', { name: words.ok }).click();
  };
  await logsOut();
  await asks.getByRole('button', { name: words.cancel }).click();
  await map.showAll(row(2, 6, 5), { south: 'wall' });
  expect(await leftBehind(page)).toContain(author.account.email);

  await logsOut();
  await asks.getByRole('button', { name: words.discardAndLogOut }).click();
  await expect(page).toHaveURL('/auth/login');
  const left = await leftBehind(page);
  for (const one of [author.account.email, '水底の迷宮', 'meikyu.map.journal', 'meikyu.map.undo', 'access_token']) {
    expect(left).not.toContain(one);
  }
  await context.unroute(SAVE);
  await author.logsIn();
  await expect(page).toHaveURL('/');
  await page.goto(floor);
  await map.isOpen();
  await map.counts(2);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after logging out nothing private is shown', async ({ map, author, page, context, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await map.presses([10.5, 10]);
    await map.isSaved();
    const floor = new URL(page.url()).pathname;
    await author.logsOut();
    await context.setOffline(true);
    for (const path of [floor, '/scenarios', '/me', '/']) {
      await page.goto(path);
      await expect(path === '/' ? author.link('logIn') : author.button('logIn')).toBeVisible();
      for (const one of [author.account.name, author.account.email, '水底の迷宮']) {
        await expect(page.getByText(one)).toBeHidden();
      }
    }
  });
});
