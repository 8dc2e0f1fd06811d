import { readFile } from 'node:fs/promises';
import { ItemTable } from './support/ItemTable.ts';
import { inTurn } from './support/inTurn.ts';
import { itemFile, TableFiles } from './support/TableFiles.ts';
import { expect, test } from './support/test.ts';

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story('an author sees what a file would change, imports it, and could go back', async ({ author, page, words }) => {
      const files = new TableFiles(author, await author.hasScenario());
      await files.hasItems({ 1: { name_ja: '剣', name_en: 'Sword' }, 2: { name_ja: '槍' } });
      await files.opens();
      await files.imports(
        itemFile([
          [1, '剣', 'Sword'],
          [2, '長槍', '', 3],
          [3, '斧', 'Axe'],
          [4, 'とてもとても長い名前の弓', ''],
        ]),
      );
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('status')).toHaveText(words.fileCounts(1, 1, 1, 1));
      const refused = dialog.getByRole('table', { name: words.refusedRows });
      await expect(refused.getByRole('row').nth(1)).toContainText('とてもとても長い名前の弓');
      const changes = dialog.getByRole('list', { name: words.whatChanges }).getByRole('listitem');
      await expect(changes).toHaveText([/002 長槍/, /003/]);
      // A record opens to its cells, which have the same texts as in the table; a record of the file itself has its name.
      await changes.nth(0).getByText('002').click();
      const cell = (row: string) => changes.getByRole('row').filter({ hasText: row }).getByRole('cell');
      await expect(cell('槍')).toHaveText(['槍', '長槍']);
      await expect(cell(author.language === 'ja' ? '壊れた後' : 'Turns into')).toHaveText([
        words.emptyCell,
        author.language === 'ja' ? '003 斧' : '003 Axe',
      ]);
      // Nothing is written yet.
      expect((await author.account.rest.get(`scenarios/${files.scenarioId}/items-detail/3`)).data).toMatchObject({
        name_ja: '',
      });

      await dialog.getByRole('button', { name: words.importNow, exact: true }).click();
      await expect(page.getByText(words.imported(1, 1))).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('grid').getByText('長槍')).toBeVisible();
      await expect(page.getByRole('grid').getByText('斧', { exact: true })).toBeVisible();
      await author.button('backupHistory').click();
      await expect(page.getByRole('list', { name: words.backupHistory })).toContainText(words.automaticBackup);
    });

    story(
      'an import is one step of its table: taken back with a key, and done again',
      async ({ author, page, words }) => {
        const table = new ItemTable(author, await author.hasScenario());
        const files = new TableFiles(author, table.scenarioId);
        await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '盾' } });
        await table.opens();
        await table.goesTo(2, 'name_ja');
        await page.keyboard.type('槍');
        await table.presses('Enter');
        await files.imports(
          itemFile([
            [1, '斧', 'Axe'],
            [3, '弓', 'Bow'],
          ]),
        );
        await page.getByRole('dialog').getByRole('button', { name: words.importNow, exact: true }).click();
        await expect(table.cell(3, 'name_ja')).toHaveText('弓');

        await table.goesTo(2, 'name_ja');
        await table.presses('Control+z');
        await expect(table.cell(1, 'name_ja')).toHaveText('剣');
        await expect(table.cell(3, 'name_ja')).toHaveText('');
        await expect(table.cell(2, 'name_ja')).toHaveText('槍');
        await table.isSaved();
        expect([...(await table.stored()).keys()]).toEqual([1, 2]);

        await table.presses('Control+y');
        await expect(table.cell(3, 'name_ja')).toHaveText('弓');
        await table.isSaved();
        expect((await table.stored()).get(1)).toMatchObject({ name_ja: '斧', name_en: 'Axe' });
      },
    );

    story('a file that is none of Shift_JIS is named as what it is', async ({ author, page, words, faults }) => {
      faults.expect(/status of 422/);
      const files = new TableFiles(author, await author.hasScenario());
      await files.opens();
      await files.imports(Buffer.from([0x61, 0x2c, 0x62, 0x0d, 0x0a, 0x31, 0x2c, 0xff, 0xff, 0x0d, 0x0a]));
      const told = page.getByRole('dialog').getByRole('alert');
      await expect(told).toContainText(words.fileInvalid);
      await expect(told).toContainText(words.fileNoShiftJis);
      await expect(page.getByRole('dialog').getByRole('button', { name: words.importNow, exact: true })).toBeDisabled();
    });

    story('of very many records each that changes can be looked at', async ({ author, page, words }) => {
      const files = new TableFiles(author, await author.hasScenario());
      await files.opens();
      await files.imports(itemFile(Array.from({ length: 500 }, (_, index) => [index + 1, `品${index + 1}`, ''])));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('status').first()).toHaveText(words.fileCounts(500, 0, 0, 0));
      const shown = dialog.getByRole('list', { name: words.whatChanges }).getByRole('listitem');
      await expect(shown).toHaveCount(50);
      await dialog.getByRole('button', { name: words.lastPage }).click();
      await expect(shown.last()).toContainText('500 品500');
    });

    story(
      'an import that is cancelled in time has written nothing, and says so',
      async ({ author, page, words, faults }) => {
        faults.expect(/ERR_FAILED|ERR_ABORTED/);
        const files = new TableFiles(author, await author.hasScenario());
        const submit = await files.importsSword();
        const dialog = page.getByRole('dialog');
        // This one never reaches the server.
        await page.route('**/items-detail/import', () => {}, { times: 1 });
        await submit.click();
        await dialog.getByRole('button', { name: words.cancel, exact: true }).click();
        await expect(dialog.getByText(words.importCancelled)).toBeVisible();
        const { data } = await author.account.rest.get(`scenarios/${files.scenarioId}/items-detail/1`);
        expect(data).toMatchObject({ revision: 0 });
        // It can be imported after all.
        await submit.click();
        await expect(page.getByText(words.imported(1, 0))).toBeVisible();
      },
    );

    story(
      'an import that was done before it could be cancelled is told as done',
      async ({ author, page, words, faults }) => {
        faults.expect(/ERR_FAILED|ERR_ABORTED/);
        const files = new TableFiles(author, await author.hasScenario());
        const submit = await files.importsSword();
        const dialog = page.getByRole('dialog');
        // The server completes it, but its answer is lost.
        const done = Promise.withResolvers<void>();
        await page.route('**/items-detail/import', (route) => void route.fetch().then(() => done.resolve()), {
          times: 1,
        });
        await submit.click();
        await done.promise;
        await dialog.getByRole('button', { name: words.cancel, exact: true }).click();
        await expect(page.getByText(words.importTooLate)).toBeVisible();
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('grid').getByText('剣', { exact: true })).toBeVisible();
      },
    );

    story('an export that takes long can be cancelled', async ({ author, page, faults }) => {
      faults.expect(/ERR_FAILED|ERR_ABORTED/);
      const files = new TableFiles(author, await author.hasScenario());
      await files.hasItems({ 1: { name_ja: '剣' } });
      await files.opens();
      await page.route('**/items-detail/export', () => {}, { times: 1 });
      const asked = page.waitForRequest('**/items-detail/export');
      await author.button('export').click();
      await asked;
      await author.button('cancelExport').click();
      const downloading = page.waitForEvent('download');
      await author.button('export').click();
      expect((await downloading).suggestedFilename()).toBe('item-list.csv');
    });

    story('one item goes out of its form as a file, and comes back into it alone', async ({ author, page, words }) => {
      const files = new TableFiles(author, await author.hasScenario());
      await files.hasItems({ 1: { name_ja: '剣', name_en: 'Sword' }, 12: { name_ja: '槍', name_en: 'Spear' } });
      await files.opens('/12/edit');
      const downloading = page.waitForEvent('download');
      await author.button('export').click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('item-012.csv');
      const text = new TextDecoder('shift_jis').decode(await readFile(await download.path()));
      expect(text.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringMatching(/^12,槍,Spear,/)]);

      await files.imports(
        itemFile([
          [1, '刀', 'Katana'],
          [12, '長槍', 'Spear'],
        ]),
      );
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { level: 2 })).toContainText('012');
      await expect(dialog.getByRole('table', { name: words.refusedRows }).getByRole('row').nth(1)).toContainText('12');
      await dialog.getByRole('button', { name: words.importNow, exact: true }).click();
      await expect(page.getByText(words.imported(0, 1))).toBeVisible();
      await expect(page.locator('header').getByRole('heading', { level: 2 })).toContainText(
        author.language === 'ja' ? '長槍' : 'Spear',
      );
      await expect(page.locator('[data-path=name_ja] input')).toHaveValue('長槍');
      const { data } = await author.account.rest.get(`scenarios/${files.scenarioId}/items-detail/1`);
      expect(data).toMatchObject({ name_ja: '剣' });
    });

    story('what a file cannot hold is listed before it is saved', async ({ author, page, words }) => {
      const files = new TableFiles(author, await author.hasScenario());
      await files.hasItems({ 7: { name_ja: '♥の剣', name_en: 'Sword' } });
      await files.opens();
      await author.button('export').click();
      const dialog = page.getByRole('dialog', { name: words.lostCharacters });
      await expect(dialog.getByRole('row').nth(1)).toContainText('♥');
      await dialog.getByRole('link', { name: author.language === 'ja' ? '007 ♥の剣' : '007 Sword' }).click();
      await expect(page.locator('[data-path=name_ja] input')).toBeFocused();
      await files.opens();
      await author.button('export').click();
      const downloading = page.waitForEvent('download');
      await author.button('exportAnyway').click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('item-list.csv');
      const text = new TextDecoder('shift_jis').decode(await readFile(await download.path()));
      expect(text.split('\r\n')[1]).toMatch(/^7,〓の剣,Sword,/);
    });
  });
}
