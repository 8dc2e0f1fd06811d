import { EventPanel } from './support/EventPanel.ts';
import { FloorMap, type Point, row } from './support/FloorMap.ts';
import { expect, type Page, test } from './support/test.ts';

const SAVE = '**/trpc/floors.saveGrid*';
const WALL: readonly Point[] = [
  [2.5, 5],
  [6.5, 5],
];

test('what was done before a restore is not done again after it', async ({ map, page, author, words }) => {
  await map.drags(WALL);
  await map.isSaved();
  await author.savesBackup();
  await map.presses([10.5, 10]);
  await map.isSaved();
  await author.button('backupHistory').click();
  await page.getByRole('list', { name: words.backupHistory }).getByRole('button').first().click();
  await author.button('restore').click();
  await author.reads(words.restored);
  await author.link('scenarioMap').click();
  await map.isOpen();
  await map.counts(10);
  await expect(page.getByRole('button', { name: words.undo })).toBeDisabled();
  await map.undoes();
  await map.counts(10);
  await page.reload();
  await map.isOpen();
  await map.undoes();
  await map.counts(10);
});

test('strokes made offline are said to be unsent, and go out once there is a connection', async ({
  map,
  page,
  context,
  words,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await map.drags(WALL);
  await map.saysOfSaving(words.notSentOffline);
  await map.presses([10.5, 10]);
  await map.saysOfSaving(words.notSentOffline);
  await test.step('a floor that was never opened leads back, and opens when it can be read', async () => {
    await page.keyboard.press('PageDown');
    await expect(page.getByText(words.floorNotLoaded)).toBeVisible();
    await page.getByRole('link', { name: words.backToFloor('01') }).click();
    await map.isOpen('01');
    await map.saysOfSaving(words.notSentOffline);
    await page.keyboard.press('PageDown');
    await expect(page.getByText(words.floorNotLoaded)).toBeVisible();
    await context.setOffline(false);
    await map.isOpen('02');
    await page.keyboard.press('PageUp');
    await map.isOpen('01');
  });
  await map.isSaved();
  await page.reload();
  await map.isOpen();
  await map.showAll(row(2, 6, 5), { south: 'wall' });
  await map.shows(10, 10, { south: 'wall' });
});

test('what was never fetched opens when the connection is back, and the map goes on meanwhile', async ({
  map,
  page,
  context,
  words,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await context.setOffline(true);
  await page.keyboard.press('?');
  await map.drags(WALL);
  await map.showAll(row(2, 6, 5), { south: 'wall' });
  await map.saysOfSaving(words.notSentOffline);
  const help = page.getByRole('dialog', { name: words.keysAndGestures });
  await expect(help).toBeHidden();
  await context.setOffline(false);
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await map.isSaved();
});

test('unsent strokes survive a reload', async ({ map, page, context, words, faults }) => {
  faults.expect(/ERR_FAILED/);
  await context.route(SAVE, (route) => route.abort());
  await map.drags(WALL);
  await map.saysOfSaving(words.notSent);
  await page.reload();
  await map.isOpen();
  await map.showAll(row(2, 6, 5), { south: 'wall' });
  await context.unroute(SAVE);
  await map.isSaved();
  await map.undoes();
  await map.counts(0);
  await map.isSaved();
});

for (const end of ['closed', 'crashed'] as const) {
  test(`a tab that is ${end} leaves its unsent strokes to the next one`, async ({
    map,
    page,
    author,
    context,
    words,
    faults,
  }) => {
    faults.expect(/ERR_FAILED/);
    await context.route(SAVE, (route) => route.abort());
    await map.drags(WALL);
    await map.saysOfSaving(words.notSent);
    const address = page.url();
    if (end === 'crashed') await crash(page);
    await page.close();
    const next = new FloorMap(author, await context.newPage());
    await next.page.goto(address);
    await next.isOpen();
    await next.showAll(row(2, 6, 5), { south: 'wall' });
    await context.unroute(SAVE);
    await next.isSaved();
    await next.page.reload();
    await next.isOpen();
    await next.counts(10);
  });
}

/** Crashes a page, so that its scripts cannot react. */
async function crash(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const isCrashed = page.waitForEvent('crash');
  // A crashed page gives no answer.
  void browser.send('Page.crash').catch(() => undefined);
  await isCrashed;
}

test('a backup is not saved without the strokes that wait to be sent, from another screen neither', async ({
  map,
  page,
  context,
  author,
  words,
  faults,
}) => {
  faults.expect(/ERR_FAILED/);
  await context.route(SAVE, (route) => route.abort());
  await map.drags(WALL);
  await map.saysOfSaving(words.notSent);
  await author.link('scenarioHome').click();
  await page.getByRole('button', { name: words.saveBackup }).click();
  await author.takesBackupName();
  await author.reads(words.backupNotSaved);
  await context.unroute(SAVE);
  await author.savesBackup();
  await author.link('scenarioMap').click();
  await map.isOpen();
  await map.showAll(row(2, 6, 5), { south: 'wall' });
});

/** Fills the storage to the last character. */
function fillStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      for (let index = 0; ; index++) {
        try {
          localStorage.setItem(`others.${size}.${index}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
}

test('where the browser has no room left the author is told; drawing, twenty steps of undo and saving go on', async ({
  map,
  page,
  context,
  author,
  words,
  faults,
}) => {
  test.slow();
  await fillStorage(page);
  await test.step('what is nowhere else is not lost without a question', async () => {
    faults.expect(/ERR_FAILED/);
    await context.route(SAVE, (route) => route.abort());
    await map.presses([4.5, 2]);
    await map.saysOfSaving(words.noRoom);
    await map.saysOfSaving(words.notSent);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await context.unroute(SAVE);
    await map.isSaved();
  });
  for (let y = 3; y < 22; y++) await map.presses([4.5, y]);
  await map.isSaved();
  for (let y = 21; y >= 2; y--) await map.undoes();
  await map.counts(0);
  for (let y = 2; y < 22; y++) await map.redoes();
  await map.counts(21);
  await map.isSaved();
  await page.reload();
  await map.isOpen();
  await map.counts(21);
  await test.step('what is only remembered for comfort is in the way of nothing', async () => {
    await new EventPanel(map).places('下り階段', [10, 10]);
    await author.reads('02 x10 y10 に「上り階段」を置きました。');
    await map.isSaved();
    await page.getByRole('tab', { name: words.floorTab, exact: true }).click();
    await expect(page.getByLabel(words.floorName).and(page.locator('input'))).toBeVisible();
    await page.goto(page.url().replace(/01(#.*)?$/, '10'));
    await map.isOpen('10');
    await page.keyboard.press('PageUp');
    await map.isOpen('09');
  });
});
