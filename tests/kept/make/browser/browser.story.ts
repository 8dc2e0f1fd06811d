// Makes `browser.json.gz`: the data of an author's browser that has not reached the server for a while.
import { FloorMap } from '../../../e2e/support/FloorMap.ts';
import { ItemForm } from '../../../e2e/support/ItemForm.ts';
import { keptTest } from '../../../e2e/support/keptInstallation.ts';
import { expect } from '../../../e2e/support/test.ts';
import { pack } from '../../packed.ts';

keptTest('browser', async ({ keeper, kept, page, context, faults }) => {
  faults.expect(/ERR_FAILED/);
  const { scenarios, backups } = kept.manifest;
  const id = (name: string) => scenarios[name]?.id ?? '';

  // A guest begins a game, which the browser saves by itself.
  const plays = async (title: string) => {
    await page.goto(`/works?search=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: `「${title}」を遊ぶ` }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /迷宮へ向かう/ }).click();
    await page
      .getByRole('button', { name: /：入る/ })
      .first()
      .click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
  };
  await plays('五つの鐘の迷宮');
  await page.goto('/works');

  // From here on nothing that the author does reaches the server.
  await keeper.isLoggedIn();
  await context.route('**/trpc/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await plays('水の底に沈んだ都とその上を渡る鐘の音をめぐる長い長い物語の第一部');

  // Within the page: requests that are sent while a page is being left get past every barrier.
  const moves = (path: string) => page.evaluate((to) => window.history.pushState(null, '', to), path);
  const opensFloor = async (one: FloorMap, of: string) => {
    await moves(`/scenarios/${of}/floor-maps/01`);
    await one.isOpen();
  };
  const opensItem = async (one: ItemForm, number: number) => {
    await moves(`/scenarios/${one.scenarioId}/data-settings/items/item-list/${number}/edit`);
    await one.isAt(number);
  };

  // Edits that are older than a restore are set aside.
  const old = new FloorMap(keeper, page, 16);
  const form = new ItemForm(keeper, id('labyrinth'));
  await opensFloor(old, id('labyrinth'));
  await old.drags([
    [2.5, 9],
    [4.5, 9],
  ]);
  await old.saysOfSaving(keeper.words.notSent);
  await opensItem(form, 1);
  await form.enters('name_en', 'Before the restore');
  await page.goto('/works');
  const backup = backups.find(({ name }) => name === 'labyrinth')?.id;
  const restored = await keeper.account.rest.post(`scenarios/${id('labyrinth')}/restore`, { id: backup });
  expect(restored.status).toBe(200);
  await old.opens(id('labyrinth'));
  await form.opens(1);
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(async () => (await keys()).filter((key) => key.includes('.aside.')).length).toBeGreaterThan(1);

  // Strokes, the last of which is undone, and edits of records.
  const map = new FloorMap(keeper);
  await moves('/scenarios');
  await opensFloor(map, id('small'));
  await map.drags([
    [12.5, 20],
    [16.5, 20],
  ]);
  await map.presses([10.5, 22]);
  await map.presses([12.5, 22]);
  await map.shows(12, 22, { south: 'wall' });
  // With the key that the author has assigned to it.
  await page.keyboard.press('Control+u');
  await map.shows(12, 22);
  await map.shows(10, 22, { south: 'wall' });
  await map.saysOfSaving(keeper.words.notSent);
  const small = new ItemForm(keeper, id('small'));
  await opensItem(small, 1);
  await small.enters('name_ja', '磨いた剣');
  await small.enters('name_en', 'Polished sword');
  await opensItem(small, 3);
  await small.enters('name_en', 'Key');
  await expect.poll(async () => (await keys()).filter((key) => key.includes('records.journal')).length).toBe(2);

  // A test play of what is being edited.
  await moves(`/scenarios/${id('small')}/play`);
  await expect(page.getByRole('main')).toBeVisible();
  await page.getByRole('button', { name: /から$/ }).first().click();
  await page.getByRole('button', { name: /迷宮へ向かう/ }).click();
  await page
    .getByRole('button', { name: /：入る/ })
    .first()
    .click();
  await page.keyboard.press('ArrowLeft');
  await moves('/scenarios');

  // It keeps its last steps when the page is left.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect.poll(async () => (await keys()).filter((key) => key.includes(`undo.item.`)).length).toBe(2);
  const state = await context.storageState({ indexedDB: true });
  const { cookies: _cookies, origins } = state;
  pack('browser.json.gz', { origins });
});
