// Rule 18 (docs/rules.md): when somebody is met, and how many.
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { floorMap } from '#domain/resources/floorMap.ts';
import type { monster } from '#domain/resources/monster.ts';
import type { BattleRules } from './compileRules.ts';

type Floor = Pick<RecordOf<typeof floorMap>, 'appearance' | 'difficulty'>;
type Monster = Pick<RecordOf<typeof monster>, 'group_count'>;

const MOST_IN_GROUP = 9;
const MOST_GROUPS = 4;

/** How likely a step in a corridor draws the appearance slots, in permille. @param quiet steps since the last battle, this one included */
export function encounterRate({ battle }: BattleRules, quiet: number): number {
  const { encounter_rate, encounter_rise, encounter_most, quiet_steps } = battle;
  if (quiet <= quiet_steps) return 0;
  const risen = encounter_rate + encounter_rise * (quiet - quiet_steps - 1);
  return Math.max(encounter_rate, Math.min(encounter_most, risen));
}

/** The chance that somebody was met by each step after a battle, 0 to 1, from the first on. */
export function metBy(rules: BattleRules, steps: number): number[] {
  let none = 1;
  return Array.from({ length: steps }, (_, at) => {
    none *= 1 - encounterRate(rules, at + 1) / 1000;
    return 1 - none;
  });
}

/** How likely entering a room meets who lives there. Whole per cent. @param own the room's probability */
export const roomRate = ({ battle }: BattleRules, own: number): number => Math.floor((own * battle.room_rate) / 100);

/** The most monsters of a group on a floor of a difficulty. */
export const largestGroup = ({ battle }: BattleRules, difficulty: number): number =>
  Math.min(MOST_IN_GROUP, difficulty + battle.most_in_group_plus);

/** The most groups at once. @param most of the floor; 0 leaves it to the rules */
export function mostGroups({ battle }: BattleRules, difficulty: number, most: number): number {
  const limit = most || MOST_GROUPS;
  return battle.most_groups_by_depth ? Math.min(limit, Math.max(1, difficulty + 1)) : limit;
}

/** The encounter table of an appearance slot, 1 to 3. */
export const slotTable = (floor: Pick<Floor, 'appearance'>, slot: number): number =>
  appearanceSlot(floor, slot)?.value ?? RECORD_KINDS.encounter_setting.none;

/** One of the three appearance slots of a floor, 1 to 3. */
export const appearanceSlot = ({ appearance: { no1, no2, no3 } }: Pick<Floor, 'appearance'>, slot: number) =>
  [no1, no2, no3][slot - 1];

/** How many of a monster come at once on a floor. */
export function groupSize(
  rules: BattleRules,
  floor: Pick<Floor, 'difficulty'>,
  monster: Monster | undefined,
): { min: number; max: number } {
  const most = largestGroup(rules, floor.difficulty);
  const { min, max } = monster?.group_count ?? { min: 1, max: 1 };
  return { min: Math.min(min, most), max: Math.min(max, most) };
}

/** How many of a monster that a battle names stand there. @param count as it says; 0 for as many as it comes in */
export function sizeThere(
  rules: BattleRules,
  settings: Pick<Floor, 'difficulty'>,
  monster: Monster | undefined,
  count: number,
): { min: number; max: number } {
  const size = Math.min(count, largestGroup(rules, settings.difficulty));
  return count > 0 ? { min: size, max: size } : groupSize(rules, settings, monster);
}
