// The conversation of an NPC is written as a script: in place, with messages made by themselves, and played by the game.
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { npc, TALK } from '#domain/resources/npc.ts';
import { hasRecords, hasScenario, isGone, opens, presses, rest } from '../support/site.tsx';

const path = (name: string) => page.css(`[data-path="${name}"]`);
const text = (name: string) => page.css(`[data-path="${name}"] textarea`).first();
const row = (name: string) => page.css(`[data-row="${name}"]`);
const button = (name: string | RegExp, within: Locator = page as unknown as Locator) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

const stored = async <Data,>(id: string, of: string) => (await rest.get<Data>(`scenarios/${id}/${of}`)).data;
type Npc = typeof npc.blank & { readonly number: number };
const keeper = async (id: string) => (await stored<Npc[]>(id, 'npcs')).find(({ number }) => number === 5) as Npc;
type Message = typeof labyrinthMessage.blank & { readonly number: number };
/** Returns the messages that hold something. */
const messages = async (id: string) =>
  (await stored<Message[]>(id, 'fetch-labyrinth-messages')).filter((one) => one.message_ja_boxes.length > 0);
const topic = (change: object) => ({ ...npc.blank.topics[0], ...change });
const topics = (...own: readonly object[]) => npc.blank.topics.map((none, at) => own[at] ?? none);
const talks = { ...npc.blank.commands, [TALK]: true };

async function hasTalk(): Promise<string> {
  const id = await hasScenario();
  await hasRecords(id, 'labyrinth-messages', {
    1: { title_ja: '門', title_en: 'Gate', message_ja_boxes: ['門は北だ。'], message_en_boxes: ['North.'] },
    2: { title_ja: '王', title_en: 'King', message_ja_boxes: ['王は眠らぬ。'], message_en_boxes: ['He never sleeps.'] },
  });
  await hasRecords(id, 'npcs', {
    5: {
      name_ja: '番人',
      name_en: 'Keeper',
      commands: talks,
      topics: topics(topic({ word_ja: '門', message: 1, once: true }), topic({ word_ja: '王', message: 2 })),
    },
  });
  return id;
}

test('a new NPC has a face, and what is written becomes messages in one step each', async () => {
  const id = await hasScenario();
  await opens(`/scenarios/${id}/data-settings/npc`);
  await button('新規').click();
  await expect.element(path('name_ja').getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('番人');
  await text('greet_message').fill('待て。\n誰だ。');
  await presses('Tab');
  await expect
    .poll(() => stored(id, 'npcs'))
    .toMatchObject([{ name_ja: '番人', greet_message: 1, commands: { 0: true } }]);
  await expect
    .poll(() => messages(id))
    .toMatchObject([{ number: 1, title_ja: '待て。', message_ja_boxes: ['待て。\n誰だ。'] }]);
  await expect.element(page.getByText('表示中：用意された絵')).toBeVisible();
  // The window beside it shows the row.
  await expect.element(page.getByRole('img', { name: /待て。/ })).toBeVisible();
  // One step back takes both the message and the reference.
  await presses('Control+z');
  await expect.poll(() => messages(id)).toEqual([]);
  await expect.poll(() => stored(id, 'npcs')).toMatchObject([{ greet_message: 0 }]);
  await presses('Control+y');
  await expect.poll(() => stored(id, 'npcs')).toMatchObject([{ greet_message: 1 }]);
});

test('texts follow their title until it is edited by hand, and undo goes from row to row', async () => {
  const id = await hasTalk();
  await opens(`/scenarios/${id}/data-settings/npc/5`);
  await text('topics.1.message').fill('王は眠らない。');
  await presses('Tab');
  await expect
    .poll(async () => (await messages(id))[1])
    .toMatchObject({ title_ja: '王', message_ja_boxes: ['王は眠らない。'] });
  await path('topics.1.word_ja').getByRole('textbox').fill('国王');
  await presses('Tab');
  await expect.poll(async () => (await keeper(id)).topics[1]?.word_ja).toBe('国王');
  await presses('Control+z', 'Control+z');
  await expect.element(text('topics.1.message')).toHaveValue('王は眠らぬ。');
  await expect.poll(async () => (await messages(id))[1]).toMatchObject({ message_ja_boxes: ['王は眠らぬ。'] });
});

test('topics are moved with their numbers, removed, and their texts are offered for deletion', async () => {
  const id = await hasTalk();
  await opens(`/scenarios/${id}/data-settings/npc/5`);
  await button('下へ：話題1').click();
  await expect
    .poll(() => keeper(id))
    .toMatchObject({
      topics: topics(topic({ word_ja: '王', message: 2 }), topic({ word_ja: '門', message: 1, once: true })),
      saved_as: { topics: [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    });
  // The focus stays with the moved row.
  await expect.element(button('上へ：話題2')).toHaveFocus();
  await button('削除：話題1').click();
  await expect.poll(() => keeper(id)).toMatchObject({ saved_as: { topics: [0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] } });
  await expect
    .element(page.getByText('「王は眠らぬ。」（メッセージ002）は、もうどこでも使われていません。'))
    .toBeVisible();
  await button('このメッセージを消す').click();
  await expect.poll(async () => (await messages(id)).map((one) => one.number)).toEqual([1]);
  // Undo brings back the text, then the row.
  await presses('Control+z');
  await expect.poll(async () => (await messages(id)).length).toBe(2);
  await presses('Control+z');
  await expect.element(row('topic 1')).toBeVisible();
  await isGone(page.getByText('もうどこでも使われていません', { exact: false }));
});

test('a message that something else says is not offered, and the row says that it is shared', async () => {
  const id = await hasTalk();
  await hasRecords(id, 'npcs', { 6: { name_ja: '商人', greet_message: 2 } });
  await opens(`/scenarios/${id}/data-settings/npc/5`);
  await expect.element(row('topic 1').getByText('ほか1か所でも使われています')).toBeVisible();
  await button('削除：話題2').click();
  await expect.poll(() => keeper(id)).toMatchObject({ topics: { 1: { message: 0 } } });
  await isGone(page.getByText('もうどこでも使われていません', { exact: false }));
});

test('gifts, conditions and flags are chips', async () => {
  const id = await hasTalk();
  await hasRecords(id, 'items-detail', { 3: { name_ja: '鍵', name_en: 'Key' } });
  await opens(`/scenarios/${id}/data-settings/npc/5`);
  await button('外す：一度だけ', row('topic 0')).click();
  await button('条件・渡すものなどを追加：話題1').click();
  await page.getByRole('menuitem', { name: '渡すアイテム' }).click();
  await page.getByRole('dialog', { name: '渡すアイテム' }).getByRole('combobox').fill('鍵');
  await page.getByRole('option', { name: '003 鍵' }).click();
  await presses('Escape');
  await expect.element(row('topic 0').getByText('003 鍵')).toBeVisible();
  await expect
    .poll(() => keeper(id))
    .toMatchObject({
      topics: topics(topic({ word_ja: '門', message: 1, gives_item: 3 }), topic({ word_ja: '王', message: 2 })),
    });
});

test('the conversation is tried in the game, with flags that are set there', async () => {
  const id = await hasTalk();
  await hasRecords(id, 'npcs', {
    5: {
      topics: topics(
        topic({ word_ja: '門', message: 1 }),
        topic({ word_ja: '鐘', message: 1 }),
        topic({ word_ja: '王', message: 2, needs_flag: 4 }),
      ),
    },
  });
  await opens(`/scenarios/${id}/data-settings/npc/5`);
  await button('会話を試す').click();
  const dialog = page.getByRole('dialog', { name: '会話を試す' });
  await expect.element(button(/門/, dialog)).toBeVisible();
  expect(button(/王/, dialog).elements()).toEqual([]);
  await dialog.getByText('004', { exact: true }).click();
  await button(/王/, dialog).click();
  await expect.element(dialog.getByText('王は眠らぬ。', { exact: false }).first()).toBeVisible();
});
