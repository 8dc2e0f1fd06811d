import { guidePage, points, says, section, shows, steps } from '#client/guide/content.ts';

export const messages = guidePage(
  'messages',
  ['メッセージと看板、画像', 'Messages, signboards and pictures'],
  [
    '迷宮で読まれる文章と、そこに添える絵や音の作り方です。',
    'How to write the texts of the labyrinth, with pictures and sounds.',
  ],
  section(
    'writing',
    ['メッセージを書く', 'Write a message'],
    shows('message'),
    steps(
      [
        '**データ設定**の**迷宮メッセージ**で番号を開き、作者のためのタイトルを付けます。タイトルはゲームには出ません。',
        'In the **Data settings**, open a number of **Labyrinth messages** and give it a title. The title is for you; the game does not show it.',
      ],
      [
        '**本文（日本語）**と**本文（英語）**を書きます。**ページを追加**で20ページまで続けられます。',
        'Write **Text (Japanese)** and **Text (English)**. **Add a page** adds more, up to 20 pages.',
      ],
      [
        '横のウィンドウに、ゲームでの見え方が出ます。1行は全角20文字（半角40文字）です。',
        'The window beside it shows the message as in the game. A line has room for 40 half-width characters, or 20 Japanese ones.',
      ],
    ),
    points(
      [
        '**ウィンドウの行数**より長いページは、ゲームでは下が切れます。そうなるページには注意が出ます。',
        'A page longer than its **Window size in lines** is cut off in the game, and gets a warning.',
      ],
      ['英語のないメッセージは、一覧の横にまとめて出ます。', 'Messages without English are listed beside the table.'],
    ),
  ),
  section(
    'using',
    ['使う', 'Use a message'],
    says(
      'メッセージは、イベント、NPC、迷宮の入口などから番号で選びます。**使われている場所**で、どこから選ばれているかが分かります。使われている番号を[別の番号へ移す](tables#numbers)と、選んでいる側も一緒に変わります。',
      'Events, NPCs and entrances refer to a message by its number. **Used in** shows where. When you [change numbers](tables#numbers), all references follow.',
    ),
  ),
  section(
    'signboards',
    ['看板', 'Signboards'],
    says(
      '迷宮の入口と終わりに立つ看板です。横20文字、縦11行で、言語ごとに書きます。表示するかどうかは、迷宮設定の**看板を表示**で決めます。',
      'Signs at the entrance and the ending of a labyrinth: 20 columns by 11 lines, in each language. **Signboard shown** in the labyrinth settings turns them on.',
    ),
  ),
  section(
    'pictures',
    ['絵と音、追加画像', 'Pictures and sounds'],
    points(
      [
        '**表示する絵**は83枚、音は61個から選べます。音はその場で聞けます。',
        'There are 83 pictures for **Display graphic**, and 61 sounds that you can listen to right there.',
      ],
      [
        '自分の絵は**追加画像**に入れます。512×512のPNGで、大きさの合わない絵は入れる前に合わせられます。',
        'Add your own pictures under **Additional images**: PNG, 512 × 512. Other sizes can be fitted before the upload.',
      ],
    ),
  ),
);
