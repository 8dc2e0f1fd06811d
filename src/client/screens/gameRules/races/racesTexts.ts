import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts about the values of races. */
export const racesTexts = defineTexts({
  'races.unread.rows': {
    ja: '女性の行は使われていません。「性別で初期値が変わる」がOFFの間は、男女とも男性の行の値になります。',
    en: 'The rows of women are not used. While “Initial stats differ by sex” is OFF, both sexes have the values of the rows of men.',
  },
  'races.unread.row': {
    ja: 'この行は使われていません。「性別で初期値が変わる」がOFFの間は、男女とも男性の行の値になります。',
    en: 'This row is not used. While “Initial stats differ by sex” is OFF, both sexes have the values of the row of men.',
  },
  'races.unread.rule': { ja: 'このルールを開く', en: 'Open this rule' },
});
