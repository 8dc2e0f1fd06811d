import { guidePage, lists, points, says, section, shows, steps } from '#client/guide/content.ts';

export const testPlay = guidePage(
  'test-play',
  ['テストプレイ', 'Test play'],
  ['作りかけの迷宮を、好きなマスからすぐに歩きます。', 'Walk through your unfinished labyrinth from any cell.'],
  section(
    'begin',
    ['始める', 'Start'],
    shows('play'),
    steps(
      [
        '地図でマスを指して `P` を押すと、前と同じ準備で、そこからすぐに始まります。どのマスも選んでいなければ、迷宮の入口から始まります。',
        'Point at a cell of the map and press `P`: the game begins there at once, with the last set-up. If no cell is picked, it begins at the entrance of the labyrinth.',
      ],
      [
        '遊びかけのゲームがあれば、`P` でその続きに戻ります。地図には、止まっている所に印が出ます。',
        'If a game is paused, `P` continues it. The map marks where the party stands.',
      ],
      [
        '幅の広い画面では、ゲームが地図の右に並びます。遊びながら壁を直せます。`Esc` で地図へ、`P` でゲームへ移ります。',
        'On a wide screen the game stands at the right of the map, and you can change walls while you play. `Esc` goes to the map, `P` to the game.',
      ],
      [
        '準備を変えて始めるには `Shift+P` を押します。街から始めるには、シナリオホームの**テストプレイ**を押します。',
        'Press `Shift+P` to choose another set-up. To start in the city, press **Test play** on the home of the scenario.',
      ],
      [
        '向き、パーティ、レベル、お金、ONにするフラグ、持たせるアイテムを決めます。そのままでも始められます。',
        'Choose the facing, the party, its level, gold, flags and items, or keep the defaults.',
      ],
      [
        '**ここから始める**を押します。ここからは、キーはゲームのものです。',
        'Press **Start here**. From then on the keys are the game’s.',
      ],
    ),
    says(
      '同じ**乱数の種**と同じ操作なら、何度でも同じことが起こります。',
      'With the same **Seed** and the same inputs, the same things happen again.',
    ),
  ),
  section(
    'editing',
    ['直しながら遊ぶ', 'Edit while you play'],
    says(
      '地図やデータを直すと、続きからすぐに反映されます。`Esc` で地図に戻り、直してからまた続けられます。',
      'Changes to maps and data apply at once. Press `Esc` to go to the map, make your changes, and continue the game.',
    ),
  ),
  section(
    'time',
    ['時間を戻す', 'Go back in time'],
    says(
      '**時間の流れ**で、どの瞬間にも戻れます。戻った所から別のことをすれば、別の続きになります。**しおりを挟む**と、あとで同じ所へ戻れます。',
      'The **Time line** takes you back to any moment. If you do something else there, the game continues differently. **Bookmark this moment** lets you return to it.',
    ),
  ),
  section(
    'tools',
    ['作者の道具', 'Author’s tools'],
    points(
      [
        '**モンスターに出会わない**、**戦いは必ず勝つ**、**壁を通り抜ける**は、道筋だけを見たいときに使います。',
        '**No random battles**, **Win all battles** and **Walk through walls** help when you only want to check the route.',
      ],
      [
        'フラグを切り替え、アイテムやお金を渡し、地図をすべて見ることができます。',
        'You can switch flags, give items and gold, and reveal the map.',
      ],
      [
        'この階で済んだイベントと、ここで出会う相手の率も出ます。',
        'It also shows the events done on this floor and the encounter chances here.',
      ],
    ),
  ),
  section(
    'kept',
    ['始め方とテストを残す', 'Keep set-ups and tests'],
    points(
      [
        'よく使う始め方は、名前を付けて20まで残せます。このシナリオの作者なら誰でも使えます。',
        'You can keep up to 20 set-ups under names. Every author of the scenario can use them.',
      ],
      [
        'そこまでの手順を、テストとして20まで残せます。終わりのエンディング、マス、フラグを確かめます。',
        'You can keep the steps up to a moment as a test, up to 20 of them. A test checks an ending, a cell or flags at its end.',
      ],
      [
        'シナリオを変えるたびにテストがやり直され、同じように進めなくなると[チェックリスト](checks)に出ます。',
        'Tests run again after every change of the scenario. A test that no longer goes the same way is listed in the [check list](checks).',
      ],
    ),
  ),
  section('keys', ['キー', 'Keys'], lists('playKeys')),
);
