import { guidePage, points, says, section, steps } from '#client/guide/content.ts';

export const desk = guidePage(
  'desk',
  ['画面の使い方', 'Finding your way'],
  [
    'どこに何があり、いつ保存され、オフラインではどうなるか。',
    'Where things are, when they are saved, and what happens offline.',
  ],
  section(
    'screens',
    ['シナリオの画面', 'The screens of a scenario'],
    points(
      [
        '上のタブがシナリオの各画面です。**データ設定**や**ゲームルール**では、その中の種類が左に並びます。種類に複数のページがあれば、作業の上にタブが出ます。',
        'The tabs at the top are the screens of the scenario. In **Data settings** or **Game rules** the kinds of data or rules stand at the left, and the pages of a kind, where it has several, in tabs above the work.',
      ],
      [
        '左上のメニュー（☰）から、ほかのシナリオや**ユーザー情報**へ移れます。',
        'The menu (☰) at the upper left leads to your other scenarios and to **User information**.',
      ],
      [
        'スマートフォンでは、タブ、種類とページ、バックアップ、ガイド、お知らせもこのメニューにあります。',
        'On a phone that menu also holds the tabs, the kinds and pages, the backups, the guide and the notifications.',
      ],
    ),
  ),
  section(
    'finding',
    ['探す', 'Find anything'],
    points(
      [
        '`Ctrl+K`（Macでは `⌘K`）で**画面や操作を探す**が開きます。画面、フロア、データ、ルールの設定、操作、このガイドの項目を、言葉や番号で探せます。日本語でも英語でも見つかります。',
        '`Ctrl+K` (`⌘K` on a Mac) opens **Find a screen or command**. It finds screens, floors, records, rule settings, commands and headings of this guide by words or numbers, in both languages.',
      ],
      [
        'シナリオの**検索**は、名前だけでなく文章や地図のイベントも探します。',
        '**Search** in a scenario also searches texts and the events on maps.',
      ],
      [
        '画面の上の「？」を押すと、その画面についてのページが別のタブで開きます。作業中の画面はそのまま残ります。',
        'The “?” at the top opens the guide page about the current screen in another tab. Your work stays open.',
      ],
    ),
  ),
  section(
    'saving',
    ['保存', 'Saving'],
    points(
      [
        '変更は手を止めるとすぐに保存されます。今すぐ送りたいときは `Ctrl+S` です。',
        'Changes are saved as soon as you pause. `Ctrl+S` sends them at once.',
      ],
      ['「保存済み」と出るのは、サーバーが受け取ったあとだけです。', 'It says “saved” only after the server has them.'],
      [
        '長すぎる文は下書きとして残ります。入りきらない分を勝手に切ることはありません。',
        'A text that is too long is kept as a draft. Nothing is cut off automatically.',
      ],
      [
        '区切りのよいところで**バックアップを保存**を押しておくと、いつでもそこへ[戻れます](files#backups)。',
        'Press **Save backup** from time to time, so that you can [go back](files#backups) to that state.',
      ],
    ),
  ),
  section(
    'offline',
    ['オフラインと二つのタブ', 'Offline and in two tabs'],
    points(
      [
        '接続がなくても描き続けられます。変更はブラウザに残り、つながると送られます。タブを閉じても失われません。',
        'You can continue without a connection. Changes are kept in the browser and sent later, even if you close the tab.',
      ],
      [
        '同じシナリオをほかのタブや端末で変えても、黙って上書きされることはありません。別の所の変更は一つにまとまり、同じ所を両方で変えたときだけ、どちらを残すか尋ねます。',
        'Changes from other tabs or devices never overwrite yours silently. They are merged, and you are asked which one to keep only where both changed the same thing.',
      ],
    ),
  ),
  section(
    'account',
    ['言語、表示、アカウント', 'Language, theme and account'],
    steps(
      [
        '右上の自分の印を押すと、画面の言語と**明るい**・**暗い**の表示を切り替えられます。',
        'Your picture at the top right opens a menu with the language of the screen and the theme, **Light** or **Dark**.',
      ],
      [
        '**ユーザー情報**では、プロフィールやパスワードを変え、ほかの端末をログアウトさせることができます。',
        'Under **User information** you can change your profile and password, and log out other devices.',
      ],
    ),
    says(
      'シナリオの文章の言語は、画面の言語とは別です。どちらの画面でも日本語と英語の両方を書けます。',
      'The language of the screen is independent of your scenario: you can write Japanese and English in either.',
    ),
  ),
);
