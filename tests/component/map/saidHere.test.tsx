import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EventPanel } from '../support/EventPanel.ts';
import { FloorMap } from '../support/FloorMap.ts';
import { focuses, hasRecords, hasScenario, isGone, presses, reads, rest } from '../support/site.tsx';

let map: FloorMap;
let events: EventPanel;
beforeEach(async () => {
  map = new FloorMap(await hasScenario());
  events = new EventPanel(map);
});

interface Message {
  title_ja: string;
  message_ja_boxes: string[];
  message_en_boxes: string[];
}
/** The messages that hold a text, in the order of their numbers. */
const messages = () =>
  rest
    .get<Message[]>(`scenarios/${map.scenarioId}/fetch-labyrinth-messages`)
    .then(({ data }) => data.filter((one) => one.message_ja_boxes.length > 0));

test('what a question and its choices say is written in place, in both languages, and becomes messages by itself', async () => {
  await map.opens();
  await events.places('選択肢の質問', [3, 3]);
  const form = events.formOf(3, 3);
  const said = (name: string) => form.getByRole('textbox', { name: `${name}の本文` });
  await said('メッセージ').fill('どこへ行く？\n西か東か。');
  await said('選択肢1').fill('西へ');
  await said('選択肢2').fill('東へ');
  await presses('Tab');
  await expect.element(form.getByRole('combobox', { name: '選択肢2', exact: true })).toHaveValue('003 東へ');
  await form.getByRole('button', { name: 'English' }).click();
  await said('選択肢1').fill('West');
  await presses('Tab');
  await map.isSaved();
  await expect.poll(messages).toMatchObject([
    { title_ja: 'どこへ行く？', message_ja_boxes: ['どこへ行く？\n西か東か。'], message_en_boxes: [] },
    { message_ja_boxes: ['西へ'], message_en_boxes: ['West'] },
    { message_ja_boxes: ['東へ'], message_en_boxes: [] },
  ]);
});

test('a message whose event goes is offered for deletion unless something else says it; the offer is taken back', async () => {
  await hasRecords(map.scenarioId, 'labyrinth-messages', {
    4: { message_ja_boxes: ['この先、闇。'] },
    5: { message_ja_boxes: ['よく来た。'] },
  });
  await hasRecords(map.scenarioId, 'npcs', { 1: { greet_message: 5 } });
  await map.opens();
  for (const [x, number] of [
    [3, '004'],
    [4, '005'],
  ] as const) {
    await events.places('メッセージを表示', [x, 3]);
    await events.formOf(x, 3).getByRole('combobox', { name: 'メッセージ', exact: true }).fill(number);
    await page.getByRole('option', { name: new RegExp(`^${number}`) }).click();
    await map.isSaved();
  }
  await events.formOf(4, 3).getByRole('button', { name: 'イベントを削除' }).click();
  await map.presses([3.5, 3.5]);
  await events.formOf(3, 3).getByRole('button', { name: 'イベントを削除' }).click();
  await reads('「この先、闇。」（メッセージ004）は、もうどこでも使われていません。');
  await isGone(page.getByText('「よく来た。」'));
  await page.getByRole('button', { name: 'メッセージを消す' }).click();
  await reads('メッセージを1件消しました。');
  await expect.poll(messages).toMatchObject([{ message_ja_boxes: ['よく来た。'] }]);
  await page.getByRole('button', { name: '元に戻す' }).last().click();
  await expect.poll(messages).toHaveLength(2);
});

test('a message that is offered for deletion stays if its event has come back meanwhile, and that is told', async () => {
  await hasRecords(map.scenarioId, 'labyrinth-messages', { 4: { message_ja_boxes: ['この先、闇。'] } });
  await map.opens();
  await events.places('メッセージを表示', [3, 3]);
  await events.formOf(3, 3).getByRole('combobox', { name: 'メッセージ', exact: true }).fill('004');
  await page.getByRole('option', { name: /^004/ }).click();
  await map.isSaved();
  await events.formOf(3, 3).getByRole('button', { name: 'イベントを削除' }).click();
  await reads('「この先、闇。」（メッセージ004）は、もうどこでも使われていません。');
  await map.undoes();
  await map.counts(1);
  await page.getByRole('button', { name: 'メッセージを消す' }).click();
  await reads('メッセージは使われているので、消していません。');
});

test('a message that an event replaces by another one is offered; one that is cut is not', async () => {
  await hasRecords(map.scenarioId, 'labyrinth-messages', {
    4: { message_ja_boxes: ['この先、闇。'] },
    5: { message_ja_boxes: ['よく来た。'] },
  });
  await map.opens();
  await events.places('メッセージを表示', [3, 3]);
  const field = events.formOf(3, 3).getByRole('combobox', { name: 'メッセージ', exact: true });
  await field.fill('004');
  await page.getByRole('option', { name: /^004/ }).click();
  await map.isSaved();
  await field.fill('005');
  await page.getByRole('option', { name: /^005/ }).click();
  await reads('「この先、闇。」（メッセージ004）は、もうどこでも使われていません。');
  await map.chooses('select');
  await map.presses([3.5, 3.5]);
  await presses('Control+x');
  await map.counts(0);
  await map.isSaved();
  focuses(map.grid);
  await isGone(page.getByText('「よく来た。」'));
});
