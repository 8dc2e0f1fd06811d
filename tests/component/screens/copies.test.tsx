import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type TextOf, textIn } from '#client/i18n/defineTexts.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { copyTexts } from '#client/screens/dataSettings/copy/copyTexts.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { DataSettings } from '../support/DataSettings.ts';
import { hasRecords, hasScenario, presses, rest } from '../support/site.tsx';

const DRAGON = { name_ja: '竜', name_en: 'Dragon', level: 30, ac: -5 };

let data: DataSettings;
let other: string;
beforeEach(async () => {
  data = new DataSettings(await hasScenario());
  other = await hasScenario();
  await hasRecords(other, 'monsters', { 7: DRAGON });
});

/** Chooses the monster to copy, copies all of it to 12, and waits for it there. */
async function copiesTheDragon(text: TextOf<keyof typeof copyTexts>): Promise<void> {
  await page.getByRole('combobox', { name: text('copy.source') }).fill('007');
  await page.getByRole('option', { name: /^007/ }).click();
  await page.getByLabelText(text('copy.targets'), { exact: false }).fill('12');
  await expect.element(page.getByText(text('copy.origin.numbers'))).toBeVisible();
  await data.button('コピーする', 'Copy').click();
  await data.keeps('monsters/12', DRAGON);
}

test.each(LANGUAGES)('a monster is copied from another scenario of the author: %s', async (language) => {
  data.language = language;
  const text = textIn(language, copyTexts);
  // The scenario itself has none yet.
  await data.opens('/monsters/monster-copy');
  await page.getByRole('radio', { name: text('copy.origin.scenario') }).click({ force: true });
  const scenarios = page.getByRole('combobox', { name: text('copy.scenario') });
  await scenarios.fill(language === 'ja' ? '水底' : 'Sunken');
  await page.getByRole('option').first().click();
  await copiesTheDragon(text);
  await presses('Control+z');
  await data.keeps('monsters/12', { name_ja: '' });
});

test.each(LANGUAGES)('and from a file; what is none says so: %s', async (language) => {
  data.language = language;
  const text = textIn(language, copyTexts);
  const headers = { Authorization: `Bearer ${rest.token}` };
  const exported = await fetch(`/api/frontend/scenarios/${other}/monster-data-exports`, { headers });
  const bytes = await exported.arrayBuffer();
  await data.opens('/monsters/monster-copy');
  await page.getByRole('radio', { name: text('copy.origin.file') }).click({ force: true });
  const input = page.css('input[type=file]');
  await userEvent.upload(input, new File(['PK\u0003\u0004'], 'monsters.xlsx'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.upload(input, new File([bytes], 'monsters.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('monsters.csv')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveLength(0);
  await copiesTheDragon(text);
});

test.each(LANGUAGES)(
  'a file that vanished after it was chosen is told in the language of the page: %s',
  async (language) => {
    const gone = vi
      .spyOn(Blob.prototype, 'arrayBuffer')
      .mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    try {
      data.language = language;
      await data.opens('/monsters/monster-copy');
      const text = textIn(language, copyTexts);
      await page.getByRole('radio', { name: text('copy.origin.file') }).click({ force: true });
      await userEvent.upload(page.css('input[type=file]'), new File(['1'], 'monsters.csv', { type: 'text/csv' }));
      const told = textIn(language, pageTexts)('common.unreadable', { file: 'monsters.csv' });
      await expect.element(page.getByText(told, { exact: true })).toBeVisible();
    } finally {
      gone.mockRestore();
    }
  },
);
