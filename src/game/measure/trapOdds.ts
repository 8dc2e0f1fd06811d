// The trap of a chest. By floor, it is drawn by weight from the active traps whose minimum difficulty the floor reaches; one of a set
// is drawn by the same weights, or it is fixed. The chest's chance of a trap is tried first.
import { FIXED_TRAP, NO_TRAP, TRAP_BY_FLOOR, type TreasureChest } from '#domain/resources/treasureChest.ts';
import type { TreasureTrap } from '#domain/resources/treasureTrap.ts';

type Traps = ReadonlyMap<number, TreasureTrap>;

/** A trap that may be drawn among others. */
export interface TrapWeight {
  readonly trap: number;
  readonly weight: number;
}

export interface TrapOdds {
  readonly trap: number;
  /** 0 to 1. */
  readonly chance: number;
}

/** The traps that are drawn where a floor decides, by number, together 1; none if none is drawn. */
export function trapsOfFloor(traps: Traps, difficulty: number): TrapOdds[] {
  return shares(byFloor(traps, difficulty));
}

const byFloor = (traps: Traps, difficulty: number): TrapWeight[] =>
  weighted(traps, ({ enabled, least_difficulty }) => enabled && least_difficulty <= difficulty);

/**
 * The traps that a chest may have, by number, with the chance of each when it is opened.
 * @param floorDifficulty `treasure_chest_trap` of the floor where it stands
 */
export function trapsOfChest(chest: TreasureChest, traps: Traps, floorDifficulty: number): TrapOdds[] {
  return shares(trapsToDraw(chest, traps, floorDifficulty))
    .map(({ trap, chance }) => ({ trap, chance: (chance * chest.trap_rate) / 100 }))
    .filter(({ chance }) => chance > 0);
}

/** The traps of which a chest that is armed has one, by their weights. */
export function trapsToDraw(chest: TreasureChest, traps: Traps, floorDifficulty: number): TrapWeight[] {
  switch (chest.trap_setting) {
    case NO_TRAP:
      return [];
    case FIXED_TRAP:
      return chest.trap === 0 ? [] : [{ trap: chest.trap, weight: 1 }];
    case TRAP_BY_FLOOR:
      return byFloor(traps, floorDifficulty + chest.trap_plus);
    default:
      return weighted(traps, ({ enabled }, number) => enabled && chest.traps[number] === true);
  }
}

const weighted = (traps: Traps, isMeant: (trap: TreasureTrap, number: number) => boolean): TrapWeight[] =>
  [...traps]
    .filter(([number, trap]) => trap.weight > 0 && isMeant(trap, number))
    .map(([trap, { weight }]) => ({ trap, weight }));

function shares(traps: readonly TrapWeight[]): TrapOdds[] {
  const total = traps.reduce((sum, { weight }) => sum + weight, 0);
  return traps.map(({ trap, weight }) => ({ trap, chance: weight / total }));
}
