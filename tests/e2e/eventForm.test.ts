import type { Locator } from '@playwright/test';
import { DataSettings } from './support/DataSettings.ts';
import { EventPanel } from './support/EventPanel.ts';
import { FloorMap } from './support/FloorMap.ts';
import { isAccessible } from './support/isAccessible.ts';
import { expect, test } from './support/test.ts';

test('each kind of number has a field of its own', async ({ map, page }) => {
  test.slow();
  const events = new EventPanel(map);
  const has = async (kind: string, x: number, fields: (form: Locator) => readonly Locator[]) => {
    await events.places(kind, [x, 2]);
    for (const field of fields(events.formOf(x, 2))) await expect(field).toBeVisible();
  };
  await has('指定の場所へ転移', 1, (form) => [
    form.getByRole('spinbutton', { name: '行き先の階' }),
    form.getByRole('spinbutton', { name: 'x', exact: true }),
    form.getByRole('radiogroup', { name: '向き', exact: true }).getByRole('radio', { name: '北' }),
    form.getByRole('button', { name: /見える/ }),
    form.getByRole('combobox', { name: '効果音' }),
    form.getByRole('button', { name: /起こるとき/ }),
    form.getByRole('radiogroup', { name: '起こる向き' }),
  ]);
  // The chosen sound plays at once.
  const teleport = events.formOf(1, 2);
  await teleport.getByRole('combobox', { name: '効果音' }).fill('シュートを滑る');
  await page.getByRole('option', { name: 'シュートを滑る' }).click();
  const heard = page.waitForRequest('**/sounds/09.wav');
  await teleport.getByRole('button', { name: 'シュートを滑るを再生' }).click();
  await heard;
  await has('鍵の扉', 2, (form) => [
    form.getByRole('combobox', { name: 'アイテム' }),
    form.getByRole('radiogroup', { name: '辺' }),
    form.getByRole('combobox', { name: 'メッセージ' }),
  ]);
  await has('状態異常の罠', 3, (form) => [
    form.getByRole('button', { name: /状態/ }),
    form.getByRole('spinbutton', { name: '率（％）' }),
  ]);
  await has('守られた宝箱', 4, (form) => [
    form.getByRole('combobox', { name: '宝箱', exact: true }),
    form.getByRole('combobox', { name: 'モンスター' }),
    form.getByRole('spinbutton', { name: '数', exact: true }),
  ]);
  await has('お金を受け取る', 5, (form) => [form.getByRole('textbox', { name: 'サイコロ' })]);
  await isAccessible(page);
});

test('a field is gone to and typed into while what may stand in it is still read', async ({ author, page }) => {
  const data = new DataSettings(author, await author.hasScenario());
  await data.has('items-detail', { 12: { name_ja: '銀の鍵', name_en: 'Silver key' } });
  const read = Promise.withResolvers<void>();
  await page.route(/records\.item\.all/, async (route) => {
    await read.promise;
    await route.continue();
  });
  const map = new FloorMap(author);
  await map.opens(data.scenarioId);
  const events = new EventPanel(map);
  await events.places('アイテムを受け取る', [3, 3]);
  const item = events.formOf(3, 3).getByRole('combobox', { name: 'アイテム' });
  await author.tabsTo(item);
  await page.keyboard.type('12');
  await expect(page.getByRole('listbox')).toContainText('読み込み中');
  read.resolve();
  await expect(page.getByRole('option', { name: '012 銀の鍵' })).toBeVisible();
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await map.shows(3, 3, { holds: ['アイテムを受け取る：アイテム 012 銀の鍵、数 1、一度だけ'] });
});

test('what is being typed into an event is there again after a reload', async ({ map, page }) => {
  const events = new EventPanel(map);
  await events.places('シュート', [4, 5]);
  const form = events.formOf(4, 5);
  await form.getByRole('spinbutton', { name: 'x', exact: true }).fill('7');
  await page.reload();
  await map.isOpen('01');
  await map.shows(4, 5, { holds: ['シュート：02階 (7, 5) へ'] });
  await map.chooses('event');
  await map.presses([4.5, 5.5]);
  await form.getByRole('button', { name: '詳細設定' }).click();
  await form.getByRole('spinbutton', { name: 'データ3' }).fill('8');
  await page.reload();
  await map.isOpen('01');
  await map.shows(4, 5, { holds: ['シュート：02階 (7, 8) へ'] });
});

test('a message is written and an item is begun in the form of an event, and the whole item opens beside the map', async ({
  map,
  page,
}) => {
  test.slow();
  const events = new EventPanel(map);
  await events.places('鍵の扉', [2, 2]);
  const form = events.formOf(2, 2);
  await form.getByRole('textbox', { name: 'メッセージの本文' }).fill('扉には鍵がかかっている。');
  const item = form.getByRole('combobox', { name: 'アイテム' });
  await item.click();
  await expect(form.getByRole('combobox', { name: 'メッセージ' })).toHaveValue('001 扉には鍵がかかっている。');
  await expect(form.getByRole('img', { name: /扉には鍵がかかっている/ })).toBeVisible();
  await item.press('Control+a');
  await item.pressSequentially('錆びた鍵');
  await page.getByRole('option', { name: '「錆びた鍵」を新しく作る' }).click();
  await expect(item).toHaveValue('001 錆びた鍵');
  await form.getByRole('link', { name: '001 錆びた鍵を開く' }).click();
  const sheet = page.getByRole('dialog', { name: 'アイテム' });
  await sheet.getByRole('textbox', { name: '確定名（英語）', exact: true }).fill('Rusty key');
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(form.getByRole('link', { name: '001 錆びた鍵を開く' })).toBeFocused();
  await page.reload();
  await expect(events.formOf(2, 2).getByRole('combobox', { name: 'アイテム' })).toHaveValue('001 錆びた鍵');
});
