import { expect, test } from 'vitest';
import { followingCopy, isAsked, languagePairs, otherText } from '#domain/resource/languagePairs.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { monster } from '#domain/resources/monster.ts';
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
    ['name_ja', 'name_en', 'ac'].filter((path) => isAsked(monster, leaf(monster, path), record, languages));
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
  expect(isAsked(monster, plural, monster.blank, 'en')).toBe(true);
  expect(isAsked(monster, plural, monster.blank, 'ja')).toBe(false);
  expect(isAsked(monster, plural, { ...monster.blank, plural_en: 'rats' }, 'ja')).toBe(true);
});

test('pages are a text of their own as soon as a letter stands in them', () => {
  const pages = leaf(labyrinthMessage, 'message_ja_boxes');
  const message = { ...labyrinthMessage.blank, message_en_boxes: ['Halt!'] };
  expect(isAsked(labyrinthMessage, pages, message, 'en')).toBe(false);
  expect(isAsked(labyrinthMessage, pages, { ...message, message_ja_boxes: ['止まれ'] }, 'en')).toBe(true);
});

test('a copy that is not asked for follows its original, or is made where it is demanded; nothing else is', () => {
  const [ja, en] = [leaf(labyrinthSetting, 'labyrinth_title.ja'), leaf(labyrinthSetting, 'labyrinth_title.en')];
  const titled = (labyrinth_title: { ja: string; en: string }) => ({ ...labyrinthSetting.blank, labyrinth_title });
  const copied = titled({ ja: 'Well', en: 'Well' });
  const copyOf = (record: object, languages: ScenarioLanguages) =>
    followingCopy(labyrinthSetting, en, { record, number: 1 }, 'Deep Well', languages);
  const copy = { leaf: ja, value: 'Deep Well' };
  expect(copyOf(copied, 'en')).toEqual(copy);
  expect(copyOf(copied, 'both')).toBeUndefined();
  expect(copyOf(titled({ ja: '', en: '' }), 'en')).toEqual(copy);
  expect(copyOf(titled({ ja: '', en: '' }), 'both')).toBeUndefined();
  expect(copyOf(titled({ ja: '井戸', en: 'Well' }), 'en')).toBeUndefined();
  // The name of a monster is demanded in no language.
  const [name, nameJa] = [leaf(monster, 'name_en'), leaf(monster, 'name_ja')];
  const named = (record: object) => followingCopy(monster, name, { record, number: 1 }, 'Rat', 'en');
  expect(named(monster.blank)).toBeUndefined();
  expect(named({ ...monster.blank, name_ja: 'Mouse', name_en: 'Mouse' })).toEqual({ leaf: nameJa, value: 'Rat' });
  expect(otherText(labyrinthSetting, ja, titled({ ja: '', en: 'Well' }))).toEqual({ language: 'en', value: 'Well' });
  expect(otherText(labyrinthSetting, ja, copied)).toBeUndefined();
  expect(otherText(labyrinthSetting, en, titled({ ja: '', en: '' }))).toBeUndefined();
});
