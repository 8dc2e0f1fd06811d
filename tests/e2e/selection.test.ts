import type { Browser, Locator } from '@playwright/test';
import { blankMaps, cellOf, type WireFloor, type WireMaps } from '../support/maps.ts';
import { Author } from './support/Author.ts';
import { FloorMap, type Point, row } from './support/FloorMap.ts';
import { expect, type Page, test } from './support/test.ts';

// Long stories, each over several floors, reloads or browsers.
test.beforeEach(() => test.slow());

/** The cells of a rectangle. */
const block = ([west, south]: Point, [east, north]: Point): Point[] =>
  Array.from({ length: north - south + 1 }, (_, index) => row(west, east, south + index)).flat();

/** The middle of a cell. */
const middle = (x: number, y: number): Point => [x + 0.5, y + 0.5];

const scenarioOf = (page: Page): string => /scenarios\/(\w+)/.exec(page.url())?.[1] ?? '';
const held = (page: Page): Locator => page.getByRole('region', { name: '持ち上げているマス' });
const action = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: '選択した所に' }).getByRole('button', { name });

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

/** The wing lies turned to the right from x10 y10. */
async function showsTurnedWing(map: FloorMap): Promise<void> {
  await map.shows(10, 12, { north: 'wall', west: 'wall', isDark: true });
  await map.shows(11, 12, { north: 'wall', east: 'wall' });
  await map.shows(10, 10, { south: 'door', west: 'wall' });
  await map.shows(10, 9, { north: 'door' });
  await map.shows(11, 10, { south: 'wall', east: 'wall' });
  await map.shows(12, 10, { west: 'wall' });
}

async function putsFloor(
  { author }: { author: Author },
  scenario: string,
  number: string,
  maps: WireMaps,
): Promise<void> {
  const { status, text } = await author.account.rest.put(`scenarios/${scenario}/floor-maps/${number}/maps`, { maps });
  expect(status, text).toBe(200);
}

const eventAt = async (author: Author, scenario: string, number: string, x: number, y: number) => {
  const { data } = await author.account.rest.get<WireFloor>(`scenarios/${scenario}/floor-maps/${number}`);
  const { id, data: slots } = cellOf(data.maps, x, y).event;
  return [id, slots['1'], slots['2'], slots['3']];
};

function teleport(maps: WireMaps, [x, y]: Point, floor: number, to: Point): void {
  const { event } = cellOf(maps, x, y);
  event.id = 301;
  Object.assign(event.data, { '1': floor, '2': to[0], '3': to[1] });
}

test('a wing is copied to another floor, turned there, and taken back', async ({ map, page }) => {
  await drawsWing(map);
  await map.chooses('select');
  await map.drags([middle(2, 2), middle(4, 3)]);
  await map.hasChosen(block([2, 2], [4, 3]));
  await page.keyboard.press('Control+c');
  await page.keyboard.press('PageDown');
  await map.isOpen('02');
  await map.hasChosen([]);
  await page.keyboard.press('Control+v');
  await expect(held(page)).toContainText('6マス');
  await page.keyboard.press('.');
  await map.pointsAt(middle(8, 8));
  await map.presses(middle(11, 11));
  await expect(held(page)).toBeHidden();
  await showsTurnedWing(map);
  await map.hasChosen(block([10, 10], [11, 12]));
  await map.isSaved();
  await map.undoes();
  await map.counts(0);
  await map.redoes();
  await showsTurnedWing(map);
  // The first floor is as it was.
  await page.keyboard.press('PageUp');
  await map.isOpen('01');
  await map.counts(16);
});

test('what is done again is what was taken back last, on whatever floor', async ({ map, page }) => {
  await map.presses([4.5, 5]);
  await map.undoes();
  await map.counts(0);
  await page.keyboard.press('PageDown');
  await map.isOpen('02');
  await map.presses([8.5, 9]);
  await map.undoes();
  await map.counts(0);
  await map.redoes();
  await map.shows(8, 9, { south: 'wall' });
  // The older stroke of the other floor was given up when this one was made.
  await page.keyboard.press('PageUp');
  await map.isOpen('01');
  await map.counts(0);
});

test('what was copied is still there after a reload', async ({ map, page }) => {
  await drawsWing(map);
  await map.chooses('select');
  await map.drags([middle(2, 2), middle(4, 3)]);
  await page.keyboard.press('Control+c');
  await map.isSaved();
  await page.reload();
  await map.isOpen();
  await map.chooses('select');
  await action(page, '貼り付け').click();
  await expect(held(page)).toContainText('6マス');
  await page.keyboard.press('Escape');
  await expect(held(page)).toBeHidden();
  await map.counts(16);
});

test('a dragged part moves as one step, and links follow it on this floor and from others', async ({
  author,
  map,
  page,
}) => {
  const scenario = scenarioOf(page);
  const [first, second] = [blankMaps(), blankMaps()];
  cellOf(first, 3, 3).border.west = 1;
  cellOf(first, 2, 3).border.east = 1;
  teleport(first, [4, 3], 0, [3, 3]);
  teleport(first, [15, 15], 0, [4, 3]);
  teleport(second, [1, 1], 1, [3, 3]);
  await putsFloor({ author }, scenario, '01', first);
  await putsFloor({ author }, scenario, '02', second);
  await page.reload();
  await map.isOpen();
  await map.chooses('select');
  await map.drags([middle(3, 3), middle(4, 4)]);
  await map.begins([middle(3, 3), middle(8, 9)]);
  await expect(held(page)).toContainText('4マス');
  await page.mouse.up();
  await map.shows(8, 9, { west: 'wall' });
  await map.shows(7, 9, { east: 'wall' });
  await map.shows(2, 3);
  await map.hasChosen(block([8, 9], [9, 10]));
  await author.reads('フロア02からのつながりも');
  await map.isSaved();
  expect(await eventAt(author, scenario, '01', 9, 9)).toEqual([301, 0, 8, 9]);
  expect(await eventAt(author, scenario, '01', 15, 15)).toEqual([301, 0, 9, 9]);
  await expect.poll(() => eventAt(author, scenario, '02', 1, 1)).toEqual([301, 1, 8, 9]);
  await map.undoes();
  await map.shows(3, 3, { west: 'wall' });
  await map.isSaved();
  expect(await eventAt(author, scenario, '01', 15, 15)).toEqual([301, 0, 4, 3]);
});

test('a copy asks where its inner links lead; a part that was cut keeps them without asking', async ({
  author,
  map,
  page,
}) => {
  const scenario = scenarioOf(page);
  const maps = blankMaps();
  teleport(maps, [4, 3], 0, [3, 3]);
  await putsFloor({ author }, scenario, '01', maps);
  await page.reload();
  await map.isOpen();
  await map.chooses('select');
  await map.drags([middle(3, 3), middle(4, 3)]);
  await page.keyboard.press('Control+c');
  const question = page.getByRole('dialog', { name: '内側のつながりの行き先' });
  for (const [y, answer] of [
    [10, '貼り付けた方の中へ'],
    [12, '元の場所へ'],
  ] as const) {
    await page.keyboard.press('Control+v');
    await map.pointsAt(middle(9, y));
    await map.presses(middle(10, y));
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toBeHidden();
    await map.isSaved();
  }
  expect(await eventAt(author, scenario, '01', 10, 10)).toEqual([301, 0, 9, 10]);
  expect(await eventAt(author, scenario, '01', 10, 12)).toEqual([301, 0, 3, 3]);
  await map.drags([middle(3, 3), middle(4, 3)]);
  await page.keyboard.press('Control+x');
  await page.keyboard.press('Control+v');
  await map.pointsAt(middle(9, 20));
  await map.presses(middle(10, 20));
  await expect(question).toBeHidden();
  await map.isSaved();
  expect(await eventAt(author, scenario, '01', 10, 20)).toEqual([301, 0, 9, 20]);
  // The copy that led to the original leads to where that lies now.
  expect(await eventAt(author, scenario, '01', 10, 12)).toEqual([301, 0, 9, 20]);

  // Laid in the wrong place and taken back, it is laid elsewhere as if for the first time.
  await map.undoes();
  await page.keyboard.press('Control+v');
  await map.pointsAt(middle(14, 20));
  await map.presses(middle(15, 20));
  await expect(held(page)).toBeHidden();
  await expect(question).toBeHidden();
  await map.isSaved();
  expect(await eventAt(author, scenario, '01', 15, 20)).toEqual([301, 0, 14, 20]);
  expect(await eventAt(author, scenario, '01', 10, 12)).toEqual([301, 0, 14, 20]);
  // With the cut taken back too, the original is there, and what is laid down is a copy of it.
  await map.undoes();
  await map.undoes();
  await page.keyboard.press('Control+v');
  await map.pointsAt(middle(14, 20));
  await map.presses(middle(15, 20));
  await question.getByRole('button', { name: '元の場所へ' }).click();
  await map.isSaved();
  expect(await eventAt(author, scenario, '01', 15, 20)).toEqual([301, 0, 3, 3]);
  expect(await eventAt(author, scenario, '01', 10, 12)).toEqual([301, 0, 3, 3]);
});

test('with the keyboard alone: chosen, shifted, turned, laid down, emptied and taken back', async ({
  author,
  map,
  page,
}) => {
  const { keyboard } = page;
  await author.tabsTo(map.grid);
  await keyboard.press('d');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await map.shows(0, 1, { north: 'door' });
  await keyboard.press('s');
  await keyboard.press('Shift+ArrowRight');
  await map.hasChosen(row(0, 1, 1));
  await keyboard.press('Alt+ArrowRight');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await map.shows(1, 2, { north: 'door' });
  await map.shows(0, 1);
  await map.hasChosen(row(1, 2, 2));
  // To the left of the rim it comes in at the right.
  for (const key of ['Alt+ArrowLeft', 'ArrowLeft', ',', 'Enter']) await keyboard.press(key);
  await map.counts(2);
  await keyboard.press('Control+z');
  await map.shows(1, 2, { north: 'door' });
  await keyboard.press('Escape');
  await map.hasChosen([]);
  await keyboard.press('Control+a');
  await keyboard.press('Alt+ArrowUp');
  await keyboard.press('Escape');
  await map.shows(1, 2, { north: 'door' });
  await keyboard.press('Delete');
  await map.counts(0);
  await keyboard.press('Control+z');
  await map.counts(2);
});

test('a whole floor is shifted around its rim', async ({ map, page }) => {
  await map.chooses('dark');
  await map.presses(middle(23, 5));
  await map.chooses('select');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'ここに置く' }).click();
  await map.shows(1, 5, { isDark: true });
  await map.counts(1);
  await map.undoes();
  await map.shows(23, 5, { isDark: true });
});

test('a room is chosen by a double click, grown with Ctrl, walled in and emptied', async ({ map, page }) => {
  await map.chooses('room');
  await map.drags([middle(2, 2), middle(4, 3)]);
  await map.chooses('select');
  const { x, y } = await map.pixel(middle(3, 3));
  await page.mouse.dblclick(x, y);
  await map.hasChosen(block([2, 2], [4, 3]));
  await map.drags([middle(8, 8), middle(9, 8)], { key: 'Control' });
  await map.hasChosen([...block([2, 2], [4, 3]), ...row(8, 9, 8)]);
  await map.presses(middle(9, 8), { button: 'right' });
  await map.hasChosen([...block([2, 2], [4, 3]), [8, 8]]);
  await action(page, '壁で囲む').click();
  await map.shows(8, 8, { north: 'wall', east: 'wall', south: 'wall', west: 'wall' });
  await map.presses(middle(15, 15));
  await map.hasChosen([[15, 15]]);
  await page.mouse.dblclick(x, y);
  await action(page, '消去').click();
  await map.shows(2, 2);
  await map.shows(1, 2);
  await map.counts(5);
});

test('what falls off the rim is shown and lost, the rest is laid down', async ({ map, page }) => {
  await drawsWing(map);
  await map.chooses('select');
  await map.drags([middle(2, 2), middle(4, 3)]);
  await map.begins([middle(2, 2), middle(0, 2)]);
  await expect(held(page)).not.toContainText('失われます');
  const { x, y } = await map.pixel([-0.5, 2.5]);
  await page.mouse.move(x, y);
  await expect(held(page)).toContainText('2マスは外に出て失われます');
  await page.mouse.up();
  await map.hasChosen(block([0, 2], [1, 3]));
  await map.shows(1, 2, { south: 'wall', east: 'door' });
  await map.undoes();
  await map.counts(16);
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
  // Where the other browser has saved meanwhile, the stamps are refused before they are merged.
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

  // Both browsers make one: neither is lost, and the digit is the later one's.
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
