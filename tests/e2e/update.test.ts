import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { patient } from '../support/patience.ts';
import { type Point, row } from './support/FloorMap.ts';
import { type Installation, ownServerTest as test } from './support/ownServer.ts';
import { expect } from './support/test.ts';

const SAVE = '**/trpc/floors.saveGrid*';
const WALL: readonly Point[] = [
  [2.5, 5],
  [6.5, 5],
];

test.describe.configure({ timeout: patient(150_000) });

test('after an update of the site a banner stays, and its button sends what is unsent before it reloads', async ({
  map,
  page,
  context,
  installation,
  words,
  faults,
}) => {
  // Prefetches may meet the server while it stops.
  faults.expect(/ERR_|status of 503/);
  const banner = page.getByRole('status').filter({ hasText: words.newVersion });
  await installation.stop();
  update(installation);
  await installation.start();
  await expect(banner).toBeVisible({ timeout: patient(75_000) });
  await context.route(SAVE, (route) => route.abort());
  await map.drags(WALL);
  await map.saysOfSaving(words.notSent);
  await context.unroute(SAVE);
  const events: string[] = [];
  page.on('response', (response) => response.url().includes('floors.saveGrid') && events.push(`${response.status()}`));
  page.on('domcontentloaded', () => events.push('reloaded'));
  await banner.getByRole('button', { name: words.update }).click();
  await expect.poll(() => events).toEqual(['200', 'reloaded']);
  await map.isOpen();
  await map.counts(10);
  await expect(banner).toBeHidden();
});

/** Replaces the page with one of another version. */
function update({ client }: Installation): void {
  const page = join(client, 'index.html');
  for (const packed of ['.br', '.gz']) rmSync(page + packed);
  writeFileSync(page, readFileSync(page, 'utf8').replace(/(?<=name="version" content=")[^"]+/, 'another'));
}

test('what is opened while the site is away comes once it is back, and the page stays', async ({
  map,
  page,
  installation,
  words,
  faults,
}) => {
  faults.expect(/ERR_|status of 503|dynamically imported module/);
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await installation.stop();
  await page.keyboard.press('?');
  await map.drags(WALL);
  await map.saysOfSaving(words.notSent);
  const help = page.getByRole('dialog', { name: words.keysAndGestures });
  await expect(help).toBeHidden();
  await installation.start();
  await expect(help).toBeVisible({ timeout: patient(30_000) });
  await page.keyboard.press('Escape');
  await map.isSaved();
  await map.showAll(row(2, 6, 5), { south: 'wall' });
  expect(loads).toBe(0);
});

test('what did not come from a site that is back already is asked for again, and the page stays', async ({
  map,
  page,
  words,
  faults,
}) => {
  faults.expect(/status of 503|dynamically imported module/);
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await map.isOpen();
  await page.route('**/assets/HelpDialog*.js', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: words.keysAndGestures })).toBeVisible();
  expect(loads).toBe(0);
});

test('a chunk that is gone reloads the page once, not again within a minute, and unsent strokes survive', async ({
  map,
  page,
  author,
  context,
  installation,
  words,
  faults,
}) => {
  faults.expect(/ERR_FAILED|status of 404|dynamically imported module/);
  await context.route(SAVE, (route) => route.abort());
  await map.drags(WALL);
  await map.saysOfSaving(words.notSent);
  await author.link('scenarioHome').click();
  await expect(page.getByRole('button', { name: words.saveBackup })).toBeVisible();
  const chunk = readdirSync(join(installation.client, 'assets')).filter((name) => /^FloorMapScreen.*\.js/.test(name));
  const rename = (from: string, to: string) => {
    for (const name of chunk) {
      renameSync(join(installation.client, 'assets', name + from), join(installation.client, 'assets', name + to));
    }
  };
  rename('', '.gone');
  await page.reload();
  await expect(page.getByRole('button', { name: words.saveBackup })).toBeVisible();

  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  for (const attempt of ['first', 'second']) {
    await author.link('scenarioMap').click();
    await expect.poll(() => loads, attempt).toBe(1);
    await expect(page.getByRole('heading', { name: '500' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: words.saveBackup })).toBeVisible();
  }

  expect(loads).toBe(1);

  rename('.gone', '');
  await page.reload();
  await author.link('scenarioMap').click();
  await map.isOpen();
  await map.showAll(row(2, 6, 5), { south: 'wall' });
  await context.unroute(SAVE);
  await map.isSaved();
});
