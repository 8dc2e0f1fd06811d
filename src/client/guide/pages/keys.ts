import { guidePage, lists, says, section } from '#client/guide/content.ts';

export const keys = guidePage(
  'keys',
  ['キーとマウス', 'Keys and mouse'],
  ['地図と表で使える操作の一覧です。', 'All keys and gestures for maps and tables.'],
  section(
    'map',
    ['フロアマップ', 'Floor map'],
    says(
      '地図の上で `?` を押すと、同じ一覧が出ます。そこから**キーを変える**で好きなキーにできます。変えたキーは、ここにも変えたとおりに出ます。',
      'Press `?` on the map to see the same list. **Change keys** there assigns other keys, which are shown here too.',
    ),
    lists('mapKeys'),
  ),
  section(
    'tables',
    ['表', 'Tables'],
    says('表の中で `F1` を押しても出ます。', 'Pressing `F1` in a table shows them too.'),
    lists('tableKeys'),
  ),
  section(
    'forms',
    ['詳しい画面', 'Forms'],
    says(
      '`Alt+←` と `Alt+→` で前と次の番号へ移ります。`Ctrl+Z` で戻し、`Ctrl+Y` でやり直し、`Ctrl+S` で今すぐ保存します。',
      '`Alt+←` and `Alt+→` go to the previous and the next number. `Ctrl+Z` undoes, `Ctrl+Y` redoes, `Ctrl+S` saves at once.',
    ),
  ),
  section('play', ['テストプレイ', 'Test play'], lists('playKeys')),
);
