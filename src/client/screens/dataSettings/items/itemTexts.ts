import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of an item's form, besides its fields. */
export const itemTexts = defineTexts({
  'item.restrictions': { ja: '装備できる人', en: 'Who can equip it' },
  'item.effects': { ja: '魔法効果を選ぶ', en: 'Choose magic effects' },
  'item.effects.count': { ja: '{{count}}/{{most}}枠を使用中', en: '{{count}} of {{most}} slots used' },
});
