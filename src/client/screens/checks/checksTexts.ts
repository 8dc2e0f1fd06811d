import type { Texts } from '#client/i18n/dictionary.ts';

export const checksTexts = {
  'checks.title': { ja: 'チェックリスト', en: 'Check list' },
  'checks.kind': { ja: '種類', en: 'Kind' },
  'checks.allKinds': { ja: 'すべて', en: 'All' },
  'checks.severity': { ja: '重さ', en: 'Severity' },
  'checks.all': { ja: 'すべて', en: 'All' },
  'checks.error': { ja: 'エラー', en: 'Error' },
  'checks.warning': { ja: '注意', en: 'Warning' },
  'checks.place': { ja: '場所', en: 'Place' },
  'checks.field': { ja: '項目', en: 'Field' },
  'checks.message': { ja: '内容', en: 'Remark' },
  'checks.counts': { ja: 'エラー {{errors}}件・注意 {{warnings}}件', en: '{{errors}} errors, {{warnings}} warnings' },
  'checks.more': { ja: '先頭の{{count}}件を表示しています。', en: 'The first {{count}} are shown.' },
  'checks.empty': { ja: '直すところは見つかりませんでした', en: 'Nothing to mend' },
  'checks.emptyHint': {
    ja: '足りない英語、存在しない番号、書き出せない文字などがあると、ここに並びます。',
    en: 'Missing English, numbers of nothing, characters that cannot be exported and the like are listed here.',
  },
  'checks.noneFound': { ja: 'この条件に当てはまるものはありません。', en: 'Nothing fits these conditions.' },
} as const satisfies Texts;
