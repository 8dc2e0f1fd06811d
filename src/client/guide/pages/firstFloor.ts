import { guidePage, points, says, section, shows, steps } from '#client/guide/content.ts';

export const firstFloor = guidePage(
  'first-floor',
  ['はじめてのフロア', 'Your first floor'],
  [
    'シナリオを作り、壁と扉を描き、イベントを一つ置いて、中を歩いてみるまでの10分です。',
    'Ten minutes to create a scenario, draw walls and a door, place an event, and walk through it.',
  ],
  section(
    'scenario',
    ['シナリオを作る', 'Create a scenario'],
    steps(
      [
        '**シナリオ一覧**で**新規作成**を押し、タイトルを入れて**作成**を押します。英語のタイトルはあとからで構いません。',
        'On the **Scenario list** press **Add new**, enter a title and press **Create**. You can add the English title later.',
      ],
      [
        '開いたシナリオホームで**つぎの一歩**の「フロア01を描く」を押すと、フロアマップの画面に移ります。次に何をすればよいかは、いつもここで分かります。',
        'The home of the scenario always shows the **Next step**. The first one is “Draw floor 01”: press it to open the floor map.',
      ],
    ),
    says(
      '**はじめの内容**で**はじめの一式**を選ぶと、モンスターやアイテム、話す人がはじめから入ります。ほかの人の作品を手本に始めたいときは、[サンプル](publishing#samples)から作ることもできます。',
      'Under **Start from**, the **Starter set** gives you monsters, items and people who talk. You can also start from a [sample](publishing#samples) that somebody shares.',
    ),
  ),
  section(
    'walls',
    ['壁を描く', 'Draw walls'],
    shows('map'),
    steps(
      [
        '右の**道具**で**壁**を選び、マスとマスの間をなぞります。左ボタンで描き、右ボタンで消します。',
        'Choose **Wall** among the **Tools** on the right, and drag along the lines between cells. The left button draws, the right one erases.',
      ],
      [
        '**部屋**は四角くドラッグするだけで四方の壁ができます。扉を付ける側も選べます。**通路**は通った所を掘ります。',
        '**Room** makes four walls from a rectangle that you drag, with a door on the side you choose. **Corridor** digs along your path.',
      ],
      [
        '**扉**を選んで壁をなぞると、そこが扉になります。種類は鍵の扉、隠し扉、格子などから選べます。',
        'Choose **Door** and drag over a wall to make it a door. Its kinds include locked doors, hidden doors and gates.',
      ],
    ),
    points(
      [
        '間違えたら `Ctrl+Z`。フロアごとに20回まで戻せ、読み込み直しても残ります。',
        '`Ctrl+Z` undoes a mistake: 20 steps per floor, also after a reload.',
      ],
      [
        'ドラッグしている間は、幅×高さ（まっすぐな線なら長さ）がポインターのそばに出ます。',
        'While you drag, the width × height (or the length of a straight line) stands beside the pointer.',
      ],
      [
        '辺の片側だけに描くには `Ctrl` を押しながらドラッグします。向こうからは何もない、一方通行の壁や扉になります。',
        'Hold `Ctrl` to draw only one side of an edge. From the other side nothing is there: a one-way wall or door.',
      ],
      [
        'フロアの端はつながっています。端に壁がなければ、東へ出ると西から入ります。',
        'The edges of a floor are joined: without a wall there, a party that leaves in the east comes back in the west.',
      ],
      [
        '右のパネルは、境目をドラッグすると広くなります。ダブルクリックで元の幅に戻ります。',
        'Drag the edge of the panels at the right to make them wider. A double click resets them.',
      ],
      [
        '`?` を押すと操作の一覧が出ます。[キーとマウス](keys)にもまとめてあります。',
        '`?` lists all keys and gestures. They are also in [keys and mouse](keys).',
      ],
    ),
  ),
  section(
    'symmetry',
    ['対称に描く', 'Draw with symmetry'],
    points(
      [
        '`Z` で左右対称、`Shift+Z` で上下対称、`Shift+Y` で半回転の対称に描けます。もう一度押すとやめます。道具の欄の**対称に描く**でも選べます。',
        '`Z` switches left-right symmetry, `Shift+Z` up-down symmetry, and `Shift+Y` half-turn symmetry, as does **Symmetry** among the options of a tool.',
      ],
      [
        '線はフロアのまん中にあります。マスや辺を指して `Shift+A` を押すと、線がそこへ移ります。',
        'The axes are in the middle of the floor. Point at a cell or an edge and press `Shift+A` to put them there.',
      ],
      [
        '一筆とその写しは、`Ctrl+Z` 一度で戻ります。イベントは写りません。',
        'One `Ctrl+Z` undoes a stroke with its images. Events are not repeated.',
      ],
    ),
  ),
  section(
    'event',
    ['イベントを置く', 'Place an event'],
    steps(
      [
        '**イベント**を選び、**イベントの種類**から**メッセージを表示**を選びます。',
        'Choose **Event**, and as **Kind of event** choose **Show message**.',
      ],
      [
        '置きたいマスを押します。右にそのイベントの欄が開くので、そこに文章を書きます。メッセージが一つでき、このイベントにつながります。',
        'Press the cell. The event opens on the right. Write the text there: it becomes a message that this event uses.',
      ],
      [
        'ページを足したり、音や絵を付けたりするには、[迷宮メッセージ](messages)を開きます。',
        'To add pages, sounds and a picture, open it under [messages](messages).',
      ],
    ),
    says(
      '階段や宝箱、戦闘など、すべての種類は[イベント](events)にあります。',
      'Stairs, chests, battles and all other kinds are described in [events](events).',
    ),
  ),
  section(
    'settings',
    ['フロアの設定', 'Floor settings'],
    says(
      '地図の右の**フロア**のタブで、名前と見た目、難易度、出会う敵を決めます。難易度は一度に出会う敵の数と、逃げにくさに効きます。出会う敵は[遭遇表](encounters)から選びます。',
      'The tab **Floor** at the right of the map has the name, the look, the difficulty and the encounters. A higher difficulty makes groups larger and fleeing harder. Encounters come from the [encounter tables](encounters).',
    ),
  ),
  section(
    'walk',
    ['歩いてみる', 'Walk through it'],
    steps(
      [
        'マスを指して `P` を押すと、そこから[テストプレイ](test-play)が始まります。',
        'Point at a cell and press `P` to start a [test play](test-play) there.',
      ],
      [
        '`Esc` で地図に戻ると、パーティのいたマスが選ばれています。',
        '`Esc` brings you back to the map, to the cell where the party was.',
      ],
    ),
    says(
      '次は、このフロアを[迷宮](labyrinths)に入れて入口を決めます。プレイヤーはそこから入ってきます。',
      'Next, put the floor into a [labyrinth](labyrinths) and give it an entrance, where players come in.',
    ),
  ),
);
