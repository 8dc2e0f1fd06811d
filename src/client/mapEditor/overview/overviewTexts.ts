import type { Texts } from '#client/i18n/dictionary.ts';

export const overviewTexts = {
  'mapSearch.title': { ja: '地図を検索', en: 'Search the maps' },
  'mapSearch.what': { ja: '探すもの', en: 'What' },
  'mapSearch.any': { ja: '仕掛けのあるマス', en: 'Anything in a cell' },
  'mapSearch.event': { ja: 'イベント', en: 'Events' },
  'mapSearch.oneWay': { ja: '片側だけの境', en: 'One-way edges' },
  'mapSearch.category': { ja: 'イベントの分類', en: 'Kind of event' },
  'mapSearch.everyCategory': { ja: 'すべて', en: 'All' },
  'mapSearch.value': { ja: '番号・数値', en: 'Number in it' },
  'mapSearch.value.hint': { ja: '空なら、どの数でも', en: 'Empty: any' },
  'mapSearch.text': { ja: '言葉で絞り込む', en: 'Words in it' },
  'mapSearch.clear': { ja: '消す', en: 'Clear' },
  'mapSearch.count': { ja: '{{count}}マス', en: '{{count}} cells' },
  'mapSearch.more': { ja: '先頭の{{count}}マスを表示しています。', en: 'The first {{count}} are shown.' },
  'mapSearch.none': { ja: '当てはまるマスはありません。', en: 'No cell fits.' },
  'mapSearch.unpainted': { ja: 'まだ何も描かれていません。', en: 'Nothing is painted yet.' },
  'mapSearch.close': { ja: '検索を閉じる', en: 'Close the search' },
} as const satisfies Texts;
