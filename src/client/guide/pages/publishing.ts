import { guidePage, points, says, section, shows, steps } from '#client/guide/content.ts';

export const publishing = guidePage(
  'publishing',
  ['公開と共有', 'Publishing and sharing'],
  [
    '作品を読者に届け、サンプルとして共有する手順です。',
    'How to bring a work to its readers, and how to share it as a sample.',
  ],
  section(
    'release',
    ['リリースする', 'Release'],
    shows('publishing'),
    steps(
      [
        '**公開設定**の**タイトルと作者名**を書きます。登録すると変えられません。',
        'Under **Publishing**, write **Title and author name**. They cannot be changed after registration.',
      ],
      [
        '**作者コメント**と**検索項目**を書きます。検索項目の横には、数えた結果が出ます。',
        'Write **Author comments** and **Search items**. The counted values are shown beside the search items.',
      ],
      ['注意事項を読んで**同意する**を押します。', 'Read the warnings and press **Agree**.'],
      [
        '**リリース**の画面で**仮登録する**を押すと、シナリオコードが発行されます。',
        'On the page **Release**, press **Register** to get a scenario code.',
      ],
      [
        '公開先の状態を「公開準備中」にし、**リリースする**を押します。足りないものは**リリースの前に**に出ます。',
        'Set a place to “Preparing to publish” and press **Release**. Anything still missing is listed under **Before the release**.',
      ],
    ),
    says(
      '公開された内容は、その時点のままです。あとから編集しても、次のリリースまで読者には届きません。',
      'A release is frozen. Later edits reach readers only with the next release.',
    ),
  ),
  section(
    'statuses',
    ['状態と見える人', 'Statuses and who can see them'],
    says(
      '公開先ごとに、**見られる人**と**ダウンロードできる人**が表で分かります。「開発中」にすると、開発中の作品として紹介されますが、ダウンロードはできません。',
      'For each place, a table shows **Who can see it** and **Who can download it**. A work “In development” is listed as such, but cannot be downloaded.',
    ),
  ),
  section(
    'update',
    ['公開した作品を直す', 'Update a released work'],
    points(
      [
        '**ファイルを更新…**を押すと「公開準備中」に戻り、次のリリースまでダウンロードできません。',
        '**Update the file…** sets it back to “Preparing to publish”. Nobody can download it until the next release.',
      ],
      [
        '**前回のリリースからの変更**に、プレイヤーのセーブデータが続くかどうかが出ます。番号を変えると、続かないことがあります。',
        '**Changes since the last release** shows whether players’ saves remain valid. Changed numbers can break them.',
      ],
    ),
  ),
  section(
    'samples',
    ['サンプル', 'Samples'],
    points(
      [
        'シナリオ一覧の**サンプルとして共有…**で、アカウントのある人全員が読み込めるようになります。',
        '**Share as a sample…** in the scenario list lets everybody with an account load a scenario.',
      ],
      [
        '共有した内容は、**今の内容に更新**を押すまで変わりません。',
        'The shared content does not change until you press **Update to the current state**.',
      ],
      [
        'ほかの人のサンプルは、**中を見る**で眺め、**読み込む**で自分のシナリオにできます。',
        'For samples of others, **Look inside** shows the content, and **Load** makes a scenario of your own.',
      ],
    ),
  ),
);
