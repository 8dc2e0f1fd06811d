import { guidePage, points, says, section, steps } from '#client/guide/content.ts';

export const files = guidePage(
  'files',
  ['バックアップとファイル', 'Backups and files'],
  [
    '前の状態に戻し、シナリオを手元に残し、別の所へ移します。',
    'How to go back, to keep a scenario at home, and to move it.',
  ],
  section(
    'backups',
    ['バックアップ', 'Backups'],
    steps(
      [
        '**バックアップを保存**を押します。名前やメモを付けておくと、あとで探しやすくなります。',
        'Press **Save backup**. With a name or a note it is found more easily.',
      ],
      [
        'バックアップの画面の**変更点**で、一つ前や今との違いが、フロアは並べて、データは項目ごとに見られます。',
        '**Changes** on the page of backups compares one with the one before or with now: floors side by side, records by field.',
      ],
      [
        '**復元…**で全体を戻します。**このフロアだけ戻す…**、**この種類だけ戻す…**で一部だけも戻せます。',
        '**Restore…** brings back everything, **Restore this floor…** and **Restore this kind…** a part.',
      ],
    ),
    points(
      [
        '復元の前の状態は自動で残ります。戻したことも、また戻せます。',
        'What a restore replaces is kept first, so a restore can itself be taken back.',
      ],
      [
        '手動は新しいものから30件、自動は10件まで残ります。',
        'The newest 30 of your own are kept, and the newest 10 automatic ones.',
      ],
      [
        '一つのデータだけを戻すには、その画面の下の**バックアップの履歴**を使います。',
        'To take back a single record, use **History in the backups** at the end of its form.',
      ],
    ),
  ),
  section(
    'project',
    ['プロジェクトファイル', 'Project files'],
    says(
      'シナリオ一覧の**プロジェクトファイルを保存**で、画像も含めた全体が一つのZIPになります。読み込むと新しいシナリオになり、元のものは変わりません。古い版のファイルも、変わるところを示してから読み込みます。',
      '**Save as a project file** in your list makes one ZIP of everything, pictures too. Loaded, it becomes a new scenario and changes no other. Files of older versions are brought up to date, and you see what becomes of them.',
    ),
  ),
  section(
    'maps',
    ['マップデータ', 'Map data'],
    points(
      [
        '**マップとフロアの操作**から、フロアをJSON、Tiled、CSVでエクスポートできます。',
        'From **Map and floor actions**, floors are exported as JSON, for Tiled, or as CSV.',
      ],
      [
        '**マップの保存と読み込み…**では、地図に名前を付けて残し、どのフロアにも読み込めます。',
        '**Save and load maps…** keeps a map under a name, to be loaded into any floor.',
      ],
      [
        '**地図帳・画像・印刷**は、地図を画像にしたり、紙に刷ったりします。',
        '**Atlas, pictures, print** makes pictures of maps, or prints them.',
      ],
    ),
  ),
);
