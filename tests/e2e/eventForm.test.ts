import type { Locator } from '@playwright/test';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { blankMaps, type WireFloor } from '../support/maps.ts';
import { DataSettings } from './support/DataSettings.ts';
import { EventPanel } from './support/EventPanel.ts';
import { FloorMap } from './support/FloorMap.ts';
import { isAccessible } from './support/isAccessible.ts';
import { expect, test } from './support/test.ts';

test('what is typed into the message of an event and names none stays there, marked, and changes nothing', async ({
  map,
  page,
}) => {
  const events = new EventPanel(map);
  await events.places('鍵の扉', [2, 2]);
  await map.isSaved();
  const message = events.formOf(2, 2).getByRole('combobox', { name: 'メッセージ' });
  const before = await message.inputValue();
  await message.press('Control+a');
  await message.pressSequentially('扉には鍵がかかっている。');
  await message.press('Tab');
  await expect(message).toHaveValue('扉には鍵がかかっている。');
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(events.formOf(2, 2)).toContainText(recordFormTexts['record.namesNothing'].ja);
  await message.press('Escape');
  await expect(message).toHaveValue(before);
  await expect(message).not.toHaveAttribute('aria-invalid', 'true');
  // If the form moves with it, the page says so.
  await message.press('Control+a');
  await message.pressSequentially('別の扉');
  await message.press('Tab');
  await map.presses([8.5, 8.5]);
  await expect(page.getByRole('status').filter({ hasText: '別の扉' })).toBeVisible();
});

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

test('the dice of an event are typed in one field and are one step of undo', async ({ author, page }) => {
  const map = new FloorMap(author);
  await map.opens(await author.hasScenario());
  const events = new EventPanel(map);
  await events.places('お金を受け取る', [3, 3]);
  const dice = events.formOf(3, 3).getByRole('textbox', { name: 'サイコロ' });
  await expect(dice).toHaveValue('1d6');
  await dice.fill('4d10-1');
  await dice.press('Enter');
  await expect(dice).toHaveAccessibleDescription(/加算は0〜9999/);
  await page.keyboard.press('Escape');
  await expect(dice).toHaveValue('1d6');
  await dice.fill('４ｄ１０＋２０');
  await dice.press('Enter');
  await expect(dice).toHaveValue('4d10+20');
  await map.shows(3, 3, { holds: ['お金を受け取る：4d10+20、一度だけ'] });
  await dice.press('Tab');
  await map.undoes();
  await map.shows(3, 3, { holds: ['お金を受け取る：1d6、一度だけ'] });
  await expect(dice).toHaveValue('1d6');
});

test('what a condition asks for is filled in as what it is, and begins anew with another condition', async ({
  author,
  page,
}) => {
  test.slow();
  const data = new DataSettings(author, await author.hasScenario());
  await data.has('items-detail', { 12: { name_ja: '銀の鍵', name_en: 'Silver key' } });
  const map = new FloorMap(author);
  await map.opens(data.scenarioId);
  const events = new EventPanel(map);
  await events.places('条件でフラグをONにする', [3, 3]);
  const form = events.formOf(3, 3);
  const asks = async (condition: string) => {
    await form.getByRole('button', { name: /条件$/ }).click();
    await page.getByRole('option', { name: condition, exact: true }).click();
  };
  const level = form.getByRole('spinbutton', { name: '条件の値N' });
  await level.fill('9');
  await level.press('Enter');
  await map.shows(3, 3, { holds: ['条件でフラグをONにする：全員がレベル9以下'] });
  await asks('アイテムNを持つ');
  await form.getByRole('combobox', { name: '条件の値N' }).fill('銀');
  await page.getByRole('option', { name: '012 銀の鍵' }).click();
  await map.shows(3, 3, { holds: ['条件でフラグをONにする：アイテム012 銀の鍵を持つ'] });
  await asks('モンスターNが図鑑にある');
  await map.shows(3, 3, { holds: ['条件でフラグをONにする：モンスターNが図鑑にある'] });
  await map.undoes();
  await map.shows(3, 3, { holds: ['条件でフラグをONにする：アイテム012 銀の鍵を持つ'] });
});

test('an event is filled in with the names of what it speaks of, one step of undo a field', async ({
  author,
  page,
}) => {
  test.slow();
  const data = new DataSettings(author, await author.hasScenario());
  await data.has('items-detail', { 12: { name_ja: '銀の鍵', name_en: 'Silver key' } });
  const map = new FloorMap(author);
  await map.opens(data.scenarioId);
  const events = new EventPanel(map);
  await events.places('アイテムを受け取る', [3, 3]);
  const form = events.formOf(3, 3);
  await form.getByRole('combobox', { name: 'アイテム' }).fill('銀');
  await page.getByRole('option', { name: '012 銀の鍵' }).click();
  await map.shows(3, 3, { holds: ['アイテムを受け取る：アイテム 012 銀の鍵、数 1、一度だけ'] });
  await form.getByRole('button', { name: /起こるとき/ }).click();
  await page.getByRole('option', { name: 'フラグがOFFのとき' }).click();
  await form.getByRole('combobox', { name: '条件のフラグ' }).fill('7');
  await page.getByRole('option', { name: '007' }).click();
  await map.shows(3, 3, {
    holds: ['アイテムを受け取る：アイテム 012 銀の鍵、数 1、イベントフラグ 007がOFFのとき、一度だけ'],
  });
  await test.step('another kind keeps what means the same', async () => {
    await form.getByRole('combobox', { name: 'イベントの種類' }).fill('失う');
    await page.getByRole('option', { name: 'アイテムを失う' }).click();
    await map.shows(3, 3, { holds: ['アイテムを失う：アイテム 012 銀の鍵、数 1、イベントフラグ 007がOFFのとき'] });
  });
  await test.step('everything is there as it is stored, within its limits', async () => {
    await form.getByRole('button', { name: '詳細設定' }).click();
    const count = form.getByRole('spinbutton', { name: 'データ2' });
    await count.fill('5');
    await count.press('Tab');
    await map.shows(3, 3, { holds: ['アイテムを失う：アイテム 012 銀の鍵、数 5、イベントフラグ 007がOFFのとき'] });
    const id = form.getByRole('spinbutton', { name: 'イベント番号' });
    await id.fill('1199');
    await expect(form.getByText('この値は保存できません。')).toBeVisible();
    await id.fill('1101');
    await id.press('Tab');
    await map.shows(3, 3, { holds: ['アイテムを受け取る：アイテム 012 銀の鍵、数 5、イベントフラグ 007がOFFのとき'] });
  });
  await map.isSaved();
  await test.step('and each field is taken back by itself', async () => {
    await map.grid.focus();
    for (const words of [
      'アイテムを失う：アイテム 012 銀の鍵、数 5、イベントフラグ 007がOFFのとき',
      'アイテムを失う：アイテム 012 銀の鍵、数 1、イベントフラグ 007がOFFのとき',
      'アイテムを受け取る：アイテム 012 銀の鍵、数 1、イベントフラグ 007がOFFのとき、一度だけ',
      'アイテムを受け取る：アイテム 012 銀の鍵、数 1、一度だけ',
      'アイテムを受け取る：数 1、一度だけ',
    ]) {
      await map.undoes();
      await map.shows(3, 3, { holds: [words] });
    }
  });
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

test('what is wrong with an event is said in its form', async ({ map }) => {
  const events = new EventPanel(map);
  await events.places('メッセージを表示', [3, 3]);
  const form = events.formOf(3, 3);
  await expect(form.getByText('イベントの内容がまだ設定されていません。')).toBeVisible();
  const message = form.getByRole('combobox', { name: 'メッセージ' });
  await expect(message).toBeEnabled();
  await map.undoes();
  await expect(form).toContainText('このマスにはイベントがありません。');
  await expect(form.getByText('イベントの内容がまだ設定されていません。')).toBeHidden();
});

test('what is wrong with where an event leads is said beside that', async ({ map, page }) => {
  const events = new EventPanel(map);
  await page.keyboard.press('PageDown');
  await map.isOpen('02');
  await map.chooses('room');
  await map.presses([4.5, 5.5]);
  await map.shows(4, 5, { north: 'wall', east: 'wall', south: 'wall', west: 'wall' });
  await page.keyboard.press('PageUp');
  await map.isOpen('01');
  await events.places('シュート', [4, 5]);
  const form = events.formOf(4, 5);
  const said = form.getByText('行き先（2階 x4 y5）は壁に閉ざされていて、出られません。');
  await expect(said).toHaveCount(1);
  await test.step('and what its field refuses is said once', async () => {
    await form.getByRole('button', { name: '詳細設定' }).click();
    const x = form.getByRole('spinbutton', { name: 'データ2' });
    await x.fill('500');
    await x.press('Tab');
    await expect(said).toHaveCount(0);
    await expect(form.getByText('23以下にしてください。')).toHaveCount(1);
  });
});

test('a number that is clicked is typed anew, and a second click goes on within it', async ({ map, page }) => {
  const events = new EventPanel(map);
  await events.places('シュート', [5, 4]);
  const x = events.formOf(5, 4).getByRole('spinbutton', { name: 'x', exact: true });
  await expect(x).toHaveValue('5');
  await x.click();
  await page.keyboard.type('1');
  await expect(x).toHaveValue('1');
  await x.click();
  await page.keyboard.press('End');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await map.shows(5, 4, { holds: ['シュート：02階 (12, 4) へ'] });
  await events.formOf(5, 4).getByRole('spinbutton', { name: 'y', exact: true }).click();
  await x.click();
  await x.click();
  await page.keyboard.press('Backspace');
  // The second click placed the cursor before the number, on the free side of the field.
  await expect(x).toHaveValue('12');
});

test('the number 0 in the advanced settings takes all of an event away', async ({ map, page, author }) => {
  const events = new EventPanel(map);
  await events.places('下り階段', [4, 5]);
  const form = events.formOf(4, 5);
  await form.getByRole('button', { name: '詳細設定' }).click();
  await form.getByLabel('イベント番号').fill('0');
  await page.keyboard.press('Tab');
  await map.shows(4, 5);
  await map.isSaved();
  const [, scenario] = /scenarios\/(\w+)/.exec(page.url()) ?? [];
  const { data } = await author.account.rest.get<WireFloor>(`scenarios/${scenario}/floor-maps/01`);
  expect(data.maps).toEqual(blankMaps());
});

test('an elevator stands with all that says where it goes, and 0 is told as its own floor', async ({ map }) => {
  const events = new EventPanel(map);
  await events.places('昇降機', [4, 5]);
  const target = events.formOf(4, 5).getByRole('group', { name: '行き先' });
  await expect(target.getByText('0はこのフロアです。')).toHaveCount(2);
  await expect(target.getByText('なし')).toHaveCount(0);
  await target.getByRole('spinbutton', { name: '最上階' }).fill('2');
  await target.getByRole('spinbutton', { name: 'x', exact: true }).fill('4');
  await target.getByRole('spinbutton', { name: 'y', exact: true }).fill('5');
  await target.getByRole('spinbutton', { name: 'y', exact: true }).press('Enter');
  await map.shows(4, 5, { holds: ['昇降機：この階〜02階の (4, 5) に停まる'] });
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

test('an address that names a cell shows it, and its event', async ({ map, page }) => {
  const events = new EventPanel(map);
  await events.places('宿屋', [20, 21]);
  await map.isSaved();
  const address = new URL(page.url()).pathname;
  await page.goto('/');
  await page.goto(`${address}#x20_y21`);
  await map.isOpen('01');
  await expect(map.grid).toHaveAttribute('aria-activedescendant', 'map-cell-20-21');
  await expect(events.formOf(20, 21)).toContainText('宿屋');
  await page.evaluate(() => {
    location.hash = '#x2_y3';
  });
  await expect(map.grid).toHaveAttribute('aria-activedescendant', 'map-cell-2-3');
  await expect(events.formOf(2, 3)).toContainText('このマスにはイベントがありません。');
});

test('a message is written and an item is begun in the form of an event, and the whole item opens beside the map', async ({
  map,
  page,
}) => {
  test.slow();
  const events = new EventPanel(map);
  await events.places('鍵の扉', [2, 2]);
  const form = events.formOf(2, 2);
  await form
    .getByRole('textbox', { name: 'ここに本文を書くと、メッセージができます' })
    .fill('扉には鍵がかかっている。');
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
