import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of records that come with a piece of map from another scenario. */
export const bringTexts = defineTexts({
  'map.bring': { ja: 'データも一緒にコピーしますか？', en: 'Bring the data along?' },
  'map.bring.text': {
    ja: 'この部分は「{{title}}」から持ってきたものです。イベントが次のデータを使っていますが、このシナリオの同じ番号は別のものかもしれません。',
    en: 'This part comes from “{{title}}”. Its events use this data; in this scenario the same numbers may be something else.',
  },
  'map.bring.unknown': {
    ja: 'この部分は別のシナリオから持ってきたものです。イベントが次のデータを使っていますが、このシナリオの同じ番号は別のものかもしれません。',
    en: 'This part comes from another scenario. Its events use this data; in this scenario the same numbers may be something else.',
  },
  'map.bring.how': {
    ja: 'コピーすると、元のシナリオの現在の内容が、参照しているデータも含めて、このシナリオの空いた番号に入ります。同じ内容のデータがあれば、それを使います。コピーしない場合は、番号をそのまま使うか、「なし」にできます。フロア、迷宮、呪文、罠、自動魔法効果の番号は変わりません。',
    en: 'The data is copied as it is now, with everything it uses, to free numbers of this scenario; identical data is reused. Without it, the events keep their numbers or name nothing. Numbers of floors, labyrinths, spells, traps and magic sets stay.',
  },
  'map.bring.reading': { ja: '元のシナリオを読んでいます…', en: 'Reading the other scenario…' },
  'map.bring.copied': { ja: '→ {{number}}', en: '→ {{number}}' },
  'map.bring.reuse': { ja: '＝ {{number}}（同じ内容）', en: '= {{number}} (identical)' },
  'map.bring.absent': { ja: '→ なし（元のシナリオにありません）', en: '→ none (not in the other scenario)' },
  'map.bring.keep': { ja: '番号をそのまま使う', en: 'Keep the numbers' },
  'map.bring.clear': { ja: '「なし」にする', en: 'Clear them' },
  'map.bring.along': { ja: '一緒にコピー', en: 'Bring along' },
  'map.bring.failed': {
    ja: '一緒にコピーすることはできません。{{reason}}',
    en: 'Nothing can be brought along. {{reason}}',
  },
  'map.bring.done': { ja: '{{added}}件をコピーしました。', en: 'Copied {{added|record|records}}.' },
  'map.bring.reused': {
    ja: '{{reused}}件は、同じ内容の既存のデータを使いました。',
    en: '{{reused|record was|records were}} already here.',
  },
  'map.bring.missing': {
    ja: '元のシナリオにない{{missing}}件は「なし」にしました。',
    en: '{{missing}} that the other scenario does not have {{missing|was|were}} cleared.',
  },
});
