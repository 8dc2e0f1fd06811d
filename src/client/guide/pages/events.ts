import { guidePage, lists, points, says, section, shows, steps } from '#client/guide/content.ts';

export const events = guidePage(
  'events',
  ['イベント', 'Events'],
  [
    '階段、宝箱、会話、罠、フラグ。マスに起こることの作り方です。',
    'Stairs, chests, conversations, traps and flags: how to make things happen in a cell.',
  ],
  section(
    'placing',
    ['置く、直す、動かす', 'Place, edit and move'],
    shows('event'),
    steps(
      [
        '道具の**イベント**で空いたマスを押し、出てきた一覧から種類を選びます。一つのマスに置けるのは一つです。',
        'With the tool **Event** press an empty cell and choose a kind from the list beside it. A cell has at most one event.',
      ],
      [
        '置いたイベントを押すと欄が開きます。まだ足りないものは「確認してください」の下に並びます。',
        'Press a placed event to open it. Anything still missing is listed under “Please check”.',
      ],
      [
        'アイテムやNPCなどの欄に名前を打つと、まだないものはその場で作れます。横の印を押すと、地図の横に詳しい画面が開きます。',
        'In a field for an item, an NPC and so on, type a name: what does not exist yet can be created right there. The mark beside the field opens it next to the map.',
      ],
      [
        'イベントは別のマスへドラッグできます。ほかの階からの行き先も、動かした先へ付け替わります。',
        'Drag an event to move it. Links from other floors follow it.',
      ],
      [
        '**選択**の道具でいくつか囲むと、まとめて直せます。**イベントの種類を置き換える**では、種類ごと入れ替えられます。',
        'With the tool **Select** drag around several events to edit them together. **Replace a kind of event** exchanges their kind.',
      ],
    ),
  ),
  section(
    'when',
    ['いつ起こるか', 'When it happens'],
    points(
      [
        '**起こるとき**は、いつでも、フラグがONのとき、OFFのときから選びます。',
        '**Happens** can be always, while a flag is ON, or while it is OFF.',
      ],
      [
        '**起こる向き**を決めると、その向きで立ったときだけ起こります。',
        '**Required facing** limits it to parties that face that way.',
      ],
      [
        '「繰り返し」を一度だけにすると、仕事を終えたあとは二度と起こりません。宝箱を残して去ったときや戦闘から逃げたときは、終えたことになりません。',
        'An event that happens once is gone after it is done. A chest left shut or a battle you fled from is not done.',
      ],
      [
        '「完了時のフラグ」は、仕事を終えたときにONになります。次の扉や会話の条件に使えます。',
        'Its “Flag when done” turns ON then. Use it as the condition of the next door or conversation.',
      ],
    ),
  ),
  section(
    'targets',
    ['行き先のあるもの', 'Events with a target'],
    steps(
      [
        '階段や転移の欄で**地図で選ぶ**を押し、行き先のマスを押します。階を移ってからでも選べます。',
        'For stairs or a teleport, press **Pick on the map** and then the target cell, on this floor or another.',
      ],
      [
        '階段を置くと、行き先に戻りの階段もできます。地図では線でつながって見えます。',
        'Placing stairs also makes the stairs back at the target. The map shows a line between the two.',
      ],
      ['**行き先へ移動**か `G` で、つながりの先へ移れます。', '**Go to the target**, or `G`, jumps to the other end.'],
    ),
  ),
  section(
    'doors',
    ['扉と辺', 'Doors and edges'],
    says(
      '扉のイベントは、置いたマスの四つの辺の一つを対象にします。**鍵の扉**を地図に描き、そのマスに「扉」のイベントを置いて、辺と必要な鍵を選びます。格子は、イベントのフラグがONの間だけ通れます。一つの辺に二つのイベントを置くとエラーになります。',
      'A door event is about one of the four edges of its cell. Draw a **locked door**, place a “Door” event in that cell, and choose the edge and the key. A gate can be passed while the flag of its event is ON. Two events for one edge are an error.',
    ),
  ),
  section(
    'riddles',
    ['謎かけの答え', 'Answers of riddles'],
    says(
      '答えはメッセージとして書きます。その各行が、日本語も英語も、すべて正解になります。ひらがなや大文字の違いを問うかどうかは[ルール](rules)で決めます。',
      'Write the answers as a message. Every line of it, in both languages, is correct. The [rules](rules) decide whether case and kana matter.',
    ),
  ),
  section(
    'kinds',
    ['イベントの種類', 'Kinds of event'],
    says('22の分類に81種類あります。', 'There are 81 kinds in 22 categories.'),
    lists('events'),
  ),
);
