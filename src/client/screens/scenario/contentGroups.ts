import { RECORD_KINDS, type RecordKindName, RULE_KIND_NAMES } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';

interface ContentGroup {
  readonly title: Label;
  /** Where its records are worked on, below the path of the scenario. */
  readonly path: string;
  readonly kinds: readonly RecordKindName[];
}

const shared = (path: string, title: Label, ...kinds: RecordKindName[]): ContentGroup => ({ title, path, kinds });

/** What several kinds of record are worked on for. */
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
    { ja: '公開設定', en: 'Publishing setting' },
    ...(['title_author_name', 'author_comment', 'search_item'] as const),
  ),
  shared('play', { ja: 'テスト', en: 'Tests' }, 'test_set_up', 'play_test'),
];

/** Other kinds have an area of the data settings to themselves, in which their page is. */
const alone = (kind: RecordKindName): ContentGroup => {
  const { page, title } = RECORD_KINDS[kind];
  return shared(page.split(/[/#]/, 2).join('/'), title, kind);
};

/** What a scenario holds, as its home tells it; each kind of record is in one group. Floors are told elsewhere. */
export const CONTENT_GROUPS: readonly ContentGroup[] = [
  ...new Set(
    (Object.keys(RECORD_KINDS) as RecordKindName[])
      .filter((kind) => kind !== 'floor_map')
      .map((kind) => SHARED.find(({ kinds }) => kinds.includes(kind)) ?? alone(kind)),
  ),
];
