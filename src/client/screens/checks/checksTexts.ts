import type { Texts } from '#client/i18n/dictionary.ts';

export const checksTexts = {
  'checks.title': { ja: 'チェックリスト', en: 'Check list' },
  'checks.rule': { ja: '分類', en: 'Group' },
  'checks.kind': { ja: '種類', en: 'Kind' },
  'checks.severity': { ja: '重要度', en: 'Severity' },
  'checks.all': { ja: 'すべて', en: 'All' },
  'checks.error': { ja: 'エラー', en: 'Error' },
  'checks.warning': { ja: '注意', en: 'Warning' },
  'checks.place': { ja: '場所', en: 'Place' },
  'checks.field': { ja: '項目', en: 'Field' },
  'checks.message': { ja: '内容', en: 'Remark' },
  'checks.counts': {
    ja: 'エラー {{errors}}件・注意 {{warnings}}件・英語なし {{missing}}件',
    en: 'Errors: {{errors}}, warnings: {{warnings}}, without English: {{missing}}',
  },
  'checks.count': { ja: '{{count}}件', en: '{{count}}' },
  'checks.more': { ja: 'さらに表示（残り{{count}}件）', en: 'Show more ({{count}} left)' },
  'checks.unlisted': {
    ja: 'ほかに{{count}}件あります。上のものを直すと、ここに並びます。',
    en: 'More: {{count}}. They are listed as those above are mended.',
  },
  'checks.empty': { ja: '直すところは見つかりませんでした', en: 'Nothing to mend' },
  'checks.emptyHint': {
    ja: '足りない英語、存在しない番号、書き出せない文字などがあると、ここに並びます。',
    en: 'Missing English, numbers of nothing, characters that cannot be exported and the like are listed here.',
  },
  'checks.noneFound': { ja: 'この条件に当てはまるものはありません。', en: 'Nothing fits these conditions.' },

  'checks.banned': { ja: '禁止ワード', en: 'Banned words' },
  'checks.banned.again': { ja: 'もう一度調べる', en: 'Check again' },
  'checks.banned.none': { ja: '現在、問題はありません。', en: 'No problem now' },
  'checks.banned.ja': { ja: '日本語', en: 'JP' },
  'checks.banned.en': { ja: '英語', en: 'EN' },
  'checks.banned.title': { ja: 'シナリオのタイトル', en: 'Titles of the scenario' },
  'checks.banned.labyrinth_message': { ja: '迷宮メッセージ・看板', en: 'Labyrinth messages and signboards' },
  'checks.banned.item': { ja: 'アイテム', en: 'Items' },
  'checks.banned.unidentified_item': { ja: 'アイテムの不確定名', en: 'Unidentified items' },
  'checks.banned.npc': { ja: 'NPC', en: 'NPCs' },
  'checks.banned.character': { ja: 'キャラクター', en: 'Characters' },
  'checks.banned.monster': { ja: 'モンスター', en: 'Monsters' },
  'checks.banned.unidentified_monster': { ja: 'モンスターの不確定名', en: 'Unidentified monsters' },
} as const satisfies Texts;
