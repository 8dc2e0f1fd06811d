import { guidePage, points, says, section, shows, steps } from '#client/guide/content.ts';

export const encounters = guidePage(
  'encounters',
  ['遭遇', 'Encounters'],
  ['フロアを歩くと誰に出会うかを決めます。', 'Decide which monsters appear on a floor.'],
  section(
    'table',
    ['遭遇表を作る', 'Make an encounter table'],
    shows('encounters'),
    steps(
      [
        '**遭遇表**で001から後の番号を開きます。表000は、表を選んでいないフロアが使うため、空けておくのが安全です。',
        'Open a table from 001 on. Table 000 is used by floors without a chosen table, so it is best left empty.',
      ],
      [
        '10の枠にモンスターと**重み**を入れます。枠の横に、現れる率が出ます。',
        'Enter monsters and their **Weight** in the ten slots. The chance of each is shown beside it.',
      ],
      [
        '[フロアの設定](first-floor#settings)の**遭遇**で、その表を出現枠に選びます。',
        'Choose the table in a slot of **Encounters** in the [floor settings](first-floor#settings).',
      ],
    ),
  ),
  section(
    'weight',
    ['重み', 'Weights'],
    says(
      '重みは合計に対する割合です。重み3と1のモンスターなら、75%と25%で現れます。合計を100にする必要はありません。0は現れません。',
      'A weight is a share of the total: monsters with weights 3 and 1 appear in 75% and 25% of encounters. Weights need not add up to 100. A monster with weight 0 never appears.',
    ),
  ),
  section(
    'rooms',
    ['部屋と通路', 'Rooms and corridors'],
    points(
      [
        '道具の**モンスター部屋**で塗った部屋では、入ったときに出現枠1〜3のうちその部屋の枠から現れます。隣り合った同じ部屋のマスは、一つの部屋です。',
        'In rooms painted with **Monster room**, monsters appear on entering, from the slot of that room. Adjacent cells of the same slot are one room.',
      ],
      [
        '通路では歩くたびに率で決まり、三つの出現枠から選ばれます。',
        'In corridors every step has a chance of an encounter, and one of the three slots is drawn.',
      ],
      [
        '**ランダム遭遇なし**のフロアでは、イベントの戦闘だけが起こります。',
        'On a floor with **No random encounters**, battles come only from events.',
      ],
      [
        '1歩ごとの率は[ルール](rules)の「戦闘と宝箱」にあります。',
        'The chance per step is in the [rules](rules) under “Battle and chests”.',
      ],
    ),
  ),
  section(
    'numbers',
    ['群れの大きさ', 'Group size'],
    says(
      '1グループの数は、モンスターの**出現数**の範囲です。ただし、フロアの難易度に4を足した数までで、9を超えません。足す数はルールで変えられます。',
      'The size of a group is in the range of the monster’s **Group count**, but at most the difficulty of the floor plus 4, and at most 9. The rules can change the number that is added.',
    ),
  ),
  section(
    'sheet',
    ['確かめる', 'Check it'],
    says(
      '**確認表**に、すべてのフロア、部屋、戦闘イベントの率と数が並びます。どの表にも入っていないモンスターも分かります。',
      'The **Check sheet** lists chances and numbers for every floor, room and battle event, and the monsters that are in no table.',
    ),
  ),
);
