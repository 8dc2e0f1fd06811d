import { defineTexts } from '#client/i18n/defineTexts.ts';

export const searchTexts = defineTexts({
  'search.title': { ja: 'シナリオ内の検索', en: 'Search the scenario' },
  'search.field': { ja: '探す言葉や番号', en: 'Words or a number' },
  'search.clear': { ja: '検索を消す', en: 'Clear the search' },
  'search.count': { ja: '{{total}}件', en: '{{total|result|results}}' },
  'search.kind': { ja: '種類', en: 'Kind' },
  'search.allKinds': { ja: 'すべて（{{count}}）', en: 'All ({{count}})' },
  'search.counted': { ja: '{{label}}（{{count}}）', en: '{{label}} ({{count}})' },
  'search.allOfKind': { ja: '{{count}}件すべてを表示', en: 'Show all {{count}}' },
  'search.showMore': { ja: 'さらに表示（残り{{count}}件）', en: 'Show more ({{count}} left)' },
  'search.noneOfKind': {
    ja: 'この種類には「{{query}}」がありません。ほかの種類にはあります。',
    en: '“{{query}}” was found in other kinds only.',
  },
  'search.more': { ja: '先頭の{{count}}件を表示しています。', en: 'Showing the first {{count}}.' },
  'search.none': { ja: '「{{query}}」は見つかりませんでした。', en: 'Nothing was found for “{{query}}”.' },
  'search.start': {
    ja: 'アイテム、モンスター、メッセージ、フロア、マップのイベントを、名前や文章や番号で探せます。',
    en: 'Finds items, monsters, messages, floors and map events by name, text or number.',
  },
  'search.place': { ja: '場所', en: 'Place' },
  'search.name': { ja: '名前', en: 'Name' },
  'search.field.found': { ja: '項目', en: 'Field' },
  'search.text': { ja: '見つかったところ', en: 'Found in' },
  'search.cell': { ja: 'x={{x}}, y={{y}}', en: 'x={{x}}, y={{y}}' },
  'search.cells': { ja: '{{cells}}（全{{count}}か所）', en: '{{cells}} ({{count|place|places}})' },
});
