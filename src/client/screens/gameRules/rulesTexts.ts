import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the tools of each page of the rules, and of the differences from the defaults. */
export const rulesTexts = defineTexts({
  'rules.about.directAttacks': {
    ja: '武器や素手の攻撃（呪文でもブレスでもないもの）と、職業ごとの技です。',
    en: 'Attacks with weapons and bare hands, neither spells nor breath, and the skills of each class.',
  },
  'rules.asDefault': { ja: '既定値のまま', en: 'Default values' },
  'rules.changed': { ja: '既定と違う値{{count}}個', en: '{{count|value|values}} changed' },
  'rules.backOne': { ja: '「{{field}}」を既定値に戻す', en: 'Back to the default: {{field}}' },
  'rules.back': { ja: '既定値に戻す', en: 'Back to default' },

  'rules.sample': { ja: '見本を読み込む', en: 'Load a sample' },
  'rules.sample.title': { ja: '「{{page}}」に見本を読み込む', en: 'Load a sample into “{{page}}”' },
  'rules.sample.choice': { ja: '見本', en: 'Sample' },
  'rules.sample.counts': {
    ja: '{{records}}件の{{count}}か所が変わります。',
    en: '{{count|value|values}} in {{records|record|records}} will change.',
  },
  'rules.sample.same': { ja: 'すでにこの見本のとおりです。', en: 'Everything already matches this sample.' },
  'rules.sample.changes': { ja: '変わるところ', en: 'What changes' },
  'rules.sample.now': { ja: '今', en: 'Now' },
  'rules.sample.then': { ja: '読み込んだ後', en: 'Then' },
  'rules.sample.load': { ja: '読み込む', en: 'Load' },
  'rules.sample.done': {
    ja: '見本「{{sample}}」を読み込みました（{{count}}か所）。前の状態は自動バックアップにも残っています。',
    en: 'Loaded the sample “{{sample}}” ({{count|value|values}}). The previous state is also kept as an automatic backup.',
  },

  'rules.differences.title': { ja: '既定と違うところ', en: 'Differences from the defaults' },
  'rules.differences.count': {
    ja: '全部で{{count}}個の値が既定と違います。',
    en: '{{count|value differs|values differ}} from the defaults.',
  },
  'rules.differences.none': {
    ja: 'ルールはすべて既定値のままです。このままで遊べます。',
    en: 'All rules have their default values and can be played as they are.',
  },
  'rules.differences.default': { ja: '既定', en: 'Default' },
  'rules.differences.now': { ja: '今', en: 'Now' },
  'rules.differences.start': { ja: '「戦闘と宝箱」を開く', en: 'Open “Battle and chests”' },
});
