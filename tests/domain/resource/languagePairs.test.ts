import { expect, test } from 'vitest';
import { blankOf } from '#domain/resource/defineResource.ts';
import { isAsked, languagePairs, otherText, withCopies } from '#domain/resource/languagePairs.ts';
import { type Leaf, ownLabel, withLeaf } from '#domain/resource/leaf.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { searchItem } from '#domain/resources/outline/searchItem.ts';
import { fortifiedCitySetting } from '#domain/resources/rules/fortifiedCitySetting.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';

const leaf = (of: { readonly leaves: readonly Leaf[] }, path: string) =>
  of.leaves.find((one) => one.path === path) as Leaf;

test('every text whose name says a language is in a pair, or exists in English alone', () => {
  const alone = RESOURCES.flatMap((resource) => {
    const paired = languagePairs(resource).flatMap(({ ja, en }) => [ja, en]);
    return resource.leaves.filter((one) => /(?:^|[._])(?:ja|en)(?:_boxes)?$/.test(one.path) && !paired.includes(one));
  });
  expect([...new Set(alone.map(({ path }) => path))].sort()).toMatchInlineSnapshot(`
    [
      "plural_en",
      "unconfirmed_plural_en",
    ]
  `);
});

test('is asked for in the languages of the scenario, and in another one while that holds a text of its own', () => {
  const asked = (record: object, languages: 'both' | 'ja' | 'en') =>
    ['name_ja', 'name_en', 'ac'].filter((path) =>
      isAsked(monster, leaf(monster, path), { number: 1, record }, languages),
    );
  const texts = (name_ja: string, name_en: string) => ({ ...monster.blank, name_ja, name_en });
  expect(asked(monster.blank, 'both')).toEqual(['name_ja', 'name_en', 'ac']);
  expect(asked(monster.blank, 'ja')).toEqual(['name_ja', 'ac']);
  expect(asked(monster.blank, 'en')).toEqual(['name_en', 'ac']);
  expect(asked(texts('鼠', 'Rat'), 'en')).toEqual(['name_ja', 'name_en', 'ac']);
  expect(asked(texts('鼠', ''), 'en')).toEqual(['name_ja', 'name_en', 'ac']);
  // A copy is not a text of its own.
  expect(asked(texts('Rat', 'Rat'), 'en')).toEqual(['name_en', 'ac']);
});

test('a plural that English alone has is asked for unless the scenario is Japanese', () => {
  const plural = leaf(monster, 'plural_en');
  expect(isAsked(monster, plural, { number: 1, record: monster.blank }, 'en')).toBe(true);
  expect(isAsked(monster, plural, { number: 1, record: monster.blank }, 'ja')).toBe(false);
  expect(isAsked(monster, plural, { number: 1, record: { ...monster.blank, plural_en: 'rats' } }, 'ja')).toBe(true);
});

test('pages are a text of their own as soon as a letter stands in them', () => {
  const pages = leaf(labyrinthMessage, 'message_ja_boxes');
  const message = { ...labyrinthMessage.blank, message_en_boxes: ['Halt!'] };
  expect(isAsked(labyrinthMessage, pages, { number: 1, record: message }, 'en')).toBe(false);
  expect(
    isAsked(labyrinthMessage, pages, { number: 1, record: { ...message, message_ja_boxes: ['止まれ'] } }, 'en'),
  ).toBe(true);
});

test('names that the rules begin with are not texts of the author', () => {
  for (const resource of RESOURCES) {
    const { first: number } = resource.numbers;
    const record = blankOf(resource, number);
    for (const { ja, en } of languagePairs(resource)) {
      expect(isAsked(resource, ja, { number, record }, 'en'), `${resource.name} ${ja.path}`).toBe(false);
      expect(isAsked(resource, en, { number, record }, 'en')).toBe(true);
    }
  }
  const castle = leaf(fortifiedCitySetting, 'castle_name.ja');
  const named = withLeaf(fortifiedCitySetting.blank, castle, '天守');
  expect(isAsked(fortifiedCitySetting, castle, { number: 1, record: named }, 'en')).toBe(true);
});

test('a copy that is not asked for follows its original, or is made where it is demanded; nothing else is', () => {
  const [ja, en] = [leaf(labyrinthSetting, 'labyrinth_title.ja'), leaf(labyrinthSetting, 'labyrinth_title.en')];
  const titled = (labyrinth_title: { ja: string; en: string }) => ({ ...labyrinthSetting.blank, labyrinth_title });
  const copied = titled({ ja: 'Well', en: 'Well' });
  const copyOf = (record: object, languages: ScenarioLanguages) =>
    withCopies(labyrinthSetting, [{ number: 1, leaf: en, value: 'Deep Well' }], () => record, languages)[1];
  const copy = { number: 1, leaf: ja, value: 'Deep Well' };
  expect(copyOf(copied, 'en')).toEqual(copy);
  expect(copyOf(copied, 'both')).toBeUndefined();
  expect(copyOf(titled({ ja: '', en: '' }), 'en')).toEqual(copy);
  expect(copyOf(titled({ ja: '', en: '' }), 'both')).toBeUndefined();
  expect(copyOf(titled({ ja: '井戸', en: 'Well' }), 'en')).toBeUndefined();
  // The name of a monster is demanded in no language.
  const [name, nameJa] = [leaf(monster, 'name_en'), leaf(monster, 'name_ja')];
  const rat = { number: 1, leaf: name, value: 'Rat' };
  const mouse = { ...monster.blank, name_ja: 'Mouse', name_en: 'Mouse' };
  const named = (record: object) => withCopies(monster, [rat], () => record, 'en');
  expect(named(monster.blank)).toEqual([rat]);
  expect(named(mouse)).toEqual([rat, { ...rat, leaf: nameJa }]);
  // A copy that is changed by hand keeps what was given to it.
  const both = [rat, { number: 1, leaf: nameJa, value: '鼠' }];
  expect(withCopies(monster, both, () => mouse, 'en')).toEqual(both);
  expect(otherText(labyrinthSetting, ja, titled({ ja: '', en: 'Well' }))).toEqual({ language: 'en', value: 'Well' });
  expect(otherText(labyrinthSetting, ja, copied)).toBeUndefined();
  expect(otherText(labyrinthSetting, en, titled({ ja: '', en: '' }))).toBeUndefined();
});

test('a scenario of one language does not name it in its labels', () => {
  const texts = RESOURCES.flatMap((resource) => languagePairs(resource).flatMap(({ ja, en }) => [ja, en]));
  expect(texts.length).toBeGreaterThanOrEqual(100);
  for (const one of texts) {
    const language = one.path.replace('_boxes', '').slice(-2) as 'ja' | 'en';
    for (const languages of ['both', 'ja', 'en'] as const) {
      const own = ownLabel(one, languages);
      expect(/日本語|英語/.test(own.ja), `${one.path} ${languages}`).toBe(languages !== language);
      expect(/Japanese|English/.test(own.en), `${one.path} ${languages}`).toBe(languages !== language);
    }
  }
  const plural = leaf(monster, 'plural_en');
  expect(ownLabel(plural, 'en')).toEqual({ ja: '複数形', en: 'Plural' });
  // The languages that a work is played in are no texts.
  for (const one of searchItem.leaves) expect(ownLabel(one, 'en')).toEqual(one.label);
  expect(ownLabel({ path: 'message_en_boxes.2', label: { ja: '本文（英語）', en: 'Text (English)' } }, 'en').en).toBe(
    'Text',
  );
});
