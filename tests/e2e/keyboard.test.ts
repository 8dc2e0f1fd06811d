import { FloorMap, row } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

test('the main job is done with the keyboard alone', async ({ page, author, words, origin }) => {
  test.slow();
  const map = new FloorMap(author);
  const { keyboard } = page;
  await page.context().clearCookies({ name: 'access_token' });

  await test.step('logs in', async () => {
    await page.goto('/auth/login');
    await expect(author.field(words.login)).toBeFocused();
    await keyboard.type(author.account.username);
    await keyboard.press('Tab');
    await keyboard.type(author.account.password);
    await keyboard.press('Enter');
    await expect(page.getByText(words.emptyDesk)).toBeVisible();
  });

  await test.step('makes a scenario', async () => {
    await author.tabsTo(author.button('createScenario'));
    await keyboard.press('Enter');
    await expect(author.field(words.title)).toBeFocused();
    await keyboard.type('鍵盤の迷宮');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/scenarios\/\w+$/);
  });
  const scenarioPath = new URL(page.url()).pathname;

  await test.step('draws walls, a door and a room', async () => {
    await author.tabsTo(author.link('drawFloor01'));
    await keyboard.press('Enter');
    await map.isOpen();
    await author.tabsTo(map.grid);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await keyboard.press(key);
    await keyboard.down('w');
    await keyboard.press('ArrowUp');
    await keyboard.press('Shift+ArrowRight');
    await keyboard.press('Shift+ArrowRight');
    await keyboard.up('w');
    await map.showAll(row(2, 4, 1), { north: 'wall' });
    await keyboard.down('d');
    await keyboard.press('ArrowRight');
    await keyboard.up('d');
    await map.shows(4, 1, { north: 'wall', east: 'door' });
    await keyboard.press('r');
    for (let steps = 0; steps < 6; steps++) await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await map.shows(4, 7, { south: 'wall', west: 'wall' });
    await map.shows(5, 8, { north: 'wall', east: 'wall' });
  });

  await test.step('undoes, redoes and saves', async () => {
    await keyboard.press('Control+z');
    await map.shows(4, 7);
    await keyboard.press('Control+Shift+z');
    await map.shows(4, 7, { south: 'wall', west: 'wall' });
    await keyboard.press('Control+s');
    await map.isSaved();
  });

  await test.step('saves a backup, wrecks the floor, restores it', async () => {
    await author.tabsTo(author.button('saveBackup'), 'Shift+Tab');
    await keyboard.press('Enter');
    await author.takesBackupName();
    await author.reads(words.backupSaved);
    await author.tabsTo(map.grid);
    await keyboard.press('x');
    await keyboard.down('x');
    await keyboard.press('ArrowDown');
    await keyboard.up('x');
    await map.isSaved();
    await author.tabsTo(author.button('backupHistory'), 'Shift+Tab');
    await keyboard.press('Enter');
    await author.tabsTo(page.getByRole('list', { name: words.backupHistory }).getByRole('button').first());
    await keyboard.press('Enter');
    await author.tabsTo(page.getByRole('dialog').getByRole('button', { name: words.restore }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(scenarioPath);
    await author.reads(words.restored);
    await expect(page.getByRole('alertdialog', { name: words.restoring })).toBeHidden();
  });

  await test.step('has the floor back and logs out', async () => {
    await author.tabsTo(author.link('scenarioMap'), 'Shift+Tab');
    await keyboard.press('Enter');
    await map.isOpen();
    await map.showAll(row(2, 3, 1), { north: 'wall' });
    await map.shows(5, 8, { north: 'wall', east: 'wall' });
    await author.tabsTo(page.getByRole('button', { name: words.menuOf(author.account.name) }), 'Shift+Tab');
    await keyboard.press('Enter');
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: words.logOut })).toBeFocused();
    await keyboard.press('Enter');
    await expect(author.button('ok')).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}/auth/login`);
  });
});

test('the floors are one stop of the Tab key, and the arrows go through them', async ({ page, map, author, words }) => {
  const floors = page.getByRole('complementary', { name: words.floorList });
  await author.tabsTo(floors.getByRole('link', { name: words.floor('01') }));
  await page.keyboard.press('Tab');
  await expect(floors.getByRole('link', { name: words.floor('02') })).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await map.isOpen('02');
});

test('so are the tools: the one in hand, from which the arrows go to the others', async ({
  page,
  map,
  author,
  words,
}) => {
  const tools = page.getByRole('toolbar', { name: words.tools });
  await author.tabsTo(tools.getByRole('button', { name: words.tool.wall }));
  await page.keyboard.press('ArrowDown');
  await expect(tools.getByRole('button', { name: words.tool.door })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tools.getByRole('button', { name: words.tool.door })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await expect(tools.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tools.locator(':focus')).toHaveCount(0);
  await map.counts(0);
});

test('single letters are left to fields and dialogs', async ({ page, map, words }) => {
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: words.keysAndGestures });
  await expect(help).toBeVisible();
  await page.keyboard.press('d');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  const tool = (name: string) => page.getByRole('toolbar', { name: words.tools }).getByRole('button', { name });
  await expect(tool(words.tool.wall)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: words.floorTab, exact: true }).click();
  const name = page.getByRole('textbox').first();
  await name.fill('');
  await name.pressSequentially('dxr0');
  await expect(name).toHaveValue('dxr0');
  await expect(tool(words.tool.wall)).toHaveAttribute('aria-pressed', 'true');
  await map.counts(0);
});
