import { conditionParameter } from '#domain/catalogs/conditionParameter.ts';
import { EMBLEMS } from '#domain/catalogs/emblems.ts';
import { ENTRANCE_CONDITIONS } from '#domain/catalogs/entranceConditions.ts';
import { LABYRINTH_SIZE_OPTIONS } from '#domain/catalogs/floorOptions.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { TITLES } from '#domain/catalogs/titles.ts';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { choice, flag, group, image, int, reference, sound, text, type ValuesOf } from '#domain/resource/field.ts';
import { checkLabyrinths } from '#domain/scenario/checkLabyrinths.ts';
import { type FloorRange, hasFloors } from '#domain/scenario/labyrinthRanges.ts';
import type { Label } from '#domain/text/languages.ts';

const floorNumber = (ja: string, en: string) => int(ja, en, { min: 0, max: 99 });
const item = (ja: string, en: string) => reference(ja, en, { to: 'item' });
const coordinate = (name: string) => int(name, name, { min: 0, max: 23 });

const fields = {
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
    ja: text('日本語', 'Japanese', { maxWidth: 40 }),
    en: text('英語', 'English', { maxWidth: 40 }),
  }),
  message_number: reference('入口のメッセージ', 'Entrance message', { to: 'labyrinth_message' }),
  title_icon: image('アイコン', 'Icon', 'emblems', EMBLEMS),
  with_signboard_displayed: flag('看板を表示', 'Signboard shown'),
  intrusion_condition_required: flag('入場条件あり', 'Entry condition'),
  intrusion_condition_number: choice('入場条件', 'Condition', ENTRANCE_CONDITIONS, 1),
  /** N for each condition; only that of the chosen one is used, the others are kept in case it changes back. */
  condition: group('条件の値N', 'Condition value N', {
    level: int('レベル', 'Level', { min: 0, max: 999, initial: 1 }),
    party_size: int('人数', 'Party size', { min: 1, max: 6 }),
    title: choice('称号', 'Title', TITLES),
    monster: reference('モンスター', 'Monster', { to: 'monster' }),
    item: item('アイテム', 'Item'),
  }),
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
};
export type LabyrinthSetting = ValuesOf<typeof fields>;

/** A labyrinth: its range of floors, its entrance and its ending (docs/product.md, "Labyrinths"). */
export const labyrinthSetting = defineResource({
  name: 'labyrinth_setting',
  fields,
  names: { ja: 'labyrinth_title.ja', en: 'labyrinth_title.en' },
  sections: [
    { title: { ja: 'タイトルとアイコン', en: 'Title and icon' }, fields: ['labyrinth_title', 'title_icon'] },
    {
      title: { ja: '階層と入口', en: 'Floors and entrance' },
      fields: ['map_hierarchy', 'labyrinth_size', 'labyrinth_entrance'],
    },
    {
      title: { ja: '入場条件', en: 'Entry condition' },
      fields: ['intrusion_condition_required', 'intrusion_condition_number', 'condition'],
    },
    {
      title: { ja: 'メッセージと看板', en: 'Message and signboards' },
      fields: ['message_number', 'with_signboard_displayed'],
    },
    { title: { ja: 'エンディング', en: 'Ending' }, fields: ['ending_item', 'setting_after_ending'] },
    { title: { ja: 'サウンド', en: 'Sound' }, fields: ['sound'] },
  ],
  check: (setting, number) => [
    ...rangeProblems(setting.map_hierarchy, number),
    ...titleProblems(setting),
    ...entranceProblems(setting),
    ...conditionProblems(setting),
  ],
  checkTogether: checkLabyrinths,
});

const NO_RANGE: Label = { ja: '階層範囲を設定してください。', en: 'A floor range must be set.' };

/** Returns why two floors make no range; labyrinth 0 has its own message (docs/product.md, "Messages"). */
export function rangeFault({ start, end }: FloorRange, labyrinth: number): Label | undefined {
  if (start === 0) return NO_RANGE;
  if (end >= start) return undefined;
  if (labyrinth !== 0) {
    return {
      ja: '迷宮の階層範囲の終わりが始まりより小さくなっています。',
      en: "The end of Labyrinth's map hierarchy is smaller than the top.",
    };
  }
  return {
    ja: '迷宮番号0の階層範囲の終わりが始まりより小さくなっています。',
    en: 'The end of the map hierarchy of labyrinth number 0 is smaller than the start',
  };
}

/** Reports an invalid range. A labyrinth starts without floors; whether it needs some depends on its title. */
function rangeProblems(range: FloorRange, labyrinth: number): Problem[] {
  const fault = range.start === 0 && range.end === 0 ? undefined : rangeFault(range, labyrinth);
  return fault
    ? [{ path: range.start === 0 ? 'map_hierarchy.start' : 'map_hierarchy.end', severity: 'error', fault }]
    : [];
}

/**
 * Reports missing floors or titles: with floors or a title, the floors and the title in both languages are required (docs/product.md,
 * "Labyrinths").
 */
function titleProblems({ map_hierarchy, labyrinth_title }: LabyrinthSetting): Problem[] {
  const isTitled = labyrinth_title.ja !== '' || labyrinth_title.en !== '';
  const isRanged = map_hierarchy.start !== 0 || map_hierarchy.end !== 0;
  if (!isTitled && !isRanged) return [];
  const missing = (['ja', 'en'] as const).filter((language) => labyrinth_title[language].trim() === '');
  return [
    ...missing.map((language): Problem => {
      return { path: `labyrinth_title.${language}`, severity: 'error', fault: { key: 'required' } };
    }),
    ...(isRanged ? [] : [{ path: 'map_hierarchy', severity: 'error', fault: NO_RANGE } as const]),
  ];
}

/** Warns of an entrance where nobody can enter (docs/domain.md, "Safe defaults"). */
function entranceProblems({ map_hierarchy, labyrinth_entrance, labyrinth_size }: LabyrinthSetting): Problem[] {
  if (!hasFloors(map_hierarchy)) return [];
  const { x, y, map } = labyrinth_entrance;
  const warning = (key: 'map' | 'x' | 'y', fault: Label): Problem => ({
    path: `labyrinth_entrance.${key}`,
    severity: 'warning',
    rule: 'passage',
    fault,
  });
  if (map === 0)
    return [warning('map', { ja: '入口の階が決まっていません。', en: 'The floor of the entrance is not set.' })];
  const side = FLOOR_SIZES[labyrinth_size as 0 | 1 | 2];
  const isInRange = map >= map_hierarchy.start && map <= map_hierarchy.end;
  return [
    ...(isInRange
      ? []
      : [
          warning('map', {
            ja: '入口がこの迷宮の階層の外にあります。',
            en: 'The entrance is not on a floor of this labyrinth.',
          }),
        ]),
    ...(['x', 'y'] as const)
      .filter((axis) => ({ x, y })[axis] >= side)
      .map((axis) =>
        warning(axis, {
          ja: '入口が迷宮の広さの外にあります。',
          en: 'The entrance is outside the size of the labyrinth.',
        }),
      ),
  ];
}

/** Warns of a condition without a value, which lets nobody in. */
function conditionProblems(setting: LabyrinthSetting): Problem[] {
  if (!setting.intrusion_condition_required) return [];
  const parameter = conditionParameter(setting.intrusion_condition_number);
  const none = { level: undefined, party_size: undefined, title: 0, monster: RECORD_KINDS.monster.none, item: 0 }[
    parameter
  ];
  if (setting.condition[parameter] !== none) return [];
  const fault = { ja: '条件の値が選ばれていません。', en: 'Nothing is chosen for the condition.' };
  return [{ path: `condition.${parameter}`, severity: 'warning', rule: 'incomplete', fault }];
}
