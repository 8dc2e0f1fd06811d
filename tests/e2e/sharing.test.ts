import { readFile } from 'node:fs/promises';
import { roomMaps } from '../support/maps.ts';
import { newAccount } from './support/newAccount.ts';
import { expect, test } from './support/test.ts';

test.use({ language: 'ja' });

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
  expect(download.suggestedFilename()).toMatch(/^旅する迷宮 \d{4}-\d\d-\d\d\.zip$/);
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
