import type { Label, Language } from '#domain/text/languages.ts';

/** The size of the guide's pictures in CSS pixels. */
export const GUIDE_PICTURE_SIZE = { width: 1200, height: 720 } as const;

/** The pictures by name, each with a description. `npm run screenshots` takes them in both languages into public/guide. */
export const GUIDE_PICTURES = {
  map: {
    ja: 'フロアマップの画面。左にフロアの一覧、中央に地図、右に道具とマスの内容',
    en: 'The floor map: floors on the left, the map in the middle, tools and the cell on the right',
  },
  event: { ja: '地図の横に開いたイベントの欄', en: 'An event, open beside the map' },
  labyrinth: { ja: '迷宮設定。階層の範囲と入口の地図', en: 'The settings of a labyrinth: its floors and its entrance' },
  message: { ja: 'メッセージの編集と、ゲームでの見え方', en: 'A message, and how the game shows it' },
  items: { ja: 'アイテムの一覧表', en: 'The table of items' },
  monster: { ja: 'モンスターの編集画面', en: 'The form of a monster' },
  encounters: {
    ja: '遭遇表と、それぞれのモンスターが現れる率',
    en: 'An encounter table with the chance of each monster',
  },
  chest: { ja: '宝箱の中身と、出る率', en: 'A chest, and how likely each thing comes out of it' },
  rules: { ja: 'ルールの数値と、その効き目', en: 'Numbers of the rules, each with what it does' },
  play: { ja: 'テストプレイの画面', en: 'A test play' },
  checks: { ja: 'チェックリスト', en: 'The check list' },
  publishing: { ja: '公開の手続きの画面', en: 'The page from which a work is published' },
} as const satisfies Readonly<Record<string, Label>>;

export type GuidePictureName = keyof typeof GUIDE_PICTURES;

/** Returns the address of a picture in a language. */
export const guidePictureAddress = (name: GuidePictureName, language: Language): string =>
  `/guide/${name}-${language}.webp`;
