import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LANGUAGES } from '#domain/text/languages.ts';
import { hasRecords, hasScenario, isGone, opens, presses } from '../support/site.tsx';

let scenarioId: string;
beforeEach(async () => {
  scenarioId = await hasScenario();
});

const rows = (text: string) => page.getByRole('row').filter({ hasText: text });

test.each(LANGUAGES)(
  'a problem is marked as meant and left out, shown among those that are meant, and put back: %s',
  async (language) => {
    const says = (ja: string, en: string) => (language === 'ja' ? ja : en);
    const lacking = says('英語がありません', 'English text is missing');
    await hasRecords(scenarioId, 'items-detail', { 5: { name_ja: '剣' }, 6: { name_ja: '盾' } });
    await opens(`/scenarios/${scenarioId}/checks`, language);
    await expect.element(rows(lacking).nth(1)).toBeVisible();
    const mark = says('意図どおりにする', 'Mark as meant');
    await rows('盾').getByRole('button', { name: mark, exact: false }).click();
    await isGone(rows('盾'));
    // The next problem can be marked with the keyboard.
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
      .toContain(says('意図どおり', 'meant'));
    await expect.element(page.getByRole('link', { name: language === 'ja' ? /注意 1件/ : /1 warning/ })).toBeVisible();
    await page.getByText(says('意図どおり（1）', 'Marked as meant (1)'), { exact: true }).click();
    await expect.element(rows('盾')).toBeVisible();
    await isGone(rows('剣'));

    // The address keeps the view, also in another tab; the mark is stored.
    expect(location.search).toContain('shown=meant');
    await rows('盾')
      .getByRole('button', { name: says('意図どおりを外す', 'Take the mark back'), exact: false })
      .click();
    await expect
      .element(page.getByText(says('意図どおりとしたものはありません。', 'Nothing is marked as meant.')))
      .toBeVisible();
    await page.getByRole('button', { name: says('元に戻す', 'Undo') }).click();
    await expect.element(rows('盾')).toBeVisible();
  },
);

test('the tab counts what is left by severity, in numbers to see and words to hear', async () => {
  await hasRecords(scenarioId, 'items-detail', { 5: { name_ja: '剣', name_en: 'Sword', becomes: 9 } });
  await opens(`/scenarios/${scenarioId}/checks`);
  const tab = page.getByRole('link', { name: /チェックリスト\s*（エラー 0件、注意 1件、お知らせ 3件）/ });
  await expect.element(tab).toBeVisible();
  await rows('009番').getByRole('button', { name: '意図どおりにする', exact: false }).click();
  await expect
    .element(page.getByRole('link', { name: /チェックリスト\s*（エラー 0件、注意 0件、お知らせ 3件）/ }))
    .toBeVisible();
});

test.each(LANGUAGES)(
  'a form shows a problem that is marked as meant as such, until its place changes: %s',
  async (language) => {
    const says = (ja: string, en: string) => (language === 'ja' ? ja : en);
    await hasRecords(scenarioId, 'items-detail', { 5: { name_ja: '剣' } });
    await opens(`/scenarios/${scenarioId}/checks`, language);
    const mark = says('意図どおりにする', 'Mark as meant');
    await rows('剣').getByRole('button', { name: mark, exact: false }).click();
    await isGone(rows('剣'));
    await opens(`/scenarios/${scenarioId}/data-settings/items/item-list/5/edit`, language);
    const meant = page.getByText(says('意図どおり 1件', '1 marked as meant'), { exact: true });
    const toCheck = page.getByText(/^(確認 1件|1 to check)$/);
    await expect.element(meant).toBeVisible();
    await isGone(toCheck);
    await meant.click();
    await expect
      .element(page.getByText(says('英語がありません。', 'The English text is missing.'), { exact: true }))
      .toBeVisible();
    // Another name is another place.
    await page.css('[data-path=name_ja] input').fill('盾');
    await presses('Tab');
    await expect.element(toCheck).toBeVisible();
    await isGone(meant);
  },
);
