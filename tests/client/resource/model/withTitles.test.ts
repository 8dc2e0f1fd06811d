import { expect, test } from 'vitest';
import { withTitles } from '#client/resource/model/withTitles.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';

const { blank, leaves } = labyrinthMessage;
const leafOf = (path: string): Leaf => leaves.find((leaf) => leaf.path === path) as Leaf;

/** Returns the titles after the text of a message has been changed, in Japanese unless said otherwise. */
function titles(record: Partial<typeof blank>, text: string, path = 'message_ja_boxes') {
  const before = { ...blank, ...record };
  const changes = withTitles(labyrinthMessage, [{ number: 1, leaf: leafOf(path), value: [text] }], () => before);
  const titleOf = (key: string) =>
    changes.find(({ leaf }) => leaf.path === key)?.value ?? leafValue(before, leafOf(key));
  return [titleOf('title_ja'), titleOf('title_en')];
}

test('the title of a message is its first line until it is edited by hand', () => {
  const made = { title_ja: '闇だ。', message_ja_boxes: ['闇だ。\n戻れ。'] };
  expect(titles(made, '光だ。\n進め。')).toEqual(['光だ。', '']);
  expect(titles({ ...made, title_ja: '入口の札' }, '光だ。')).toEqual(['入口の札', '']);
});

test('the other language gets its title in the same way, and an empty text takes none away', () => {
  const made = { title_ja: '闇だ。', message_ja_boxes: ['闇だ。'] };
  expect(titles(made, 'Darkness.\nGo back.', 'message_en_boxes')).toEqual(['闇だ。', 'Darkness.']);
  expect(titles({ ...made, title_ja: '入口の札' }, 'Darkness.', 'message_en_boxes')).toEqual(['入口の札', '']);
  expect(titles(made, '')).toEqual(['闇だ。', '']);
});

test('a message that has no title gets none, and a long line is cut to its width', () => {
  expect(titles({}, '光だ。')).toEqual(['', '']);
  const made = { title_ja: '闇', message_ja_boxes: ['闇'] };
  expect(titles(made, '光'.repeat(30))).toEqual(['光'.repeat(20), '']);
});
