import { defineTexts } from '#client/i18n/defineTexts.ts';

export const titleTexts = defineTexts({
  'titles.panel': { ja: 'タイトルと作者名', en: 'Titles and author name' },
  'titles.about': {
    ja: 'タイトルと作者名は、仮登録でシナリオコードを受け取ると変えられなくなります。ほかの作品が登録したタイトルは使えません。',
    en: 'Once provisional registration has given the scenario its code, titles and author name can no longer change. A title that another work has registered cannot be used.',
  },
  'titles.locked': {
    ja: 'このシナリオは仮登録されています。タイトルと作者名はシナリオコードとともに登録されているため、変えられません。',
    en: 'This scenario is provisionally registered. Its titles and author name are registered with the scenario code and cannot be changed.',
  },
  'titles.copy': { ja: '日本語のタイトルをコピー', en: 'Copy the Japanese title' },
  'titles.lacking': {
    ja: '公開には日本語と英語のタイトルが必要です。もう一方の言語は、同じタイトルでかまいません。',
    en: 'A release needs a title in Japanese and in English. The other language may have the same title.',
  },
  'titles.copyAlone': { ja: '両方の言語で同じタイトルにする', en: 'Use the same title for both languages' },
  'titles.save': { ja: 'タイトルと作者名を保存', en: 'Save titles and author name' },
  'titles.discard': { ja: '元に戻す', en: 'Discard' },
  'titles.notSaved': { ja: 'タイトルが保存されていません。', en: 'Title has not been saved!' },
  'titles.registered': { ja: 'このタイトルはすでに登録されています。', en: 'Title is already registered!' },
  'titles.saved': { ja: 'タイトルと作者名を保存しました', en: 'Titles and author name saved' },
  'titles.changed': {
    ja: 'ほかの場所で変更されました。今のタイトルを確かめて、もう一度保存してください。',
    en: 'They were changed elsewhere. Check the current titles and save again.',
  },
  'titles.preview': { ja: 'ゲームでのタイトル画面', en: 'Title screen in the game' },
  'titles.by': { ja: '作　{{name}}', en: 'by {{name}}' },
  'titles.ja': { ja: '日本語', en: 'Japanese' },
  'titles.en': { ja: '英語', en: 'English' },
  'titles.noPicture': { ja: '画像がまだありません', en: 'No picture yet' },
  'titles.coverEntrance': {
    ja: '最初の迷宮の入口から見た絵になります。公開するたびに、そのときの地図から描き直されます。',
    en: 'It shows the first labyrinth from its entrance, and is drawn anew from the map with each release.',
  },
  'titles.coverView': { ja: 'この場所から見た絵', en: 'The view from this place' },
  'titles.coverUnread': { ja: 'フロアを読み込めませんでした。', en: 'The floor could not be read.' },
  'titles.coverHint': {
    ja: '640×360ピクセルのPNG。公開作品の一覧と作品のページで使われます。',
    en: 'A PNG of 640 × 360 pixels, shown in the list of works and on the page of the work.',
  },
  'titles.pictureHint': {
    ja: '720×36ピクセル、背景が透明なPNG。両方の言語で同じ画像が出ます。',
    en: 'A PNG of 720 × 36 pixels with transparency, used for both languages.',
  },
});
