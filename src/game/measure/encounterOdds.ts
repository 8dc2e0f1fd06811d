// Encounter odds. A corridor tries the three appearance slots of its floor in turn, each with its probability, until one succeeds; a
// monster room tries its own slot. The slot has an encounter table, from which a monster is drawn by weight (docs/domain.md, "Floor and
// cell", and docs/domain.md, "Encounter tables").
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { encounterSetting } from '#domain/resources/encounterSetting.ts';
import type { floorMap } from '#domain/resources/floorMap.ts';
import type { monster } from '#domain/resources/monster.ts';
import type { BattleRules } from '#game/rules/compileRules.ts';
import { groupSize, slotTable } from '#game/rules/encounterRate.ts';

type Floor = Pick<RecordOf<typeof floorMap>, 'appearance' | 'difficulty' | 'no_random_encounters'>;
type Table = Pick<RecordOf<typeof encounterSetting>, 'slots'>;
type Monster = Pick<RecordOf<typeof monster>, 'group_count'>;

/** A part of a floor: its corridors (0) or the rooms of one appearance slot (1-3), as `monster.room_id` of cells. */
export const PLACES = [0, 1, 2, 3] as const;
export type Place = (typeof PLACES)[number];

/** The chance that an encounter happens and is with this monster, 0 to 1, and the possible group size. */
export interface Odds {
  readonly monster: number;
  readonly chance: number;
  readonly groupSize: { readonly min: number; readonly max: number };
}

/**
 * The possible monsters in a place of a floor, likeliest first. Their chances add up to the chance of any encounter.
 * @param tables by number; a missing one is empty
 */
export function encounterOdds(
  rules: BattleRules,
  floor: Floor,
  place: Place,
  tables: ReadonlyMap<number, Table>,
  monsters: ReadonlyMap<number, Monster>,
): Odds[] {
  const chances = new Map<number, number>();
  for (const { table, chance } of drawnTables(floor, place)) {
    for (const { monster, share } of shares(tables.get(table))) {
      chances.set(monster, (chances.get(monster) ?? 0) + chance * share);
    }
  }
  return [...chances]
    .filter(([, chance]) => chance > 0)
    .map(([number, chance]) => ({ monster: number, chance, groupSize: groupSize(rules, floor, monsters.get(number)) }))
    .sort((one, other) => other.chance - one.chance || one.monster - other.monster);
}

/** The encounter tables that a place draws from, without duplicates, with the chance of each, in the order of the slots. */
export function drawnTables(floor: Floor, place: Place): { table: number; chance: number }[] {
  const chances = new Map<number, number>();
  slotChances(floor, place).forEach((chance, at) => {
    const table = slotTable(floor, at + 1);
    if (chance > 0) chances.set(table, (chances.get(table) ?? 0) + chance);
  });
  return [...chances].map(([table, chance]) => ({ table, chance }));
}

/** The chance of each of the three appearance slots of a floor to be drawn in a place, 0 to 1. */
export function slotChances({ appearance, no_random_encounters }: Floor, place: Place): number[] {
  const slots = [appearance.no1, appearance.no2, appearance.no3];
  if (place !== 0) return slots.map(({ probability }, at) => (at === place - 1 ? probability / 100 : 0));
  let left = no_random_encounters ? 0 : 1;
  return slots.map(({ probability }) => {
    const chance = left * (probability / 100);
    left -= chance;
    return chance;
  });
}

/** The share of each slot in the weights of a table, in order, 0 to 1; empty slots have 0. */
export function slotShares({ slots }: Table): number[] {
  const weights = slots.map(({ monster, weight }) => (monster === RECORD_KINDS.monster.none ? 0 : weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 0));
}

/** The monsters of a table without duplicates, each with its total share of the weights; empty slots are skipped. */
export function shares(table: Table | undefined): { monster: number; share: number }[] {
  if (!table) return [];
  const summed = new Map<number, number>();
  slotShares(table).forEach((share, at) => {
    const { monster } = table.slots[at] as Table['slots'][number];
    if (share > 0) summed.set(monster, (summed.get(monster) ?? 0) + share);
  });
  return Array.from(summed, ([monster, share]) => ({ monster, share }));
}
