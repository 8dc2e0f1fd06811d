import { guidePage, points, says, section, steps } from '#client/guide/content.ts';

export const tables = guidePage(
  'tables',
  ['表を表計算のように使う', 'Tables like spreadsheets'],
  ['一覧の表で、たくさんのデータを一度に書きます。', 'How to edit many records at once in a table.'],
  section(
    'typing',
    ['入れる、直す', 'Type and edit'],
    points(
      [
        'セルを選んでそのまま打ちます。`F2` かダブルクリックで今の値を直します。`Enter` で下、`Tab` で右へ進みます。',
        'Select a cell and type. `F2` or a double click edits the current value. `Enter` moves down, `Tab` moves right.',
      ],
      [
        '選択肢やほかのデータを選ぶ列では、名前や番号を打つと候補が絞られます。`Alt+↓` で候補が開きます。',
        'In columns with choices or other records, type part of a name or a number to narrow them down. `Alt+↓` opens the list.',
      ],
      [
        '選んだ範囲の右下の角をドラッグすると、値が続きます（30、40から50、60）。`Ctrl` を押しながら離すと同じ値の複写です。`Ctrl+D` は下へ、`Ctrl+R` は右へ複写します。',
        'Drag the lower right corner of a selection to continue its values: 30, 40 give 50, 60. Release it with `Ctrl` to copy them. `Ctrl+D` copies down, `Ctrl+R` copies right.',
      ],
    ),
  ),
  section(
    'many',
    ['まとめて変える', 'Change many at once'],
    points(
      [
        '**まとめて編集…**では、選んだセルに足す、掛ける、同じ値にする、ができます。例が先に出ます。',
        '**Bulk edit…** sets, adds to or multiplies all selected cells. It shows an example first.',
      ],
      [
        '**文字を置き換え…**は、文字をまとめて置き換えます。',
        '**Find and replace…** replaces text in all selected cells.',
      ],
      [
        '**手本から選ぶ…**は、「はじまりの迷宮」や「はじめの一式」のデータを、それが使うものごと空いた番号に入れます。ほかのデータを選ぶ欄では、候補の最後にあります。',
        '**Pick from the sample…** brings a record of “The First Labyrinth” or of the starter set to a free number, with all that it uses. In fields that refer to a record it is the last entry of the list.',
      ],
      [
        '列の名前から、並べ替えと絞り込みができます。**列を選ぶ…**で見える列を変えられます。',
        'Sort and filter from the name of a column. **Choose columns…** changes which columns are shown.',
      ],
    ),
  ),
  section(
    'spreadsheet',
    ['表計算ソフトと行き来する', 'Use a spreadsheet program'],
    steps(
      [
        '`Ctrl+C` でコピーして、ExcelやLibreOfficeに貼り付けます。戻すときも貼り付けるだけです。',
        'Copy with `Ctrl+C` and paste into Excel or LibreOffice. Paste to bring it back.',
      ],
      [
        'ファイルで渡すには**エクスポート**を使います。文字コードはShift_JISです。',
        'To get a file, use **Export**. It is a CSV file in Shift_JIS.',
      ],
      [
        '**インポート**では、書き込む前に、変わるところと取り込めない行が出ます。前の状態は自動でバックアップに残ります。',
        '**Import** shows what would change and which rows are refused before anything is written. The previous state is kept as an automatic backup.',
      ],
      [
        'ほかのソフトの表も取り込めます。**どの列が何かを選ぶ**で列を選び、**この列で調べる**を押します。選ばない列の値は変わりません。UTF-8のファイルは**変換して調べる**で変換されます。',
        'Tables of other programs can be imported, too: **Choose which column is which**, then press **Check with these columns**. Values of other columns stay. A file in UTF-8 is converted by **Convert and check**.',
      ],
    ),
  ),
  section(
    'numbers',
    ['番号を変える', 'Change numbers'],
    says(
      '行を選んで**番号を変える…**を使うと、並べ直す、割り込ませる、すき間を詰める、などができます。その番号を使っているイベントやデータも、一緒に変わります。変わるところは先に出ます。',
      'With **Change numbers…** you can renumber the selected rows, insert them elsewhere, sort them or close gaps. Events and records that use these numbers follow. You see the changes beforehand.',
    ),
  ),
);
