import { guidePage, points, says, section, steps } from '#client/guide/content.ts';

export const files = guidePage(
  'files',
  ['バックアップとファイル', 'Backups and files'],
  [
    '前の状態に戻し、シナリオを手元に残し、別の所へ移します。',
    'Go back to an earlier state, keep a copy of a scenario, or move it elsewhere.',
  ],
  section(
    'backups',
    ['バックアップ', 'Backups'],
    steps(
      [
        '**バックアップを保存**を押すと名前を聞かれます。そのまま `Enter` でもかまいません。名前は履歴に並びます。',
        'Press **Save backup**. It asks for a name; `Enter` alone takes the default. The name stands in the history.',
      ],
      [
        'バックアップの画面の**変更点**で、一つ前や今、ほかのバックアップとの違いが、フロアは並べて、データは項目ごとに見られます。',
        '**Changes** on the backups page shows the differences from the previous backup, from now or from any other backup: floors side by side, records by field.',
      ],
      [
        '**復元…**で全体を戻します。**このフロアだけ戻す…**、**この種類だけ戻す…**で一部だけも戻せます。',
        '**Restore…** restores everything. **Restore this floor…** and **Restore this kind…** restore a part.',
      ],
    ),
    points(
      [
        '復元の前の状態は自動で残ります。戻したことも、また戻せます。',
        'The state before a restore is kept automatically, so you can undo a restore, too.',
      ],
      [
        '手動は新しいものから30件、自動は10件まで残ります。',
        'The newest 30 manual backups and the newest 10 automatic ones are kept.',
      ],
      [
        '一つのデータだけを戻すには、その画面の下の**バックアップの履歴**を使います。',
        'To restore a single record, use **Backup history** at the end of its form.',
      ],
    ),
  ),
  section(
    'project',
    ['プロジェクトファイル', 'Project files'],
    says(
      'シナリオ一覧の**プロジェクトファイルを保存**で、画像も含めた全体が一つのZIPになります。読み込むと新しいシナリオになり、元のものは変わりません。古い版のファイルも、変わるところを示してから読み込みます。',
      '**Save as a project file** in the scenario list makes one ZIP file of everything, including pictures. Loading it creates a new scenario and changes no other. A file from an older version is updated, and you see the changes before it is loaded.',
    ),
  ),
  section(
    'maps',
    ['マップデータ', 'Map data'],
    points(
      [
        '**マップとフロアの操作**から、フロアをJSON、Tiled、CSVでエクスポートできます。',
        'From **Map and floor actions** you can export floors as JSON, for Tiled, or as CSV.',
      ],
      [
        '**手持ちのマップから壁を作る…**では、Tiled（.tmj・.tmx）やLDtkのマップ、CSVのマスの表から壁を作れます。ファイルを選び、使う所を枠で選び、通れないものに印を付けて**壁を作る**を押します。',
        '**Make walls from a map…** makes walls from a map of Tiled (.tmj, .tmx) or LDtk, or from a grid as CSV. Choose the file, frame the part to use, tick what is solid, and press **Make the walls**.',
      ],
      [
        '**マップの保存と読み込み…**では、地図に名前を付けて残し、どのフロアにも読み込めます。',
        '**Save and load maps…** keeps a map under a name, so that you can load it into any floor.',
      ],
      [
        '**地図帳・画像・印刷**は、地図を画像にしたり、紙に刷ったりします。',
        '**Atlas, images, print** turns maps into pictures, or prints them.',
      ],
    ),
  ),
);
