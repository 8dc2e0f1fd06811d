import { RECORD_KINDS, type RecordKindName, RULE_KIND_NAMES } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';

interface ContentGroup {
  readonly title: Label;
  /** The place where its records are edited, below the path of the scenario. */
  readonly path: string;
  readonly kinds: readonly RecordKindName[];
}

const shared = (path: string, title: Label, ...kinds: RecordKindName[]): ContentGroup => ({ title, path, kinds });

/** Groups of several kinds of record that are edited together. */
const SHARED: readonly ContentGroup[] = [
  shared('labyrinths', { ja: '迷宮', en: 'Labyrinths' }, 'labyrinth_setting', 'labyrinth_flag', 'event_flag'),
  shared(
    'data-settings/labyrinth-messages',
    RECORD_KINDS.labyrinth_message.title,
    ...(['labyrinth_message', 'signboard'] as const),
  ),
  shared(
    'data-settings/treasure-chest',
    RECORD_KINDS.treasure_chest.title,
    ...(['treasure_chest', 'treasure_special_item', 'treasure_trap'] as const),
  ),
  shared(
    'data-settings/magic-effect-auto',
    RECORD_KINDS.magic_set.title,
    ...(['magic_set', 'magic_row', 'magic_power_group', 'magic_effect', 'magic_chest_level'] as const),
  ),
  shared('scenario-tools/game-rules', { ja: 'ゲームルール', en: 'Game rules' }, ...RULE_KIND_NAMES),
  shared(
    'scenario-tools/work-outline',
    { ja: '公開設定', en: 'Publishing' },
    ...(['title_author_name', 'author_comment', 'search_item'] as const),
  ),
  shared('play', { ja: 'テスト', en: 'Tests' }, 'test_set_up', 'play_test'),
];

/** Each other kind has a group of its own, for the area of the data settings that contains its page. */
const alone = (kind: RecordKindName): ContentGroup => {
  const { page, title } = RECORD_KINDS[kind];
  return shared(page.split(/[/#]/, 2).join('/'), title, kind);
};

/** The groups of a scenario's records on its home; each kind of record is in one group. Floors are shown elsewhere. */
export const CONTENT_GROUPS: readonly ContentGroup[] = [
  ...new Set(
    (Object.keys(RECORD_KINDS) as RecordKindName[])
      .filter((kind) => kind !== 'floor_map')
      .map((kind) => SHARED.find(({ kinds }) => kinds.includes(kind)) ?? alone(kind)),
  ),
];
