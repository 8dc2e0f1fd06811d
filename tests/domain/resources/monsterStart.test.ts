import { expect, test } from 'vitest';
import { MONSTER_GRAPHICS } from '#domain/catalogs/monsterGraphics.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { withLeaves } from '#domain/resource/leaf.ts';
import { withBrought } from '#domain/resource/withBrought.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';

type Monster = RecordOf<typeof monster>;

/** Returns a monster after an author's edit of some leaves. */
function edited(before: Monster, values: Readonly<Record<string, unknown>>, number = 12): Monster {
  const changes = Object.entries(values).map(([path, value]) => {
    const leaf = monster.leaves.find((one) => one.path === path);
    if (!leaf) throw new Error(path);
    return { number, leaf, value };
  });
  const all = withBrought(monster, changes, () => before);
  return withLeaves(
    before,
    all.map(({ leaf, value }) => [leaf, value] as const),
  );
}
const bodyOf = ({ image }: Monster) => MONSTER_GRAPHICS[image]?.body;

test('a new monster has hit points, an attack and experience of its level, and a picture of its own', () => {
  const bat = edited(monster.blank, { name_ja: 'こうもり' });
  expect(bat).toMatchObject({ hp: { count: 1, sides: 8, plus: 0 }, ac: 9, experience: 300 });
  expect(bat.attacks[0]).toEqual({ rolls: 1, sides: 4, attacks: 1 });
  expect(bat.attacks.slice(1)).toEqual(monster.blank.attacks.slice(1));
  expect(bodyOf(bat)).not.toBe('knight');
  expect(bat.unconfirmed_image).toBe(bat.image);
  expect(bat.graphic_category).toBe(MONSTER_GRAPHICS[bat.image]?.category);
  expect(monster.schema.safeParse(bat).success).toBe(true);
  const deep = edited(monster.blank, { level: 9 });
  expect(deep).toMatchObject({ hp: { count: 9, sides: 8 }, ac: 3, experience: 6300 });
  for (const level of [0, 99]) expect(monster.schema.safeParse(edited(monster.blank, { level })).success).toBe(true);
});

test('its picture is of the body that its name speaks of, in both languages', () => {
  expect(bodyOf(edited(monster.blank, { name_en: 'Cave wolf' }))).toBe('wolf');
  expect(bodyOf(edited(monster.blank, { name_en: 'Grave Knight' }))).toBe('knight');
  expect(bodyOf(edited(monster.blank, { name_ja: '霧の騎士' }))).toBe('knight');
});

test('the line follows the level until one of its values is changed', () => {
  const begun = edited(monster.blank, { name_en: 'Shade' });
  const risen = edited(begun, { level: 5 });
  expect(risen).toMatchObject({ hp: { count: 5 }, ac: 6, experience: 2500 });
  const tough = edited(risen, { 'hp.plus': 7 });
  expect(edited(tough, { level: 8 })).toEqual({ ...tough, level: 8 });
  // Values that are given with the level stay as they are given.
  expect(edited(begun, { level: 5, ac: 2 })).toMatchObject({ ac: 2, hp: { count: 5 } });
  expect(edited(monster.blank, { name_en: 'Shade', 'hp.count': 0, 'hp.sides': 0 }).hp.count).toBe(0);
});

test('a picture brings its silhouette and category unless they were chosen', () => {
  const begun = edited(monster.blank, { name_en: 'Shade', image: 30 });
  expect(begun).toMatchObject({ image: 30, unconfirmed_image: 30, graphic_category: MONSTER_GRAPHICS[30]?.category });
  const other = edited(begun, { image: 250 });
  expect(other).toMatchObject({ unconfirmed_image: 250, graphic_category: MONSTER_GRAPHICS[250]?.category });
  const hidden = edited(other, { unconfirmed_image: 3 });
  expect(edited(hidden, { image: 400 })).toMatchObject({ image: 400, unconfirmed_image: 3 });
});

test('where the last value of the author is cleared, the monster is blank again', () => {
  const begun = edited(monster.blank, { name_en: 'Shade' });
  expect(edited(begun, { name_en: '' })).toEqual(monster.blank);
  const renamed = edited(begun, { plural_en: 'Shades' });
  expect(edited(renamed, { name_en: '' })).toEqual({ ...renamed, name_en: '' });
  // Another picture is a choice and clears nothing.
  expect(edited({ ...begun, name_en: '' }, { image: 77 })).toMatchObject({ image: 77, hp: begun.hp });
});

test('an old monster keeps its values, and other kinds bring nothing', () => {
  const old = { ...monster.blank, name_ja: '騎士' };
  expect(edited(old, { level: 3 })).toEqual({ ...old, level: 3 });
  const [leaf] = item.leaves;
  const changes = leaf ? [{ number: 1, leaf, value: '剣' }] : [];
  expect(withBrought(item, changes, () => item.blank)).toBe(changes);
});
