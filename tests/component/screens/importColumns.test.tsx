// The import of a list: a file in UTF-8 is converted in the dialog, and its columns are chosen.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textIn } from '#client/i18n/defineTexts.ts';
import { importTexts } from '#client/page/import/importTexts.ts';
import { tableFilesTexts } from '#client/resource/files/tableFilesTexts.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { hasRecords, hasScenario, isGone, opens, presses, rest } from '../support/site.tsx';

test.each(LANGUAGES)(
  'a table of another program in UTF-8 is converted, its columns are chosen, and it is imported: %s',
  async (language) => {
    const text = textIn(language, { ...importTexts, ...tableFilesTexts });
    const scenarioId = await hasScenario();
    await hasRecords(scenarioId, 'items-detail', { 1: { unconfirmed_name_ja: '剣？', unconfirmed_name_en: 'Sword?' } });
    await opens(`/scenarios/${scenarioId}/data-settings/items/unidentified-item`, language);
    await page.getByRole('button', { name: text('files.import'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => page.css('input[type=file]').elements().length).toBe(1);
    const rows = ['called,note,id', '長剣½,a,1', '斧,b,2'];
    await userEvent.upload(page.css('input[type=file]'), new File([`${rows.join('\r\n')}\r\n`], 'wares.csv'));
    // Nothing is sent before the author agrees, who is told which character is lost, and where.
    await expect.element(dialog.getByText(text('files.utf8'))).toBeVisible();
    const lost = dialog.getByRole('table', { name: text('files.lostCells') });
    await expect.element(lost).toBeVisible();
    expect(lost.getByRole('row').elements().at(-1)?.textContent).toBe('21½');
    await dialog.getByRole('button', { name: text('files.convert') }).click();
    // Unknown names are read by position, so the columns have to be chosen.
    await expect.element(dialog.getByText(text('import.nothing'))).toBeVisible();
    await dialog.getByText(text('files.columns'), { exact: true }).first().click();
    const column = (number: number, name: string) =>
      dialog.getByRole('combobox', { name: text('files.columnOf', { number, name }) });
    const check = dialog.getByRole('button', { name: text('files.checkColumns') });
    await expect.element(column(3, 'id')).toHaveValue(language === 'ja' ? '番号' : 'Number');
    await expect.element(column(1, 'called')).toHaveValue(text('files.columnUnused'));
    await expect.element(check).toBeDisabled();
    for (const [number, name] of [
      [1, 'called'],
      [2, 'note'],
    ] as const) {
      await column(number, name).fill('unconfirmed_name_ja');
      await presses('Enter');
    }
    // The same column twice is no choice.
    await expect.element(dialog.getByText(text('files.columnTwice')).first()).toBeVisible();
    await expect.element(check).toBeDisabled();
    await column(2, 'note').fill(text('files.columnUnused'));
    await presses('Enter');
    await check.click();
    const counts = text('files.counts', { added: 1, changed: 1, unchanged: 0, refused_rows: 0 });
    await expect.element(dialog.getByText(counts)).toBeVisible();
    await dialog.getByRole('button', { name: text('import.submit'), exact: true }).click();
    await isGone(dialog);
    const { data } = await rest.get(`scenarios/${scenarioId}/items-detail/1`);
    expect(data).toMatchObject({ unconfirmed_name_ja: '長剣〓', unconfirmed_name_en: 'Sword?' });
    const { data: other } = await rest.get(`scenarios/${scenarioId}/items-detail/2`);
    expect(other).toMatchObject({ unconfirmed_name_ja: '斧', unconfirmed_name_en: '' });
  },
);
