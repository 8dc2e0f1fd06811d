import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { blankMaps, type WireFloor } from '../../support/maps.ts';
import { EventPanel } from '../support/EventPanel.ts';
import { FloorMap } from '../support/FloorMap.ts';
import {
  focuses,
  hasRecords,
  hasScenario,
  isGone,
  opens,
  presses,
  pressesIn,
  rest,
  textOf,
  types,
} from '../support/site.tsx';

let map: FloorMap;
beforeEach(async () => {
  map = new FloorMap(await hasScenario());
});

test('what is typed into the message of an event and names none gives way to what is stored, with a note', async () => {
  await map.opens();
  const events = new EventPanel(map);
  await events.places('鍵の扉', [2, 2]);
  await map.isSaved();
  const message = events.formOf(2, 2).getByRole('combobox', { name: 'メッセージ' });
  await expect.element(message).toBeVisible();
  const before = textOf(message);
  await pressesIn(message, 'Control+a');
  await types(message, '扉には鍵がかかっている。');
  await pressesIn(message, 'Tab');
  await expect.element(message).toHaveValue(before);
  await expect.element(message).not.toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(events.formOf(2, 2))
    .toMatchTextContent(`扉には鍵がかかっている。 — ${recordFormTexts['record.namesNothing'].ja}`);
  // If the form moves with it, the page says so.
  await pressesIn(message, 'Control+a');
  await types(message, '別の扉');
  await pressesIn(message, 'Tab');
  await map.presses([8.5, 8.5]);
  await expect.element(page.getByRole('status').filter({ hasText: '別の扉' })).toBeVisible();
});

test('the dice of an event are typed in one field and are one step of undo', async () => {
  await map.opens();
  const events = new EventPanel(map);
  await events.places('お金を受け取る', [3, 3]);
  const dice = events.formOf(3, 3).getByRole('textbox', { name: 'サイコロ' });
  await expect.element(dice).toHaveValue('1d6');
  await dice.fill('4d10-1');
  await pressesIn(dice, 'Enter');
  await expect.element(dice).toHaveAccessibleDescription(/加算は0〜9999/);
  await presses('Escape');
  await expect.element(dice).toHaveValue('1d6');
  await dice.fill('４ｄ１０＋２０');
  await pressesIn(dice, 'Enter');
  await expect.element(dice).toHaveValue('4d10+20');
  await map.shows(3, 3, { holds: ['お金を受け取る：4d10+20、一度だけ'] });
  await pressesIn(dice, 'Tab');
  await map.undoes();
  await map.shows(3, 3, { holds: ['お金を受け取る：1d6、一度だけ'] });
  await expect.element(dice).toHaveValue('1d6');
});

test('what a condition asks for is filled in as what it is, and begins anew with another condition', async () => {
  await hasRecords(map.scenarioId, 'items-detail', { 12: { name_ja: '銀の鍵', name_en: 'Silver key' } });
  await map.opens();
  const events = new EventPanel(map);
  await events.places('条件でフラグをONにする', [3, 3]);
  const form = events.formOf(3, 3);
  const asks = async (condition: string) => {
    await form.getByRole('button', { name: /条件$/ }).click();
    await page.getByRole('option', { name: condition, exact: true }).click();
  };
  const level = form.getByRole('spinbutton', { name: '条件の値N' });
  await level.fill('9');
  await pressesIn(level, 'Enter');
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

test('an event is filled in with the names of what it speaks of, one step of undo a field', async () => {
  await hasRecords(map.scenarioId, 'items-detail', { 12: { name_ja: '銀の鍵', name_en: 'Silver key' } });
  await map.opens();
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
  // Another kind keeps what means the same.
  await form.getByRole('combobox', { name: 'イベントの種類' }).fill('失う');
  await page.getByRole('option', { name: 'アイテムを失う' }).click();
  await map.shows(3, 3, { holds: ['アイテムを失う：アイテム 012 銀の鍵、数 1、イベントフラグ 007がOFFのとき'] });
  // Everything is there as it is stored, within its limits.
  await form.getByRole('button', { name: '詳細設定' }).click();
  const count = form.getByRole('spinbutton', { name: 'データ2' });
  await count.fill('5');
  await pressesIn(count, 'Tab');
  await map.shows(3, 3, { holds: ['アイテムを失う：アイテム 012 銀の鍵、数 5、イベントフラグ 007がOFFのとき'] });
  const id = form.getByRole('spinbutton', { name: 'イベント番号' });
  await id.fill('1199');
  await expect.element(form.getByText('この値は保存できません。')).toBeVisible();
  await id.fill('1101');
  await pressesIn(id, 'Tab');
  await map.shows(3, 3, { holds: ['アイテムを受け取る：アイテム 012 銀の鍵、数 5、イベントフラグ 007がOFFのとき'] });
  await map.isSaved();
  // And each field is taken back by itself.
  focuses(map.grid);
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

test('what is wrong with an event is said in its form', async () => {
  await map.opens();
  const events = new EventPanel(map);
  await events.places('メッセージを表示', [3, 3]);
  const form = events.formOf(3, 3);
  await expect.element(form.getByText('イベントの内容がまだ設定されていません。')).toBeVisible();
  const message = form.getByRole('combobox', { name: 'メッセージ' });
  await expect.element(message).toBeEnabled();
  await map.undoes();
  await expect.element(form).toMatchTextContent('このマスにはイベントがありません。');
  await isGone(form.getByText('イベントの内容がまだ設定されていません。'));
});

test('what is wrong with where an event leads is said beside that', async () => {
  await map.opens();
  const events = new EventPanel(map);
  await presses('PageDown');
  await map.isOpen('02');
  await map.chooses('room');
  await map.presses([4.5, 5.5]);
  await map.shows(4, 5, { north: 'wall', east: 'wall', south: 'wall', west: 'wall' });
  await presses('PageUp');
  await map.isOpen('01');
  await events.places('シュート', [4, 5]);
  const form = events.formOf(4, 5);
  const said = form.getByText('行き先（2階 x4 y5）は壁に閉ざされていて、出られません。');
  await expect.element(said).toHaveLength(1);
  // And what its field refuses is said once.
  await form.getByRole('button', { name: '詳細設定' }).click();
  const x = form.getByRole('spinbutton', { name: 'データ2' });
  await x.fill('500');
  await pressesIn(x, 'Tab');
  await expect.element(said).toHaveLength(0);
  await expect.element(form.getByText('23以下にしてください。')).toHaveLength(1);
});

test('a number that is clicked is typed anew, and a second click goes on within it', async () => {
  await map.opens();
  const events = new EventPanel(map);
  await events.places('シュート', [5, 4]);
  const x = events.formOf(5, 4).getByRole('spinbutton', { name: 'x', exact: true });
  await expect.element(x).toHaveValue('5');
  await x.click();
  await userEvent.keyboard('1');
  await expect.element(x).toHaveValue('1');
  await x.click();
  await presses('End');
  await userEvent.keyboard('2');
  await presses('Enter');
  await map.shows(5, 4, { holds: ['シュート：02階 (12, 4) へ'] });
  await events.formOf(5, 4).getByRole('spinbutton', { name: 'y', exact: true }).click();
  await x.click();
  await x.click();
  await presses('Backspace');
  // The second click placed the cursor before the number, on the free side of the field.
  await expect.element(x).toHaveValue('12');
});

test('the number 0 in the advanced settings takes all of an event away', async () => {
  await map.opens();
  const events = new EventPanel(map);
  await events.places('下り階段', [4, 5]);
  const form = events.formOf(4, 5);
  await form.getByRole('button', { name: '詳細設定' }).click();
  await form.getByLabelText('イベント番号').fill('0');
  await presses('Tab');
  await map.shows(4, 5);
  await map.isSaved();
  const { data } = await rest.get<WireFloor>(`scenarios/${map.scenarioId}/floor-maps/01`);
  expect(data.maps).toEqual(blankMaps());
});

test('an elevator stands with all that says where it goes, and 0 is told as its own floor', async () => {
  await map.opens();
  const events = new EventPanel(map);
  await events.places('昇降機', [4, 5]);
  const target = events.formOf(4, 5).getByRole('group', { name: '行き先' });
  await expect.element(target.getByText('0はこのフロアです。')).toHaveLength(2);
  await expect.element(target.getByText('なし')).toHaveLength(0);
  await target.getByRole('spinbutton', { name: '最上階' }).fill('2');
  await target.getByRole('spinbutton', { name: 'x', exact: true }).fill('4');
  await target.getByRole('spinbutton', { name: 'y', exact: true }).fill('5');
  await pressesIn(target.getByRole('spinbutton', { name: 'y', exact: true }), 'Enter');
  await map.shows(4, 5, { holds: ['昇降機：この階〜02階の (4, 5) に停まる'] });
});

test('an address that names a cell shows it, and its event', async () => {
  await map.opens();
  const events = new EventPanel(map);
  await events.places('宿屋', [20, 21]);
  await map.isSaved();
  await opens('/');
  await map.opens('01', '#x20_y21');
  await expect.element(map.grid).toHaveAttribute('aria-activedescendant', 'map-cell-20-21');
  await expect.element(events.formOf(20, 21)).toMatchTextContent('宿屋');
  location.hash = '#x2_y3';
  await expect.element(map.grid).toHaveAttribute('aria-activedescendant', 'map-cell-2-3');
  await expect.element(events.formOf(2, 3)).toMatchTextContent('このマスにはイベントがありません。');
});
