import type { Label } from '#domain/text/languages.ts';

/** Messages next to a field, wherever a record is checked: in a form, a table, an import, over REST (docs/product.md, "Input rules"). */
export const FAULT_TEXTS = {
  required: { ja: '入力してください。', en: 'This field required' },
  unknown_key: { ja: '知らない項目です。', en: 'This field is not known.' },
  not_of_number: {
    ja: 'この番号の行には、この項目はありません。',
    en: 'The row of this number does not have this field.',
  },
  not_text: { ja: '文字列にしてください。', en: 'This must be text.' },
  not_number: { ja: '数にしてください。', en: 'This must be a number.' },
  not_integer: { ja: '整数にしてください。', en: 'This must be a whole number.' },
  not_boolean: { ja: 'true か false にしてください。', en: 'This must be true or false.' },
  not_object: { ja: 'オブジェクトにしてください。', en: 'This must be an object.' },
  not_list: { ja: '配列にしてください。', en: 'This must be a list.' },
  at_least: { ja: '{{minimum}}以上にしてください。', en: 'This must be at least {{minimum}}.' },
  at_most: { ja: '{{maximum}}以下にしてください。', en: 'This must be at most {{maximum}}.' },
  in_range: {
    ja: '{{minimum}}〜{{maximum}}か、{{others}}にしてください。',
    en: 'This must be {{minimum}} to {{maximum}}, or {{others}}.',
  },
  too_short: { ja: '{{minimum}}文字以上にしてください。', en: 'This must be at least {{minimum}} characters.' },
  too_long: { ja: '{{maximum}}文字以下にしてください。', en: 'This must be at most {{maximum}} characters.' },
  too_many: { ja: '{{maximum}}件以下にしてください。', en: 'There must be at most {{maximum}}.' },
  too_few: { ja: '{{minimum}}件以上にしてください。', en: 'There must be at least {{minimum}}.' },
  too_wide: {
    ja: '半角{{maxWidth}}文字（全角{{maxWidthHalf}}文字）以下にしてください。',
    en: 'This must be at most {{maxWidth}} half-width characters.',
  },
  too_many_lines: { ja: '{{maxLines}}行以下にしてください。', en: 'This must be at most {{maxLines}} lines.' },
  one_of: { ja: '次のいずれかにしてください：{{values}}', en: 'This must be one of: {{values}}' },
  not_a_choice: { ja: '選択肢から選んでください。', en: 'This must be one of the choices.' },
  wrong_columns: {
    ja: '表の列ごとに、ファイルの列の番号（ない列は0）をコンマで並べてください。番号の列は必要で、同じ列は二度使えません。',
    en: 'For each column of the table, name the column of the file (0 for none), separated by commas. The number is required, and no column is used twice.',
  },
  wrong_format: { ja: '正しい形式にしてください。', en: 'This must have a valid format.' },
  control_characters: { ja: '制御文字は使えません。', en: 'Control characters are not allowed.' },
  unseen_letters: {
    ja: '目に見えない文字（ゼロ幅の文字や書字方向の制御など）は使えません。',
    en: 'Letters that cannot be seen, such as zero-width ones and controls of direction, are not allowed.',
  },
  name_of_house: { ja: 'この名前はこのサイトのものなので使えません。', en: 'This name belongs to this site.' },
  not_unicode: {
    ja: '壊れた文字（片方だけのサロゲート）は使えません。',
    en: 'A broken character (a lone surrogate) is not allowed.',
  },
  no_line_breaks: { ja: '改行は使えません。', en: 'Line breaks are not allowed.' },
  range_order: { ja: '最大は最小以上にしてください。', en: 'The maximum must not be below the minimum.' },
  number_range: {
    ja: '番号は{{minimum}}〜{{maximum}}にしてください。',
    en: 'The number must be {{minimum}} to {{maximum}}.',
  },
  one_number: { ja: 'ここに取り込めるのは{{number}}番だけです。', en: 'Only number {{number}} can be imported here.' },
  doubled_number: { ja: '同じ番号の行が二度あります。', en: 'This number stands in two rows.' },
  column_count: {
    ja: '列の数が違います（{{expected}}列のはずが{{found}}列）。',
    en: 'The row has {{found}} columns, not {{expected}}.',
  },
  not_in_shift_jis: {
    ja: 'Shift_JISのファイルに書き出せない文字です：{{characters}}',
    en: 'Files in Shift_JIS cannot hold these characters: {{characters}}',
  },
  missing_character: {
    ja: '「〓」は、Shift_JISにない文字の代わりに入ったものかもしれません。',
    en: 'A 〓 may stand for a character that Shift_JIS lacks.',
  },
  banned_word: {
    ja: '禁止ワード「{{word}}」が含まれています。',
    en: 'This contains the banned word “{{word}}”.',
  },
  unusable_effect: {
    ja: '使えません。1〜126にしてください。',
    en: 'Unusable: this must be 1 to 126.',
  },
  effect_out_of_range: {
    ja: '範囲外です。1〜126にしてください。',
    en: 'Out of Range: this must be 1 to 126.',
  },
  wrong_value: { ja: '正しい値にしてください。', en: 'This must be a valid value.' },
} as const satisfies Readonly<Record<string, Label>>;
