// The chances of the traps of a chest: whether it has a trap is tried first, then one is drawn by weight (rules/chestTraps.ts).
import type { TreasureChest } from '#domain/resources/treasureChest.ts';
import { type Traps, type TrapWeight, trapsByFloor, trapsToDraw } from '#game/rules/chestTraps.ts';

export interface TrapOdds {
  readonly trap: number;
  /** 0 to 1. */
  readonly chance: number;
}

/** The traps that are drawn by floor, by number, with the sum 1; empty if there are none. */
export function trapsOfFloor(traps: Traps, difficulty: number): TrapOdds[] {
  return shares(trapsByFloor(traps, difficulty));
}

/**
 * The possible traps of a chest, by number, with the chance of each when the chest is opened.
 * @param floorDifficulty `treasure_chest_trap` of the floor of the chest
 */
export function trapsOfChest(chest: TreasureChest, traps: Traps, floorDifficulty: number): TrapOdds[] {
  return shares(trapsToDraw(chest, traps, floorDifficulty))
    .map(({ trap, chance }) => ({ trap, chance: (chance * chest.trap_rate) / 100 }))
    .filter(({ chance }) => chance > 0);
}

function shares(traps: readonly TrapWeight[]): TrapOdds[] {
  const total = traps.reduce((sum, { weight }) => sum + weight, 0);
  return traps.map(({ trap, weight }) => ({ trap, chance: weight / total }));
}
