import { expect, test } from 'vitest';
import { COMMAND_GROUPS, type Command } from '#client/frame/palette/Command.ts';
import { findCommands, groupsInOrder, searchable } from '#client/frame/palette/findCommands.ts';

const command = (label: string, ...words: string[]): Command => ({
  id: label,
  group: 'scenario',
  label,
  words,
  run: () => {},
});
const commands = [
  command('ミズノマ', 'The Water Room'),
  command('フロア12', 'Floor', '12'),
  command('深い水底', 'Deep water'),
  command('水底の迷宮', 'The Sunken Maze'),
];
const find = (typed: string) => findCommands(searchable(commands), typed).map(({ label }) => label);

test.each([
  ['みずのま', ['ミズノマ']],
  ['ﾐｽﾞﾉﾏ', ['ミズノマ']],
  ['ＷＡＴＥＲ', ['ミズノマ', '深い水底']],
  ['012', ['フロア12']],
  ['floor 12', ['フロア12']],
  ['maze sunken', ['水底の迷宮']],
  ['floor water', []],
  ['', ['ミズノマ', 'フロア12', '深い水底', '水底の迷宮']],
])('%s finds what is meant', (typed, found) => {
  expect(find(typed)).toEqual(found);
});

test('what begins with the words typed comes first', () => {
  expect(find('水底')).toEqual(['水底の迷宮', '深い水底']);
  expect(find('sun')).toEqual(['水底の迷宮']);
});

test('no more is shown than can be looked through', () => {
  const many = searchable(Array.from({ length: 1000 }, (_, at) => command(`迷宮 ${at}`, `The Maze ${at}`)));
  expect(findCommands(many, 'ｍａｚｅ 9')).toHaveLength(40);
  expect(findCommands(many, 'ｍａｚｅ 999')).toHaveLength(1);
});

test('a group with a name that begins with what was typed comes before those that hold it within', () => {
  const all = searchable([
    { ...command('看板（英語）', 'Signs (English)'), group: 'screen' },
    { ...command('表示言語：英語', 'Language', 'English'), group: 'setting' },
  ]);
  expect(groupsInOrder(all, 'english')[0]).toBe('setting');
  expect(groupsInOrder(all, 'signs')[0]).toBe('screen');
  expect(groupsInOrder(all, '在')).toEqual([...COMMAND_GROUPS]);
});

test('records come first among groups that match equally well, and letters within a word last', () => {
  const all = searchable([
    { ...command('Encounter rate', '遭遇率'), group: 'rule' },
    { ...command('Generation', '生成'), group: 'screen' },
    { ...command('Monster 012 Cave rat', '洞窟ネズミ', 'Cave rat'), group: 'record' },
    { ...command('Undo', '元に戻す'), group: 'map' },
    { ...command('Item 003 Undo scroll', '巻き戻しの巻物', 'Undo scroll'), group: 'record' },
  ]);
  expect(groupsInOrder(all, 'rat').slice(0, 3)).toEqual(['record', 'rule', 'screen']);
  expect(groupsInOrder(all, 'ねずみ')[0]).toBe('record');
  // A command that is named so stays before records that only begin with it.
  expect(groupsInOrder(all, 'undo').slice(0, 2)).toEqual(['map', 'record']);
  expect(groupsInOrder(all, 'scroll')[0]).toBe('record');
  expect(groupsInOrder(all, '')).toEqual([...COMMAND_GROUPS]);
});
