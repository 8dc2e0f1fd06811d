import { guidePage, points, says, section, shows } from '#client/guide/content.ts';

export const checks = guidePage(
  'checks',
  ['チェック', 'Checks'],
  ['シナリオ全体の問題と、足りないものの見つけ方です。', 'How to find mistakes and missing parts in a whole scenario.'],
  section(
    'list',
    ['チェックリスト', 'The check list'],
    shows('checks'),
    says(
      '**チェックリスト**に、直すところがすべて並びます。場所を押すと、その欄やマスへ移ります。上のタブの赤い数はエラー、黄色い数は注意です。',
      'The **Check list** shows everything that needs fixing. Press a place to go to its field or cell. On the tab, the red number counts errors and the yellow one warnings.',
    ),
    points(
      [
        '**エラー**は、ゲームで働かないものです。公開の前に直す必要があります。',
        'An **Error** does not work in the game. Fix it before a release.',
      ],
      [
        '**注意**は、多くの場合まちがいですが、わざとならそのままで構いません。',
        'A **Warning** is usually a mistake, but may be intended.',
      ],
      [
        '**お知らせ**は、誰にも出会わないフロアや、どこでも出会わないモンスターなどです。直す数には入りません。',
        '**Information** is for example about floors without encounters and monsters that appear nowhere. It is not counted.',
      ],
      [
        '英語がないものは別に数えます。日本語だけで公開することもできます。ただしタイトルには英語も必要です。',
        'Missing English is counted separately. You can release in Japanese only, except for the title.',
      ],
    ),
    says(
      'わざとしたものは、行の終わりの印で**意図どおり**にできます。その場所（欄やマス）が変わるまで、一覧にも、タブの数にも、地図の印にも出ません。**意図どおり**に切り替えると並び、外せます。公開できるかどうかは変わりません。',
      'What you intend can be marked as meant with the mark at the end of its row. Until its place, a field or a cell, changes, it is neither in the list, nor in the numbers on the tab, nor on the map. Switch to **Marked as meant** to see it and to take the mark back. It changes nothing about what a release requires.',
    ),
    says(
      '**分類**と**場所**で絞り込めます。かっこの中は、それぞれの件数です。**まとめ方**で、分類ごとにも場所ごとにも並べられ、見出しを押すとたためます。地図の注意にはフロアの図が付き、マスに印が付きます。図を押すと、そのマスが開きます。',
      '**Category** and **Place** filter the list, each with its count. **Group by** sorts the list by category or by place, and pressing a head folds its group. What is said of a map comes with a picture of the floor and a mark on the cell. Press the picture to open that cell.',
    ),
  ),
  section(
    'map',
    ['地図の上で', 'On the map'],
    says(
      '問題のあるマスには印が付き、指すと理由が出ます。行き着けないマスや、戻れない階段も見つかります。印は、メニューの**問題の印を出す・隠す**で消せます。横の欄に出る理由はたためます。',
      'Cells with a problem have a mark; point at it to see the reason. Unreachable cells and stairs without a way back are found too. **Show or hide problem marks** in the menu hides the marks. The reasons beside the map can be folded.',
    ),
  ),
  section(
    'words',
    ['禁止ワード', 'Banned words'],
    says(
      '使えない言葉が名前や文章にあると、**禁止ワード**に出ます。公開の前に直してください。',
      'Words that may not be used in names and texts are listed under **Banned words**. Remove them before a release.',
    ),
  ),
);
