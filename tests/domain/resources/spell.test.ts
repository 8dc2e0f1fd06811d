import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryOf, SPELL_CATEGORIES, SPELL_CATEGORY_NAMES } from '#domain/catalogs/spellCategories.ts';
import { MAGE, PRIEST, SPELLS } from '#domain/catalogs/spells.ts';
import { SPELL_STATES } from '#domain/catalogs/spellTerms.ts';
import { checkRecord, recordErrors } from '#domain/resource/checkRecord.ts';
import { blankOf, numbersOf } from '#domain/resource/defineResource.ts';
import { type Leaf, withLeaves } from '#domain/resource/leaf.ts';
import { sentenceOf, spell } from '#domain/resources/spell.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { LANGUAGES } from '#domain/text/languages.ts';

type Spell = (typeof spell)['blank'];
const NUMBERS = numbersOf(spell);
const made = (number: number, changes: Partial<Spell>): Spell => ({ ...blankOf(spell, number), ...changes });
const said = (number: number, changes: Partial<Spell>) =>
  (spell.check?.(made(number, changes), number) ?? []).map(({ path, severity }) => [path, severity]);

describe('The 79 spells as they are by default', () => {
  test('are 79, each with what the schema takes, and nothing to be said of any', () => {
    expect(NUMBERS).toHaveLength(79);
    expect(SPELLS).toHaveLength(79);
    for (const number of NUMBERS) {
      const record = blankOf(spell, number);
      expect(spell.schema.safeParse(record).error?.issues, `${number}`).toBeUndefined();
      expect(
        checkRecord(spell, record, number, () => true, 'both'),
        `${number}`,
      ).toEqual([]);
    }
  });

  test.each(LANGUAGES)('have names of their own in %s that fit', (language) => {
    const names = NUMBERS.map((number) => blankOf(spell, number)[`name_${language}`]);
    expect(new Set(names).size).toBe(79);
    for (const name of names) {
      expect(name).not.toBe('');
      expect(displayWidth(name)).toBeLessThanOrEqual(20);
    }
  });

  test('stand in the two lists, level by level, up to the seventh', () => {
    const counts = (school: number) =>
      Array.from(
        { length: 12 },
        (_, at) => SPELLS.filter((one) => one.school === school && one.level === at + 1).length,
      );
    expect(counts(MAGE)).toEqual([4, 5, 6, 6, 7, 5, 3, 0, 0, 0, 0, 0]);
    expect(counts(PRIEST)).toEqual([5, 5, 10, 7, 8, 5, 3, 0, 0, 0, 0, 0]);
  });

  test('are cast by monsters where these have a use for them, from the list of seven levels', () => {
    const cast = NUMBERS.filter((number) => blankOf(spell, number).monster_level > 0);
    expect(cast).toEqual(NUMBERS.filter((number) => number >= 6 && number <= 43 && number !== 36));
    expect(Math.max(...cast.map((number) => blankOf(spell, number).monster_level))).toBe(7);
  });

  test('roll dice of at most 200 sides, and no record can have larger ones', () => {
    for (const number of NUMBERS) {
      const { attack, recovery } = blankOf(spell, number);
      for (const { sides } of [attack.damage, attack.per_level, recovery.hp]) expect(sides).toBeLessThanOrEqual(200);
    }
    const takes = (sides: number) =>
      spell.changesSchema.safeParse({ attack: { damage: { sides } }, recovery: { hp: { sides } } }).success;
    expect(takes(200)).toBe(true);
    expect(takes(201)).toBe(false);
  });
});

describe('The eleven categories', () => {
  test('hold every spell once, in the order of the numbers', () => {
    const held = SPELL_CATEGORY_NAMES.flatMap((name) => {
      const { first, last } = SPELL_CATEGORIES[name];
      return Array.from({ length: last - first + 1 }, (_, at) => ({ name, number: first + at }));
    });
    expect(held.map(({ number }) => number)).toEqual(NUMBERS);
    for (const { name, number } of held) expect(categoryOf(number)).toBe(name);
  });

  test('know 13 states', () => {
    expect(SPELL_STATES).toHaveLength(13);
  });
});

describe('A spell', () => {
  test('is warned about in no list, unless it is learnt from items', () => {
    expect(said(1, { level: 0 })).toEqual([['level', 'warning']]);
    expect(said(1, { school: 0 })).toEqual([['level', 'warning']]);
    expect(said(1, { level: 0, monster_level: 1 })).toEqual([]);
    expect(said(1, { level: 0, memory_only: true })).toEqual([]);
  });

  test('is warned about where it can be used nowhere', () => {
    const nowhere = { in_battle: false, in_camp: false, in_labyrinth: false };
    expect(said(1, nowhere)).toEqual([['in_battle', 'warning']]);
    expect(said(1, { ...nowhere, in_camp: true })).toEqual([]);
  });

  test('is warned about where it does nothing', () => {
    const { position, state_change, attack, ac, battle, resistance, recovery } = spell.blank;
    expect(said(1, { position })).toEqual([['position', 'warning']]);
    const none = Object.fromEntries(Object.keys(state_change.families).map((code) => [code, false]));
    expect(said(6, { state_change: { ...state_change, families: none } })).toEqual([['state_change', 'warning']]);
    expect(said(18, { attack })).toEqual([['attack', 'warning']]);
    expect(said(36, { ac: { ...ac, amount: 0 } })).toEqual([['ac', 'warning']]);
    expect(said(48, { battle })).toEqual([['battle', 'warning']]);
    expect(said(49, { battle: { ...battle, does: 1 } })).toEqual([['battle', 'warning']]);
    expect(said(55, { resistance })).toEqual([['resistance', 'warning']]);
    expect(said(72, { recovery })).toEqual([['recovery', 'warning']]);
  });

  test('is warned about with dice without sides', () => {
    const { damage } = blankOf(spell, 18).attack;
    expect(said(18, { attack: { ...spell.blank.attack, worsens_ac: 1, damage: { ...damage, sides: 0 } } })).toEqual([
      ['attack.damage.sides', 'warning'],
    ]);
  });

  test('tells of traps with at most 95 per cent, and of all else with up to 100', () => {
    const { search } = blankOf(spell, 44);
    expect(said(44, { search: { ...search, success: 96 } })).toEqual([['search.success', 'error']]);
    expect(said(44, { search: { ...search, success: 95 } })).toEqual([]);
    expect(said(45, { search: { ...search, does: 1, success: 100 } })).toEqual([]);
  });

  test('of wishes has at least three of them', () => {
    const withWishes = (count: number) => {
      const { wish } = spell.blank;
      const wishes = Object.fromEntries(Object.keys(wish.wishes).map((code, at) => [code, at < count]));
      return said(71, { wish: { ...wish, wishes } });
    };
    expect(withWishes(2)).toEqual([['wish.wishes', 'error']]);
    expect(withWishes(3)).toEqual([]);
  });

  test('goes on for 0 to 99,999 steps', () => {
    const takes = (steps: number) => spell.changesSchema.safeParse({ continued: { steps } }).success;
    expect([-1, 0, 99_999, 100_000].map(takes)).toEqual([false, true, true, false]);
  });

  test('changes armour class by 00 to 99, in a menu of two digits', () => {
    const field = spell.leaves.find(({ path }) => path === 'ac.amount')?.field;
    const labels = field?.kind === 'choice' ? field.options.map(({ label }) => label.ja) : [];
    expect(labels).toHaveLength(100);
    expect([labels[0], labels[7], labels[99]]).toEqual(['00', '07', '99']);
  });

  test('has a name of at most 20 half-width columns', () => {
    const takes = (name_ja: string) => spell.changesSchema.safeParse({ name_ja }).success;
    expect([takes('道'.repeat(10)), takes('道'.repeat(11)), takes('x'.repeat(20)), takes('x'.repeat(21))]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('has its default name back by the sample, and nothing else', () => {
    expect(spell.presets?.names?.values(7)).toEqual({ name_ja: '驚かし', name_en: 'Startle' });
  });
});

describe('The sentence of a spell', () => {
  const anyValue = ({ field }: Leaf): fc.Arbitrary<unknown> => {
    switch (field.kind) {
      case 'int':
        return fc.oneof(
          fc.constantFrom(field.min, field.max, field.initial),
          fc.integer({ min: field.min, max: field.max }),
        );
      case 'flag':
        return fc.boolean();
      case 'choice':
        return fc.constantFrom(...field.options.map(({ code }) => code));
      default:
        return fc.constant(field.initial);
    }
  };
  const anySpell = fc.tuple(fc.constantFrom(...NUMBERS), ...spell.leaves.map(anyValue)).map(([number, ...values]) => ({
    number: number as number,
    record: withLeaves(
      spell.blank,
      spell.leaves.map((leaf, at) => [leaf, values[at]]),
    ) as Spell,
  }));

  test('is one in both languages, whatever the numbers', () => {
    fc.assert(
      fc.property(anySpell, ({ number, record }) => {
        const { ja, en } = sentenceOf(record, number);
        for (const sentence of [ja, en])
          expect(sentence).not.toMatch(/undefined|NaN|null|\[object| {2}|。。|\.\.|;\.|^[。.、]/);
        expect(ja).toMatch(/^[^、].+。$/u);
        expect(en).toMatch(/^[A-Z+\d].+\.$/);
        // English in one of them, and no English in the other.
        expect(en).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    [1, '今いる座標と向きを示す。', 'Shows the coordinates and the facing.'],
    [6, '敵1グループを眠らせる（効きやすさ60）。', 'Puts one group of enemies to sleep (strength 60).'],
    [18, '敵1体に炎の1d8のダメージ。抵抗すると半分。', 'Deals 1d8 of fire to one enemy; half when saved against.'],
    [
      36,
      '戦闘の間、唱えた人のACを2良くする。AC -10まで。',
      'Makes the AC of the caster 2 better for the battle; down to AC -10.',
    ],
    [79, '味方1人を死と灰からHP1でよみがえらせる（灰からは半分の率）（生命力による）。', undefined],
  ])('of number %i says what it does by default', (number, ja, en) => {
    expect(sentenceOf(blankOf(spell, number), number)).toMatchObject({ ja, ...(en && { en }) });
  });

  test('follows the numbers', () => {
    const { attack } = blankOf(spell, 18);
    const record = made(18, { attack: { ...attack, damage: { count: 3, sides: 12, plus: 4 }, half_on_save: false } });
    expect(sentenceOf(record, 18)).toEqual({
      ja: '敵1体に炎の3d12+4のダメージ。',
      en: 'Deals 3d12+4 of fire to one enemy.',
    });
  });

  test('of a search names the help with locks and traps only where it helps', () => {
    const searches = (does: number) =>
      sentenceOf(made(45, { search: { ...blankOf(spell, 45).search, does, lock_plus: 30, disarms: true } }), 45).en;
    expect([0, 1, 2, 3, 4].map((does) => /against the lock/.test(searches(does)))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect([0, 1, 2, 3, 4].map((does) => /disarms/.test(searches(does)))).toEqual([true, false, false, false, false]);
    const plain = made(45, { search: { ...blankOf(spell, 45).search, does: 1, lock_plus: 0 } });
    expect(sentenceOf(plain, 45).en).not.toMatch(/lock;|against/);
  });
});

test('what a rule refuses of a spell names its field', () => {
  const { search } = blankOf(spell, 44);
  const record = { ...blankOf(spell, 44), search: { ...search, success: 96 } };
  expect(recordErrors(spell, record, 44, blankOf(spell, 44))).toMatchObject([{ path: 'search.success' }]);
});
