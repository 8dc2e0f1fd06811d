import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';

/** Numbers without an effect to show, by kind and path, with the reason. */
export const NOTHING_TO_TELL: Partial<Record<RecordKindName, Readonly<Record<string, string>>>> = {
  fortified_city_setting: { roster: 'A number of members is its own meaning.' },
  remember_and_summon_spell: { summon_count: 'A number of allies is its own meaning.' },
  message_item: {
    message_window: 'A number of lines is its own meaning.',
    bag_size: 'A number of things is its own meaning.',
    gold_cap: 'An amount of gold is its own meaning.',
  },
  npc_magic_related: {
    light_range: 'A number of cells is its own meaning.',
    light_range_light: 'A number of cells is its own meaning.',
    light_range_great: 'A number of cells is its own meaning.',
  },
  race_occupation_setting: { starting_gold: 'Its dice draw what comes of them.' },
};
