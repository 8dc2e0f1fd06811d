// Every setting of the ten pages of rules has an effect: in the city, camp, chests and labyrinths here; those read elsewhere are listed
// with their reader.
import { describe, expect, test } from 'vitest';
import { jobRow, learningRow, raceRow, recordOfJob, THE_ONE } from '#domain/catalogs/ruleRows.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { LeafField } from '#domain/resource/field.ts';
import { type Leaf, leafValue, withLeaf } from '#domain/resource/leaf.ts';
import { battleSystemTreasureChest } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { directAttackSetting } from '#domain/resources/rules/directAttackSetting.ts';
import { experiencePoint } from '#domain/resources/rules/experiencePoint.ts';
import { fortifiedCitySetting } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { magicEffectRule } from '#domain/resources/rules/magicEffectRule.ts';
import { messageItem } from '#domain/resources/rules/messageItem.ts';
import { npcMagicRelated } from '#domain/resources/rules/npcMagicRelated.ts';
import { raceOccupation } from '#domain/resources/rules/raceOccupation.ts';
import { raceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { rememberAndSummonSpell } from '#domain/resources/rules/rememberAndSummonSpell.ts';
import type { World } from '#game/world/World.ts';
import { SCENES, type SceneName } from './scenes.ts';
import { GEM, settingsWorld, usual } from './settingsWorld.ts';

/** Settings that only battles read (tests/game/battle), by the beginning of their path. */
const OF_BATTLES: Readonly<Record<string, readonly string[]>> = {
  battle_system_treasure_chest: [
    ...['order_die', 'hit_min', 'hit_max', 'targets_fallen', 'helpless_damage', 'slayer_damage', 'parry_ac', 'breath_'],
    ...['flee_', 'ally_call_', 'attack_friendly_shifts', 'recover_', 'identify_monster', 'exp_shared_by'],
    ...['dispelled_gives_exp', 'group_spell_spill'],
  ],
  direct_attack_setting: ['reach', 'critical_', 'hides', 'hide_rate', 'dispels_from_level', 'dispel_malus'],
  magic_effect_rule: [
    'wards_when',
    'ward_strength.elements',
    'stacks',
    'stack_cap',
    'breath_damage',
    'magic_screen',
    'screen_breaks',
    'uses_by',
    'power_breaks',
    'curse_lifted_by.1',
  ],
  npc_magic_related: [
    'homing_leaves',
    'teleport_into_rock',
    'rock_damage',
    'magic_in_battle_fails',
    'continued_ends.2',
  ],
  remember_and_summon_spell: ['summon_', 'spell_level', 'monster', 'weight'],
};

/** Settings that the screen reads. */
const OF_THE_SCREEN: Readonly<Record<string, readonly string[]>> = {
  fortified_city_setting: [
    ...['city_name', 'castle_name', 'tavern_name', 'inn_name', 'shop_name', 'temple_name', 'training_ground_name'],
    ...['edge_of_town_name', 'title_icon', 'city_picture'],
  ],
  message_item: ['languages', 'message_window', 'text_speed', 'page_sound', 'start_sound'],
  npc_magic_related: ['light_range', 'automap', 'coordinate_shown'],
  race_occupation: ['race_names'],
  race_occupation_setting: ['name_'],
};

/** The tested records; for kinds with a record per class or race, only one of them. */
const [A_JOB, A_RACE] = [0, 0];
const THIEVES = 3;
const BISHOPS = 4;
const RECORDS: readonly (readonly [resource: Resource, number: number, only?: (path: string) => boolean])[] = [
  [battleSystemTreasureChest, THE_ONE],
  [directAttackSetting, recordOfJob(A_JOB), (path) => !/identif|picks/.test(path)],
  [directAttackSetting, recordOfJob(BISHOPS), (path) => /identif/.test(path)],
  [directAttackSetting, recordOfJob(THIEVES), (path) => /picks/.test(path)],
  [experiencePoint, recordOfJob(A_JOB)],
  [fortifiedCitySetting, THE_ONE],
  [magicEffectRule, THE_ONE],
  [messageItem, THE_ONE],
  [npcMagicRelated, THE_ONE],
  [raceOccupation, THE_ONE],
  [raceOccupationSetting, raceRow(A_RACE, 0), (path) => /initial_stats|wards/.test(path)],
  [raceOccupationSetting, jobRow(A_JOB), (path) => !/initial_stats|wards/.test(path)],
  [rememberAndSummonSpell, THE_ONE, (path) => /learn|threshold|uses|summon/.test(path)],
  [rememberAndSummonSpell, learningRow(BISHOPS), (path) => /mage|priest|known/.test(path)],
];

/** Other possible values of a setting, the most different ones first. */
function others(field: LeafField, value: unknown): unknown[] {
  switch (field.kind) {
    case 'flag':
      return [!value];
    case 'choice':
      return field.options.map(({ code }) => code).filter((code) => code !== value);
    case 'int':
      return [field.max, field.min, (value as number) + 1, (value as number) - 1].filter(
        (other) => other !== value && other >= field.min && other <= field.max,
      );
    case 'reference':
      return [GEM];
    default:
      return [];
  }
}

const isOf = (table: Readonly<Record<string, readonly string[]>>, { name }: Resource, { path }: Leaf): boolean =>
  table[name]?.some((beginning) => path.startsWith(beginning)) ?? false;

/** The scenes that can show the effect of a setting, by the kind of its record. */
const SEEN_IN: Readonly<Record<string, readonly SceneName[]>> = {
  battle_system_treasure_chest: ['figures', 'wipes', 'walking', 'events', 'chests'],
  direct_attack_setting: ['figures', 'shop', 'events', 'growth'],
  experience_point: ['growth'],
  fortified_city_setting: ['tavern', 'inn', 'shop', 'temple'],
  magic_effect_rule: ['figures', 'shop', 'temple', 'walking', 'chests'],
  message_item: ['shop', 'events', 'npcs', 'chests'],
  npc_magic_related: ['temple', 'wipes', 'npcs', 'events'],
  race_occupation: ['tavern', 'classes', 'growth', 'creation'],
  race_occupation_setting: ['classes', 'creation', 'chests'],
  remember_and_summon_spell: ['growth', 'creation'],
};

/** The result of a scene as text. */
const outcome = (scene: SceneName, world: World): string => JSON.stringify(SCENES[scene](world));
const base = settingsWorld();
const usually = new Map<SceneName, string>();
function usualOutcome(scene: SceneName): string {
  const known = usually.get(scene) ?? outcome(scene, base);
  usually.set(scene, known);
  return known;
}

/** Whether a setting changes the result of any scene. */
function isSeen(resource: Resource, number: number, leaf: Leaf): boolean {
  const record = usual(resource, number);
  const worlds = others(leaf.field, leafValue(record, leaf)).map((value) =>
    settingsWorld({ resource, number, record: withLeaf(record, leaf, value) }),
  );
  return (SEEN_IN[resource.name] ?? []).some((scene) =>
    worlds.some((world) => outcome(scene, world) !== usualOutcome(scene)),
  );
}

test('A game of the same world goes the same way again', () => {
  for (const scene of Object.keys(SCENES) as SceneName[]) {
    expect(outcome(scene, settingsWorld())).toBe(usualOutcome(scene));
  }
});

describe.each(
  RECORDS.map(([resource, number, only = () => true]) => ({ name: resource.name, number, resource, only })),
)('Of $name $number', ({ resource, number, only }) => {
  const leaves = resource.leaves.filter(
    (leaf) => only(leaf.path) && !isOf(OF_BATTLES, resource, leaf) && !isOf(OF_THE_SCREEN, resource, leaf),
  );
  test.each(leaves.map((leaf) => [leaf.path, leaf] as const))('%s is read', (_, leaf) => {
    expect(isSeen(resource, number, leaf)).toBe(true);
  });
});

test('What is said to be read elsewhere is there', () => {
  for (const table of [OF_BATTLES, OF_THE_SCREEN]) {
    for (const [name, beginnings] of Object.entries(table)) {
      const { leaves } = RECORDS.map(([resource]) => resource).find((resource) => resource.name === name) as Resource;
      for (const beginning of beginnings) expect(leaves.some(({ path }) => path.startsWith(beginning))).toBe(true);
    }
  }
});
