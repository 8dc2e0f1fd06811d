import type { Label, Language } from '#domain/text/languages.ts';

/** Increased whenever the meaning of the text below changes; then every author must read it and agree again. */
export const POLICY_VERSION = 3;

export interface PolicySection {
  readonly title: Label;
  readonly paragraphs: readonly Label[];
}

const section = (ja: string, en: string, ...paragraphs: readonly (readonly [ja: string, en: string])[]) => ({
  title: { ja, en },
  paragraphs: paragraphs.map(([paragraphJa, paragraphEn]) => ({ ja: paragraphJa, en: paragraphEn })),
});

/** The warnings that authors must know before they publish a scenario. */
export const PUBLISHING_WARNINGS: readonly PolicySection[] = [
  section(
    '仮登録のあとは変えられないもの',
    'What cannot change after provisional registration',
    [
      '仮登録でシナリオコードを受け取ると、タイトル（日本語・英語）と作者名は変えられなくなります。',
      'Once provisional registration has given the scenario its code, its titles in both languages and the author name can no longer be changed.',
    ],
    [
      'プレイヤーのセーブデータはシナリオコードごとに保存されます。ファイルの種類を切り替えるとコードが新しくなり、それまでのセーブデータは使えなくなります。',
      'Players’ saves are kept by the scenario code. Switching the file type gives a new code, and earlier saves no longer work.',
    ],
  ),
  section(
    '自分で作ったものだけを公開する',
    'Publish only your own work',
    [
      'ほかの人の文章・絵・音・名前を、許可なく使わないでください。追加画像とサブタイトル画像も同じです。',
      'Do not use texts, pictures, sounds or names of others without their permission. This also applies to additional images and subtitle pictures.',
    ],
    [
      '誰かを傷つける表現、差別、個人の情報を含む作品は公開できません。禁止ワードを含む作品も公開できません。',
      'Works that hurt or discriminate against people or reveal personal details must not be published. Works with banned words cannot be published.',
    ],
  ),
  section(
    '公開したあとの責任',
    'After publication',
    [
      '公開中の作品は誰でも見て、このサイトで遊び、ダウンロードできます。公開を止めても、すでにダウンロードされたものは残ります。',
      'Everyone can see a published work, play it on this site and download it. Players keep what they have downloaded, even after you stop publishing.',
    ],
    [
      'アイテム・フラグ・フロアの番号を動かすと、続きから遊ぶ人のセーブデータが合わなくなることがあります。更新の前に確かめてください。',
      'Changing the numbers of items, flags or floors may break players’ saves. Check this before you update.',
    ],
  ),
];

/** The handling of data of authors and of published scenarios. */
export const PRIVACY_POLICY: readonly PolicySection[] = [
  section('公開される情報', 'What becomes public', [
    '公開すると、タイトル・作者名・サブタイトル・一言コメント・作者コメント・検索項目・迷宮の中から見た絵などフロアの画像・公開日・プレイ回数・ダウンロード数が誰にでも見えます。メールアドレスとユーザー名は公開しません。',
    'Publishing shows everyone the titles, the author name, the subtitle, the one-line and author comments, the search items, pictures of the floors such as views from within the labyrinth, the date of release and the numbers of plays and downloads. Your e-mail address and username are not shown.',
  ]),
  section(
    '保存される情報',
    'What is stored',
    [
      'このサーバーには、シナリオの内容、公開した版、バックアップ、エンディングに到達した回数、読者からの不具合の報告、この確認をした日時と文章の版を保存します。',
      'This server stores the content of the scenario, its released versions, its backups, how often its endings were reached, the problems that readers report, and when you agreed to which version of this text.',
    ],
    [
      '読者からの報告を読めるのは、作者と、作者がその作品をいっしょに作る人、このサイトの管理者です。報告には、その読者のゲームの記録が付くことがあります。',
      'Readers’ reports can be read by the author, by the people with whom the author works on the scenario, and by the administrators of this site. A report may include the record of its reader’s game.',
    ],
  ),
  section(
    '削除',
    'Deletion',
    [
      '一度も公開していないシナリオは、削除するとすべて消えます。シナリオコードがあっても、そのタイトルはほかの作品が使えるようになります。',
      'Deleting a scenario that was never released removes all of it. Even if it has a scenario code, other works may use its titles afterwards.',
    ],
    [
      '一度でも公開した作品は消えません。公開中のものを削除すると、公開と共有が終わります。公開を停止したものや更新中のものを削除すると、アーカイブに移り、あとで元に戻せます。どちらの場合もシナリオコードとタイトルは、プレイヤーのセーブデータを守るためにその作品のものとして残ります。',
      'A work that was ever released is never removed. Deleting one that is open ends its publication and its sharing. Deleting one that is stopped or being updated moves it to your archive, from which you can restore it. In both cases its code and titles remain its own, for players’ saves.',
    ],
    [
      'アカウントを削除すると、公開したことのある作品はコードとタイトルだけが残り、作者の名前とファイルは消えます。',
      'When you delete your account, only the codes and titles of works that were released remain, without your name and without their files.',
    ],
  ),
  section('この文章の変更', 'Changes of this text', [
    '内容が変わったときは、次の公開の前にもう一度お読みいただきます。',
    'When this text changes, you are asked to read it again before your next release.',
  ]),
];

/** Returns warnings and policy as one plain text: a title, its paragraphs, an empty line. */
export const policyText = (language: Language): string =>
  [...PUBLISHING_WARNINGS, ...PRIVACY_POLICY]
    .map(({ title, paragraphs }) => [title, ...paragraphs].map((one) => one[language]).join('\n'))
    .join('\n\n');
