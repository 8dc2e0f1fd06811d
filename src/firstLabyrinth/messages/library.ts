import { says, t } from '#firstLabyrinth/build/says.ts';

const [SHELF, BOOK, SCROLL, GHOST, SEALED, PORTRAIT, HOURGLASS, LANTERN] = [39, 52, 51, 75, 4, 66, 63, 64];
const answers = (title: string, titleEn: string, ja: string, en: string) => says(t(title, titleEn), [t(ja, en)]);

/** The messages, questions and answers of the library. */
export const libraryMessages = {
  enterLibrary: says(
    t('語らぬ書庫', 'The silent library'),
    [
      t(
        '本の匂いがする。見渡すかぎりの書架。ここでは、足音さえも書架の間に吸いこまれて、返ってこない。',
        'A smell of books, and shelves as far as you see. Even your steps are drawn in between them and do not come back.',
      ),
    ],
    SHELF,
  ),
  librarianGreets: says(
    t('司書ヴェル', 'Vell the librarian'),
    [
      t(
        '高い机の向こうで、目隠しをした女が本に指を走らせている。「お静かに。ヴェルと申します。三つの扉は、三つの棚が教えます」',
        'Behind a tall desk a woman with bound eyes runs her finger along a page. "Softly, please. I am Vell. Three doors there are, and three shelves that tell of them."',
      ),
    ],
    BOOK,
  ),
  librarianOfDoors: says(t('ヴェル、扉のこと', 'Vell, of the doors'), [
    t(
      '「北の三つの扉は、言葉で開きます。一つ目は詩の棚、南西。二つ目は歴史の棚、北西。三つ目は暦の棚、南東に。北東へは、お行きなさいますな。あそこでは灯りが消えます」',
      '"The three doors in the north open to words. For the first, look among the poets, in the south-west; for the second among the histories, north-west; for the third among the almanacs, south-east. Keep from the north-east. Lights go out there."',
    ),
  ]),
  librarianOfPendulum: says(t('ヴェル、振り子のこと', 'Vell, of the pendulum'), [
    t(
      '「九日前の夜、王冠の方が走って来られました。時計の心臓を抱いて。隠すためではありません。取られないために、です。同じことのようで、違うのですよ」',
      '"Nine nights ago one who wore a crown came running in here, the heart of the clock in his arms. Not to hide it. To keep it from being taken. You think that is the same. It is not."',
    ),
  ]),
  librarianOfSteward: says(t('ヴェル、家令のこと', 'Vell, of the steward'), [
    t(
      '「あの肖像をご覧になりましたか。では、顔はもうご存じですね。私は見えませんから、足音で人を覚えます。その人の足音は、三百年、年を取っていません」',
      '"You saw the portrait? Then you know his face. I cannot see, and know people by their step. His has not grown a day older in three hundred years."',
    ),
  ]),
  librarianLeaves: says(t('ヴェル、別れ', 'Vell, parting'), [
    t('「読み終えたら、元の棚へ」', '"When you have read it, back to its shelf."'),
  ]),
  librarianShrugs: says(t('ヴェル、頁をめくる', 'Vell turns a page'), [
    t('「その言葉は、目録にございません」', '"That word is not in the catalogue."'),
  ]),
  poem: says(
    t('詩の棚', 'Among the poets'),
    [
      t(
        '手垢のついた一冊が、いつも同じ頁で開く。\n『雪のまえ　鐘のあと\n　恋人のあいだに　わたしはいる\n　名を呼べば　わたしはいない』',
        'A well-worn book falls open at the same page.\n"Before the snow, after the bell,\nbetween two lovers: there I dwell.\nCall me by name, and I am gone."',
      ),
    ],
    BOOK,
  ),
  portrait: says(
    t('宮廷の肖像', 'The portrait of the court'),
    [
      t(
        '王と廷臣たちの大きな絵だ。描かれたのは三百年前。王の右に立つ家令の顔を、あなたたちは知っている。灯火を提げた、あの老人だ。',
        'A great picture of the king and his court, three hundred years old. You know the face of the steward at his right hand. It is the old man with the lantern.',
      ),
      t(
        'みなの足もとに、影が描かれている。家令の足もとにだけ、それがない。画家は、余白にこう書いた。『昼は連れ添い、闇では離れる。あの人だけが、売ってしまった』',
        'The painter gave every one of them a shadow, but not him. In the margin he wrote: "By day it walks with us, in the dark it leaves. He alone has sold it."',
      ),
    ],
    PORTRAIT,
  ),
  almanac: says(
    t('暦の棚', 'Among the almanacs'),
    [
      t(
        '暦の最後の頁。『それは毎晩死に、毎朝生まれる。王はその産声である。鐘を鳴らす者が絶えれば、生まれるはずだった朝は、止めた者のものとなる』',
        'The last page of an almanac. "Each night it dies, each morning it is born, and the king is its first cry. Should nobody ring the bell, the mornings that were to be belong to him who stopped it."',
      ),
    ],
    HOURGLASS,
  ),
  tornPage: says(
    t('破られた頁', 'The torn page'),
    [
      t(
        '第一の扉の裏側に、破り取られた頁が貼ってあった。『王は自らの手で鐘を止めた。奪われぬために。王は眠らない。我らが眠るために。――マルヴォよ、おまえが何を売り、何を買ったか、私は知っている』',
        'To the back of the door somebody has pasted a torn page. "The king stopped the bell with his own hand, so that nobody could steal it. He does not sleep, so that we may. And you, Malvo: I know what you sold, and what you bought."',
      ),
    ],
    SCROLL,
  ),
  firstRiddle: says(
    t('第一の扉', 'The first door'),
    [
      t(
        '扉に唇が彫られている。\n『名を呼ばれると消えるものは、何か』',
        'Lips are carved into the door.\n"What is gone when you call it by name?"',
      ),
    ],
    SEALED,
  ),
  secondRiddle: says(
    t('第二の扉', 'The second door'),
    [
      t(
        '扉に足が彫られている。\n『昼は連れ添い、闇では離れるものは、何か』',
        'Feet are carved into the door.\n"What walks with you by day, and leaves you in the dark?"',
      ),
    ],
    SEALED,
  ),
  thirdRiddle: says(
    t('第三の扉', 'The third door'),
    [
      t(
        '扉に、閉じた目が彫られている。\n『毎晩死に、毎朝生まれるものは、何か』',
        'Closed eyes are carved into the door.\n"What dies each night, and is born each morning?"',
      ),
    ],
    SEALED,
  ),
  firstAnswer: answers(
    '第一の答え',
    'The first answer',
    '沈黙\nちんもく\n静けさ\nしずけさ\n静寂\nせいじゃく',
    'silence\nthe silence\nquiet',
  ),
  secondAnswer: answers(
    '第二の答え',
    'The second answer',
    '影\nかげ\n影法師\nかげぼうし',
    'shadow\na shadow\nmy shadow\nshadows',
  ),
  thirdAnswer: answers(
    '第三の答え',
    'The third answer',
    '夜明け\nよあけ\n暁\nあかつき\n朝\nあさ\n日\n太陽',
    'dawn\nthe dawn\nmorning\nday\nthe sun\nsun',
  ),
  darkShelves: says(
    t('暗い書架', 'The dark shelves'),
    [t('灯りが、息を止められたように消えた。', 'Your light goes out, as if somebody had put a hand over its mouth.')],
    LANTERN,
  ),
  wraithRises: says(
    t('墨染めの亡霊', 'The Inkwraith'),
    [
      t(
        'こぼれた墨が、床から立ち上がる。書きかけの文字が体を這い、ほどけては結ばれる。『返却ハ　認メラレマセン』',
        'Spilled ink stands up from the floor. Half-written letters crawl over it and come undone. THIS VOLUME MAY NOT BE BORROWED.',
      ),
    ],
    GHOST,
  ),
  pendulum: says(
    t('銀の振り子', 'The silver pendulum'),
    [
      t(
        '台座の上で、銀の振り子は、まだかすかに揺れていた。手に取ると、あなたの鼓動と同じ速さになった。井戸を上り、街へ持ち帰ろう。',
        'On its stand the silver pendulum is still swinging, a very little. In your hand it takes on the beat of your heart. Bring it up the well, and home.',
      ),
    ],
    HOURGLASS,
  ),
} as const;
