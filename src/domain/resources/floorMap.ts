import { CEILING_OPTIONS, FLOOR_OPTIONS, LABYRINTH_SIZE_OPTIONS, WALL_OPTIONS } from '#domain/catalogs/floorOptions.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { choice, flag, group, int, reference, text, withHelp } from '#domain/resource/field.ts';

/** The default set of automatic magic effects of a floor; it starts without magic. */
const NO_MAGIC_SET = 0;

/** The encounter table of a floor on which none was chosen; it starts empty (docs/domain.md, "Floor settings"). */
export const UNCHOSEN_TABLE = 0;

const appearance = (ja: string, en: string) =>
  group(ja, en, {
    value: reference('遭遇表', 'Encounter table', { to: 'encounter_setting', initial: UNCHOSEN_TABLE }),
    probability: withHelp(
      int('出現率（％）', 'Probability (%)', { min: 0, max: 100, initial: 100 }),
      '通路では枠1から順に試す率、部屋では入ったときに出会う率です。',
      'In corridors the slots are tried in order; in a room this is the chance on entering.',
      'encounters',
    ),
  });

/** The settings of a floor, without its grid (docs/domain.md, "Floor settings"). */
export const floorMap = defineResource({
  name: 'floor_map',
  fields: {
    name_ja: text('フロア名（日本語）', 'Floor name (Japanese)', { maxWidth: 20 }),
    name_en: text('フロア名（英語）', 'Floor name (English)', { maxWidth: 20 }),
    wall: choice('壁', 'Wall', WALL_OPTIONS),
    floor: choice('床', 'Floor', FLOOR_OPTIONS),
    ceiling: choice('天井', 'Ceiling', CEILING_OPTIONS),
    magic_set: reference('魔法セット', 'Magic set', { to: 'magic_set', initial: NO_MAGIC_SET }),
    difficulty: int('難易度', 'Difficulty', { min: 0, max: 99, topic: 'difficulty' }),
    treasure_chest_trap: withHelp(
      int('宝箱の罠', 'Treasure chest trap', { min: 0, max: 99 }),
      'この難しさまでの罠が出ます。高いほど外しにくくなります。',
      'Chests have traps up to this difficulty. Higher is harder to disarm.',
      'traps',
    ),
    force_movement_in_battle: withHelp(
      int('戦闘中の強制移動', 'Forced movement in battle', { min: 0, max: 99 }),
      'ラウンドごとに、この率（％）でパーティの並びが入れ替わります。',
      'Each round the order of the party is shuffled with this chance (%).',
    ),
    move_magic: int('移動の呪文', 'Movement magic', { min: 0, max: 1 }),
    coordinate_indicate_magic: int('座標表示の呪文', 'Coordinate magic', { min: 0, max: 1 }),
    no_random_encounters: flag('ランダム遭遇なし', 'No random encounters'),
    no_friendly_monsters: flag('友好的なモンスターなし', 'No friendly monsters'),
    max_group_number: withHelp(
      int('最大グループ数', 'Maximum groups', { min: 0, max: 6 }),
      '一度に現れるグループの上限です。0はルールに任せます。',
      'The most groups that appear at once. With 0 the rules decide.',
      'groupCount',
    ),
    appearance: group('遭遇', 'Encounters', {
      no1: appearance('出現枠1', 'Slot 1'),
      no2: appearance('出現枠2', 'Slot 2'),
      no3: appearance('出現枠3', 'Slot 3'),
    }),
    labyrinth_size: choice('迷宮の広さ', 'Labyrinth size', LABYRINTH_SIZE_OPTIONS),
  },
  names: { ja: 'name_ja', en: 'name_en' },
});
