import { guidePage, points, says, section, shows, steps } from '#client/guide/content.ts';

export const encounters = guidePage(
  'encounters',
  ['遭遇', 'Encounters'],
  ['フロアを歩くと誰に出会うかを決めます。', 'Who is met on which floor, and how often.'],
  section(
    'table',
    ['遭遇表を作る', 'Make a table'],
    shows('encounters'),
    steps(
      [
        '**遭遇表**で001から後の番号を開きます。表000は、表を選んでいないフロアが使うため、空けておくのが安全です。',
        'Open a table from 001 on. Table 000 is used by floors that name none, so it is best left empty.',
      ],
      [
        '10の枠にモンスターと**重み**を入れます。枠の横に、現れる率が出ます。',
        'Enter monsters and their **Weight** into the ten slots. The chance of each stands beside it.',
      ],
      [
        '[フロアの設定](first-floor#settings)の**出現設定**で、その表を出現枠に選びます。',
        'Name the table in a slot of **Appearance** in the [settings of a floor](first-floor#settings).',
      ],
    ),
  ),
  section(
    'weight',
    ['重み', 'Weights'],
    says(
      '重みは合計に対する割合です。重み3と1のモンスターなら、75%と25%で現れます。合計を100にする必要はありません。0は現れません。',
      'A weight is a share of the sum: with 3 and 1, they come in 75% and 25% of encounters. They need not add up to 100, and 0 never comes.',
    ),
  ),
  section(
    'rooms',
    ['部屋と通路', 'Rooms and corridors'],
    points(
      [
        '道具の**モンスター部屋**で塗った部屋では、入ったときに出現枠1〜3のうちその部屋の枠から現れます。隣り合った同じ部屋のマスは、一つの部屋です。',
        'In rooms painted with **Monster room**, monsters come as one enters, from the room’s own slot of the three. Cells of one room that touch are one room.',
      ],
      [
        '通路では歩くたびに率で決まり、三つの出現枠から選ばれます。',
        'In corridors each step is tried by chance, and one of the three slots is drawn.',
      ],
      [
        '**ランダム遭遇なし**のフロアでは、イベントの戦闘だけが起こります。',
        'On a floor with **No random encounters** only battles of events happen.',
      ],
      [
        '1歩ごとの率は[ルール](rules)の「戦闘と宝箱」にあります。',
        'The chance of a step stands in the [rules](rules) under “Battle and chests”.',
      ],
    ),
  ),
  section(
    'numbers',
    ['群れの大きさ', 'How many come'],
    says(
      '1グループの数は、モンスターの**出現数**の範囲です。ただし、フロアの難易度に4を足した数までで、9を超えません。足す数はルールで変えられます。',
      'A group has as many as the **Group count** of the monster says, but no more than the difficulty of the floor plus 4, and never more than 9. What is added can be changed in the rules.',
    ),
  ),
  section(
    'sheet',
    ['確かめる', 'Check it'],
    says(
      '**確認表**に、すべてのフロア、部屋、戦闘イベントの率と数が並びます。どの表にも入っていないモンスターも分かります。',
      'The **Check sheet** tells chances and numbers for every floor, room and battle, and which monsters are in no table.',
    ),
  ),
);
