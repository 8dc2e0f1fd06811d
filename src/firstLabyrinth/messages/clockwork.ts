import { says, t } from '#firstLabyrinth/build/says.ts';

const [TOWER, GEARS, LEVER, KEY, SERPENT, CAULDRON, HOURGLASS, SIGNPOST, LETTER] = [
  ...([14, 31, 30, 50, 80, 38, 63, 41, 53] as const),
];

/** The messages on the way to the clock, and within it. */
export const clockworkMessages = {
  betrayal: says(
    t('五時十九分', 'Nineteen minutes past five'),
    [
      t(
        '家令は涙を流して喜び、振り子を受け取ると、その夜のうちに一人で鐘楼を下りていった。',
        'The steward wept for joy. He took the pendulum, and in the same night went down the bell tower, alone.',
      ),
      t(
        '朝は来なかった。かわりに、消えたものがある。子供たちの昨日。パン屋の十年。あなたたちの、今朝。誰かが、街の時間を食べている。',
        'No morning came. And things began to be missing: the yesterday of the children, ten years of the baker, your own morning. Somebody is eating the hours of the town.',
      ),
      t(
        '時計屋の娘が、あなたたちの手に古い鍵を握らせた。「お礼です。マルヴォさまは、これを知りません」　あなたたちは、鐘楼の階段を下りる。時計の中へ。',
        'The clockmaker\'s daughter pressed an old key into your hand. "For your trouble. Master Malvo does not know of it." You go down the stairs of the bell tower, into the clock.',
      ),
    ],
    LETTER,
  ),
  enterClock: says(
    t('時計の間', 'The clockwork'),
    [
      t(
        '床が鳴っている。かち、かち、かち。だが、数えると、五時十九分から先へは進まない。ここではどの道も、歩き続ければ元の所に戻る。針のように。',
        'The floor is ticking. But count as you may, it never comes past nineteen minutes after five. Every way in here, followed far enough, leads back to where it began, as it does for a hand.',
      ),
    ],
    TOWER,
  ),
  hoursSign: says(
    t('時の門の掲示', 'The sign of the hours'),
    [
      t(
        '『真夜中の間へは、三つの門。一の時は北西の輪、二の時は北東の輪、三の時は南東の輪』',
        '"To midnight lead three gates. The first hour is set in the wheel of the north-west, the second in the north-east, the third in the south-east."',
      ),
    ],
    SIGNPOST,
  ),
  firstHour: says(
    t('一の時のレバー', 'The lever of the first hour'),
    [
      t(
        '時を送る輪の軸だ。レバーを引きますか？',
        'The hub of the wheel that carries the hours. Do you pull the lever?',
      ),
    ],
    LEVER,
  ),
  secondHour: says(
    t('二の時のレバー', 'The lever of the second hour'),
    [t('回る輪の軸だ。レバーを引きますか？', 'The hub of the wheel that turns. Do you pull the lever?')],
    LEVER,
  ),
  thirdHour: says(
    t('三の時のレバー', 'The lever of the third hour'),
    [t('すべる輪の軸だ。レバーを引きますか？', 'The hub of the wheel that slips. Do you pull the lever?')],
    LEVER,
  ),
  hourShut: says(t('時の門', 'A gate of the hours'), [
    t('その時は、まだ打たれていない。', 'That hour has not struck yet.'),
  ]),
  midnightLocked: says(
    t('真夜中の扉', 'The door of midnight'),
    [
      t(
        '鍵穴は、古い巻き鍵の形をしている。あなたは、ゆっくりと巻いた。三百年ぶんを。',
        'The keyhole has the shape of the old winding key. Slowly you wind it up. Three hundred years of it.',
      ),
    ],
    KEY,
  ),
  serpentWakes: says(
    t('ぜんまい大蛇', 'The serpent of the mainspring'),
    [
      t(
        '床だと思っていたものが、ほどけた。時計の心棒に巻きついた鋼の蛇が、巻かれて、目を覚ます。',
        'What you took for the floor uncoils. Around the arbor of the clock lies a serpent of steel, and you have wound it up.',
      ),
    ],
    SERPENT,
  ),
  tockGreets: says(
    t('修理工トック', 'Tock the mender'),
    [
      t(
        '小さな機械が、小さな歯車を磨いている。「トック　デス。ナオス　モノ　デス。ナオラナイ　モノハ　ウリマス」',
        'A small machine is polishing a small wheel. "Am Tock. Mend things. What cannot be mended, sell."',
      ),
    ],
    GEARS,
  ),
  tockOfClock: says(t('トック、時計のこと', 'Tock, of the clock'), [
    t(
      '「フリコ　コワレテ　イナイ。オウサマガ　ハズシタ。カゲノ　ナイ　ヒトカラ　ニゲルタメ。イマハ　カゲノ　ナイ　ヒトガ　モッテイル」',
      '"Pendulum not broken. King took it out, to flee from one without shadow. Now one without shadow has it."',
    ),
  ]),
  tockOfHours: says(t('トック、時の門のこと', 'Tock, of the gates'), [
    t(
      '「ワ　ハ　ミツ。ミナ　ミギマワリ。オクル　ワニハ　ノル。マワル　ワデハ　ムキヲ　ミル。スベル　ワデハ　カベヲ　ミル」',
      '"Wheels are three. All go right about. One carries: ride it. One turns: mind your facing. One slips: mind the walls."',
    ),
  ]),
  tockOfKing: says(t('トック、王のこと', 'Tock, of the king'), [
    t(
      '「オウサマ　ネムラナイ。トック　ワカル。トックモ　ネムラナイ。ダレカガ　マクカラ」',
      '"The king does not sleep. Tock understands. Tock does not sleep. Somebody winds, you see."',
    ),
  ]),
  tockTrade: says(
    t('トック、歯車の礼', 'Tock, for the cog'),
    [
      t(
        '「コレハ　ワタシノ　ハグルマ。アリガトウ。コレハ　アナタノ」　トックは、時計の針を鍛えた剣をくれた。',
        '"This is cog of mine. Thanks. This is yours." Tock gives you a sword, forged from the hand of a clock.',
      ),
    ],
    GEARS,
  ),
  tockLeaves: says(t('トック、別れ', 'Tock, parting'), [t('「チック」', '"Tick."')]),
  tockShrugs: says(t('トック、首を回す', 'Tock turns its head'), [
    t('首が一回転した。わからないらしい。', 'Its head goes all the way round. It does not seem to know.'),
  ]),
  oilBath: says(
    t('油の湯', 'The bath of oil'),
    [
      t(
        '温かい油の湯だ。軋んでいた頭が、なめらかに回りだす。',
        'A bath of warm oil. Your creaking thoughts begin to turn.',
      ),
    ],
    CAULDRON,
  ),
  cogFound: says(
    t('歯車', 'A cog'),
    [
      t(
        '歯と歯の間に、真鍮の小さな歯車が挟まっていた。誰かのものだ。',
        'Between the teeth of a wheel sticks a small cog of brass. It belongs to somebody.',
      ),
    ],
    GEARS,
  ),
  tollOfTime: says(
    t('通行の刻', 'A toll in time'),
    [
      t(
        '真鍮の腕が道をふさぐ。『百ゴールド　マタハ　百年』　払いますか？',
        'An arm of brass bars the way. ONE HUNDRED GOLD OR ONE HUNDRED YEARS. Do you pay?',
      ),
    ],
    HOURGLASS,
  ),
} as const;
