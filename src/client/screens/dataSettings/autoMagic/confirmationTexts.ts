import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the confirmation test, in addition to those of all pages of automatic magic effects. */
export const confirmationTexts = defineTexts({
  'confirm.title': { ja: '宝箱を開けてみる', en: 'Open chests' },
  'confirm.about': {
    ja: '宝箱を何度も開けて、どんな魔法が付くかを確かめます。何も保存されません。',
    en: 'Opens chests many times to show which magic appears. Nothing is saved.',
  },
  'confirm.subject': { ja: '開けるもの', en: 'What to open' },
  'confirm.subject.level': { ja: '宝箱レベル', en: 'Chest level' },
  'confirm.subject.chest': { ja: '宝箱', en: 'Chest' },
  'confirm.chest': { ja: '宝箱', en: 'Chest' },
  'confirm.noChest': { ja: '当てはまる宝箱がありません。', en: 'No matching chests.' },
  'confirm.floor': { ja: '階', en: 'Floor' },
  'confirm.floor.hint': { ja: '選ぶと、その階のセットを使います。', en: 'If chosen, the set of this floor is used.' },
  'confirm.floor.none': { ja: '指定しない', en: 'None' },
  'confirm.noFloor': { ja: '当てはまる階がありません。', en: 'No matching floors.' },
  'confirm.openings': { ja: '開ける回数', en: 'Openings' },
  'confirm.seed': { ja: '乱数の種', en: 'Seed' },
  'confirm.seed.hint': { ja: '同じ種からは同じ結果が出ます。', en: 'The same seed gives the same result.' },
  'confirm.start': { ja: '開ける', en: 'Open' },
  'confirm.running': { ja: '開けています', en: 'Opening' },
  'confirm.failed': { ja: 'テストが途中で止まりました。', en: 'The test was interrupted.' },
  'confirm.set.above': { ja: '上で選んだセット{{set}}を使います。', en: 'Uses set {{set}}, chosen above.' },
  'confirm.set.floor': { ja: 'この階のセット{{set}}を使います。', en: 'Uses set {{set}} of this floor.' },
  'confirm.set.chest': { ja: 'この宝箱のセット{{set}}を使います。', en: 'Uses set {{set}} of this chest.' },
  'confirm.setOff': {
    ja: 'セット{{set}}は停止中なので、魔法は付きません。',
    en: 'Set {{set}} is off, so nothing gets magic.',
  },
  'confirm.result': { ja: '結果（{{openings}}回、種{{seed}}）', en: 'Result ({{openings}} openings, seed {{seed}})' },
  'confirm.nothing': { ja: 'アイテムは1つも出ませんでした。', en: 'No items appeared.' },
  'confirm.summary': {
    ja: '出たアイテム {{items}}個のうち{{magic}}個に魔法（{{share}}、95％区間 {{from}}〜{{to}}）。効果は平均{{mean}}個。',
    en: '{{magic}} of {{items}} items had magic ({{share}}, 95% interval {{from}} to {{to}}), with {{mean}} effects on average.',
  },
  'confirm.legend': {
    ja: '棒は出た割合、横線は95％区間、破線は計算どおりの率です。',
    en: 'Bars: observed shares. Lines: 95% intervals. Dashed lines: exact odds.',
  },
  'confirm.types': { ja: '魔法が付いた割合（種類ごと）', en: 'Share with magic, by item type' },
  'confirm.effects': { ja: '魔法効果の割合', en: 'Share of each magic effect' },
  'confirm.interval': {
    ja: '{{name}} {{share}}（95％区間 {{from}}〜{{to}}、計算では{{exact}}）',
    en: '{{name}}: {{share}} (95% interval {{from}} to {{to}}, exactly {{exact}})',
  },
  'confirm.dearest': { ja: '最も高価なアイテム', en: 'Most expensive item' },
  'confirm.samples': { ja: '最初の10個', en: 'The first ten' },
  'confirm.find': { ja: '{{name}}（{{price}} G）：{{effects}}', en: '{{name}} ({{price}} G): {{effects}}' },
});
