import { blankMaps, cellOf } from '../support/maps.ts';
import { Author } from './support/Author.ts';
import { FloorMap } from './support/FloorMap.ts';
import { expect, type Page, test } from './support/test.ts';

const help = (page: Page) => page.getByRole('dialog', { name: '操作の一覧' });
const keyOf = (page: Page, label: string) => help(page).getByRole('button', { name: `「${label}」のキーを変える` });

async function opensKeys(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await help(page).getByRole('button', { name: 'キーを変える', exact: true }).click();
  await expect(keyOf(page, '壁')).toBeVisible();
}

test('no key of the map has two meanings', async ({ map, page }) => {
  await map.isOpen();
  await opensKeys(page);
  const keys = await help(page)
    .getByRole('button', { name: /のキーを変える ./ })
    .evaluateAll((buttons) => buttons.flatMap(({ textContent }) => (textContent ?? '').split(' / ')));
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('L shows all links while it is held, \\ hides the panels, and single keys are left to the map where they are switched off', async ({
  map,
  page,
  author,
  words,
}) => {
  const maps = blankMaps();
  cellOf(maps, 3, 3).event.id = 301;
  Object.assign(cellOf(maps, 3, 3).event.data, { 1: 0, 2: 15, 3: 15 });
  const scenario = /scenarios\/(\w+)/.exec(page.url())?.[1];
  await author.account.rest.put(`scenarios/${scenario}/floor-maps/01/maps`, { maps });
  await page.reload();
  await map.isOpen();
  await map.pointsAt([20.5, 3.5]);
  const alone = await map.picture();
  await page.keyboard.down('l');
  await expect.poll(async () => alone.equals(await map.picture())).toBe(false);
  await page.keyboard.up('l');
  await expect.poll(async () => alone.equals(await map.picture())).toBe(true);

  const panels = [words.floorList, words.tools].map((name) => page.getByRole('complementary', { name }));
  await page.keyboard.press('\\');
  for (const panel of panels) await expect(panel).toBeHidden();
  await page.keyboard.press('\\');
  for (const panel of panels) await expect(panel).toBeVisible();

  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await page.keyboard.press('?');
  await help(page).getByText('1文字のキーを画面のどこでも使う').click();
  await help(page).getByRole('button', { name: '閉じる' }).last().click();
  await tool(words.tool.room).focus();
  await page.keyboard.press('d');
  await page.keyboard.press('\\');
  await expect(tool(words.tool.door)).toHaveAttribute('aria-pressed', 'false');
  for (const panel of panels) await expect(panel).toBeVisible();
  await map.grid.focus();
  await page.keyboard.press('d');
  await expect(tool(words.tool.door)).toHaveAttribute('aria-pressed', 'true');
});

test('a key that is given while another one is being saved stays shown', async ({ map, page }) => {
  const held: (() => void)[] = [];
  await page.route('**/trpc/accountDocuments.save*', async (route) => {
    await new Promise<void>((goOn) => held.push(goOn));
    await route.continue();
  });
  await map.isOpen();
  await opensKeys(page);
  await keyOf(page, '壁').click();
  await page.keyboard.press('y');
  await expect(keyOf(page, '壁')).toHaveText('Y');
  await keyOf(page, '扉').click();
  await page.keyboard.press('w');
  await expect(keyOf(page, '扉')).toHaveText('W');
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  // The second is sent once the first is saved.
  await expect.poll(() => held.length).toBe(2);
  await expect(keyOf(page, '扉')).toHaveText('W');
  held[1]?.();
  await expect(keyOf(page, '壁')).toHaveText('Y');
});

test('an author gives a tool another key, which the account keeps', async ({ map, page, author, browser, words }) => {
  await map.isOpen();
  await map.chooses('room');
  await opensKeys(page);
  await keyOf(page, '壁').click();
  // Keys of the browser and keys for moving cannot be assigned.
  await page.keyboard.press('Control+y');
  await expect(help(page).getByRole('alert')).toHaveText('道具のキーは、Ctrlなどを使わない1つのキーにしてください。');
  await page.keyboard.press('5');
  await expect(help(page).getByRole('alert')).toHaveText(/^数字はスタンプの番号です。/);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(help(page).getByRole('alert')).toHaveText(/^矢印は方角そのものなので/);
  await expect(help(page).getByRole('region', { name: '矢印' })).toContainText('Alt+矢印選んだ所をずらす');
  await keyOf(page, '壁').click();
  await keyOf(page, '全体を表示').click();
  await page.keyboard.press('Control+k');
  await expect(help(page).getByRole('alert')).toHaveText('Ctrl+Kは、どの画面でも画面・データ・操作を探すキーです。');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await keyOf(page, '壁').click();
  await page.keyboard.press('y');
  await expect(keyOf(page, '壁')).toHaveText('Y');
  // A key in use is reported with its owner, and reassigned if the author confirms.
  await keyOf(page, '扉').click();
  await page.keyboard.press('y');
  await expect(help(page).getByRole('alert')).toContainText('Yは「壁」のキーです。');
  await help(page).getByRole('button', { name: 'やめる', exact: true }).click();
  await expect(keyOf(page, '扉')).toHaveText('D');
  await test.step('an answered question goes, and the original key is asked for too where another has it now', async () => {
    const reset = (label: string) => help(page).getByRole('button', { name: `「${label}」を元のキーに戻す` });
    await keyOf(page, '扉').click();
    await page.keyboard.press('w');
    await expect(keyOf(page, '扉')).toHaveText('W');
    await reset('壁').click();
    await expect(help(page).getByRole('alert')).toContainText('Wは「扉」のキーです。');
    await expect(keyOf(page, '壁')).toHaveText('Y');
    await help(page).getByRole('button', { name: 'こちらのキーにする' }).click();
    await expect(help(page).getByRole('alert')).toHaveCount(0);
    await expect(keyOf(page, '壁')).toHaveText('W');
    await expect(keyOf(page, '扉')).toHaveText('なし');
    await keyOf(page, '全体を表示').click();
    await page.keyboard.press('w');
    await expect(help(page).getByRole('alert')).toContainText('Wは「壁」のキーです。');
    await help(page).getByRole('button', { name: 'こちらのキーにする' }).click();
    await expect(help(page).getByRole('alert')).toHaveCount(0);
    await keyOf(page, '壁').click();
    await page.keyboard.press('0');
    await expect(keyOf(page, '壁')).toHaveText('0');
    await reset('全体を表示').click();
    await expect(help(page).getByRole('alert')).toContainText('0は「壁」のキーです。');
    await help(page).getByRole('button', { name: 'こちらのキーにする' }).click();
    await expect(keyOf(page, '全体を表示')).toHaveText('0');
    await reset('扉').click();
    await keyOf(page, '壁').click();
    await page.keyboard.press('y');
    await expect(keyOf(page, '壁')).toHaveText('Y');
    await expect(keyOf(page, '扉')).toHaveText('D');
  });
  await help(page).getByRole('button', { name: '閉じる' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('w');
  await expect(page.getByRole('button', { name: words.tool.room, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('y');
  await expect(page.getByRole('button', { name: words.tool.wall, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const elsewhere = await browser.newContext();
  const other = new Author(await elsewhere.newPage(), author.account, 'ja');
  await other.isLoggedIn();
  await other.page.goto(page.url());
  await new FloorMap(other).isOpen();
  await expect(other.page.getByRole('toolbar', { name: words.tools }).getByText('Y', { exact: true })).toBeVisible();
  await opensKeys(other.page);
  await help(other.page).getByRole('button', { name: 'すべて元のキーに戻す' }).click();
  await expect(keyOf(other.page, '壁')).toHaveText('W');
  await elsewhere.close();
});
