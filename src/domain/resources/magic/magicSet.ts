import { ITEM_TYPES, NEVER_MAGIC_TYPES, WEAPON_TYPES } from '#domain/catalogs/itemTypes.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { flag, int, set, text, withHelp } from '#domain/resource/field.ts';

/** Types that can be equipped; books and other items get magic only if the author says so. */
const [FIRST_WORN, LAST_WORN] = [1, 9];

const fields = {
  name_ja: text('名前（日本語）', 'Name (Japanese)', { maxWidth: 20 }),
  name_en: text('名前（英語）', 'Name (English)', { maxWidth: 20 }),
  enabled: flag('使う', 'In use'),
  chest_probability: withHelp(
    int('魔法が付く率（％）', 'Chance of magic (%)', { min: 0, max: 100, initial: 40 }),
    '宝箱から出たアイテム一つずつに試します。',
    'Tried for each item from a chest.',
    'chestLevel',
  ),
  item_level_cap: withHelp(
    int('魔法効果レベルの上限', 'Highest level of an effect', { min: 0, max: 9, initial: 5 }),
    'これより高いレベルの効果は付きません。',
    'Effects of a higher level do not appear.',
    'chestLevel',
  ),
  kinds: set('魔法の付く種類', 'Item types with magic', ITEM_TYPES),
  weapon_types: set('魔法の付く武器', 'Weapon types with magic', WEAPON_TYPES, true),
};

/** A set of automatic magic effects for items from chests. Its parts are the other kinds of this folder. */
export const magicSet = defineResource({
  name: 'magic_set',
  fields,
  names: { ja: 'name_ja', en: 'name_en' },
  sections: [
    {
      title: { ja: 'セット', en: 'Set' },
      fields: ['name_ja', 'name_en', 'enabled', 'chest_probability', 'item_level_cap'],
    },
    { title: { ja: '対象', en: 'Applies to' }, fields: ['kinds', 'weapon_types'] },
  ],
  tables: {
    list: {
      title: { ja: '自動魔法効果のセット', en: 'Sets of automatic magic effects' },
      columns: ['name_ja', 'name_en', 'enabled', 'chest_probability', 'item_level_cap', 'kinds', 'weapon_types'],
    },
  },
  bannedWords: { magic_effect_auto: ['name_ja', 'name_en'] },
  calls: { verbs: ['list', 'replace'] },
  defaults: (number) => ({
    name_ja: number === 0 ? '魔法なし' : `セット${number}`,
    name_en: number === 0 ? 'No magic' : `Set ${number}`,
    enabled: number !== 0,
    kinds: Object.fromEntries(ITEM_TYPES.map(({ code }) => [code, code >= FIRST_WORN && code <= LAST_WORN])),
  }),
  check: ({ kinds }) => NEVER_MAGIC_TYPES.filter((code) => kinds[code]).map(neverMagic),
});

/** The numbers of the ten sets. */
export const MAGIC_SETS: readonly number[] = Array.from(
  { length: RECORD_KINDS.magic_set.last + 1 },
  (_, number) => number,
);

/** Junk, scrolls and potions get no automatic magic effect. */
const neverMagic = (code: number): Problem => {
  const { ja, en } = ITEM_TYPES[code]?.label ?? { ja: '', en: '' };
  return {
    path: `kinds.${code}`,
    severity: 'error',
    fault: {
      ja: `「${ja}」に魔法効果が付くことはありません。`,
      en: `“${en}” never gets an automatic magic effect.`,
    },
  };
};
