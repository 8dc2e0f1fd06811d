import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Scenario } from '#client/page/scenario/scenario.ts';
import { SCENARIO_LANGUAGE_LABELS } from '#domain/scenario/scenarioLanguages.ts';
import { words } from '../../e2e/support/words.ts';
import { hasScenario, opens, rest } from '../support/site.tsx';

const dialog = () => page.getByRole('dialog');
const titles = () => dialog().getByRole('textbox', { name: /^(タイトル|Title)/ });
const stored = async (id: string) => (await rest.get<Scenario>(`scenarios/${id}`)).data;
/** Waits until a scenario is open, and returns its id. */
const opened = () => expect.poll(() => /^\/scenarios\/(\w+)$/.exec(location.pathname)?.[1]).toBeTruthy();

test.each(['ja', 'en'] as const)(
  'a scenario is written in the language of the page unless another is chosen, and only that one is asked for: %s',
  async (language) => {
    await opens('/scenarios', language);
    await page.getByRole('button', { name: words[language].addNew }).first().click();
    const label = { ja: 'タイトル', en: 'Title' }[language];
    await expect.element(titles()).toHaveAccessibleName(new RegExp(`^${label}`));
    await expect.element(titles()).toHaveFocus();
    await userEvent.keyboard('The Well of Bells');
    await dialog().getByRole('button', { name: words[language].create, exact: true }).click();
    await opened();
    const id = location.pathname.split('/')[2] ?? '';
    // The Japanese title is required: of an English scenario it is a copy.
    const title_en = language === 'en' ? 'The Well of Bells' : '';
    expect(await stored(id)).toMatchObject({ languages: language, title_ja: 'The Well of Bells', title_en });
  },
);

test('a copied title follows its original; one of its own is asked for in every language', async () => {
  const id = await hasScenario();
  await rest.patch(`scenarios/${id}`, { title_ja: 'The Well', title_en: 'The Well', languages: 'en' });
  await opens(`/scenarios/${id}`, 'en');
  const edits = () => page.getByRole('button', { name: words.en.editTitles }).click();
  const saves = () => dialog().getByRole('button', { name: words.en.save, exact: true }).click();
  await edits();
  await titles().fill('The Deep Well');
  await saves();
  await expect.poll(() => stored(id)).toMatchObject({ title_ja: 'The Deep Well', title_en: 'The Deep Well' });

  await edits();
  await dialog().getByText(SCENARIO_LANGUAGE_LABELS.both.en, { exact: true }).click();
  await expect.element(titles().nth(1)).toBeVisible();
  await titles().nth(0).fill('深い井戸');
  await saves();
  await expect
    .poll(() => stored(id))
    .toMatchObject({ title_ja: '深い井戸', title_en: 'The Deep Well', languages: 'both' });

  await edits();
  await dialog().getByText('English', { exact: true }).click();
  expect(titles().elements()).toHaveLength(2);
  await titles().nth(1).fill('The Well again');
  await saves();
  await expect
    .poll(() => stored(id))
    .toMatchObject({ title_ja: '深い井戸', title_en: 'The Well again', languages: 'en' });
});

test('a title whose field has gone since it was typed is not sent', async () => {
  await opens('/scenarios', 'ja');
  await page.getByRole('button', { name: words.ja.addNew }).first().click();
  await dialog().getByText(SCENARIO_LANGUAGE_LABELS.both.ja, { exact: true }).click();
  await titles().nth(0).fill('泉');
  await titles().nth(1).fill('The Well');
  await dialog().getByText(SCENARIO_LANGUAGE_LABELS.ja.ja, { exact: true }).click();
  await dialog().getByRole('button', { name: words.ja.create, exact: true }).click();
  await expect
    .poll(async () => (await rest.get<Scenario[]>('scenarios?search=%E6%B3%89')).data)
    .toMatchObject([{ title_ja: '泉', title_en: '', languages: 'ja' }]);
});

test.each(['ja', 'en'] as const)(
  'a new scenario may begin with the starter set, in its language: %s',
  async (language) => {
    await opens('/scenarios', language);
    await page.getByRole('button', { name: words[language].addNew }).first().click();
    const starter = { ja: 'はじめの一式', en: 'Starter set' }[language];
    await titles().fill('Begun');
    await dialog().getByText(starter, { exact: true }).click();
    await expect.element(dialog().getByText({ ja: /モンスター20種/, en: /20 monsters/ }[language])).toBeVisible();
    await dialog().getByRole('button', { name: words[language].create, exact: true }).click();
    await opened();
    const id = location.pathname.split('/')[2] ?? '';
    const { data } = await rest.get<{ name_ja: string; name_en: string }[]>(`scenarios/${id}/monsters`);
    expect(data).toHaveLength(20);
    expect(data[0]).toMatchObject(
      language === 'ja' ? { name_ja: 'うろ蝙蝠', name_en: '' } : { name_ja: '', name_en: 'Hollow Bat' },
    );
  },
);
