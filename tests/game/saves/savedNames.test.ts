// Records that a later release removed are reported by the names that the player knew.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { item } from '#domain/resources/item.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import type { Input } from '#game/inputs.ts';
import { fitState, LOST_KINDS, referredTo } from '#game/saves/fitState.ts';
import { isResting, type RestingState } from '#game/saves/restingState.ts';
import { LARGEST_SAVE, parseSave, readSave, resume, type Save, type SaveMark, saveOf } from '#game/saves/Save.ts';
import { bitsOf, NO_BITS } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Held } from '#game/state/Member.ts';
import { newGame } from '#game/state/newGame.ts';
import { step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { drawn } from '../../domain/map/sampleFloor.ts';
import { deedsOf, playersDeed, worldWithout } from '../arbitraryGame.ts';
import { gameAt, sampleWorld, written } from '../sampleWorld.ts';

const [KEY, SWORD, RING, PLAIN] = [1, 2, 3, 4];
const [SLIME, HERMIT, FIND] = [7, 4, 9];
const unknown = (ja: string, en: string) => ({ unconfirmed_name_ja: ja, unconfirmed_name_en: en });
const items = {
  [KEY]: written(item, KEY, { name_ja: '銀の鍵', name_en: 'Silver Key', ...unknown('鍵', 'Key') }),
  [SWORD]: written(item, SWORD, { name_ja: '呪いの剣', name_en: 'Cursed Sword', ...unknown('剣', 'Sword') }),
  [RING]: written(item, RING, { name_ja: '死の指輪', name_en: 'Ring of Death', ...unknown('指輪', '') }),
  [PLAIN]: written(item, PLAIN, { name_ja: '棒', name_en: '' }),
};
const world = sampleWorld({
  floors: { 1: drawn({}), 2: drawn({}) },
  settings: { 2: { name_ja: '奥の間', name_en: '' } },
  records: {
    item: items,
    monster: { [SLIME]: written(monster, SLIME, { name_ja: 'スライム', name_en: 'Slime' }) },
    npc: { [HERMIT]: written(npc, HERMIT, { name_ja: '仙人', name_en: 'Hermit' }) },
    treasure_special_item: { [FIND]: written(treasureSpecialItem, FIND, { item: SWORD }) },
    labyrinth_setting: {
      0: {
        ...labyrinthSetting.blank,
        map_hierarchy: { start: 1, end: 2 },
        labyrinth_entrance: { x: 0, y: 0, map: 1 },
        labyrinth_title: { ja: '水底の迷宮', en: 'Sunken Maze' },
      },
    },
  },
});
/** A later release, in which none of it is left. */
const emptied = sampleWorld({ floors: { 50: drawn({}) } });

const mark: SaveMark = {
  ...{ key: 'work:123456789012347', document: null, saved_at: 0, title_ja: '', title_en: '', seconds: 0 },
};
const bearing = (change: Partial<GameState>, ...bag: readonly Pick<Held, 'item' | 'identified'>[]): RestingState => {
  const state = gameAt(world, {}, change);
  const roster = state.roster.map((member, at) => ({
    ...member,
    items: at === 0 ? bag.map((one) => ({ ...one, worn: false })) : [],
  }));
  const rest = { ...state, roster };
  if (!isResting(rest)) throw new Error('it does not rest');
  return rest;
};
const saved = (state: GameState): Save => {
  const save = saveOf(world, [{ state }], mark);
  if (!save) throw new Error('nothing to save');
  return save;
};
const readBack = (value: unknown): Save => {
  const read = readSave(JSON.parse(JSON.stringify(value)));
  if ('fault' in read) throw new Error(read.fault);
  return read.save;
};
/** The names of the records that are lost in the emptied world, keyed by kind and number. */
const lostOf = (save: Save): Record<string, string | undefined> =>
  Object.fromEntries(
    resume(emptied, readBack(save), null).lost.map(({ kind, number, name }) => [
      `${kind} ${number}`,
      name && `${name.ja} / ${name.en}`,
    ]),
  );

const notes = { met: true, slain: false, gone: false, topics: NO_BITS, trades: NO_BITS, paid: 0, sold: {} };
const full: Partial<GameState> = {
  lexicon: bitsOf([SLIME]),
  npcs: { [HERMIT]: notes },
  seen: { 1: bitsOf([5]), 2: bitsOf([6]) },
  left: [{ floor: 2, at: 0, chest: 1, special: FIND }],
};

describe('What a later world does not have', () => {
  test('is told by name in both languages, of every kind', () => {
    const told = lostOf(saved(bearing(full, { item: KEY, identified: true })));
    expect(told).toEqual({
      [`item ${KEY}`]: '銀の鍵 / Silver Key',
      'floor_map 1': '水底の迷宮 / Sunken Maze',
      'floor_map 2': '水底の迷宮 奥の間 / Sunken Maze',
      [`monster ${SLIME}`]: 'スライム / Slime',
      [`npc ${HERMIT}`]: '仙人 / Hermit',
      [`treasure_special_item ${FIND}`]: '?剣 / ?Sword',
    });
    expect(new Set(Object.keys(told).map((one) => one.split(' ')[0]))).toEqual(new Set(LOST_KINDS));
  });

  test.each<readonly [string, string, RestingState]>([
    ['nobody has identified', '?剣 / ?Sword', bearing({}, { item: SWORD, identified: false })],
    [
      'is identified in one bag',
      '呪いの剣 / Cursed Sword',
      bearing({}, { item: SWORD, identified: false }, { item: SWORD, identified: true }),
    ],
    ['waits as a reward', '?剣 / ?Sword', bearing({ rewards: [SWORD] })],
    ['stood in the shop', '呪いの剣 / Cursed Sword', bearing({ stock: { [SWORD]: 1 } })],
    [
      'stood in the shop, and is in a bag unidentified',
      '?剣 / ?Sword',
      bearing({ stock: { [SWORD]: 1 } }, { item: SWORD, identified: false }),
    ],
  ])('is told under the name by which its player knows it: what %s', (_, name, state) => {
    const save = saved(state);
    expect(lostOf(save)[`item ${SWORD}`]).toBe(name);
    if (name.startsWith('?')) expect(JSON.stringify(save)).not.toMatch(/呪い|Cursed/);
  });

  test('has the true name where it has no other, and no English where it has none', () => {
    const bag = [RING, PLAIN].map((number) => ({ item: number, identified: false }));
    expect(lostOf(saved(bearing({}, ...bag)))).toMatchObject({
      [`item ${RING}`]: '?指輪 / ',
      [`item ${PLAIN}`]: '棒 / ',
    });
  });

  test('is told by kind and number where the save has no name of it', () => {
    const { names, ...old } = saved(bearing({}, { item: KEY, identified: true }));
    expect(names?.item).toBeDefined();
    expect(lostOf({ ...old, version: 1 as 2 })).toEqual({ [`item ${KEY}`]: undefined, 'floor_map 1': undefined });
  });

  test('is all among what the save names, be it found missing in whatever world', () => {
    const seed = fc.tuple(fc.integer(), fc.integer());
    let missing = 0;
    fc.assert(
      fc.property(worldWithout(), seed, deedsOf(playersDeed), fc.func(fc.boolean()), (any, from, done, isGone) => {
        const begun = newGame(any.beginning, from);
        const state = done.reduce((before, deed) => step(any, before, deed(any, before) as Input), begun);
        if (!isResting(state)) return;
        const some = <Value>(all: ReadonlyMap<number, Value>) =>
          new Map([...all].filter(([number]) => !isGone(number)));
        const other: World = {
          ...any,
          ...{ items: some(any.items), floors: some(any.floors), monsters: some(any.monsters), npcs: some(any.npcs) },
          specialItems: some(any.specialItems),
        };
        const referred = referredTo(any, state).map(({ kind, number }) => `${kind} ${number}`);
        const { lost } = fitState(other, state);
        for (const { kind, number } of lost) expect(referred).toContain(`${kind} ${number}`);
        missing += lost.length;
      }),
      { numRuns: 40, seed: 32 },
    );
    expect(missing).toBeGreaterThan(10);
  });
});

describe('The names in a save', () => {
  const save = saved(bearing({}, { item: KEY, identified: true }));
  const withKey = (ja: unknown, en: unknown = '') => ({ ...save, names: { item: { [KEY]: [ja, en] } } });

  test.each([
    ['control characters and line breaks', 'a\u0000b\u001b[2J\nc', 'ab[2J'],
    ['letters that nobody sees, and controls of direction', '\u202eab\u200bc\u2066\u2800', 'abc'],
    ['more than the widest name', '名'.repeat(200_000), '名'.repeat(30)],
    ['a letter with marks without end', `a${'\u0301'.repeat(100_000)}`, ''],
  ])('hold nothing else when they are read: %s', (_, name, read) => {
    expect(readBack(withKey(name, 'Key')).names).toEqual({ item: { [KEY]: [read, 'Key'] } });
    expect(lostOf(readBack(withKey(name, 'Key')))[`item ${KEY}`]).toBe(`${read} / Key`);
  });

  test.each([
    ['another kind', { names: { spell: { 1: ['a', 'b'] } } }],
    ['what is no number', { names: { item: { x1: ['a', 'b'] } } }],
    ['one language', { names: { item: { 1: ['a'] } } }],
    ['no text', withKey(5)],
    ['no names', { names: [] }],
  ])('are refused with %s', (_, change) => {
    expect(readSave({ ...save, ...change })).toEqual({ fault: 'broken' });
  });

  test('are written as they are read, whatever the author called it', () => {
    const name = `\u202e鍵\u200b${'あ'.repeat(60)}`;
    const odd = sampleWorld({
      floors: { 1: drawn({}) },
      records: { item: { [KEY]: { ...items[KEY], name_ja: name } } },
    });
    const written = saveOf(odd, [{ state: bearing({}, { item: KEY, identified: true }) }], mark);
    expect(written?.names?.item?.[KEY]).toEqual([`鍵${'あ'.repeat(29)}`, 'Silver Key']);
    expect(readBack(written)).toEqual(written);
  });

  test('give way where the save would become too large', () => {
    const rest = bearing({}, { item: KEY, identified: true });
    const made = (text: string): Save => {
      const input: Input = { do: 'answer', text };
      const save = saveOf(world, [{ state: { ...rest, mode: 'talk' }, input }, { state: rest }], mark);
      if (!save) throw new Error('nothing to save');
      return save;
    };
    const { names, ...nameless } = made('');
    expect(names).toBeDefined();
    const room = LARGEST_SAVE - JSON.stringify(nameless).length;
    const fullest = made('x'.repeat(room));
    expect('names' in fullest).toBe(false);
    expect(parseSave(JSON.stringify(fullest))).toEqual({ save: fullest });
    expect(made('x'.repeat(room - 1000)).names).toEqual(names);
  });

  test('make a newer version of it, which older pages tell from a damaged one', () => {
    expect(save.version).toBe(2);
    expect(readSave({ ...save, version: 3, unheard_of: 1 })).toEqual({ fault: 'newer' });
  });
});
