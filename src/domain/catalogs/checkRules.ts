import type { Label } from '#domain/text/languages.ts';

/**
 * What is to be said of a scenario, by why it is said: the most pressing first. `error` is all that is refused or cannot work,
 * whatever rule it breaks; `other` are the rules that a kind of record or the map has alone;
 * what is asked `publishing` is not wrong while a work is being made, and `information` is never wrong.
 */
export const CHECK_RULES = {
  error: { ja: 'エラー', en: 'Errors' },
  reference: { ja: '存在しない番号', en: 'References to nothing' },
  required: { ja: '未入力の名前・文章', en: 'Names and texts still to be written' },
  test: { ja: '通らないテスト', en: 'Tests that fail' },
  other: { ja: 'そのほかの注意', en: 'Other remarks' },
  characters: { ja: '書き出せない文字', en: 'Characters that cannot be exported' },
  publishing: { ja: '公開までに', en: 'Before a release' },
  information: { ja: 'お知らせ', en: 'For information' },
  english: { ja: '英語がないもの', en: 'Missing English' },
} as const satisfies Readonly<Record<string, Label>>;

export type CheckRule = keyof typeof CHECK_RULES;
