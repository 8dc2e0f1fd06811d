import { says, t } from '#firstLabyrinth/build/says.ts';

const [THRONE, KING, LANTERN, EYES, BELL, CROWN, CANDLE, STATUE, TOWN] = [24, 66, 64, 77, 42, 47, 33, 21, 13];

/** The messages before the throne, and at the end. */
export const throneMessages = {
  enterThrone: says(
    t('眠らぬ王座', 'The sleepless throne'),
    [
      t(
        '身廊はまっすぐ北へ伸び、その果てに、一つだけ灯りがある。柱のかげで、三百年前の廷臣たちが、まだお辞儀をしている。',
        'The nave runs straight north, and at the end of it is a single light. Behind the pillars the courtiers of three hundred years ago are bowing still.',
      ),
    ],
    THRONE,
  ),
  saintOfSleep: says(
    t('眠りの像', 'The statue of sleep'),
    [
      t(
        '台座に刻まれている。『ここで眠る者は、起こされるまで眠る』　額に手を当てると、疲れが石に移った。',
        '"Who sleeps here sleeps until woken", the stone says. You lay your forehead against it, and it takes your weariness.',
      ),
    ],
    STATUE,
  ),
  candles: says(
    t('燭台の列', 'The row of candles'),
    [t('蝋燭は燃えている。だが、少しも短くならない。', 'The candles burn, and become no shorter.')],
    CANDLE,
  ),
  stewardAsks: says(
    t('玉座の前の家令', 'The steward before the throne'),
    [
      t(
        '玉座の前に、マルヴォが立っている。振り子を胸に抱き、三百年ぶんの朝を着て、若者のように。',
        'Malvo stands before the throne, the pendulum at his breast. He wears three hundred years of mornings, and he is young.',
      ),
      t(
        '「朝など、誰も数えていない。ならば私が貰っても、よかろう。……わけを聞きたいかね？」',
        '"Nobody counts his mornings. So why should I not have them? ...Would you care to hear how?"',
      ),
    ],
    LANTERN,
  ),
  stewardTells: says(
    t('家令の話', "The steward's tale"),
    [
      t(
        '「私は影を売り、時喰いを買った。王が鐘を鳴らすたび、あれは飢える。鳴らなければ、私と一緒に食べる。それだけの話だ」',
        '"I sold my shadow, and bought the Hour-Eater. Each time the king rings the bell it goes hungry. When nobody rings it eats, and I with it. That is all."',
      ),
      t(
        '「九日前、私は振り子に手を伸ばした。王のほうが早かった。心臓を抜き取り、書庫の謎の奥に隠してしまった。影のない私には、二つ目の扉が開かない。だから、おまえたちを雇った」',
        '"Nine days ago I put out my hand for the pendulum. The king was quicker. He took out the heart of his own clock and hid it among his books, behind riddles. And the second door does not open to a man without a shadow. So I hired you."',
      ),
    ],
    LANTERN,
  ),
  eaterComes: says(
    t('時喰い', 'The Hour-Eater'),
    [
      t(
        '「では、残りの時間も貰おう」　家令の足もとで、床が口を開ける。売られた影が、三百年ぶんの飢えを連れて立ち上がった。',
        '"Then I shall have the rest of yours." At the feet of the steward the floor opens a mouth. The shadow that he sold stands up, with the hunger of three hundred years.',
      ),
    ],
    EYES,
  ),
  kingGreets: says(
    t('眠らぬ王', 'The sleepless king'),
    [
      t(
        '玉座の老人は、鐘の綱を手首に結んだまま、微笑んだ。「長い夜だった。おまえたちの足音で、数を忘れずにすんだよ」',
        'The old man on the throne smiles, the rope of the bell tied to his wrist. "It was a long night. Your steps kept me from losing count."',
      ),
    ],
    KING,
  ),
  kingOfSleep: says(t('王、眠りのこと', 'The king, of sleep'), [
    t(
      '「誰かが起きていれば、みなが眠れる。だから私が起きていることにした。それを治めるというのだと、思っていた」',
      '"If one is awake the others can sleep. So I thought I would be the one. I believed that this was what it is to rule."',
    ),
  ]),
  kingOfSteward: says(t('王、家令のこと', 'The king, of the steward'), [
    t(
      '「あれは、いちばんの友だった。朝が怖いと言ったことがある。笑わずに、聞いてやればよかった」',
      '"He was my dearest friend. He once told me that he was afraid of the morning. I should not have laughed."',
    ),
  ]),
  kingOfPendulum: says(
    t('王、振り子のこと', 'The king, of the pendulum'),
    [
      t(
        '「持っていきなさい。鐘の間の扉に吊るせば、時計は動く。綱を引くのは……今日は、おまえたちに頼もう。私は、少し、眠りたい」',
        '"Take it. Hang it into the door of the bell chamber, and the clock will go. As for the rope... would you, today? I should like to sleep a little."',
      ),
    ],
    CROWN,
  ),
  kingLeaves: says(t('王、別れ', 'The king, parting'), [t('「よい朝を」', '"A good morning to you."')]),
  kingShrugs: says(t('王、まどろむ', 'The king dozes'), [t('王は、うとうととしている。', 'The king is nodding.')]),
  bellDoor: says(
    t('鐘の間の扉', 'The door of the bell chamber'),
    [
      t(
        '扉の中央に、振り子の形の窪みがある。吊るすと、かちり、と音がした。五時二十分。この十日、誰も聞かなかった音だ。',
        'In the middle of the door is a hollow in the shape of the pendulum. You hang it there, and something clicks. Twenty minutes past five. Nobody had heard that for ten days.',
      ),
    ],
    BELL,
  ),
  ending: says(
    t('夜明けの鐘', 'The bell of dawn'),
    [
      t(
        '綱は、思ったより軽かった。一度引くと、あとはひとりでに鳴った。石が震え、城が震え、街が震えた。',
        'The rope was lighter than you thought. You pulled it once, and it rang by itself. The stone trembled, and the palace, and the town.',
      ),
      t(
        '井戸の口から、光が下りてくる。中庭の星が、一つずつ消える。門番が槍を置く。渡し守の水が引いていく。司書が目隠しを外す。',
        'Down the shaft of the well comes light. One by one the stars of the courtyard go out. The gatekeeper lays down his spear. The water leaves the ferryman. The librarian unbinds her eyes.',
      ),
      t(
        '玉座で、王が眠っている。誰も起こさない。今日からは、街の人が順番に綱を引くのだから。',
        'On the throne the king is asleep. Nobody wakes him. From today on the people of the town will take turns at the rope.',
      ),
      t(
        'あなたたちは朝の中へ上っていった。\n\n『はじまりの迷宮』　終',
        'You climbed up into the morning.\n\nTHE FIRST LABYRINTH\nThe end',
      ),
    ],
    TOWN,
  ),
} as const;
