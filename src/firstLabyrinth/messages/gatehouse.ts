import { says, t } from '#firstLabyrinth/build/says.ts';

const [LEVER, KNIGHT, LANTERN, SIGNPOST, STATUE, MOON, CASTLE, KEY, ALTAR] = [30, 68, 64, 41, 21, 81, 12, 50, 20];

/** The messages of the city's well and of the gatehouse below it. */
export const gatehouseMessages = {
  firstDescent: says(
    t('井戸の底へ', 'Down the old well'),
    [
      t(
        '鐘の街リンデルでは、夜明けの鐘はひとりでに鳴る。誰も綱を引かず、誰も鐘楼に登らない。鐘が鳴り、それから日が昇る。三百年のあいだ、一日も欠けることなく。',
        'In Lindel the bell of dawn rings by itself. Nobody pulls a rope, nobody climbs the tower. It rings, and then the sun comes up. For three hundred years it has not missed a day.',
      ),
      t(
        '九日前、鐘は鳴らなかった。それからリンデルの空は、暮れたままだ。',
        'Nine days ago it did not ring. Since then it has been dusk over Lindel.',
      ),
      t(
        '街の下には、最初の王の城が沈んでいる。鐘を鳴らしていたのは、その奥で動く時計だという。あなたたちは綱を伝い、古い井戸を下りていく。',
        'The palace of the first king lies sunken beneath the town, and in it, they say, goes the clock that rang the bell. You climb down the old well, hand under hand.',
      ),
    ],
    CASTLE,
  ),
  stewardGreets: says(
    t('家令マルヴォ', 'Malvo the steward'),
    [
      t(
        '門の前に、灯火を提げた老人が立っている。鐘楼議会の家令、マルヴォ。あなたたちを雇った人だ。',
        'Before the gate stands an old man with a lantern: Malvo, steward of the Bell Council. It was he who hired you.',
      ),
      t(
        '「よく来てくれた。書庫のどこかに、時計の心臓がある。銀の振り子だ。それを街へ持ち帰ってくれれば、あとはこの年寄りが直そう」',
        '"You came. Good. Somewhere in the library lies the heart of the clock, a silver pendulum. Bring it up to the town, and these old hands will do the rest."',
      ),
    ],
    LANTERN,
  ),
  stewardOfKing: says(t('マルヴォ、王のこと', 'Malvo, of the king'), [
    t(
      '「最初の王は眠らずに国を治めたという。眠らぬ者は、やがて狂う。鐘を止めたのは王だ。私はそう考えている」',
      '"The first king ruled without sleep, they say. Who never sleeps goes mad in the end. It is he who stopped the bell. So I believe."',
    ),
  ]),
  stewardOfPendulum: says(t('マルヴォ、振り子のこと', 'Malvo, of the pendulum'), [
    t(
      '「三つの謎の奥に隠されている。私には……そう、私のような者には、開けられない扉なのだよ」',
      '"It is hidden behind three riddles. I myself... no, those are doors that one like me cannot open."',
    ),
  ]),
  stewardLeaves: says(t('マルヴォ、別れ', 'Malvo, parting'), [
    t(
      '老人は灯火を高く掲げて見送った。石の床に、あなたたちの影が長く伸びる。あなたたちの影だけが。',
      'The old man lifts his lantern after you. Your shadows fall long across the stones. Yours, and no others.',
    ),
  ]),
  stewardShrugs: says(t('マルヴォ、首をかしげる', 'Malvo shrugs'), [
    t('「さて。年を取ると忘れっぽくてね」', '"Well now. One forgets so much, at my age."'),
  ]),
  gatekeeperGreets: says(
    t('門番オルサ', 'Orsa the gatekeeper'),
    [
      t(
        '錆びた槍にもたれて、透きとおった騎士がこちらを見ている。「客か。三百年ぶりだ。門番のオルサという。あいにく、門は下りている」',
        'A knight you can see through leans on a rusty spear. "Guests. The first in three hundred years. Orsa, keeper of this gate. The gate, I fear, is down."',
      ),
    ],
    KNIGHT,
  ),
  gatekeeperOfGate: says(t('オルサ、門のこと', 'Orsa, of the gate'), [
    t(
      '「外の門は西の塔、内の門は東の塔。それぞれに巻き上げ機がある。西へは、左の詰所から城壁を行くといい」',
      '"The outer gate is raised from the western tower, the inner one from the eastern. A winch in each. To come to the west, go through the guardroom on your left and along the wall."',
    ),
    t(
      '「裏切り者が一人いても、門は半分しか開かない。そういう造りなのさ」',
      '"A single traitor opens no more than half the way. That is why it was built so."',
    ),
  ]),
  gatekeeperOfBell: says(t('オルサ、鐘のこと', 'Orsa, of the bell'), [
    t(
      '「毎朝、聞いていたよ。あれが鳴ると、もう一日ここに立とうと思えた。九日前から、それがない」',
      '"I heard it every morning. When it rang I thought, well, one day more at my post. It is nine days now without it."',
    ),
  ]),
  gatekeeperOfArmoury: says(t('オルサ、武器庫のこと', 'Orsa, of the armoury'), [
    t(
      '「大広間の左手に武器庫がある。鍵は私が預かっていたんだが、西の城壁を見回っていた時に落としてしまった。矢狭間の下を、よく調べてごらん」',
      '"The armoury is on the left of the great hall. I had the key of it, until I dropped it on my round of the western wall. Search well below the arrow slits."',
    ),
  ]),
  gatekeeperOfSteward: says(t('オルサ、家令のこと', 'Orsa, of the steward'), [
    t(
      '「灯火の老人？　見ていないな。私は人の影を数えて通すんだ。影のない者は、数えようがない」',
      '"An old man with a lantern? I saw nobody. I count shadows, you see, as they pass. Who casts none I cannot count."',
    ),
  ]),
  gatekeeperLeaves: says(t('オルサ、別れ', 'Orsa, parting'), [
    t('「通られよ。朝が来たら、そう伝えてくれ」', '"Pass. And should there be a morning, come and tell me."'),
  ]),
  gatekeeperShrugs: says(t('オルサ、首を振る', 'Orsa shakes his head'), [
    t('「門のことなら何でも知っているが、それは知らないな」', '"Of gates I know everything. Of that, nothing."'),
  ]),
  twoHands: says(
    t('門の掲示', 'The sign at the gate'),
    [
      t(
        '『二つの手が門を上げる。一つは日の沈む方、一つは日の昇る方』',
        '"Two hands raise the gates: one where the sun goes down, one where it comes up."',
      ),
    ],
    SIGNPOST,
  ),
  outerGateShut: says(t('外の門', 'The outer gate'), [
    t('鉄格子の門は下りている。人の力では動かない。', 'The portcullis is down. No strength of yours moves it.'),
  ]),
  innerGateShut: says(t('内の門', 'The inner gate'), [
    t(
      '内の門も下りている。鎖は東の壁の中へ続いている。',
      'The inner gate is down as well. Its chains run into the eastern wall.',
    ),
  ]),
  westWinch: says(
    t('西の巻き上げ機', 'The western winch'),
    [
      t(
        '塔の心棒に、巻き上げ機が据えられている。回しますか？',
        'A winch stands at the heart of the tower. Do you turn it?',
      ),
    ],
    LEVER,
  ),
  eastWinch: says(
    t('東の巻き上げ機', 'The eastern winch'),
    [
      t(
        '西と同じ巻き上げ機だ。鎖に犬の毛がからんでいる。回しますか？',
        'It is the twin of the western one, with the hair of dogs in its chain. Do you turn it?',
      ),
    ],
    LEVER,
  ),
  guardroomWalls: says(t('詰所の落書き 一', 'Scratched in the guardroom 1'), [
    t(
      '壁に爪で刻まれている。『宵蛾は火に弱い。灯りに寄るのに』',
      'Scratched into the wall: "Dusk moths cannot bear fire. And still they come to the light."',
    ),
  ]),
  guardroomWatch: says(t('詰所の落書き 二', 'Scratched in the guardroom 2'), [
    t(
      '『今日も鐘が鳴った。今日も生きている。順番が逆でなくてよかった』',
      '"The bell rang, and I am alive. I am glad it was in that order."',
    ),
  ]),
  guardroomDice: says(t('詰所の落書き 三', 'Scratched in the guardroom 3'), [
    t(
      '『うつろな衛兵に賭けで負けた。中身がないので顔に出ないのだ』',
      '"Lost at dice to a hollow guard. Nothing in there to show on its face."',
    ),
  ]),
  armouryKey: says(
    t('武器庫の鍵', 'The key of the armoury'),
    [
      t(
        '矢狭間の下の、苔むした溝に、小さな鍵が光っていた。',
        'In the mossy gutter below an arrow slit something glints: a small key.',
      ),
    ],
    KEY,
  ),
  armouryLocked: says(
    t('武器庫の扉', 'The door of the armoury'),
    [t('鍵は三百年ぶりに、おとなしく回った。', 'After three hundred years the key turns without a sound.')],
    KEY,
  ),
  nightSky: says(
    t('地下の夜空', 'A sky under the ground'),
    [
      t(
        '中庭に出て、あなたたちは足を止めた。地の底なのに、頭の上に星がある。王は、城を沈める時に空も一緒に沈めたのだ。',
        'You come out into the courtyard, and stop. Deep under the earth there are stars overhead. When the king sank his palace he sank its sky along with it.',
      ),
    ],
    MOON,
  ),
  mosaic: says(
    t('礼拝堂の壁画', 'The mosaic of the chapel'),
    [
      t(
        '色石の壁画に、王冠の男が鐘の綱を握っている。その足もとで、街の人々が眠っている。男だけが、目を開けている。',
        'In coloured stones a crowned man holds the rope of a bell. At his feet the people of a town lie asleep. He alone has his eyes open.',
      ),
    ],
    ALTAR,
  ),
  stableStraw: says(t('馬小屋の藁', 'The straw of the stable'), [
    t(
      '藁の下に、蜜蝋の紙で包まれた菓子があった。信じがたいことに、まだ甘い。',
      'Under the straw lies a cake in waxed paper. You would not believe it, but it is still sweet.',
    ),
  ]),
  greatHall: says(
    t('大広間', 'The great hall'),
    [
      t(
        '長い食卓に、杯と皿が並んでいる。椅子は引かれ、パンは割られている。そして、誰もいない。壁の時計が、五時十九分で止まっている。',
        'Cups and plates stand along the table. Chairs are drawn back, bread is broken, and nobody is here. On the wall a clock has stopped at nineteen minutes past five.',
      ),
    ],
    STATUE,
  ),
} as const;
