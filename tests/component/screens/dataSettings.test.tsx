import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { item } from '#domain/resources/item.ts';
import type { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import type { signboard } from '#domain/resources/signboard.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { DataSettings } from '../support/DataSettings.ts';
import { converts } from '../support/inputMethod.ts';
import { focuses, hasScenario, isGone, opens, presses, pressesIn, reads } from '../support/site.tsx';

const GREETING = {
  title_ja: '門番の言葉',
  title_en: 'The gatekeeper',
  window_lines: 2,
  display_graphic: 65,
  start_sound: 3,
  message_ja_boxes: ['止まれ！\nここから先は迷宮だ。', '命が惜しければ帰れ。'],
  message_en_boxes: ['Halt!\nHere begins the labyrinth.'],
};
const SWORD = { name_ja: '青銅の剣', name_en: 'Bronze sword', type: 1, weapon_type: 1, purchase_price: 120 };

type MessageRow = (typeof labyrinthMessage)['blank'] & { number: number };
type SignboardRow = (typeof signboard)['blank'] & { number: number };

let data: DataSettings;
beforeEach(async () => {
  data = new DataSettings(await hasScenario());
});

test.each(LANGUAGES)('the areas open with their lists, each tab with its own screen: %s', async (language) => {
  data.language = language;
  await page.viewport(1440, 900);
  await data.opens('');
  await expect.poll(() => location.pathname + location.search).toMatch(/\/labyrinth-messages\/labyrinth-message-list$/);
  await data.goesTo('終わりの看板（英語）', 'Ending signs (English)');
  await expect.poll(() => location.pathname + location.search).toMatch(/\/labyrinth-messages\/signboard-ending-en$/);
  await data.goesTo('アイテム', 'Items');
  await expect.poll(() => location.pathname + location.search).toMatch(/\/items\/item-list$/);
  await data.goesTo('コピーツール', 'Copy tool');
  await expect.poll(() => location.pathname + location.search).toMatch(/\/items\/item-copy$/);
});

test.each([
  ['scenario-tools', 'scenario-tools/game-rules/battle-system-treasure-chest'],
  ['data-settings/items/5', 'data-settings/items/item-list/5/edit'],
  ['data-settings/encounters/3', 'data-settings/encounters/encounter-setting#3'],
  ['floor-maps/7', 'floor-maps/07'],
])('the short address %s leads to %s', async (short, address) => {
  await opens(`/scenarios/${data.scenarioId}/${short}`);
  await expect
    .poll(() => location.pathname + location.search + location.hash)
    .toBe(`/scenarios/${data.scenarioId}/${address}`);
});

test.each(LANGUAGES)(
  'a message is seen in the window of the game as it is written, both languages side by side: %s',
  async (language) => {
    data.language = language;
    await data.has('labyrinth-messages', { 7: GREETING });
    await data.opens('/labyrinth-messages/labyrinth-message-list/7');
    const [japanese, english] = [
      data.window('日本語・1', 'Japanese, page 1'),
      data.window('英語・1', 'English, page 1'),
    ];
    await expect.element(japanese.getByRole('img')).toHaveAccessibleName(/止まれ！/);
    await expect.element(english.getByRole('img')).toHaveAccessibleName(/Halt!/);

    // Shown at every key, before the field is left.
    await data.writing('message_en_boxes').click();
    await presses('Control+End');
    await userEvent.keyboard('\nTurn back.');
    await expect.element(english.getByRole('img')).toHaveAccessibleName(/Turn back\./);
    await expect.element(english).toMatchTextContent(data.says('1行はみ出しています', '1 line too many'));
    // An undo shows there too, while the field keeps the focus.
    await presses('Control+z');
    await expect.element(data.writing('message_en_boxes')).toHaveValue('Halt!\nHere begins the labyrinth.');
    await expect.element(english.getByRole('img')).not.toHaveAccessibleName(/Turn back\./);
    await presses('Control+y');
    await expect.element(english.getByRole('img')).toHaveAccessibleName(/Turn back\./);
    await presses('Tab');

    // The second page has no English yet.
    await expect
      .element(data.window('日本語・2', 'Japanese, page 2').getByRole('img'))
      .toHaveAccessibleName(/命が惜しければ/);
    await expect.element(data.window('英語・2', 'English, page 2')).toHaveLength(0);
    await expect
      .poll(async () => {
        const messages = await data.stored<MessageRow[]>('fetch-labyrinth-messages');
        return messages.find(({ number }) => number === 7)?.message_en_boxes;
      })
      .toEqual(['Halt!\nHere begins the labyrinth.\nTurn back.']);
  },
);

test.each(LANGUAGES)('messages without English stand in a list that leads to them: %s', async (language) => {
  data.language = language;
  await data.has('labyrinth-messages', {
    3: GREETING,
    12: { ...GREETING, title_ja: '古い碑文', title_en: '', message_en_boxes: [] },
  });
  await data.opens('/labyrinth-messages/labyrinth-message-list');
  // The first one lacks only the English of its second page.
  const missing = page.getByText(data.says('英語のないメッセージ（2件）', 'Messages without English (2)'), {
    exact: false,
  });
  await missing.click();
  await expect
    .element(page.getByRole('link', { name: data.says('003 門番の言葉', '003 The gatekeeper'), exact: false }))
    .toBeVisible();
  await page.getByRole('link', { name: '012 古い碑文', exact: false }).click();
  await expect.poll(() => location.pathname + location.search).toMatch(/labyrinth-message-list\/12\?field=title_en$/);
});

test.each(LANGUAGES)(
  'a signboard is written for one labyrinth and hangs beside as the game shows it: %s',
  async (language) => {
    data.language = language;
    await data.opens('/labyrinth-messages/signboard-ending-ja');
    const labyrinth = (number: number) =>
      page.getByRole('link', { name: new RegExp(data.says(`^迷宮${number}`, `^Labyrinth ${number}`)) });
    await expect.element(labyrinth(2)).toMatchTextContent(data.says('未記入', 'Not written yet'));
    // The list has a single tab stop; the arrow keys move in it.
    focuses(labyrinth(0));
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await presses(key);
    await expect.poll(() => location.pathname + location.search).toMatch(/signboard-ending-ja\?labyrinth=2$/);
    await data.writing('ja').fill('塔は崩れ、\n朝が来た。');
    await expect.element(data.window('日本語', 'Japanese').getByRole('img')).toHaveAccessibleName(/朝が来た。/);
    await presses('Control+z');
    await expect.element(data.window('日本語', 'Japanese').getByRole('img')).not.toHaveAccessibleName(/朝が来た。/);
    await presses('Control+y');
    await expect.element(data.window('日本語', 'Japanese').getByRole('img')).toHaveAccessibleName(/朝が来た。/);
    await pressesIn(data.writing('ja'), 'Tab');
    await expect
      .poll(async () => {
        const boards = await data.stored<SignboardRow[]>('labyrinth-setting-signboards');
        return boards.find(({ number }) => number === 22)?.ja;
      })
      .toBe('塔は崩れ、\n朝が来た。');

    await presses('Control+z');
    await expect.element(data.writing('ja')).toHaveValue('');
    await data.button('やり直す', 'Redo').click();
    await expect.element(data.writing('ja')).toHaveValue('塔は崩れ、\n朝が来た。');
    await expect
      .element(page.getByRole('region', { name: data.says('バックアップの履歴', 'Backup history'), exact: false }))
      .toBeVisible();
    const missing = page.getByText(data.says('英語がありません。', 'The English text is missing.'), { exact: false });
    await expect.element(missing).toHaveLength(0);
    await expect.element(labyrinth(2)).toMatchTextContent('塔は崩れ、');
    await data.goesTo('英語を書く', 'Write the English');
    await expect.poll(() => location.pathname + location.search).toMatch(/signboard-ending-en\?labyrinth=2/);
    await expect.element(missing).toBeVisible();
    await page.getByRole('button', { name: data.says('看板（英語）', 'Signboard (English)'), exact: false }).click();
    await expect.element(data.writing('en')).toHaveFocus();
  },
);

test.each(LANGUAGES)(
  'chosen fields of an item are copied to others, with the count told before: %s',
  async (language) => {
    data.language = language;
    await data.has('items-detail', { 1: SWORD, 4: { name_ja: '木の剣', name_en: 'Wooden sword' } });
    await data.opens('/items/item-copy');
    await expect.element(data.button('コピーする', 'Copy')).toBeDisabled();
    await page
      .getByRole('combobox', { name: data.says('コピー元', 'Copy from'), exact: false })
      .fill(data.says('青銅', 'bronze'));
    await presses('ArrowDown');
    await presses('Enter');
    const check = (ja: string, en: string) => page.getByRole('checkbox', { name: data.says(ja, en), exact: true });
    await page.getByText(data.says('すべての項目', 'All fields'), { exact: true }).click();
    await expect.element(check('購入価格', 'Purchase price')).not.toBeChecked();
    await page
      .getByRole('group', { name: data.says('種類と店', 'Type and shop'), exact: false })
      .getByText(data.says('購入価格', 'Purchase price'), { exact: true })
      .click();
    const targets = page.getByLabelText(data.says('コピー先の番号', 'Numbers to copy to'), { exact: false });
    await targets.fill('3-剣');
    await expect
      .element(targets)
      .toHaveAccessibleDescription(new RegExp(data.says('1から500までの番号', 'numbers from 1 to 500')));
    await targets.fill('３～５');
    await expect
      .element(
        page
          .getByRole('status')
          .filter({ hasText: data.says('1項目を3件に', '1 field of “001 Bronze sword” will be copied to 3 numbers') }),
      )
      .toBeVisible();
    await expect
      .element(page.getByText(data.says('うち1件には', '1 number is already in use'), { exact: false }))
      .toBeVisible();
    // Each number shows its current name and its changed values.
    const overwritten = page.getByRole('listitem').filter({ hasText: data.says('004 木の剣', '004 Wooden sword') });
    await expect.element(overwritten).toMatchTextContent(data.says('1か所が変わります', '1 value changes'));
    await overwritten.css('summary').click();
    await expect
      .element(overwritten.getByRole('row').filter({ hasText: data.says('購入価格', 'Purchase price') }))
      .toMatchTextContent('120');
    await data.button('コピーする', 'Copy').click();
    const question = page.getByRole('alertdialog', {
      name: data.says('1件を上書きしますか', 'Overwrite 1?'),
      exact: false,
    });
    await expect.element(question).toMatchTextContent('004');
    await question.getByRole('button', { name: data.says('上書きする', 'Overwrite'), exact: true }).click();
    await reads(data.says('3件にコピーしました。', 'Copied to 3 numbers.'));
    await data.keeps('items-detail/4', { name_ja: '木の剣', purchase_price: 120 });
    await data.keeps('items-detail/5', { name_ja: '', purchase_price: 120 });
    await data.button('元に戻す', 'Undo').click();
    await data.keeps('items-detail/4', { name_ja: '木の剣', purchase_price: 0 });
  },
);

test.each(LANGUAGES)(
  'items without an unidentified name get one that follows from their kind: %s',
  async (language) => {
    data.language = language;
    await data.has('items-detail', { 1: SWORD, 2: { ...SWORD, unconfirmed_name_ja: '古い剣' } });
    await data.opens('/items/unidentified-item');
    await expect.element(page.getByRole('grid')).toMatchTextContent(SWORD.name_ja);
    await data.button('サンプルの不確定名を入れる', 'Fill in sample names').click();
    await reads(data.says('1件に不確定名を入れました。', '1 unidentified name was filled in.'));
    await expect.element(page.getByRole('grid')).toMatchTextContent('剣？');
    await data.keeps('items-detail/1', { unconfirmed_name_ja: '剣？' });
    await data.keeps('items-detail/2', { unconfirmed_name_ja: '古い剣', unconfirmed_name_en: '' });
    // There is nothing left to name, and a single undo removes the names.
    await data.button('サンプルの不確定名を入れる', 'Fill in sample names').click();
    await reads(data.says('不確定名がまだない番号はありません。', 'Everything already has an unidentified name.'));
    await data.button('元に戻す', 'Undo').click();
    await data.keeps('items-detail/1', { unconfirmed_name_ja: '', unconfirmed_name_en: '' });
  },
);

test.each(LANGUAGES)(
  'a slot of an item names its magic effect, and one that does not exist is told to be unusable: %s',
  async (language) => {
    data.language = language;
    await data.has('items-detail', { 1: { ...SWORD, magic_effects: [1, 200, 0, 0, 0, 0] } });
    await data.opens('/items/item-list/1/edit');
    const slot = (place: number) => page.css(`[data-path="magic_effects.${place}"] input:not([type=hidden])`);
    await expect.element(slot(0)).toHaveValue(data.says('力+1', 'Strength +1'));
    await expect.element(slot(1)).toHaveValue(data.says('範囲外（200）', 'Out of Range (200)'));
    await data.opensProblems();
    await expect
      .element(
        page
          .getByText(data.says('魔法効果200は使えません', 'Unusable: there is no magic effect 200'), { exact: false })
          .first(),
      )
      .toBeVisible();
  },
);

test.each(LANGUAGES)(
  'magic effects are chosen from their groups into the free slots, and put back: %s',
  async (language) => {
    data.language = language;
    await data.has('items-detail', { 1: { ...SWORD, magic_effects: [1, 0, 3, 4, 5, 6] } });
    await data.opens('/items/item-list/1/edit');
    await page.getByText(data.says('オプション', 'Option'), { exact: true }).click();
    await data.button('炎を防ぐ', 'Wards off fire').click();
    await expect.element(data.button('炎を防ぐ', 'Wards off fire')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(data.button('冷気を防ぐ', 'Wards off cold')).toBeDisabled();
    const effects = async () => (await data.stored<(typeof item)['blank']>('items-detail/1')).magic_effects;
    await expect.poll(effects).toEqual([1, 43, 3, 4, 5, 6]);
    await data.button('炎を防ぐ', 'Wards off fire').click();
    await expect.poll(effects).toEqual([1, 0, 3, 4, 5, 6]);
  },
);

test('on a phone the labyrinth of a signboard is chosen from a list that opens', async () => {
  await page.viewport(390, 844);
  await data.opens('/labyrinth-messages/signboard-entrance-ja?labyrinth=1');
  await page.getByRole('button', { name: '迷宮1（未記入）', exact: false }).click();
  await page.getByRole('option', { name: '迷宮3（未記入）', exact: false }).click();
  await expect.poll(() => location.pathname + location.search).toMatch(/signboard-entrance-ja\?labyrinth=3$/);
  await data.writing('ja').fill('止まれ。');
  await expect.element(page.getByRole('button', { name: '迷宮3（止まれ。）', exact: false })).toBeVisible();
});

test('a new message has a page to write in, and the focus follows as pages come and go', async () => {
  await data.opens('/labyrinth-messages/labyrinth-message-list/9');
  const pages = page.css('[data-path="message_ja_boxes"] textarea');
  await expect.element(pages).toHaveLength(1);
  await expect.element(data.writing('message_en_boxes')).toBeVisible();
  await pages.fill('止まれ！');
  const japanese = page.css('[data-path="message_ja_boxes"]');
  await japanese.getByRole('button', { name: 'ページを追加', exact: false }).click();
  await expect.element(pages.nth(1)).toHaveFocus();
  await userEvent.keyboard('引き返せ。');
  const stored = async () => {
    const messages = await data.stored<MessageRow[]>('fetch-labyrinth-messages');
    const { message_ja_boxes, message_en_boxes } = messages.find(({ number }) => number === 9) ?? {};
    return [message_ja_boxes, message_en_boxes];
  };
  await expect.poll(stored).toEqual([['止まれ！', '引き返せ。'], []]);
  await japanese.getByRole('button', { name: 'ページを追加', exact: false }).click();
  await userEvent.keyboard('三枚目');
  // Pressing the key again moves the same page on, to the end and no further.
  focuses(japanese.getByRole('button', { name: '1ページ目を後ろへ', exact: false }));
  for (const after of [
    ['引き返せ。', '止まれ！', '三枚目'],
    ['引き返せ。', '三枚目', '止まれ！'],
    ['引き返せ。', '三枚目', '止まれ！'],
  ]) {
    await presses('Enter');
    await expect
      .poll(() => pages.elements().map((one) => (one as unknown as HTMLTextAreaElement).value))
      .toEqual(after);
  }
  await expect.element(japanese.getByRole('button', { name: '3ページ目を後ろへ', exact: false })).toHaveFocus();
  await japanese.getByRole('button', { name: '2ページ目を削除', exact: false }).click();
  await expect.element(pages.nth(1)).toHaveFocus();
  await japanese.getByRole('button', { name: '2ページ目を削除', exact: false }).click();
  await expect.element(pages).toHaveLength(1);
  await expect.element(pages).toHaveFocus();
  await pages.fill('');
  await expect.poll(stored).toEqual([[], []]);
  await expect.element(pages).toHaveLength(1);
});

test('a long line is wrapped when its field is left, and with each step back and forth', async () => {
  await data.opens('/labyrinth-messages/labyrinth-message-list/5');
  const field = data.writing('message_ja_boxes');
  const line = 'あ'.repeat(20);
  await field.fill(`${line}いろは\n`);
  await converts(field, 'つづき', '続き', `${line}いろは\n続き`);
  await presses('Tab');
  const wrapped = `${line}\nいろは\n続き`;
  await expect.element(field).toHaveValue(wrapped);
  await presses('Control+z');
  await expect.element(field).toHaveValue('');
  await presses('Control+y');
  await expect.element(field).toHaveValue(wrapped);
  await expect
    .poll(async () => (await data.stored<MessageRow[]>('fetch-labyrinth-messages')).find(({ number }) => number === 5))
    .toMatchObject({ message_ja_boxes: [wrapped] });
});

test('what is to be said of a page leads to that page, from the form, the check list and the list of missing English', async () => {
  const pages = ['一', '二', '三\n四\n五'];
  await data.has('labyrinth-messages', { 4: { ...GREETING, message_ja_boxes: pages, message_en_boxes: ['One'] } });
  await data.opens('/labyrinth-messages/labyrinth-message-list/4');
  const told = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await data.opensProblems();
  await told('3ページ目がウィンドウの2行に収まりません。')
    .getByRole('button', { name: '本文（日本語）', exact: false })
    .click();
  await expect.element(data.writing('message_ja_boxes', 2)).toHaveFocus();
  // The link to a missing page leads to the button that adds it.
  const english = page.css('[data-path="message_en_boxes"]');
  await data.opensProblems();
  await told('2ページ目の英語がありません。').getByRole('button', { name: '本文（英語）', exact: false }).click();
  await expect.element(english.getByRole('button', { name: 'ページを追加', exact: false })).toHaveFocus();
  await presses('Enter');
  await userEvent.keyboard('Two');
  await data.opensProblems();
  await isGone(told('2ページ目の英語がありません。'));
  await told('3ページ目の英語がありません。').getByRole('button', { name: '本文（英語）', exact: false }).click();
  await expect.element(english.getByRole('button', { name: 'ページを追加', exact: false })).toHaveFocus();
  await presses('Enter');
  await expect.element(data.writing('message_en_boxes', 2)).toHaveFocus();
  focuses(page.css('[data-path=title_ja] input'));
  await data.opensProblems();
  await told('3ページ目の英語がありません。').getByRole('button', { name: '本文（英語）', exact: false }).click();
  await expect.element(data.writing('message_en_boxes', 2)).toHaveFocus();
  await expect.element(page.css('header [data-state]')).toHaveAttribute('data-state', 'saved');

  await opens(`/scenarios/${data.scenarioId}/checks`);
  const row = page.getByRole('row').filter({ hasText: '3ページ目の英語がありません。' });
  await expect.element(row).toMatchTextContent('本文（英語）');
  await row.getByRole('link').click();
  await expect.element(data.writing('message_en_boxes', 2)).toHaveFocus();
  await data.opens('/labyrinth-messages/labyrinth-message-list');
  await page.getByText('英語のないメッセージ（1件）', { exact: false }).click();
  await page.getByRole('link', { name: '004 門番の言葉', exact: false }).click();
  await expect.element(data.writing('message_en_boxes', 2)).toHaveFocus();
});
