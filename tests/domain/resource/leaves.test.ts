import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeRecord } from '#client/resource/model/mergeRecord.ts';
import { readCell, writeCell } from '#domain/resource/cellText.ts';
import { checkRecord, missingTexts, recordErrors } from '#domain/resource/checkRecord.ts';
import { defineResource, isBlank } from '#domain/resource/defineResource.ts';
import { boxes, choice, dice, flag, int, range, reference, set, slots, sound, text } from '#domain/resource/field.ts';
import { type Leaf, leafAt, leafValue, withLeaf } from '#domain/resource/leaf.ts';
import { referencesIn, renumbered } from '#domain/resource/references.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import { faultText } from '#domain/text/fault.ts';

const METALS = [
  { code: 3, label: { ja: '鉄', en: 'Iron' } },
  { code: 7, label: { ja: '銀', en: 'Silver' } },
];
const BOTTOMLESS = { code: 99, label: { ja: '底なし', en: 'Bottomless' } };
const chest = defineResource({
  name: 'treasure_chest',
  names: { ja: 'name_ja', en: 'name_en' },
  fields: {
    name_ja: text('名', 'Name (ja)', { maxWidth: 20 }),
    name_en: text('英名', 'Name (en)', { maxWidth: 20 }),
    note_ja_boxes: boxes('説明', 'Notes', { maxWidth: 40, maxLines: 3, maxBoxes: 4 }),
    note_en_boxes: boxes('英語の説明', 'Notes (en)', { maxWidth: 40, maxLines: 3, maxBoxes: 4 }),
    metal: choice('金属', 'Metal', METALS),
    rings: sound('音', 'Sound'),
    is_locked: flag('鍵', 'Locked'),
    races: set('種族', 'Races', METALS, true),
    guards: slots('守り', 'Guards', 2, reference('相手', 'Monster', { to: 'monster' })),
    gold: dice('金', 'Gold'),
    levels: range('階', 'Levels', { min: 0, max: 9 }),
    depth: int('深さ', 'Depth', { min: -5, max: 5, initial: 0, options: [BOTTOMLESS] }),
  },
  check: ({ is_locked, depth }) =>
    is_locked && depth < 0
      ? [
          {
            path: 'depth',
            severity: 'error',
            fault: { ja: '鍵があるなら0以上です。', en: 'Locked ones are not below 0.' },
          },
        ]
      : [],
});
const leaf = (path: string): Leaf => chest.leaves.find((one) => one.path === path) as Leaf;

describe('The leaves of a record', () => {
  test('are its single values, named by the way to them', () => {
    expect(chest.leaves.map(({ path }) => path)).toEqual([
      ...['name_ja', 'name_en', 'note_ja_boxes', 'note_en_boxes', 'metal', 'rings', 'is_locked'],
      ...['races.3', 'races.7', 'guards.0', 'guards.1', 'gold.count', 'gold.sides', 'gold.plus'],
      ...['levels.min', 'levels.max', 'depth'],
    ]);
    expect(leaf('guards.1').label).toEqual({ ja: '守り 2', en: 'Guards 2' });
  });

  test('are read and replaced one by one, and nothing else is', () => {
    for (const one of chest.leaves) {
      const changed = withLeaf(chest.blank, one, 'x');
      for (const other of chest.leaves) {
        expect(leafValue(changed, other)).toBe(other === one ? 'x' : leafValue(chest.blank, other));
      }
      expect(Array.isArray(changed.guards)).toBe(true);
    }
    expect(isBlank(chest, chest.blank, 1)).toBe(true);
    expect(isBlank(chest, withLeaf(chest.blank, leaf('gold.plus'), 1), 1)).toBe(false);
  });

  test('written as text are read back as they were', () => {
    const line = fc.string({ unit: fc.constantFrom('a', '迷', '"', ',', '=', "'", ' ', '1'), maxLength: 8 });
    const values: Record<string, fc.Arbitrary<unknown>> = {
      text: line,
      boxes: fc.array(
        fc
          .array(fc.oneof(line, fc.constantFrom('***', '****')), { minLength: 1, maxLength: 3 })
          .map((lines) => lines.join('\n')),
        { maxLength: 4 },
      ),
      int: fc.integer({ min: 0, max: 5 }),
      reference: fc.constantFrom(0, 479, 999),
      sound: fc.constantFrom(0, 60, 999),
      choice: fc.constantFrom(3, 7),
      flag: fc.boolean(),
    };
    for (const one of chest.leaves) {
      fc.assert(
        fc.property(values[one.field.kind] as fc.Arbitrary<unknown>, (value) => {
          expect(readCell(one, writeCell(one, value))).toEqual({ value });
        }),
        { numRuns: 30 },
      );
    }
  });

  test('take what people write in a cell: full-width digits, names of entries, signs for yes and no', () => {
    for (const minus of ['－３', '−3', 'ー3']) expect(readCell(leaf('depth'), ` ${minus} `)).toEqual({ value: -3 });
    expect(readCell(leaf('guards.0'), '0,479')).toEqual({ value: 479 });
    expect(readCell(leaf('guards.0'), '4,79')).toMatchObject({ fault: { key: 'not_integer' } });
    for (const name of ['底なし', 'bottomless', '99']) expect(readCell(leaf('depth'), name)).toEqual({ value: 99 });
    expect(readCell(leaf('metal'), '銀')).toEqual({ value: 7 });
    expect(readCell(leaf('metal'), ' silver')).toEqual({ value: 7 });
    expect(readCell(leaf('races.3'), '○')).toEqual({ value: true });
    expect(readCell(leaf('races.3'), '×')).toEqual({ value: false });
  });

  test('are those of a blank record where a cell is empty', () => {
    for (const path of ['name_ja', 'note_ja_boxes', 'metal', 'rings', 'is_locked', 'guards.0', 'gold.count', 'depth'])
      expect(readCell(leaf(path), ''), path).toEqual({ value: leafValue(chest.blank, leaf(path)) });
    expect(readCell(leaf('depth'), '　')).toEqual({ value: 0 });
    expect(readCell(leaf('races.3'), '')).toEqual({ value: false });
  });

  test('say why they do not take a text', () => {
    const faults = [
      ['depth', '6', 'in_range'],
      ['gold.count', '100', 'at_most'],
      ['depth', '1.5', 'not_integer'],
      ['metal', '金', 'not_a_choice'],
      ['metal', '4', 'not_a_choice'],
      ['is_locked', 'たぶん', 'not_boolean'],
      ['guards.0', '480', 'in_range'],
      ['name_ja', 'x'.repeat(21), 'too_wide'],
      ['name_ja', 'a\tb', 'control_characters'],
      ['name_ja', 'a\nb', 'no_line_breaks'],
    ] as const;
    for (const [path, given, key] of faults)
      expect(readCell(leaf(path), given), path).toMatchObject({ fault: { key } });
  });
});

describe('A record', () => {
  test('is refused for values out of their limits and for the rules of its kind', () => {
    expect(recordErrors(chest, chest.blank, 1, {})).toEqual([]);
    const wrong = { ...chest.blank, is_locked: true, depth: -1, levels: { min: 4, max: 3 } };
    expect(recordErrors(chest, wrong, 1, chest.blank).map(({ path }) => path)).toEqual(['levels.max', 'depth']);
    // The stored record is within its limits; the rules are checked all the same.
    expect(recordErrors(chest, { ...wrong, is_locked: false }, 1, wrong)).toEqual([]);
  });

  test('is warned of for English that is missing and for references to nothing', () => {
    const record = { ...chest.blank, name_ja: '箱', note_ja_boxes: ['錆'], guards: [5, 999] };
    const paths = checkRecord(chest, record, 1, () => false, 'both').map(({ path, severity }) => `${severity} ${path}`);
    expect(paths).toEqual(['warning guards.0', 'warning name_en', 'warning note_en_boxes']);
    expect(checkRecord(chest, record, 1, (kind, number) => kind === 'monster' && number === 5, 'both')).toHaveLength(2);
    expect(checkRecord(chest, chest.blank, 1, () => false, 'both')).toEqual([]);
  });

  test('is warned of for each page whose English is missing, and not for pages on which nothing stands', () => {
    const said = (note_ja_boxes: string[], note_en_boxes: string[]) =>
      missingTexts(
        chest,
        { ...chest.blank, name_ja: '箱', name_en: 'Chest', note_ja_boxes, note_en_boxes },
        'both',
      ).map(({ path, rule, fault }) => [path, rule, faultText(fault).en]);
    const page = (number: number) => [
      `note_en_boxes.${number - 1}`,
      'english',
      `The English text of page ${number} is missing.`,
    ];
    expect(said(['錆', '鍵', '金'], ['Rust'])).toEqual([page(2), page(3)]);
    expect(said(['錆', '鍵'], ['Rust', ''])).toEqual([page(2)]);
    expect(said(['錆', '', '金'], ['Rust', '\n', '　'])).toEqual([page(3)]);
    expect(said(['錆', '鍵'], ['', ''])).toEqual([['note_en_boxes', 'english', 'The English text is missing.']]);
    expect(said([''], [])).toEqual([]);
    expect(said([''], ['Rust'])).toEqual([['note_ja_boxes', 'required', 'This field required']]);
    expect(said(['錆'], ['Rust', 'and more'])).toEqual([]);
    // The path of a page finds the leaf that holds the page.
    expect(leafAt(chest.leaves, 'note_en_boxes.1')?.path).toBe('note_en_boxes');
    expect(leafAt(chest.leaves, 'note')).toBeUndefined();
  });

  test('lacks only texts of the language that its scenario is written in, if that is one', () => {
    const lacking = (languages: ScenarioLanguages, texts: Partial<typeof chest.blank>) =>
      missingTexts(chest, { ...chest.blank, guards: [5], ...texts }, languages).map(
        ({ path, rule }) => `${path} ${rule}`,
      );
    expect(lacking('ja', {})).toEqual(['name_ja required']);
    expect(lacking('en', {})).toEqual(['name_en required']);
    expect(lacking('ja', { name_ja: '箱', note_ja_boxes: ['錆', '鍵'], note_en_boxes: ['Rust'] })).toEqual([]);
    expect(lacking('en', { name_en: 'Chest', note_ja_boxes: [], note_en_boxes: ['Rust'] })).toEqual([]);
    // A text in the other language alone is a text that is missing in this one.
    expect(lacking('en', { name_ja: '箱', note_ja_boxes: ['錆'] })).toEqual([
      'name_en required',
      'note_en_boxes required',
    ]);
    expect(lacking('both', { name_ja: '箱' })).toEqual(['name_en english']);
  });

  test('knows what it refers to, and follows where that moves', () => {
    const record = { ...chest.blank, guards: [5, 6] };
    expect(referencesIn(chest, record, 'monster')).toEqual([
      { path: 'guards.0', label: { ja: '守り 1', en: 'Guards 1' }, number: 5 },
      { path: 'guards.1', label: { ja: '守り 2', en: 'Guards 2' }, number: 6 },
    ]);
    expect(referencesIn(chest, record, 'item')).toEqual([]);
    const swapped = new Map([
      [5, 6],
      [6, 5],
    ]);
    expect(renumbered(chest, record, 'monster', swapped).guards).toEqual([6, 5]);
    expect(renumbered(chest, record, 'item', swapped)).toBe(record);
  });

  test('that two have changed takes both changes; where both changed one value they must choose', () => {
    const base = { ...chest.blank, name_ja: '箱', depth: 1 };
    const mine = { ...base, name_ja: '宝箱', depth: 2, gold: { count: 1, sides: 6, plus: 0 } };
    const theirs = { ...base, depth: 3, gold: { count: 0, sides: 6, plus: 2 }, note_ja_boxes: ['a'] };
    const { merged, conflicts } = mergeRecord(chest, base, mine, theirs);
    expect(merged).toEqual({
      ...base,
      name_ja: '宝箱',
      depth: 3,
      gold: { count: 1, sides: 6, plus: 2 },
      note_ja_boxes: ['a'],
    });
    expect(conflicts.map(({ path }) => path)).toEqual(['depth']);
  });
});
