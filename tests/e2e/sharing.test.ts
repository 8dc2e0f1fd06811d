import { readFile } from 'node:fs/promises';
import { roomMaps } from '../support/maps.ts';
import { newAccount } from './support/newAccount.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ language: 'ja' });

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('one author shares, another looks inside and loads it, the first syncs and stops', async ({ page, author }) => {
  const { rest } = author.account;
  const title = `分け合う迷宮 ${process.pid}`;
  const id = await author.hasScenario(title);
  await rest.put(`scenarios/${id}/floor-maps/01/maps`, { maps: roomMaps(1) });
  await page.goto('/scenarios');
  await page.getByRole('button', { name: `「${title}」のその他の操作` }).click();
  await page.getByRole('menuitem', { name: 'サンプルとして公開…' }).click();
  await page.getByLabel('コメント').fill('扉の見本です');
  await page.getByRole('dialog').getByRole('button', { name: '公開する' }).click();
  await expect(row(page, title)).toContainText('サンプル公開中');

  const reader = await newAccount(rest.url);
  const url = rest.url;
  await page.context().addCookies([{ name: 'access_token', value: reader.rest.token ?? '', url }]);
  await page.goto(`/sample-scenarios?search=${encodeURIComponent(title)}`);
  await expect(row(page, title)).toContainText('扉の見本です');
  await page.getByRole('button', { name: `「${title}」の中を見る` }).click();
  await expect(page.getByRole('dialog').getByRole('img').or(page.getByRole('dialog').locator('img'))).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: '読み込む' }).click();
  await page.getByLabel('タイトル（日本語）').fill('わたしの迷宮');
  await page.getByRole('dialog').getByRole('button', { name: 'つくる' }).click();
  await expect(page.getByRole('heading', { name: 'わたしの迷宮' })).toBeVisible();
  await expect(page.getByText('99階のうち1階を描きました')).toBeVisible();

  await rest.put(`scenarios/${id}/floor-maps/02/maps`, { maps: roomMaps(2) });
  await page.context().addCookies([{ name: 'access_token', value: rest.token ?? '', url }]);
  await page.goto('/sample-scenarios?own=true');
  await expect(row(page, title)).toContainText('公開後に変更あり');
  await page.getByRole('button', { name: `「${title}」の公開を管理` }).click();
  await page.getByRole('menuitem', { name: '今の内容に更新' }).click();
  await expect(row(page, title)).toContainText('フロア2');
  await expect(row(page, title)).not.toContainText('公開後に変更あり');
  await page.getByRole('button', { name: `「${title}」の公開を管理` }).click();
  await page.getByRole('menuitem', { name: '公開をやめる…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '公開をやめる' }).click();
  await expect(row(page, title)).toHaveCount(0);
});

test('a project file goes out of one account and into another', async ({ page, author, faults }) => {
  faults.expect(/status of 422/);
  const { rest } = author.account;
  const id = await author.hasScenario('旅する迷宮');
  await rest.put(`scenarios/${id}/floor-maps/01/maps`, { maps: roomMaps(1) });
  await page.goto('/scenarios');
  await page.getByRole('button', { name: '「旅する迷宮」のその他の操作' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'プロジェクトファイルを保存' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('旅する迷宮.meikyu.zip');
  const buffer = await readFile(await download.path());

  const reader = await newAccount(rest.url);
  await page.context().addCookies([{ name: 'access_token', value: reader.rest.token ?? '', url: rest.url }]);
  await page.goto('/scenarios');
  await page.getByRole('button', { name: '旧プロジェクトファイルを読み込む' }).click();
  const file = { name: 'project.zip', mimeType: 'application/zip' };
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: buffer.subarray(0, 300) });
  await expect(page.getByRole('alert')).toContainText('途中で切れています');
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer });
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('「旅する迷宮」');
  await page.getByRole('dialog').getByRole('button', { name: 'インポートする' }).click();
  await expect(page.getByRole('heading', { name: '旅する迷宮', level: 1 })).toBeVisible();
  await expect(page.getByText('99階のうち1階を描きました')).toBeVisible();
});

test('a floor is saved under a name, spoilt, and loaded again', async ({ page, author }) => {
  const { rest } = author.account;
  const id = await author.hasScenario();
  await rest.put(`scenarios/${id}/floor-maps/01/maps`, { maps: roomMaps(1) });
  const opens = async () => {
    await page.getByRole('button', { name: 'マップとフロアの操作' }).click();
    await page.getByRole('menuitem', { name: 'マップの保存と読み込み…' }).click();
  };
  await page.goto(`/scenarios/${id}/floor-maps/01`);
  await opens();
  await page.getByRole('dialog').getByLabel('名前').fill('完成版');
  await page.getByRole('button', { name: 'フロア01を保存' }).click();
  await expect(page.getByRole('dialog').getByText('完成版', { exact: true })).toBeVisible();
  await rest.put(`scenarios/${id}/floor-maps/01/maps`, { maps: roomMaps(9) });
  await page.reload();
  await opens();
  await page.getByRole('button', { name: '「完成版」を読み込む…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '読み込む', exact: true }).click();
  await expect(page.getByText('「完成版」をフロア01に読み込みました')).toBeVisible();
  await expect
    .poll(async () => (await rest.get<{ maps: object[][] }>(`scenarios/${id}/floor-maps/01`)).data.maps)
    .toEqual(roomMaps(1));
});
