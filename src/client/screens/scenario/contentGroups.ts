import { RECORD_KINDS, type RecordKindName, RULE_KIND_NAMES } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';

interface ContentGroup {
  readonly title: Label;
  /** Where its records are worked on, below the path of the scenario. */
  readonly path: string;
  readonly kinds: readonly RecordKindName[];
}

const group = (path: string, title: Label, ...kinds: RecordKindName[]): ContentGroup => ({ title, path, kinds });

/** What a scenario holds, as its home tells it; each kind of record stands in one group. */
export const CONTENT_GROUPS: readonly ContentGroup[] = [
  group('labyrinths', { ja: '迷宮', en: 'Labyrinths' }, 'labyrinth_setting', 'labyrinth_flag', 'event_flag'),
  group(
    'data-settings/labyrinth-messages',
    RECORD_KINDS.labyrinth_message.title,
    ...(['labyrinth_message', 'signboard'] as const),
  ),
  group('data-settings/items', RECORD_KINDS.item.title, 'item'),
  group('data-settings/monsters', RECORD_KINDS.monster.title, 'monster'),
  group('data-settings/encounters', RECORD_KINDS.encounter_setting.title, 'encounter_setting'),
  group(
    'data-settings/treasure-chest',
    RECORD_KINDS.treasure_chest.title,
    ...(['treasure_chest', 'treasure_special_item', 'treasure_trap'] as const),
  ),
  group('data-settings/npc', RECORD_KINDS.npc.title, 'npc'),
  group('data-settings/additional-image', RECORD_KINDS.additional_image.title, 'additional_image'),
  group('data-settings/character', RECORD_KINDS.character.title, 'character'),
  group('data-settings/each-spell-setting', RECORD_KINDS.spell.title, 'spell'),
  group(
    'data-settings/magic-effect-auto',
    RECORD_KINDS.magic_set.title,
    ...(['magic_set', 'magic_row', 'magic_power_group', 'magic_effect', 'magic_chest_level'] as const),
  ),
  group('scenario-tools/game-rules', { ja: 'ゲームルール', en: 'Game rules' }, ...RULE_KIND_NAMES),
  group(
    'scenario-tools/work-outline',
    { ja: '公開設定', en: 'Publishing setting' },
    ...(['title_author_name', 'author_comment', 'search_item'] as const),
  ),
  group('play', { ja: 'テスト', en: 'Tests' }, 'test_set_up', 'play_test'),
];
