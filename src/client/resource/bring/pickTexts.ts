import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of picking records that come with the program. */
export const pickTexts = defineTexts({
  'pick.open': { ja: '手本から選ぶ…', en: 'Pick from the sample…' },
  'pick.title': { ja: '手本から選ぶ：{{kind}}', en: 'Pick from the sample: {{kind}}' },
  'pick.source': { ja: 'どこから', en: 'From' },
  'pick.source.first_labyrinth': { ja: 'はじまりの迷宮', en: 'The First Labyrinth' },
  'pick.source.starter_set': { ja: 'はじめの一式', en: 'Starter set' },
  'pick.find': { ja: '名前か内容で探す', en: 'Find by name or content' },
  'pick.clearFind': { ja: '検索を消す', en: 'Clear the search' },
  'pick.none': { ja: '合うものがありません。', en: 'Nothing matches.' },
  'pick.failed': { ja: '読み込めませんでした。{{reason}}', en: 'It could not be read. {{reason}}' },
  'pick.choose': {
    ja: '一つ選ぶと、いっしょに入るものがここに出ます。',
    en: 'Choose one to see what comes with it.',
  },
  'pick.alone': { ja: 'これだけが入ります。', en: 'Nothing else comes with it.' },
  'pick.along': { ja: 'いっしょに入るもの', en: 'It brings along' },
  'pick.here': {
    ja: '同じ内容の{{count}}件はこのシナリオにあるので、それを使います。',
    en: '{{count|record is|records are}} here already in the same words and will be used.',
  },
  'pick.present': {
    ja: '同じ内容のものがもうあります（{{name}}）。それを使います。',
    en: 'The same is here already ({{name}}). It will be used.',
  },
  'pick.numbers': { ja: '空いている番号に入ります。', en: 'They get free numbers of this scenario.' },
  'pick.take': { ja: 'これを使う', en: 'Use this' },
  'pick.taken': { ja: '「{{name}}」を入れました。', en: '“{{name}}” was added.' },
  'pick.takenAlong': {
    ja: '「{{name}}」と、それが使う{{count}}件を入れました。',
    en: '“{{name}}” was added, with {{count|record|records}} that it uses.',
  },
  'pick.used': { ja: 'もうある「{{name}}」を使います。', en: '“{{name}}” was here already and is used.' },
  'pick.undo': { ja: '元に戻す', en: 'Undo' },

  'pick.set': { ja: 'はじめの一式を入れる…', en: 'Take the starter set…' },
  'pick.set.title': { ja: 'はじめの一式を入れる', en: 'Take the starter set' },
  'pick.set.comes': { ja: '次のものが、空いている番号に入ります。', en: 'This comes to free numbers of the scenario:' },
  'pick.set.nothing': {
    ja: 'はじめの一式は、もうすべて入っています。',
    en: 'All of the starter set is here already.',
  },
  'pick.set.take': { ja: '入れる', en: 'Take it' },
  'pick.set.taken': { ja: '{{count}}件を入れました。', en: '{{count|record was|records were}} added.' },
  'pick.count': { ja: '{{count}}件', en: '{{count}}' },
});
