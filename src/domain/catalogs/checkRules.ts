import type { Label } from '#domain/text/languages.ts';

/**
 * The groups of the check list, most urgent first. `error` is everything that is refused or cannot work, whatever rule it breaks;
 * `other` are rules of a single kind of record or of the map; `publishing` matters only before a release, and `information` is never a
 * mistake.
 */
export const CHECK_RULES = {
  error: { ja: 'エラー', en: 'Errors' },
  reference: { ja: '存在しない番号', en: 'References to missing numbers' },
  required: { ja: '未入力の名前・文章', en: 'Missing names and texts' },
  test: { ja: '通らないテスト', en: 'Failing tests' },
  other: { ja: 'その他の注意', en: 'Other warnings' },
  characters: { ja: '書き出せない文字', en: 'Characters that cannot be exported' },
  publishing: { ja: '公開までに', en: 'Before a release' },
  information: { ja: 'お知らせ', en: 'Information' },
  english: { ja: '英語がないもの', en: 'Missing English' },
} as const satisfies Readonly<Record<string, Label>>;

export type CheckRule = keyof typeof CHECK_RULES;
