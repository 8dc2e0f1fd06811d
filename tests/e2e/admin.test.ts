import { runAdmin } from '../support/runAdmin.ts';
import { Author } from './support/Author.ts';
import { DataSettings } from './support/DataSettings.ts';
import { Fingers } from './support/Fingers.ts';
import { FloorMap } from './support/FloorMap.ts';
import { fitsAcross, isAccessible } from './support/isAccessible.ts';
import { newAccount, newScenario } from './support/newAccount.ts';
import { ownServerStories, ownServerTest as test } from './support/ownServer.ts';
import { expect } from './support/test.ts';

const SWORD = { name_ja: '青銅の剣', name_en: 'Bronze sword', type: 1 };

const TITLE = '水底';

ownServerStories((story, language) => {
  story(
    'an admin reads a scenario with its map and writes nothing of it',
    async ({ page, origin, words, installation }) => {
      const author = await newAccount(origin, language);
      const scenario = await newScenario(author);
      await author.rest.put(`scenarios/${scenario}/items-detail/1`, SWORD);
      await author.rest.put(`scenarios/${scenario}/labyrinth-settings/1`, {
        labyrinth_title: { ja: TITLE, en: TITLE },
        map_hierarchy: { start: 1, end: 2 },
      });
      const account = await newAccount(origin, language);
      const made = await runAdmin(installation.env, 'make-admin', account.username);
      expect(made).toMatchObject({ code: 0 });
      const admin = new Author(page, account, language);
      await page.context().addCookies([{ name: 'language', value: language, url: origin }]);
      await page.goto('/auth/login');
      await admin.logsIn();

      await test.step('where there is no site for admins, that is said', async () => {
        await expect(page.getByRole('heading', { name: words.forAdmins })).toBeVisible();
        await expect(page.getByText(words.noAdminSite)).toBeVisible();
        await isAccessible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await fitsAcross(page);
        await page.setViewportSize({ width: 1440, height: 900 });
      });

      const written: string[] = [];
      page.on('request', (request) => {
        // The texts of a table are sent to be checked for banned words; that writes nothing.
        const isAsking = request.method() === 'GET' || request.url().endsWith('/trpc/bannedWords.check');
        if (!isAsking) written.push(request.url());
      });

      await test.step('the scenario says that it is only to be read, and offers no change', async () => {
        await page.goto(`/scenarios/${scenario}`);
        await expect(page.getByText(words.readOnly, { exact: true })).toBeVisible();
        await expect(page.getByText(words.readOnlyReason)).toBeVisible();
        for (const name of [words.saveBackup, words.backupHistory, words.editTitles]) {
          await expect(page.getByRole('button', { name })).toHaveCount(0);
        }
        await isAccessible(page);
      });

      await test.step('the map shows the floor without tools; no stroke and no key draws', async () => {
        const map = new FloorMap(admin);
        await map.opens(scenario);
        await expect(page.getByRole('toolbar')).toHaveCount(0);
        await expect(page.getByRole('complementary', { name: words.inspector })).toContainText(words.readOnlyReason);
        for (const name of [words.undo, words.redo]) await expect(page.getByRole('button', { name })).toHaveCount(0);
        await map.pointsAt([5.5, 5.5]);
        await map.tells(/x5 y5/);
        await map.drags([
          [2.5, 5],
          [6.5, 5],
        ]);
        // Whoever may only read has a menu too: to look at the labyrinth, and to play from there.
        await map.drags([[8.5, 8]], { button: 'right' });
        await expect(page.getByRole('menuitem')).toHaveCount(2);
        await page.keyboard.press('Escape');
        await map.grid.focus();
        await page.keyboard.press('w');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Control+s');
        await map.counts(0);
        await isAccessible(page);
      });

      await test.step('one finger moves it, two do, and again one of them, without a leap', async () => {
        const map = new FloorMap(admin);
        const fingers = new Fingers(await page.context().newCDPSession(page), map);
        await page.keyboard.press('0');
        await fingers.touch('touchStart', [12.5, 12.5]);
        await fingers.touch('touchMove', [15.5, 12.5]);
        await fingers.touch('touchStart', [15.5, 12.5], [18.5, 12.5]);
        await fingers.touch('touchMove', [15.5, 14.5], [18.5, 14.5]);
        await fingers.lift([18.5, 14.5]);
        await fingers.touch('touchMove', [16.5, 14.5]);
        await fingers.lift();
        await map.pointsAt([16.5, 14.5]);
        await map.tells(/x12 y12/);
        await page.keyboard.press('0');
      });

      await test.step('its settings are to be read', async () => {
        await admin.page.getByRole('tab', { name: admin.words.floorTab, exact: true }).click();
        await expect(page.getByRole('term').filter({ hasText: words.floorName })).toBeVisible();
        await expect(admin.field(words.floorName)).toHaveCount(0);
      });

      await test.step('neither does the palette offer tools or a backup', async () => {
        await page.keyboard.press('Control+k');
        const field = page.getByRole('dialog').getByRole('searchbox').or(page.getByRole('dialog').getByRole('textbox'));
        for (const typed of [words.tool.eraser, words.saveBackup]) {
          await field.fill(typed);
          await expect(page.getByRole('dialog')).toContainText(words.nothingFound);
        }
        await field.fill(words.fitFloor);
        await expect(page.getByRole('option', { name: words.fitFloor })).toBeVisible();
        await page.keyboard.press('Escape');
      });

      await test.step('on a phone too', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.getByRole('toolbar')).toHaveCount(0);
        await fitsAcross(page);
        await isAccessible(page);
        await admin.button('openMenu').click();
        const menu = page.getByRole('dialog', { name: words.mainMenu });
        await expect(menu.getByText(words.readOnly, { exact: true })).toBeVisible();
        await expect(menu.getByRole('button', { name: words.saveBackup })).toHaveCount(0);
        await expect(menu.getByRole('link', { name: words.userInformation })).toHaveCount(0);
        await isAccessible(page);
        await menu.getByRole('link', { name: words.scenarioHome }).click();
        await expect(page).toHaveURL(`/scenarios/${scenario}`);
      });
      await test.step('a record is to be read in its form and its table, which take nothing', async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        const data = new DataSettings(admin, scenario);
        await data.opens('/items/item-list/1/edit');
        await expect(page.getByRole('definition').filter({ hasText: SWORD.name_ja })).toBeVisible();
        await expect(page.locator('[data-record-form]').getByRole('textbox')).toHaveCount(0);
        await expect(page.locator('[data-record-form]').getByRole('checkbox')).toHaveCount(0);
        for (const [ja, en] of [
          ['元に戻す', 'Undo'],
          ['すべて選ぶ', 'All'],
        ] as const) {
          await expect(data.button(ja, en)).toHaveCount(0);
        }
        await isAccessible(page);
        await data.opens('/items/item-list');
        const cell = page.getByRole('gridcell', { name: SWORD.name_ja, exact: true });
        await cell.click();
        await page.keyboard.type('x');
        await page.keyboard.press('Enter');
        await expect(cell).toBeVisible();
        await expect(data.button('インポート', 'Import')).toHaveCount(0);
        await expect(data.button('エクスポート', 'Export')).toBeVisible();
      });

      await test.step('a labyrinth shows its floors, its size and its entrance, and takes none of them', async () => {
        await page.goto(`/scenarios/${scenario}/labyrinths/settings/1`);
        const form = page.locator('[data-record-form]');
        await expect(form.getByRole('definition').filter({ hasText: TITLE })).toHaveCount(2);
        await expect(form.locator('[data-path="map_hierarchy"]').getByRole('listitem')).toHaveCount(2);
        for (const role of ['textbox', 'checkbox', 'slider', 'radio', 'combobox'] as const) {
          await expect(form.getByRole(role)).toHaveCount(0);
        }
        // Sounds can be played and sections opened, but no floor can be picked.
        await expect(form.locator('[data-path="labyrinth_entrance"]').getByRole('button')).toHaveCount(0);
        await isAccessible(page);
        await page.goto(`/scenarios/${scenario}/labyrinths/flag-management`);
        await expect(page.getByRole('table').first()).toBeVisible();
        await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
        await isAccessible(page);
      });

      expect(written).toEqual([]);
    },
  );
});
