import { patient } from '../support/patience.ts';
import { DataSettings } from './support/DataSettings.ts';
import { EventPanel } from './support/EventPanel.ts';
import type { Point } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

const middle = (x: number, y: number): Point => [x + 0.5, y + 0.5];

test('a first floor gets its door with a key, a message, stairs and a monster without leaving the map, and nothing is left to check', async ({
  author,
  map,
  floors,
  page,
}) => {
  test.setTimeout(patient(120_000));
  const events = new EventPanel(map);
  const data = new DataSettings(author, floors.scenarioId);
  const make = async (combobox: ReturnType<typeof page.getByRole>, name: string) => {
    await combobox.fill(name);
    await page.getByRole('option', { name: `「${name}」を新しく作る` }).click();
  };

  await test.step('a room behind a locked door, whose key is made where it is named', async () => {
    await map.chooses('room');
    await map.drags([middle(2, 2), middle(6, 5)]);
    await map.chooses('door');
    await page.getByRole('radio', { name: '鍵の扉' }).click({ force: true });
    await map.presses([4.5, 6]);
    await events.places('鍵の扉', [4, 6]);
    await make(events.formOf(4, 6).getByRole('combobox', { name: 'アイテム' }), '錆びた鍵');
    await events.places('アイテムを受け取る', [9, 9]);
    await events.formOf(9, 9).getByRole('combobox', { name: 'アイテム' }).fill('錆びた鍵');
    await page.getByRole('option', { name: '001 錆びた鍵' }).click();
  });

  await test.step('a message that is typed into its event, and stairs with their way back', async () => {
    await events.places('メッセージを表示', [3, 3]);
    await events.formOf(3, 3).getByRole('textbox', { name: 'メッセージの本文' }).fill('ここから先は闇だ。');
    await events.places('下り階段', [6, 2]);
    await author.reads('02 x6 y2 に「上り階段」を置きました。');
    await map.shows(3, 3, { holds: ['メッセージを表示：メッセージ 001 ここから先は闇だ。'] });
  });

  await test.step('a monster and its table are made in the settings of the floor', async () => {
    await page.getByRole('tab', { name: 'フロア', exact: true }).click();
    await page.getByRole('textbox', { name: 'フロア名（日本語）' }).fill('地下一階');
    await page.getByRole('button', { name: '遭遇表を作って選ぶ' }).click();
    const sheet = page.getByRole('dialog');
    await make(sheet.getByRole('combobox').first(), '洞窟鼠');
    await sheet.getByRole('link', { name: '001 洞窟鼠を開く' }).click();
    const hp = sheet.getByRole('textbox', { name: 'HP', exact: true });
    await hp.fill('1d8+1');
    await hp.press('Enter');
    await data.keeps('monsters/1', { name_ja: '洞窟鼠', hp: { count: 1, sides: 8, plus: 1 } });
  });

  await test.step('the check list has nothing against it but what only its release asks for', async () => {
    await page.goto(`/scenarios/${floors.scenarioId}/checks`);
    const groups = page.getByRole('table').getByRole('heading');
    await expect(groups).toHaveText([/公開までに/, /英語がないもの/]);
  });
});
