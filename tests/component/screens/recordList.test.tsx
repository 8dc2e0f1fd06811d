import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import { boxOf, hasRecords, hasScenario, haveTexts, isGone, opens, presses } from '../support/site.tsx';

const TABLES = { 3: { name_ja: '廊下', name_en: 'Corridor' }, 60: { name_ja: '広間', name_en: 'Hall' } };
const PHONE = { width: 390, height: 844 };

let scenarioId = '';
beforeEach(async () => {
  scenarioId = await hasScenario();
  await hasRecords(scenarioId, 'encounter-settings', TABLES);
});
afterEach(() => page.viewport(1280, 720));

const address = (hash: string) => `/scenarios/${scenarioId}/data-settings/encounters/encounter-setting${hash}`;
const list = (language: Language) =>
  page.getByRole('navigation', { name: language === 'ja' ? '遭遇表の一覧' : 'List of encounter tables' });
const lines = (language: Language) => list(language).css('li > *');
const run = (language: Language, first: string, last: string) =>
  list(language).getByRole('button', {
    name: language === 'ja' ? `${first}〜${last} 空き` : `${first}-${last} empty`,
    exact: true,
  });
/** The entries of the list that Tab leads to. */
const stops = (language: Language) =>
  lines(language)
    .elements()
    .filter((line) => (line as HTMLElement).tabIndex >= 0);

test.each(LANGUAGES)('empty numbers of a list are one line, which unfolds by keyboard: %s', async (language) => {
  await opens(address('#3'), language);
  const isJa = language === 'ja';
  await haveTexts(lines(language), [
    isJa ? '000表を選んでいないフロアの分' : '000For floors without a table',
    ...[isJa ? '001（空き）' : '001(empty)', isJa ? '002（空き）' : '002(empty)', isJa ? '003廊下' : '003Corridor'],
    isJa ? '004〜059 空き' : '004-059 empty',
    isJa ? '060広間' : '060Hall',
    isJa ? '061〜199 空き' : '061-199 empty',
  ]);
  const empty = run(language, '061', '199');
  await expect.element(empty).toHaveAttribute('aria-expanded', 'false');
  // The whole list is one tab stop, at the current record.
  expect(stops(language).map(({ textContent }) => textContent)).toEqual([isJa ? '003廊下' : '003Corridor']);
  (stops(language)[0] as HTMLElement).focus();
  await presses('End');
  await expect.element(empty).toHaveFocus();
  await presses('Enter');
  await expect.element(empty).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => lines(language).elements().length).toBe(7 + 139);
  await presses('ArrowDown', 'ArrowDown');
  expect(document.activeElement?.textContent).toMatch(/^062/);
  expect(stops(language)).toEqual([document.activeElement]);
  // The record in the middle splits the line; both parts stay unfolded.
  await presses('Enter');
  await expect.poll(() => location.hash).toBe('#62');
  await expect.element(list(language).css('[data-number="199"]')).toBeVisible();
  await run(language, '063', '199').click();
  await isGone(list(language).css('[data-number="199"]'));
});

test.each(LANGUAGES)('a search finds a number in a folded line, and folds again when it ends: %s', async (language) => {
  await opens(address('#3'), language);
  const search = list(language).getByRole('searchbox');
  await search.fill('150');
  await haveTexts(lines(language), [language === 'ja' ? '150（空き）' : '150(empty)']);
  await search.fill('');
  await expect.element(run(language, '061', '199')).toBeVisible();
});

test('a list on a phone has the height of the page, and leads to a form and back', async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [index + 1, { name_ja: `表${index + 1}` }]));
  await hasRecords(scenarioId, 'encounter-settings', many);
  await opens(address(''), 'ja');
  const isSeen = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= PHONE.height;
  const seen = () =>
    lines('ja')
      .elements()
      .filter((line) => isSeen(line.getBoundingClientRect()));
  await expect.poll(() => seen().length).toBeGreaterThan(10);
  await list('ja').getByRole('link', { name: '005 表5' }).click();
  await expect.element(page.css('[data-path="name_ja"] input')).toHaveValue('表5');
  await isGone(list('ja'));
  await page.getByRole('link', { name: '一覧へ' }).click();
  await expect.element(list('ja')).toBeVisible();
  await isGone(page.css('[data-path="name_ja"]'));
});

test('the choice of a view stands in the list beside the form, and in the line above it on a phone', async () => {
  await opens(address('#3'), 'ja');
  await expect.element(page.css('[data-path="name_ja"]')).toBeVisible();
  const views = page.getByRole('radiogroup', { name: '編集の方法' });
  await expect.poll(() => boxOf(views).right).toBeLessThan(boxOf(page.css('[data-path="name_ja"]')).left);
  await page.viewport(PHONE.width, PHONE.height);
  await expect.poll(() => views.elements().length).toBe(1);
  await views.getByText('一覧表').click();
  await expect.poll(() => location.search).toBe('?view=table');
});
