import { expect, test } from 'vitest';
import { MONSTER_FAMILIES } from '#domain/catalogs/monsterFamilies.ts';
import { unidentifiedItemNames, unidentifiedMonsterNames } from '#domain/catalogs/unidentifiedNames.ts';
import { monster } from '#domain/resources/monster.ts';

test('What is not known yet is called by its kind, a weapon by the kind of weapon', () => {
  expect(unidentifiedItemNames({ type: 1, weapon_type: 6 })).toEqual({
    unconfirmed_name_ja: '弓？',
    unconfirmed_name_en: 'Bow?',
  });
  expect(unidentifiedItemNames({ type: 1, weapon_type: 0 })).toMatchObject({ unconfirmed_name_en: 'Weapon?' });
  expect(unidentifiedItemNames({ type: 10, weapon_type: 6 })).toMatchObject({ unconfirmed_name_en: 'Scroll?' });
});

test('Several unknown monsters are called in the plural, whatever their family', () => {
  const plurals = MONSTER_FAMILIES.map(({ code }) => unidentifiedMonsterNames({ family: code }).unconfirmed_plural_en);
  expect(plurals.join(' ')).toBe(
    'Fighters? Mages? Priests? Thieves? Little folk? Giants? Mythical beasts? Dragons? Animals? Beastfolk? Undead? Demons? Insects? Enchanted?',
  );
});

test('Every such name has room in its field', () => {
  for (const { code } of MONSTER_FAMILIES) {
    expect(monster.changesSchema.safeParse(unidentifiedMonsterNames({ family: code })).success).toBe(true);
  }
});
