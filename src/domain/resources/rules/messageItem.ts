import { optionList } from '#domain/catalogs/optionList.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { choice, flag, int, sound, type ValuesOf } from '#domain/resource/field.ts';
import { percent, whole } from './ruleFields.ts';

const LANGUAGES = optionList([
  ['日本語と英語', 'Japanese and English'],
  ['日本語だけ', 'Japanese only'],
  ['英語だけ', 'English only'],
]);
const SPEEDS = optionList([
  ['一度に', 'At once'],
  ['とても速い', 'Very fast'],
  ['速い', 'Fast'],
  ['ふつう', 'Normal'],
  ['遅い', 'Slow'],
  ['とても遅い', 'Very slow'],
]);
const ANSWERS = optionList([
  ['全角・大文字・かなの違いを問わない', 'Ignore width, case and kana'],
  ['同じ文字だけ', 'Exact match'],
]);
/** The maximum of gold and experience. */
const MOST = 999_999_999_999;
const cap = (ja: string, en: string) => int(ja, en, { min: 0, max: MOST, initial: 999_999_999 });

const fields = {
  languages: choice('ゲームの言語', 'Languages of the game', LANGUAGES),
  message_window: whole('メッセージの行数', 'Message window lines', 3, 12, 8),
  text_speed: choice('文字の速さ', 'Text speed', SPEEDS, 2),
  page_sound: { ...sound('次のページの音', 'Next-page sound'), initial: 3 },
  start_sound: sound('始まりの音', 'Start sound'),
  typed_answers: choice('入力する答え', 'Typed answers', ANSWERS),
  search_checks_shop: flag('店に戻った品は、もう見つからない', 'Items back in stock are not found again', true),
  bag_size: whole('1人の持ち物の数', 'Items per member', 8, 20, 8),
  key_items_apart: flag('特別なアイテムは数に入れない', 'Special items do not count', true),
  special_sold: flag('特別なアイテムを売れる', 'Special items may be sold'),
  special_dropped: flag('特別なアイテムを捨てられる', 'Special items may be dropped'),
  broken_item_stays: flag('壊れた品が残る', 'Broken items stay'),
  identify_touch_curse: percent('鑑定で呪われる率', 'Identifying activates the curse', 10),
  auto_identify_cheap: whole(
    'この値段までは初めから鑑定済み',
    'Identified from the start up to this price',
    0,
    99_999_999,
    0,
  ),
  gold_cap: cap('お金の上限', 'Gold limit'),
  exp_cap: cap('経験値の上限', 'Experience limit'),
};
export type MessageItem = ValuesOf<typeof fields>;

/** The rules for messages and items. */
export const messageItem = defineResource({
  name: 'message_item',
  fields,
  sections: [
    {
      title: { ja: 'メッセージ', en: 'Messages' },
      fields: ['languages', 'message_window', 'text_speed', 'page_sound', 'start_sound', 'typed_answers'],
    },
    {
      title: { ja: '持ち物', en: 'Items' },
      fields: [
        ...(['bag_size', 'key_items_apart', 'special_sold', 'special_dropped', 'search_checks_shop'] as const),
        'broken_item_stays',
      ],
    },
    { title: { ja: '鑑定', en: 'Identification' }, fields: ['identify_touch_curse', 'auto_identify_cheap'] },
    { title: { ja: '上限', en: 'Limits' }, fields: ['gold_cap', 'exp_cap'] },
  ],
  calls: { verbs: ['list', 'replace', 'update'] },
});
