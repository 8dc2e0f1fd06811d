import { optionList } from '#domain/catalogs/optionList.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { choice, set, type ValuesOf } from '#domain/resource/field.ts';

/** The code of "not set", in every band. */
export const UNSET = 0;
const unset = ['未設定', 'Not set'] as const;
const amounts = optionList([unset, ['50以内', 'Within 50'], ['150以内', 'Within 150'], ['151以上', 'Over 150']]);

/** The bands by which readers look for a scenario (docs/product.md, "Work outline"). Frozen once landed. */
export const BANDS = {
  difficulty: optionList([
    unset,
    ['易しい', 'Easy'],
    ['やや易しい', 'Slightly easy'],
    ['普通', 'Normal'],
    ['やや難しい', 'Slightly hard'],
    ['難しい', 'Hard'],
  ]),
  depth: optionList([
    unset,
    ['小規模（10階まで）', 'Small (up to 10 floors)'],
    ['中規模（20階程度）', 'Medium (about 20)'],
    ['大規模（20階超）', 'Large (over 20)'],
  ]),
  monsters: amounts,
  items: amounts,
  clear_level: optionList([
    unset,
    ['レベル13以内', 'Within 13'],
    ['レベル36以内', 'Within 36'],
    ['レベル37以上', 'Over 36'],
  ]),
  play_time: optionList([
    unset,
    ['10時間以内', 'Within 10 h'],
    ['48時間以内', 'Within 48 h'],
    ['48時間超', 'Over 48 h'],
  ]),
  play_balance: optionList([unset, ['旧作型', 'Old type'], ['高レベル型', 'High level'], ['独自', 'Original']]),
} as const;

/** Play styles and languages of a scenario, any number of each. Frozen once landed. */
export const PLAY_STYLES = optionList([
  ['物語', 'Story'],
  ['ハクスラ', 'Hack and slash'],
  ['謎解き', 'Puzzle solving'],
]);
export const PLAY_LANGUAGES = optionList([
  ['日本語', 'Japanese'],
  ['英語', 'English'],
  ['その他', 'Other'],
]);

const fields = {
  difficulty: choice('難易度', 'Difficulty', BANDS.difficulty),
  depth: choice('迷宮の深さ', 'Labyrinth depth', BANDS.depth),
  monsters: choice('モンスターの数', 'Monsters', BANDS.monsters),
  items: choice('アイテムの数', 'Items', BANDS.items),
  clear_level: choice('クリアレベル', 'Clear level', BANDS.clear_level),
  play_time: choice('プレイ時間', 'Play time', BANDS.play_time),
  play_balance: choice('ゲームバランス', 'Play balance', BANDS.play_balance),
  play_style: set('プレイスタイル', 'Play style', PLAY_STYLES),
  languages: set('対応言語', 'Languages', PLAY_LANGUAGES),
};
export type SearchItem = ValuesOf<typeof fields>;

/** The author's answers by which readers find a scenario. */
export const searchItem = defineResource({
  name: 'search_item',
  fields,
  numberNames: () => ({ ja: '検索項目', en: 'Search items' }),
  sections: [
    { title: { ja: '難しさとバランス', en: 'Difficulty and balance' }, fields: ['difficulty', 'play_balance'] },
    { title: { ja: '規模', en: 'Size' }, fields: ['depth', 'monsters', 'items', 'clear_level', 'play_time'] },
    { title: { ja: '遊び方と言語', en: 'Play style and languages' }, fields: ['play_style', 'languages'] },
  ],
  calls: { verbs: ['list', 'replace', 'patch'] },
});
