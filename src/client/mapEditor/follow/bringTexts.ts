import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of records that come with a piece of map from another scenario. */
export const bringTexts = defineTexts({
  'map.bring': { ja: '別のシナリオの番号', en: 'Numbers from another scenario' },
  'map.bring.text': {
    ja: 'この部分は「{{title}}」から持ってきたものです。イベントが指す次の番号は、このシナリオでは別のものかもしれません。',
    en: 'This part comes from “{{title}}”. Its events name these numbers, which may be something else in this scenario.',
  },
  'map.bring.unknown': {
    ja: 'この部分は別のシナリオから持ってきたものです。イベントが指す次の番号は、このシナリオでは別のものかもしれません。',
    en: 'This part comes from another scenario. Its events name these numbers, which may be something else in this scenario.',
  },
  'map.bring.how': {
    ja: '「いっしょに写す」は、元のシナリオの今の内容を、それが使うものごと、このシナリオの空いた番号へ写します。同じ内容のものがあれば、それを使います。フロア、迷宮、呪文、罠、自動魔法効果の番号は変わりません。',
    en: '“Bring along” copies what they are now in the other scenario, with everything that they use, to free numbers of this one; what is here already is used. Numbers of floors, labyrinths, spells, traps and magic sets stay.',
  },
  'map.bring.keep': { ja: '番号のまま', en: 'Keep the numbers' },
  'map.bring.clear': { ja: '「なし」にする', en: 'Clear them' },
  'map.bring.along': { ja: 'いっしょに写す', en: 'Bring along' },
  'map.bring.gone': {
    ja: '元のシナリオは、もうないか、読むことができません。いっしょに写すことはできません。',
    en: 'The other scenario no longer exists, or you may not read it any more. Nothing can be brought along.',
  },
  'map.bring.failed': {
    ja: 'いっしょに写せませんでした。{{reason}}',
    en: 'Nothing was brought along. {{reason}}',
  },
  'map.bring.lacking': {
    ja: '空いた番号が足りません：{{kinds}}。',
    en: 'There are too few free numbers: {{kinds}}.',
  },
  'map.bring.lack': { ja: '{{kind}}があと{{count}}件', en: '{{kind}}, {{count}} more' },
  'map.bring.picture': {
    ja: '追加画像の{{number}}番が受け付けられませんでした。{{reason}}',
    en: 'Additional image {{number}} was refused. {{reason}}',
  },
  'map.bring.separator': { ja: '、', en: '; ' },
  'map.bring.done': {
    ja: '{{added}}件を新しい番号へ写し、同じ内容の{{reused}}件はあるものを使いました。',
    en: '{{added|record was|records were}} copied to new numbers, and {{reused}} equal to one here.',
  },
  'map.bring.missing': {
    ja: '元のシナリオにない{{missing}}件は「なし」にしました。',
    en: '{{missing}} that the other scenario does not have {{missing|was|were}} cleared.',
  },
  'map.bring.left': {
    ja: 'その後に変わった{{count}}件のデータは、そのままにしました。',
    en: '{{count|record was|records were}} left as they are, because they have changed since.',
  },
});
