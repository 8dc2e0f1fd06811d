import { guidePage, lists, points, says, section, shows, steps } from '#client/guide/content.ts';

export const testPlay = guidePage(
  'test-play',
  ['テストプレイ', 'Test play'],
  ['作りかけの迷宮を、好きなマスからすぐに歩きます。', 'Walk through what you have so far, from any cell, at once.'],
  section(
    'begin',
    ['始める', 'Begin'],
    shows('play'),
    steps(
      [
        '地図でマスを指して `P` を押します。街から始めるには、シナリオホームの**テストプレイ**を押します。',
        'Point at a cell of the map and press `P`. To begin in the city, press **Test play** on the home of the scenario.',
      ],
      [
        '向き、パーティ、レベル、ゴールド、ONにするフラグ、持たせるアイテムを決めます。そのままでも始められます。',
        'Choose the facing, the party, its level, gold, flags and items, or leave all as it is.',
      ],
      ['**ここから始める**を押します。', 'Press **Start here**.'],
    ),
    says(
      '同じ**乱数の種**と同じ操作なら、何度でも同じことが起こります。',
      'The same **Seed** and the same inputs make the same game again.',
    ),
  ),
  section(
    'editing',
    ['直しながら遊ぶ', 'Edit while you play'],
    says(
      '地図やデータを直すと、続きからすぐに反映されます。`Esc` で地図に戻り、直してからまた続けられます。ゲームは、ページを読み込み直すまで残ります。',
      'What you change in maps and data holds at once. `Esc` leads to the map; mend it and go on. A game lasts until its page is loaded anew.',
    ),
  ),
  section(
    'time',
    ['時間を戻す', 'Go back in time'],
    says(
      '**時間の流れ**で、どの瞬間にも戻れます。戻った所から別のことをすれば、別の続きになります。**しおりを挟む**と、あとで同じ所へ戻れます。',
      'The **Time line** leads back to any moment, and on along another way. **Bookmark this moment** keeps one to come back to.',
    ),
  ),
  section(
    'tools',
    ['作者の道具', 'Author’s tools'],
    points(
      [
        '**モンスターに出会わない**、**戦いは必ず勝つ**、**壁を通り抜ける**は、道筋だけを見たいときに使います。',
        '**No random battles**, **Win all battles** and **Walk through walls** help to look at the way alone.',
      ],
      [
        'フラグを切り替え、アイテムやゴールドを渡し、地図をすべて見ることができます。',
        'Turn flags, give items and gold, and reveal the map.',
      ],
      [
        'この階で済んだイベントと、ここで出会う相手の率も出ます。',
        'It also tells which events of the floor are done and who is met here.',
      ],
    ),
  ),
  section(
    'kept',
    ['始め方とテストを残す', 'Keep set-ups and tests'],
    points(
      [
        'よく使う始め方は、名前を付けて20まで残せます。このシナリオの作者なら誰でも使えます。',
        'Up to twenty set-ups are kept under names, for all authors of the scenario.',
      ],
      [
        'そこまでの手順を、テストとして20まで残せます。終わりのエンディング、マス、フラグを確かめます。',
        'The steps up to a moment can be kept as one of up to twenty tests, which checks an ending, a cell or flags at its end.',
      ],
      [
        'シナリオを変えるたびにテストがやり直され、同じように進めなくなると[チェックリスト](checks)に出ます。',
        'After each change they are played again, and one that no longer goes the same way stands in the [check list](checks).',
      ],
    ),
  ),
  section('keys', ['キー', 'Keys'], lists('playKeys')),
);
