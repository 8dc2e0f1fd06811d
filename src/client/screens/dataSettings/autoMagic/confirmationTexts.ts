import { defineTexts } from '#client/i18n/defineTexts.ts';

/** What the confirmation test says beside what all pages of automatic magic effects do. */
export const confirmationTexts = defineTexts({
  'confirm.title': { ja: '宝箱を開けてみる', en: 'Open chests' },
  'confirm.about': {
    ja: '宝箱を何度も開けて、どんな魔法が付くかを確かめます。何も保存されません。',
    en: 'Opens chests again and again to show which magic comes out. Nothing is stored.',
  },
  'confirm.subject': { ja: '開けるもの', en: 'What is opened' },
  'confirm.subject.level': { ja: '宝箱レベル', en: 'A chest level' },
  'confirm.subject.chest': { ja: '宝箱', en: 'A chest' },
  'confirm.chest': { ja: '宝箱', en: 'Chest' },
  'confirm.noChest': { ja: '当てはまる宝箱がありません。', en: 'There is no such chest.' },
  'confirm.floor': { ja: '階', en: 'Floor' },
  'confirm.floor.hint': { ja: '選ぶと、その階のセットを使います。', en: 'Where one is chosen, its set is used.' },
  'confirm.floor.none': { ja: '指定しない', en: 'None' },
  'confirm.noFloor': { ja: '当てはまる階がありません。', en: 'There is no such floor.' },
  'confirm.openings': { ja: '開ける回数', en: 'Openings' },
  'confirm.seed': { ja: '乱数の種', en: 'Seed' },
  'confirm.seed.hint': { ja: '同じ種からは同じ結果が出ます。', en: 'The same seed gives the same result.' },
  'confirm.start': { ja: '開ける', en: 'Open' },
  'confirm.running': { ja: '開けています', en: 'Opening' },
  'confirm.failed': { ja: 'テストが途中で止まりました。', en: 'The test broke off.' },
  'confirm.set.above': { ja: '上で選んだセット{{set}}を使います。', en: 'Set {{set}}, as chosen above, is used.' },
  'confirm.set.floor': { ja: 'この階のセット{{set}}を使います。', en: 'Set {{set}} is used, which the floor has.' },
  'confirm.set.chest': { ja: 'この宝箱のセット{{set}}を使います。', en: 'Set {{set}} is used, which the chest names.' },
  'confirm.setOff': {
    ja: 'セット{{set}}は停止中なので、魔法は付きません。',
    en: 'Set {{set}} is off, so that nothing gets magic.',
  },
  'confirm.result': { ja: '結果（{{openings}}回、種{{seed}}）', en: 'Result ({{openings}} openings, seed {{seed}})' },
  'confirm.nothing': { ja: 'アイテムは1つも出ませんでした。', en: 'No item came out.' },
  'confirm.summary': {
    ja: '出たアイテム {{items}}個のうち{{magic}}個に魔法（{{share}}、95％区間 {{from}}〜{{to}}）。効果は平均{{mean}}個。',
    en: '{{magic}} of {{items}} items had magic ({{share}}, 95% interval {{from}} to {{to}}), with {{mean}} effects in the mean.',
  },
  'confirm.legend': {
    ja: '棒は出た割合、横線は95％区間、破線は計算どおりの率です。',
    en: 'Bars: the shares that came. Lines: 95% intervals. Broken lines: the exact odds.',
  },
  'confirm.types': { ja: '魔法が付いた割合（種類ごと）', en: 'With magic, by type of item' },
  'confirm.effects': { ja: '魔法効果の割合', en: 'Magic effects, of all items' },
  'confirm.interval': {
    ja: '{{name}} {{share}}（95％区間 {{from}}〜{{to}}、計算では{{exact}}）',
    en: '{{name}}: {{share}} (95% interval {{from}} to {{to}}, exactly {{exact}})',
  },
  'confirm.dearest': { ja: '最も高価なアイテム', en: 'The dearest item' },
  'confirm.samples': { ja: '最初の10個', en: 'The first ten' },
  'confirm.find': { ja: '{{name}}（{{price}}G）: {{effects}}', en: '{{name}} ({{price}} gold): {{effects}}' },
});
