import { guidePage, points, says, section, shows, steps } from '#client/guide/content.ts';

export const chests = guidePage(
  'chests',
  ['宝箱', 'Treasure chests'],
  [
    '中身と罠の決め方、置き方、出る率の確かめ方です。',
    'How to set the contents and the trap, where to place chests, and how to check the chances.',
  ],
  section(
    'content',
    ['中身を決める', 'Contents'],
    shows('chest'),
    steps(
      ['**宝箱**の一覧で番号を開き、**メモ**を付けます。', 'Open a number of **Treasure chests** and give it a note.'],
      [
        '**出やすい枠**、**中くらいの枠**、**出にくい枠**にアイテムを選びます。「この番号まで」も入れると、その範囲から一つが同じ率で選ばれます。',
        'Choose items for the **High slot**, the **Medium slot** and the **Low slot**. With “Up to”, one item of that range is drawn, all with the same chance.',
      ],
      [
        'お金はサイコロで決めます。出た目×10×（補正＋1）ゴールドです。',
        'Gold is rolled with dice: the result × 10 × (bonus + 1).',
      ],
    ),
    says(
      '**この宝箱から出るもの**に、開けたときに出る率と平均の数が出ます。',
      '**What this chest gives** shows the chance of each item and the average number.',
    ),
  ),
  section(
    'places',
    ['置く', 'Place it'],
    points(
      [
        '決まった場所には、イベントの「宝箱」を置きます。一度だけにすると、開けたあとは消えます。',
        'For a fixed place, use a “Treasure chest” event. If it happens once, it is gone after it has been opened.',
      ],
      [
        '敵が落とす宝箱は、モンスターの**部屋の宝箱**と**ランダムの宝箱**で選びます。',
        'Chests left by monsters are set by **Room treasure** (in rooms) and **Random treasure** (in corridors) of the monster.',
      ],
    ),
  ),
  section(
    'traps',
    ['罠', 'Traps'],
    points(
      [
        '**罠の決め方**は、なし、フロアに応じて、決まった罠、選んだ中のどれか、です。',
        '**Trap setting** is none, by the floor, a fixed trap, or one of several.',
      ],
      [
        'フロアに応じて選ぶときは、フロアの**宝箱の罠**の値までの難しさの罠から、重みで選ばれます。',
        'By the floor, the trap is drawn by weight from those with a minimum difficulty up to the **Treasure chest trap** of the floor.',
      ],
      [
        '27の罠は、**罠の変更**で名前もダメージも状態も変えられます。',
        'All 27 traps can be renamed and changed under **Traps**.',
      ],
    ),
  ),
  section(
    'specials',
    ['特別なアイテム', 'Special items'],
    says(
      '**特別なアイテム**のページでは、たくさんの宝箱やフロアから、ごくまれに出るアイテムを決めます。枠とは別に引かれます。',
      'The page **Special items** sets items that very rarely come out of many chests or floors. They are drawn in addition to the slots.',
    ),
  ),
  section(
    'appearance',
    ['出現を確かめる', 'Item appearance'],
    says(
      '**アイテムの出現確認**では、アイテムごと、階ごとに率が並び、**出てこないもの**ではどこからも手に入らないアイテムと、使われていない宝箱が分かります。',
      '**Item appearance** shows the chances by item and by floor. **Missing** lists items that cannot be found and chests that are not used.',
    ),
  ),
);
