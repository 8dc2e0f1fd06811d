// Rule 18 (docs/rules.md): the rate and the size of encounters.
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { floorMap } from '#domain/resources/floorMap.ts';
import type { monster } from '#domain/resources/monster.ts';
import type { BattleRules } from './compileRules.ts';

type Floor = Pick<RecordOf<typeof floorMap>, 'appearance' | 'difficulty'>;
type Monster = Pick<RecordOf<typeof monster>, 'group_count'>;

const MOST_IN_GROUP = 9;
const MOST_GROUPS = 4;

/**
 * The chance that a step in a corridor draws the appearance slots, in permille.
 * @param quiet steps since the last battle, including this one
 */
export function encounterRate({ battle }: BattleRules, quiet: number): number {
  const { encounter_rate, encounter_rise, encounter_most, quiet_steps } = battle;
  if (quiet <= quiet_steps) return 0;
  const risen = encounter_rate + encounter_rise * (quiet - quiet_steps - 1);
  return Math.max(encounter_rate, Math.min(encounter_most, risen));
}

/** The cumulative chance of an encounter after each step since a battle, 0 to 1, starting with the first step. */
export function metBy(rules: BattleRules, steps: number): number[] {
  let none = 1;
  return Array.from({ length: steps }, (_, at) => {
    none *= 1 - encounterRate(rules, at + 1) / 1000;
    return 1 - none;
  });
}

/** The chance of an encounter on entering a room, in whole per cent. @param own the room's probability */
export const roomRate = ({ battle }: BattleRules, own: number): number => Math.floor((own * battle.room_rate) / 100);

/** The maximum size of a group on a floor of a difficulty. */
export const largestGroup = ({ battle }: BattleRules, difficulty: number): number =>
  Math.min(MOST_IN_GROUP, difficulty + battle.most_in_group_plus);

/** The maximum number of groups in a battle. @param most the floor's own limit; 0 leaves it to the rules */
export function mostGroups({ battle }: BattleRules, difficulty: number, most: number): number {
  const limit = most || MOST_GROUPS;
  return battle.most_groups_by_depth ? Math.min(limit, Math.max(1, difficulty + 1)) : limit;
}

/** The encounter table of an appearance slot, 1 to 3. */
export const slotTable = (floor: Pick<Floor, 'appearance'>, slot: number): number =>
  appearanceSlot(floor, slot)?.value ?? RECORD_KINDS.encounter_setting.none;

/** The settings of an appearance slot of a floor; undefined for a slot other than 1 to 3. */
export const appearanceSlot = ({ appearance: { no1, no2, no3 } }: Pick<Floor, 'appearance'>, slot: number) =>
  [no1, no2, no3][slot - 1];

/** The possible group size of a monster on a floor. */
export function groupSize(
  rules: BattleRules,
  floor: Pick<Floor, 'difficulty'>,
  monster: Monster | undefined,
): { min: number; max: number } {
  const most = largestGroup(rules, floor.difficulty);
  const { min, max } = monster?.group_count ?? { min: 1, max: 1 };
  return { min: Math.min(min, most), max: Math.min(max, most) };
}

/**
 * The group size of a monster in a battle that names it.
 * @param count the number given by the battle; 0 for the monster's own group size
 */
export function sizeThere(
  rules: BattleRules,
  settings: Pick<Floor, 'difficulty'>,
  monster: Monster | undefined,
  count: number,
): { min: number; max: number } {
  const size = Math.min(count, largestGroup(rules, settings.difficulty));
  return count > 0 ? { min: size, max: size } : groupSize(rules, settings, monster);
}
