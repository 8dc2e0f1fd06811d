import { guidePage, says, section, steps } from '#client/guide/content.ts';

export const characters = guidePage(
  'characters',
  ['キャラクター', 'Characters'],
  ['シナリオが用意する仲間の作り方です。', 'Members that your scenario brings along.'],
  section(
    'making',
    ['パーティを用意する', 'Prepare a party'],
    steps(
      [
        '**キャラクター**を開きます。何も決めなくても、空いている場所に標準の仲間を作って並べられます。',
        'Open **Characters**. The open places can be filled with usual members at one press.',
      ],
      [
        '種族、職業、レベル、能力値、持ち物を決めます。**この人の強さ**に、ルールで計算した値が出ます。',
        'Choose race, class, level, stats and things carried. **What it comes to** shows what the rules make of them.',
      ],
      [
        '並びは前列と後列を決めます。短い武器は前列からしか届きません。',
        'Their places are front and rear: short weapons reach from the front alone.',
      ],
    ),
    says(
      'ここのパーティは、[テストプレイ](test-play)や、ルールとモンスターの強さの目安にも使われます。いない場合は標準の6人で計算します。',
      'This party is also that of [test plays](test-play) and of what is told beside rules and monsters. Without one, a usual six stands in.',
    ),
  ),
);
