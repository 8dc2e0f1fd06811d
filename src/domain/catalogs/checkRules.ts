import type { Label } from '#domain/text/languages.ts';

/**
 * What is to be said of a scenario, by why it is said: the most pressing first. `error` is all that is refused or cannot work,
 * whatever rule it breaks; `other` are the rules that a kind of record or the map has alone;
 * what is asked `publishing` is not wrong while a work is being made, and `information` is never wrong.
 */
export const CHECK_RULES = {
  error: { ja: 'エラー', en: 'Errors' },
  reference: { ja: '存在しない番号', en: 'References to missing numbers' },
  required: { ja: '未入力の名前・文章', en: 'Missing names and texts' },
  test: { ja: '通らないテスト', en: 'Failing tests' },
  other: { ja: 'そのほかの注意', en: 'Other warnings' },
  characters: { ja: '書き出せない文字', en: 'Characters that cannot be exported' },
  publishing: { ja: '公開までに', en: 'Before a release' },
  information: { ja: 'お知らせ', en: 'Information' },
  english: { ja: '英語がないもの', en: 'Missing English' },
} as const satisfies Readonly<Record<string, Label>>;

export type CheckRule = keyof typeof CHECK_RULES;
