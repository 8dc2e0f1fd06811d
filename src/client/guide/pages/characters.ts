import { guidePage, says, section, steps } from '#client/guide/content.ts';

export const characters = guidePage(
  'characters',
  ['キャラクター', 'Characters'],
  ['シナリオが用意する仲間の作り方です。', 'How to make the members that your scenario provides.'],
  section(
    'making',
    ['パーティを用意する', 'Prepare a party'],
    steps(
      [
        '**キャラクター**を開きます。何も決めなくても、空いている場所に標準の仲間を作って並べられます。',
        'Open **Characters**. With one press, standard members fill the free places.',
      ],
      [
        '種族、職業、レベル、能力値、持ち物を決めます。**この人の強さ**に、ルールで計算した値が出ます。',
        'Choose race, class, level, stats and items. **Strength** shows the values that follow from the rules.',
      ],
      [
        '並びは前列と後列を決めます。短い武器は前列からしか届きません。',
        'The order makes the front and the rear row. Short weapons reach only from the front.',
      ],
    ),
    says(
      'ここのパーティは、[テストプレイ](test-play)や、ルールとモンスターの強さの目安にも使われます。いない場合は標準の6人で計算します。',
      '[Test plays](test-play) use this party, and so do the examples beside rules and monsters. Without one, a standard party of six is used.',
    ),
  ),
);
