import type { Label } from '#domain/text/languages.ts';

/** Increased whenever the meaning of the text below changes; then every author must read it and agree again. */
export const POLICY_VERSION = 2;

export interface PolicySection {
  readonly title: Label;
  readonly paragraphs: readonly Label[];
}

const section = (ja: string, en: string, ...paragraphs: readonly (readonly [ja: string, en: string])[]) => ({
  title: { ja, en },
  paragraphs: paragraphs.map(([paragraphJa, paragraphEn]) => ({ ja: paragraphJa, en: paragraphEn })),
});

/** What authors must know before they publish a scenario. */
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

/** How data of authors and published scenarios are handled. */
export const PRIVACY_POLICY: readonly PolicySection[] = [
  section('公開される情報', 'What becomes public', [
    '公開すると、タイトル・作者名・サブタイトル・一言コメント・作者コメント・検索項目・フロアの縮小図・公開日・プレイ回数・ダウンロード数が誰にでも見えます。メールアドレスとユーザー名は公開しません。',
    'Publishing shows everyone the titles, the author name, the subtitle, the one-line and author comments, the search items, small floor pictures, the date of release and the numbers of plays and downloads. Your e-mail address and username are not shown.',
  ]),
  section('保存される情報', 'What is stored', [
    'このサーバーには、シナリオの内容、公開した版、バックアップ、エンディングに到達した回数、読者からの不具合の報告、この確認をした日時と文章の版を保存します。',
    'This server stores the content of the scenario, its released versions, its backups, how often its endings were reached, the problems that readers report, and when you agreed to which version of this text.',
  ]),
  section('削除', 'Deletion', [
    '公開していないシナリオは、削除するとすべて消えます。公開した作品は、削除すると公開が止まり、共有も終わりますが、セーブデータを守るため記録は残ります。アカウントを削除すると、残った作品から作者の名前は外れます。',
    'Deleting an unpublished scenario removes all of it. Deleting a published one ends its publication and its sharing, and its record is kept for players’ saves. When you delete your account, your name is removed from what is kept.',
  ]),
  section('この文章の変更', 'Changes of this text', [
    '内容が変わったときは、次の公開の前にもう一度お読みいただきます。',
    'When this text changes, you are asked to read it again before your next release.',
  ]),
];
