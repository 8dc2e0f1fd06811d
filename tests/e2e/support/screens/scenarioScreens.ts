import { expect } from '@playwright/test';
import type { Author } from '../Author.ts';
import { isReleased } from '../isReleased.ts';
import { ENGLISH_TITLE, newAccount, newScenario, SCENARIO_TITLE } from '../newAccount.ts';
import { inHistory, inScenario, type Screens } from './places.ts';

const titleIn = ({ language }: Author): string => (language === 'en' ? ENGLISH_TITLE : SCENARIO_TITLE);

/** Samples, the list of scenarios, a scenario at a glance, and its backups. */
export const scenarioScreens: Screens = {
  async samples({ page, words }) {
    await page.goto('/sample-scenarios?own=true');
    await expect(page.getByRole('main')).toContainText(words.noData);
  },
  async 'samples, one of them'(author) {
    await isShared(author);
    await author.page.goto('/sample-scenarios');
    await expect(author.page.getByRole('table')).toBeVisible();
  },
  async 'sample, looked into'(author) {
    await isShared(author);
    await author.page.goto('/sample-scenarios');
    await author.page.getByRole('row').nth(1).getByRole('button').first().click();
    await expect(author.page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  },
  async backups(author) {
    const id = await author.hasScenario();
    await author.account.rest.post(`scenarios/${id}/backup`, { name: '三階まで' });
    await author.page.goto(`/scenarios/${id}/backups`);
    await expect(author.page.getByRole('rowheader')).toHaveText('三階まで');
  },
  async 'backup, compared'(author) {
    const id = await author.hasScenario();
    const { rest } = author.account;
    await rest.put(`scenarios/${id}/items-detail/1`, { name_ja: '影の剣' });
    await rest.put(`scenarios/${id}/floor-maps/01`, { name_ja: '水路' });
    await rest.post(`scenarios/${id}/backup`, { name: '三階まで' });
    await author.page.goto(`/scenarios/${id}/backups`);
    await author.page.getByRole('row').nth(1).getByRole('button').first().click();
    await author.page.getByRole('dialog').locator('summary').first().click();
    await expect(author.page.getByRole('dialog').getByRole('table')).toHaveCount(2);
  },
  async 'test play, asked about'(author) {
    await author.page.goto(`/scenarios/${await author.hasScenario()}/play?floor=1&x=2&y=2&facing=1`);
    await expect(author.page.getByRole('dialog')).toBeVisible();
  },
  async 'test play'(author) {
    await author.page.goto(`/scenarios/${await author.hasScenario()}/play?floor=1&x=2&y=2&facing=1`);
    await author.page.getByRole('dialog').getByRole('button').last().click();
    await expect(author.page.getByRole('application')).toBeVisible();
  },
  async 'scenario list, empty'({ page, words }) {
    await page.goto('/scenarios');
    await expect(page.getByRole('main')).toContainText(words.noData);
  },
  'scenario list': inList,
  async 'archive, empty'({ page }) {
    await page.goto('/scenarios?archive=1');
    await expect(page.getByRole('link', { name: /シナリオ一覧に戻る|Back to the scenario list/ })).toBeVisible();
  },
  async archive(author) {
    const { id } = await isReleased(author);
    for (let time = 0; time < 2; time++) await author.account.rest.delete(`scenarios/${id}`);
    await author.page.goto('/scenarios?archive=1');
    await expect(author.page.getByRole('table')).toBeVisible();
  },
  async 'scenario created'(author) {
    await author.page.goto('/scenarios');
    await author.button('addNew').first().click();
    await expect(author.page.getByRole('dialog', { name: author.words.createScenario })).toBeVisible();
  },
  async 'scenario edited'(author) {
    await inList(author);
    await author.page.getByRole('button', { name: author.words.editOf(titleIn(author)) }).click();
    await expect(author.page.getByRole('dialog')).toBeVisible();
  },
  async 'scenario deleted'(author) {
    await inList(author);
    await author.page.getByRole('button', { name: author.words.deleteOf(titleIn(author)) }).click();
    await expect(author.page.getByRole('alertdialog')).toBeVisible();
  },
  'scenario home': (author) => inScenario(author, ''),
  async 'scenario home, unread notifications'(author) {
    const { rest } = author.account;
    const other = await newAccount(rest.url);
    const sample = { scenario_id: await newScenario(other) };
    const { data } = await other.rest.post<{ id: string }>('sample-scenarios', sample);
    await rest.post('scenarios', { title_ja: '写し', sample_id: data.id });
    await other.rest.post(`sample-scenarios/${data.id}/sync`);
    await inScenario(author, '');
    const name = { ja: 'お知らせ（未読1件）', en: 'Notifications (1 unread)' }[author.language];
    await expect(author.page.getByRole('button', { name, exact: true })).toBeVisible();
  },
  'page not found in a scenario': (author) => inScenario(author, '/nowhere'),
  'backup history': inHistory,
};

/** Creates a scenario that is also a sample. */
async function isShared(author: Author): Promise<void> {
  const scenario_id = await author.hasScenario();
  const { rest } = author.account;
  await rest.put(`scenarios/${scenario_id}/items-detail/1`, { name_ja: '影の剣' });
  await rest.post('sample-scenarios', { scenario_id, comment: 'ご自由に' });
}

async function inList(author: Author): Promise<void> {
  await author.hasScenario();
  await author.page.goto('/scenarios');
  await expect(author.page.getByRole('rowheader', { name: SCENARIO_TITLE })).toBeVisible();
}
