import { says, t } from '#firstLabyrinth/build/says.ts';

const [MERCHANT, LEVER, WELL, ALTAR, KEY, SKULL, SERPENT, FOUNTAIN, SIGNPOST] = [72, 30, 23, 20, 50, 74, 80, 22, 41];

/** The messages of the drowned hall. */
export const drownedHallMessages = {
  waterline: says(
    t('水面', 'The waterline'),
    [
      t(
        '階段は水の中で終わっていた。かつて国じゅうの人が踊った広間だ。膝までの水が、ゆっくりと、右回りに流れている。',
        'The stairs end in water. A whole kingdom once danced in this hall. Knee-deep, the water goes round in it, slowly, as a hand goes round a dial.',
      ),
    ],
    FOUNTAIN,
  ),
  currentSign: says(
    t('流れの掲示', 'The sign of the current'),
    [
      t(
        '『泳ぐな、逆らうな、流れに乗れ。西の流れは礼拝堂へ、東の流れは輪の部屋へ』',
        '"Do not swim and do not struggle. Go with it. The western water goes to the chapel, the eastern to the wheel."',
      ),
    ],
    SIGNPOST,
  ),
  ferrymanGreets: says(
    t('渡し守ニム', 'Nim the ferryman'),
    [
      t(
        '逆さにした食卓を舟にして、小さな男が座っている。「ニムだよ。渡し守だ。渡すほどの深さはないけどね。何か買うかい？」',
        'A very small man sits in a dinner table turned upside down. "Nim, the ferryman. Not that it is deep enough to ferry anybody. Will you buy something?"',
      ),
    ],
    MERCHANT,
  ),
  ferrymanOfWater: says(t('ニム、水のこと', 'Nim, of the water'), [
    t(
      '「水門の輪は東の部屋だ。鍵がいる。鍵は礼拝堂の祭壇の下。どうして取らないかって？　祈ってる連中が、みんな溺れてるからさ」',
      '"The wheel of the sluice is in the eastern room. It wants a key, and that is below the altar of the chapel. Why I never took it? They are still praying in there. And all of them drowned."',
    ),
  ]),
  ferrymanOfWell: says(
    t('ニム、井戸のこと', 'Nim, of the well'),
    [
      t(
        '「広間の真ん中に井戸の屋形がある。上は中庭、下は書庫まで一本の穴さ。把手をやろう。古いが、よく回る」',
        '"In the middle of the hall stands the well house. One shaft, from the courtyard above down to the library. Have the crank of it. It is old, but it turns."',
      ),
    ],
    WELL,
  ),
  ferrymanOfSteward: says(t('ニム、家令のこと', 'Nim, of the steward'), [
    t(
      '「マルヴォさんか。いい客だよ。ばあちゃんの代から、ずっと家令だ。……うん？　そういえば、変だな」',
      '"Master Malvo? A good customer. He was the steward in my grandmother\'s time already. ...Hm? Now that you say it."',
    ),
  ]),
  ferrymanLeaves: says(t('ニム、別れ', 'Nim, parting'), [
    t(
      '「濡れた靴は、ここで乾かすんじゃないよ。乾かないから」',
      '"Do not wait here for your boots to dry. They will not."',
    ),
  ]),
  ferrymanShrugs: says(t('ニム、首をかしげる', 'Nim shrugs'), [
    t('「水に書いてあることしか知らないよ」', '"I only know what is written on water."'),
  ]),
  drownedPrayer: says(
    t('溺れた祈り', 'The drowned prayer'),
    [
      t(
        '祭壇の前で、人の形をしたものが頭を垂れている。祈りの言葉は泡になって、口から昇っていく。「明けよ……明けよ……」',
        'Before the altar shapes of people bow their heads. Their prayer rises from their mouths as bubbles. "Let it dawn... let it dawn..."',
      ),
    ],
    SKULL,
  ),
  sluiceKey: says(
    t('祭壇の下の鍵', 'The key below the altar'),
    [
      t(
        '水の底を手で探る。冷たい指が、鍵を渡してくれた。あなたの指ではない。',
        'You feel along the bottom. Cold fingers put a key into your hand. They are not your own.',
      ),
    ],
    KEY,
  ),
  wheelRoomOpens: says(
    t('輪の部屋の扉', 'The door to the wheel'),
    [
      t(
        '錠が開き、閉じこめられていた水がどっと足もとを抜けていく。',
        'The lock gives, and the water behind it rushes past your knees.',
      ),
    ],
    KEY,
  ),
  sluiceWheel: says(
    t('水門の輪', 'The wheel of the sluice'),
    [t('壁いっぱいの鉄の輪だ。回しますか？', 'An iron wheel as wide as the wall. Do you turn it?')],
    LEVER,
  ),
  sluiceShut: says(t('水門', 'The sluice'), [
    t(
      '鉄の水門が南への道をふさいでいる。その向こうで、何か大きなものが寝返りを打った。',
      'The iron sluice bars the way south. Behind it something large turns over in its sleep.',
    ),
  ]),
  wardenWakes: says(
    t('水門の主', 'The warden of the sluice'),
    [
      t(
        '水門が上がると、眠りも上がった。三つの首が水から立ち、三つの口が、同じ欠伸をする。',
        'The sluice rose, and so did what slept. Three necks stand out of the water, and three mouths yawn the same yawn.',
      ),
    ],
    SERPENT,
  ),
  cryptPrayer: says(
    t('地下墓所の銘', 'The words in the crypt'),
    [t('『ここに眠る者は、よく眠る。王が起きているから』', '"Who sleeps here sleeps well. The king is awake."')],
    ALTAR,
  ),
  wellHouse: says(
    t('井戸の屋形', 'The well house'),
    [
      t(
        '掲示がある。『上へ、下へ。把手なき者は水のみを汲め』',
        'A sign: "Up and down. Who has no crank may draw water, and nothing else."',
      ),
    ],
    WELL,
  ),
} as const;
