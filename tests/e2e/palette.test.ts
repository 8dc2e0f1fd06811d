import type { Locator } from '@playwright/test';
import { DRAWER_ENTRIES } from '#client/frame/drawerEntries.ts';
import { frameTexts } from '#client/frame/frameTexts.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { tableFilesTexts } from '#client/resource/files/tableFilesTexts.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { pageName } from '#client/screens/areas/areas.tsx';
import { DATA_SETTINGS } from '#client/screens/dataSettings/dataAreas.tsx';
import { LABYRINTHS } from '#client/screens/labyrinths/labyrinthAreas.tsx';
import { WORK_OUTLINE } from '#client/screens/workOutline/workOutlineGroup.tsx';
import { LANGUAGES } from '#domain/text/languages.ts';
import { converts } from './support/converts.ts';
import { ItemForm } from './support/ItemForm.ts';
import { expect, type Page, test } from './support/test.ts';

const opens = async (page: Page): Promise<Locator> => {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('textbox').or(page.getByRole('dialog').getByRole('searchbox'));
  await expect(field).toBeFocused();
  return field;
};

test('a floor is found by its name in another kana and width, or by its number, and opened with Enter', async ({
  page,
  map,
  author,
}) => {
  const id = /scenarios\/(\w+)/.exec(page.url())?.[1];
  const named = await author.account.rest.put(`scenarios/${id}/floor-maps/12`, { name_ja: 'ミズノマ' });
  expect(named.status).toBe(200);
  await page.reload();
  await map.isOpen();
  for (const typed of ['みずのま', 'ﾐｽﾞﾉﾏ', '012']) {
    const field = await opens(page);
    await field.fill(typed);
    await expect(page.getByRole('option', { name: 'フロア12 ミズノマ' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  }
  await (await opens(page)).pressSequentially('floor 12');
  await page.keyboard.press('Enter');
  await map.isOpen('12');
});

test('every screen of the drawer and every tool of the map is found in both languages', async ({
  page,
  map,
  words,
}) => {
  const field = await opens(page);
  const names = [...DRAWER_ENTRIES.map(({ label }) => frameTexts[label]), ...mapTools.map(({ label }) => label)];
  for (const name of names) {
    for (const language of LANGUAGES) {
      await field.fill(name[language]);
      await expect(page.getByRole('option', { name: name.ja }).first()).toBeVisible();
    }
  }
  await field.fill('DOOR');
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  const toolbar = page.getByRole('toolbar', { name: words.tools });
  await expect(toolbar.getByRole('button', { name: words.tool.door })).toHaveAttribute('aria-pressed', 'true');
  await map.presses([5.5, 5]);
  await map.shows(5, 5, { south: 'door' });
  await (await opens(page)).fill(words.undo);
  await page.keyboard.press('Enter');
  await map.counts(0);
});

test('a field of the form that is open is gone to by its name; those without a meaning for the record are not offered', async ({
  page,
  author,
  words,
}) => {
  const form = new ItemForm(author, await author.hasScenario());
  await form.has({ 5: { name_ja: '鉄の剣', type: 1 }, 6: { name_ja: '薬草', type: 0 } });
  await form.opens(5);
  await (await opens(page)).fill('power sides');
  await page.keyboard.press('Enter');
  await expect(form.input('power')).toBeFocused();
  await page.keyboard.type('d8');
  await page.keyboard.press('Enter');
  await form.isSaved();
  expect((await form.stored(5)).power).toEqual({ count: 1, sides: 8, plus: 0 });

  await form.opens(6);
  await (await opens(page)).fill('power sides');
  await expect(page.getByText(words.nothingFound)).toBeVisible();
});

test('every page of the data settings and of the labyrinths is found in both languages, and opened', async ({
  page,
  author,
  words,
}) => {
  const id = await author.hasScenario();
  await page.goto(`/scenarios/${id}`);
  await expect(page.getByRole('link', { name: words.scenarioHome, exact: true })).toBeVisible();
  const field = await opens(page);
  for (const area of [...LABYRINTHS.areas, ...DATA_SETTINGS.areas, ...WORK_OUTLINE.areas]) {
    for (const one of area.pages) {
      const named = pageName(area, one);
      await field.fill(named.en);
      await expect(page.getByRole('option', { name: named.ja, exact: true })).toBeVisible();
    }
  }
  await field.fill('モンスター コピー');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/scenarios/${id}/data-settings/monsters/monster-copy`);
});

test('an open table brings its commands, and takes them along', async ({ page, author, words }) => {
  const id = await author.hasScenario();
  await page.goto(`/scenarios/${id}/data-settings/items/item-list`);
  await expect(page.getByRole('grid')).toBeVisible();
  const field = await opens(page);
  await field.fill(tableTexts['records.command.columns'].en);
  await expect(page.getByRole('option', { name: tableTexts['records.command.columns'].ja })).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: tableTexts['records.columns.title'].ja });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The tab counts its problems once they are known.
  await page.getByRole('link', { name: new RegExp(`^${words.checkList}`) }).click();
  await expect(page.getByRole('heading', { name: words.beforeRelease })).toBeVisible();
  await (await opens(page)).fill(tableTexts['records.command.columns'].ja);
  await expect(page.getByRole('dialog')).toContainText(words.nothingFound);
});

test('the file of an open table is imported and exported from the palette', async ({ page, author }) => {
  const id = await author.hasScenario();
  await page.goto(`/scenarios/${id}/data-settings/items/item-list`);
  await expect(author.button('import')).toBeVisible();
  await (await opens(page)).fill(tableTexts['records.command.import'].en);
  await expect(page.getByRole('option', { name: tableTexts['records.command.import'].ja })).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').filter({ hasText: tableFilesTexts['files.dropHint'].ja });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await (await opens(page)).fill(tableTexts['records.command.export'].ja);
  await expect(page.getByRole('option', { name: tableTexts['records.command.export'].ja })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('item-list.csv');
});

test('scenarios, the language and logging out are a few keys away', async ({ page, author, words }) => {
  const id = await author.hasScenario('風の塔');
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: words.userInformation })).toBeVisible();
  await (await opens(page)).pressSequentially('風の塔');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/scenarios/${id}`);
  await (await opens(page)).pressSequentially('english');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await (await opens(page)).pressSequentially('ログアウト');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log out' })).toBeVisible();
});

test('Enter pressed before the server has answered opens what is found then', async ({ page, author, words }) => {
  const id = await author.hasScenario('風の塔');
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: words.userInformation })).toBeVisible();
  const typed = Promise.withResolvers<void>();
  await page.route(/scenarios\.list/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await (await opens(page)).fill('風の塔');
  await expect(page.getByRole('dialog')).toContainText(words.nothingFound);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/me');
  typed.resolve();
  await expect(page).toHaveURL(`/scenarios/${id}`);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('every button above the map and saving a backup are found, in both languages', async ({
  page,
  map,
  author,
  words,
}) => {
  // So that there is something to undo and something to redo.
  for (const x of [5.5, 7.5]) await map.presses([x, 5]);
  await map.undoes();
  await map.counts(2);
  const bar = page
    .getByRole('main')
    .locator('div', { has: page.getByRole('heading', { level: 2, name: /01$/ }) })
    .last();
  // The items of its menus are commands of their own.
  const commands = await bar
    .locator('button:not([aria-haspopup])')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(commands).toContain(words.redo);
  const field = await opens(page);
  for (const command of commands) {
    await field.fill(command ?? '');
    await expect(page.getByRole('option', { name: command ?? '', exact: false }).first()).toBeVisible();
  }
  await field.fill('save backup');
  await page.keyboard.press('Enter');
  // Its name is asked for.
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await author.reads(words.backupSaved);
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: words.userInformation })).toBeVisible();
  await (await opens(page)).fill('save backup');
  await expect(page.getByRole('dialog')).toContainText(words.nothingFound);
});

test('all scenarios of an account that is full are found', async ({ page, author, words }) => {
  for (let number = 1; number <= 100; number++) await author.hasScenario(`塔の${number}`);
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: words.userInformation })).toBeVisible();
  const field = await opens(page);
  for (const number of [1, 50, 100]) {
    await field.fill(`塔の${number}`);
    await expect(page.getByRole('option', { name: `塔の${number}`, exact: true })).toBeVisible();
  }
});

test('the Enter that commits a conversion chooses nothing', async ({ page, author, words }) => {
  const id = await author.hasScenario('風の塔');
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: words.userInformation })).toBeVisible();
  const field = await opens(page);
  await converts(page, field, 'かぜ', '風');
  await expect(page.getByRole('option', { name: '風の塔' })).toBeVisible();
  await expect(page).toHaveURL('/me');
  await page.keyboard.press('ArrowDown');
  // The same Enter as Safari reports it: after the composition, with key code 229 only.
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await field.dispatchEvent('keyup', { key: 'Enter', keyCode: 13 });
  await expect(page).toHaveURL('/me');
  await expect(field).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/scenarios/${id}`);
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });
    test('a record whose name has the typed word comes before everything that holds its letters within a word', async ({
      page,
      author,
      words,
    }) => {
      const id = await author.hasScenario();
      const rest = author.account.rest;
      await rest.put(`scenarios/${id}/monsters/12`, { name_ja: '洞窟ネズミ', name_en: 'Cave rat' });
      await rest.put(`scenarios/${id}/items-detail/3`, { name_ja: 'つるねずみ', name_en: 'Crate' });
      await page.goto(`/scenarios/${id}`);
      await expect(page.getByRole('link', { name: words.scenarioHome, exact: true })).toBeVisible();
      const field = await opens(page);
      await field.fill({ ja: 'ねずみ', en: 'rat' }[language]);
      const options = page.getByRole('dialog').getByRole('option');
      await expect(options.first()).toContainText({ ja: '洞窟ネズミ', en: 'Cave rat' }[language]);
      await expect(options.filter({ hasText: { ja: 'つるねずみ', en: 'Crate' }[language] })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/monster-list\/12\/monster-detail/);
    });
  });
}
