import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LANGUAGES } from '#domain/text/languages.ts';
import { hasRecords, hasScenario, opens, reads, rest } from '../support/site.tsx';

let scenarioId: string;
beforeEach(async () => {
  scenarioId = await hasScenario();
});

const names = async () =>
  (await rest.get<{ name: string }[]>(`scenarios/${scenarioId}/backup`)).data.map(({ name }) => name);
const dialog = page.getByRole('dialog');

test.each(LANGUAGES)('a backup is asked for its name, which Enter leaves to the default: %s', async (language) => {
  const says = (ja: string, en: string) => (language === 'ja' ? ja : en);
  await opens(`/scenarios/${scenarioId}`, language);
  const saves = async (typed: string) => {
    await page.getByRole('button', { name: says('バックアップを保存', 'Save backup') }).click();
    await expect.element(dialog.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard(typed);
  };
  await saves('{Enter}');
  await expect.poll(names).toEqual([says('バックアップ 1', 'Backup 1')]);
  await reads(says('バックアップを保存しました', 'Backup saved'));
  // Esc saves nothing.
  await saves('{Escape}');
  await saves('three floors{Enter}');
  await expect.poll(names).toEqual(['three floors', says('バックアップ 1', 'Backup 1')]);
  await opens(`/scenarios/${scenarioId}/backups`, language);
  await expect.element(page.getByRole('row').filter({ hasText: 'three floors' })).toBeVisible();
});

test.each(LANGUAGES)('two backups of one choice are compared, whichever was opened: %s', async (language) => {
  const says = (ja: string, en: string) => (language === 'ja' ? ja : en);
  const saves = (name: string) => rest.post(`scenarios/${scenarioId}/backup`, { name });
  await hasRecords(scenarioId, 'items-detail', { 1: { name_ja: '剣' } });
  await saves('first');
  await hasRecords(scenarioId, 'items-detail', { 2: { name_ja: '槍' } });
  await saves('second');
  await rest.patch(`scenarios/${scenarioId}`, { languages: 'en' });
  await saves('third');
  await opens(`/scenarios/${scenarioId}/backups`, language);
  const row = page.getByRole('row').filter({ hasText: 'third' });
  await row.getByRole('button').first().click();
  await dialog.getByText(says('別のバックアップ', 'Another backup'), { exact: true }).click();
  // The oldest one is chosen at first.
  await expect.element(dialog.getByRole('button', { name: 'first', exact: false })).toBeVisible();
  const languages = says('作品の言語: 日本語と英語 → 英語', 'Languages: Japanese and English → English');
  await expect.element(dialog.getByText(languages)).toBeVisible();
  await expect.element(dialog.getByText(says('追加1', '1 added'), { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'first', exact: false }).click();
  await page.getByRole('option', { name: 'second', exact: false }).click();
  await expect.element(dialog.getByText(languages)).toBeVisible();
  await expect.element(dialog.getByText(says('追加1', '1 added'), { exact: false })).not.toBeInTheDocument();
});
