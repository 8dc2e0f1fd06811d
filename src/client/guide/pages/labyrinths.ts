import { guidePage, points, says, section, shows, steps } from '#client/guide/content.ts';

export const labyrinths = guidePage(
  'labyrinths',
  ['迷宮と入口', 'Labyrinths and entrances'],
  [
    'フロアを迷宮にまとめ、プレイヤーが入る場所と条件を決めます。',
    'Put floors together into a labyrinth, and decide where and under which condition players enter.',
  ],
  section(
    'range',
    ['フロアをまとめる', 'Put floors together'],
    shows('labyrinth'),
    steps(
      [
        '**迷宮**の**迷宮設定**で、「迷宮0を設定する」を押します。迷宮は0から9まで、10あります。',
        'Under **Labyrinths**, press “Set up labyrinth 0”. There are ten labyrinths, 0 to 9.',
      ],
      [
        '**迷宮名**を日本語と英語で入れ、**階層範囲**の最初の階と最後の階を押します。',
        'Enter its title in both languages, and press the first and the last floor of its **Floor range**.',
      ],
      [
        '**広さ**は24、20、16マスから選びます。小さくしても外側に描いたものは消えず、戻せばまた現れます。',
        'Its **Size** is 24, 20 or 16 cells. What lies outside a smaller size is kept, and comes back with the larger one.',
      ],
    ),
    says(
      '一つのフロアが入れる迷宮は一つだけです。範囲が重なると、重なった迷宮が示されます。',
      'A floor belongs to one labyrinth at most. If ranges overlap, you see which labyrinths do.',
    ),
  ),
  section(
    'entrance',
    ['入口を決める', 'Set the entrance'],
    says(
      '**入口**の地図でマスを押します。キーボードなら矢印で動かして `Enter` です。入口の階は、迷宮の階層の中から選びます。街から入ったパーティは、このマスに立ちます。',
      'Press a cell of the map under **Entrance**, or use the arrow keys and `Enter`. Its floor must be one of the labyrinth. A party that comes from the city starts there.',
    ),
  ),
  section(
    'condition',
    ['入れる条件', 'Who may enter'],
    points(
      [
        '**入場条件あり**にすると、レベル、人数、称号、出会ったモンスター、持っているアイテムのどれかを求められます。',
        '**Entry condition** can require a level, a number of members, a title, a monster met or an item carried.',
      ],
      [
        '**入口の看板**と入口のメッセージで、何が待つかを伝えられます。看板は迷宮のカードの中でも、[迷宮メッセージ](messages#signboards)のページでも書けます。',
        'The **Entrance signboard** and the entrance message can say what is ahead. You write signboards in the card of the labyrinth, or on the pages of the [messages](messages#signboards).',
      ],
    ),
  ),
  section(
    'flags',
    ['フラグ管理', 'Flags'],
    points(
      [
        '**迷宮フラグ**がONの迷宮に入れます。迷宮0は必ずはじめから入れます。',
        'A labyrinth is open while its flag under **Labyrinth flags** is ON. Labyrinth 0 is always open.',
      ],
      [
        '「踏破すると次の迷宮をONにする」で、終わった迷宮の次が開きます。',
        'A flag can turn the next labyrinth ON when this one is completed.',
      ],
      [
        '**イベントフラグ**には名前を付けられます。番号を押すと、使われている場所が出ます。',
        'Give names to **Event flags**. Press a number to see where it is used.',
      ],
    ),
  ),
  section(
    'ending',
    ['終わり方', 'How it ends'],
    says(
      'エンディングのイベントに着くか、**エンディングのアイテム**を街へ持ち帰ると、その迷宮は終わりです。お金、経験値、報酬のアイテムを渡せます。',
      'A labyrinth is completed by an “Ending” event, or by bringing its **Ending item** to the city. The reward can be gold, experience and an item.',
    ),
  ),
);
