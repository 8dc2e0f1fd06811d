import { guidePage, points, says, section, shows, steps } from '#client/guide/content.ts';

export const monsters = guidePage(
  'monsters',
  ['モンスター', 'Monsters'],
  [
    '強さの決め方と、それがどれくらいの相手かの確かめ方です。',
    'How to set a monster’s numbers, and how to see how strong it is.',
  ],
  section(
    'making',
    ['モンスターを作る', 'Make a monster'],
    shows('monster'),
    steps(
      [
        '**モンスター**の一覧で名前と**系統**、**レベル**、**HP**、**AC**を入れます。',
        'In the list of **Monsters** enter a name, the **Family**, the **Level**, the **HP** and the **AC**.',
      ],
      [
        '詳しい画面で**直接攻撃**を入れます。2d6を3回なら、一つの枠に 2d6×3 と打ちます（[サイコロの読み方](numbers#dice)）。',
        'In the form, enter **Direct attacks**. For 2d6 three times, type 2d6×3 into a slot ([how to read dice](numbers#dice)).',
      ],
      [
        '呪文やブレスを使うなら、レベルと率を入れます。率が0のままでは使いません。',
        'If it casts spells or uses breath, enter the levels and the rates. With a rate of 0 it never does.',
      ],
      [
        '**経験値**を入れます。倒した一行で分けます。',
        'Enter its **Experience**, which the party shares after the battle.',
      ],
    ),
  ),
  section(
    'strength',
    ['強さを確かめる', 'Check its strength'],
    says(
      '**強さの目安**に、いくつかのレベルのパーティに対して1ラウンドに与えるダメージと、倒すまでの命中の回数が出ます。数値を変えるとすぐに変わります。[数値の意味](numbers)には、AC、抵抗、率の計算があります。',
      '**How strong it is** shows the damage per round and the number of hits to defeat it, for parties of several levels. It follows every change. [What numbers mean](numbers) explains AC, resistance and rates.',
    ),
  ),
  section(
    'meeting',
    ['出会うようにする', 'Make it appear'],
    points(
      [
        '[遭遇表](encounters)に入れ、その表をフロアの設定で選びます。',
        'Put it into an [encounter table](encounters), and choose that table in the floor settings.',
      ],
      [
        '決まった場所で戦わせるには、イベントの「戦闘」を置きます。',
        'For a battle at a fixed place, use a “Battle” event.',
      ],
      [
        '**連れのモンスター**と**連れの率（％）**を入れると、ほかのモンスターに付いてきます。',
        'With **Companion monster** and **Companion probability (%)** it brings another monster along.',
      ],
      [
        '**出会う場所**に、実際に出会うフロアが並びます。',
        '**Where it appears** lists the floors where it really appears.',
      ],
    ),
  ),
  section(
    'pictures',
    ['見た目', 'Looks'],
    says(
      '480枚の絵から、確定時と不確定時のものを選びます。**カラーフィルター**で色を変えると、同じ絵から別の種類を作れます。**分類ごとに設定**を使うと、同じ分類のモンスターをまとめて変えられます。',
      'Choose two of 480 pictures, for the identified and the unidentified monster. **Colour filter** makes another kind out of the same picture. **Set for the category** changes all monsters of a category.',
    ),
  ),
);
