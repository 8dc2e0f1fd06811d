import { ENTRANCE_CONDITIONS } from '#domain/catalogs/entranceConditions.ts';
import { LABYRINTH_SIZE_OPTIONS } from '#domain/catalogs/floorOptions.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { choice, flag, group, int, reference, sound, text } from '#domain/resource/field.ts';

const floorNumber = (ja: string, en: string) => int(ja, en, { min: 0, max: 99 });
const item = (ja: string, en: string) => reference(ja, en, { to: 'item' });
const coordinate = (name: string) => int(name, name, { min: 0, max: 23 });

/** A labyrinth: the range of floors it spans and how one enters and leaves it (spec 1 §3 "Labyrinth setting"). */
export const labyrinthSetting = defineResource({
  name: 'labyrinth_setting',
  fields: {
    map_hierarchy: group('階層範囲', 'Floor range', {
      start: floorNumber('開始階', 'First floor'),
      end: floorNumber('終了階', 'Last floor'),
    }),
    labyrinth_entrance: group('入口', 'Entrance', {
      x: coordinate('x'),
      y: coordinate('y'),
      map: floorNumber('階', 'Floor'),
    }),
    labyrinth_size: choice('広さ', 'Size', LABYRINTH_SIZE_OPTIONS),
    labyrinth_title: group('迷宮名', 'Title', {
      en: text('英語', 'English', { maxWidth: 40 }),
      ja: text('日本語', 'Japanese', { maxWidth: 40 }),
    }),
    message_number: reference('入口のメッセージ', 'Entrance message', { to: 'labyrinth_message' }),
    title_icon: int('アイコン', 'Icon', { min: 0, max: 99 }),
    with_signboard_displayed: flag('看板を表示', 'Signboard shown'),
    intrusion_condition_required: flag('入場条件あり', 'Entry condition'),
    intrusion_condition_number: choice('入場条件', 'Condition', ENTRANCE_CONDITIONS, 1),
    condition: int('条件の値N', 'N of the condition', { min: 0, max: 999 }),
    ending_item: item('エンディングのアイテム', 'Ending item'),
    setting_after_ending: group('エンディング後', 'After the ending', {
      gold: int('お金', 'Gold', { min: 0, max: 999_999_999 }),
      exp_point: int('経験値', 'Experience', { min: 0, max: 999_999_999 }),
      reward_item: item('報酬アイテム', 'Reward item'),
    }),
    sound: group('サウンド', 'Sound', {
      labyrinth: sound('迷宮', 'Labyrinth'),
      in_battle: sound('戦闘', 'Battle'),
      in_battle_2: sound('戦闘2', 'Battle 2'),
    }),
  },
});
