import { describe, expect, test } from 'vitest';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { eventFlag } from '#domain/resources/eventFlag.ts';
import { item } from '#domain/resources/item.ts';
import { movedNumbers } from '#domain/scenario/movedNumbers.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';

const KEY = { name_ja: '鍵', name_en: 'Key', purchase_price: 10, sell_price: 5, ac: -1 };
const LAMP = { name_ja: '灯', name_en: 'Lamp', purchase_price: 30, sell_price: 15, ac: 4 };

/** Returns a scenario with these items, by number, and flags with these names. */
function holding(
  items: Readonly<Record<number, Partial<RecordOf<typeof item>>>>,
  flags: readonly string[] = [],
): ScenarioContent {
  return {
    scenario: { title_ja: '迷宮', title_en: '', author_name: '', languages: 'both' },
    floors: [],
    records: {
      item: Object.entries(items).map(([number, data]) => ({
        number: Number(number),
        data: { ...item.blank, ...data },
      })),
      event_flag: flags.map((name_ja, at) => ({ number: at + 1, data: { ...eventFlag.blank, name_ja } })),
    },
  };
}

const renumbered = (...moves: [number, number][]) => new Map([['item' as const, new Map(moves)]]);
const told = (...[then, now, known]: Parameters<typeof movedNumbers>) =>
  movedNumbers(then, now, known).map(({ kind, from, to, instead }) => [kind, from, to, instead?.ja ?? null]);

describe('Between two releases', () => {
  test('what is changed stays what it is, while its name or half of what it held stays', () => {
    const then = holding({ 1: KEY });
    for (const changed of [
      { ...KEY, name_ja: '金の鍵' },
      { ...KEY, purchase_price: 99, sell_price: 98, ac: 7 },
      { ...KEY, name_ja: '金の鍵', name_en: 'Gold key', ac: -2 },
    ]) {
      expect(told(then, holding({ 1: changed }))).toEqual([]);
    }
    expect(told(then, holding({ 1: KEY, 2: LAMP }))).toEqual([]);
  });

  test('what has another name, and little of what it held, has become another', () => {
    expect(told(holding({ 1: KEY }), holding({ 1: LAMP }))).toEqual([['item', 1, null, '灯']]);
    // Some records have only a name.
    expect(told(holding({}, ['王に会った']), holding({}, ['竜を倒した']))).toEqual([
      ['event_flag', 1, null, '竜を倒した'],
    ]);
  });

  test('what is found under another number has moved, whatever has its number now', () => {
    expect(told(holding({ 1: KEY }), holding({ 2: KEY }))).toEqual([['item', 1, 2, null]]);
    expect(told(holding({ 1: KEY, 2: LAMP }), holding({ 1: LAMP, 2: KEY }))).toEqual([
      ['item', 1, 2, '灯'],
      ['item', 2, 1, '鍵'],
    ]);
    expect(told(holding({ 1: KEY }), holding({}))).toEqual([['item', 1, null, null]]);
  });

  test('what was renumbered here is known, whatever it was made into since', () => {
    const now = holding({ 1: LAMP, 7: { ...LAMP, name_ja: '別名', name_en: 'Alias' } });
    expect(told(holding({ 1: KEY }), now, renumbered([1, 7]))).toEqual([['item', 1, 7, '灯']]);
    // And reported as gone if it was deleted there.
    expect(told(holding({ 1: KEY }), holding({ 1: LAMP }), renumbered([1, 7]))).toEqual([['item', 1, null, '灯']]);
    expect(told(holding({ 1: KEY }), holding({ 1: KEY }), renumbered([1, 1]))).toEqual([]);
  });
});
