import type { Browser, Locator } from '@playwright/test';
import { Author } from './support/Author.ts';
import { EventPanel } from './support/EventPanel.ts';
import { FloorMap, type Point } from './support/FloorMap.ts';
import { expect, type Page, test } from './support/test.ts';

// Choosing, moving and laying down cells is tested without a browser (tests/client/mapEditor/mapSelections.test.ts).

/** The middle of a cell. */
const middle = (x: number, y: number): Point => [x + 0.5, y + 0.5];

const held = (page: Page): Locator => page.getByRole('region', { name: '移動中のマス' });
const action = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: '選択範囲の操作' }).getByRole('button', { name });

/** A room three cells wide and two high from x2 y2, with a door in the east and a dark corner. */
async function drawsWing(map: FloorMap): Promise<void> {
  await map.chooses('room');
  await map.drags([middle(2, 2), middle(4, 3)]);
  await map.chooses('door');
  await map.presses([5, 2.5]);
  await map.chooses('dark');
  await map.presses(middle(2, 2));
  await map.counts(6 + 10);
}

/** Checks that the wing lies at x10 y10, turned to the right. */
async function showsTurnedWing(map: FloorMap): Promise<void> {
  await map.shows(10, 12, { north: 'wall', west: 'wall', isDark: true });
  await map.shows(11, 12, { north: 'wall', east: 'wall' });
  await map.shows(10, 10, { south: 'door', west: 'wall' });
  await map.shows(10, 9, { north: 'door' });
  await map.shows(11, 10, { south: 'wall', east: 'wall' });
  await map.shows(12, 10, { west: 'wall' });
}

test('a room is chosen by a double click, walled in by its button, and dragged half off the floor', async ({
  map,
  page,
}) => {
  await drawsWing(map);
  await map.chooses('select');
  const { x, y } = await map.pixel(middle(3, 3));
  await page.mouse.dblclick(x, y);
  await map.drags([middle(8, 8), middle(8, 8)], { key: 'Control' });
  await action(page, '壁で囲む').click();
  await map.shows(8, 8, { north: 'wall', east: 'wall', south: 'wall', west: 'wall' });
  await page.mouse.dblclick(x, y);
  await map.begins([middle(2, 2), middle(0, 2)]);
  await expect(held(page)).toContainText('6マス');
  await expect(held(page)).not.toContainText('失われます');
  const beside = await map.pixel([-0.5, 2.5]);
  await page.mouse.move(beside.x, beside.y);
  await expect(held(page)).toContainText('フロアの外に出る2マスは失われます');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(held(page)).toBeHidden();
});

test('a copy asks where its inner links lead', async ({ map, page }) => {
  const events = new EventPanel(map);
  await events.places('範囲内のどこかへ転移', [4, 3]);
  await events.formOf(4, 3).getByRole('button', { name: '地図で選ぶ' }).click();
  await map.drags([middle(3, 3), middle(3, 3)]);
  await map.shows(4, 3, { holds: ['範囲内のどこかへ転移：この階の (3, 3)〜(3, 3) のどこかへ'] });
  await map.chooses('select');
  await map.drags([middle(3, 3), middle(4, 3)]);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await map.pointsAt(middle(9, 10));
  await page.getByRole('button', { name: 'ここに置く' }).click();
  const question = page.getByRole('dialog', { name: '内側のつながりの行き先' });
  await question.getByRole('button', { name: '貼り付けた方の中へ' }).click();
  await expect(question).toBeHidden();
  await expect(held(page)).toBeHidden();
});

/** The same account in a browser of its own. */
async function otherBrowser(browser: Browser, author: Author, path: string): Promise<FloorMap> {
  const context = await browser.newContext({
    baseURL: new URL(author.page.url()).origin,
    serviceWorkers: 'block',
    locale: 'ja-JP',
  });
  const other = new Author(await context.newPage(), author.account, 'ja');
  await other.isLoggedIn();
  const map = new FloorMap(other);
  await other.page.goto(path);
  await map.isOpen();
  return map;
}

test('stamps are kept for the account: over a reload, and in another browser', async ({
  author,
  map,
  page,
  browser,
  faults,
}) => {
  test.slow();
  // If the other browser has saved meanwhile, the stamps are refused before they are merged.
  faults.expect(/status of 409/);
  const stamps = (on: Page) => on.getByRole('region', { name: 'スタンプ' }).getByRole('listitem');
  const choosesFor = async (stamp: string, item: string) => {
    await page.getByRole('button', { name: `「${stamp}」の操作` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await drawsWing(map);
  await map.chooses('select');
  await map.drags([middle(2, 2), middle(4, 3)]);
  await page.keyboard.press('Shift+Digit3');
  await author.reads('「スタンプ1」をキー3に残しました');
  await expect(stamps(page)).toHaveCount(1);
  await choosesFor('スタンプ1', '名前とキーを変える');
  await author.field('名前').fill('角の部屋');
  const saved = page.waitForResponse(/accountDocuments.save/);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await saved;
  await map.isSaved();
  await page.reload();
  await map.isOpen();

  const there = await otherBrowser(browser, author, new URL(page.url()).pathname);
  await there.chooses('select');
  await expect(stamps(there.page)).toHaveText(['角の部屋3']);
  await there.page.keyboard.press('3');
  await there.page.keyboard.press('.');
  await there.pointsAt(middle(8, 8));
  await there.presses(middle(11, 11));
  await showsTurnedWing(there);

  // Both browsers make one: neither is lost, and the digit belongs to the later one.
  await there.drags([middle(10, 10), middle(10, 10)]);
  await there.page.keyboard.press('Shift+Digit1');
  await expect(stamps(there.page)).toHaveCount(2);
  await map.chooses('select');
  await map.drags([middle(2, 2), middle(3, 2)]);
  const again = page.waitForResponse((response) => /accountDocuments.save/.test(response.url()) && response.ok());
  await page.keyboard.press('Shift+Digit1');
  await again;
  await expect(stamps(page)).toHaveText(['角の部屋3', 'スタンプ2', 'スタンプ21']);
  await choosesFor('角の部屋', '下へ');
  await expect(stamps(page)).toHaveText(['スタンプ2', '角の部屋3', 'スタンプ21']);
  await choosesFor('角の部屋', '削除');
  await expect(stamps(page)).toHaveText(['スタンプ2', 'スタンプ21']);
  await there.page.context().close();
});
