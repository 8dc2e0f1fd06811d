// The trap of a chest. By floor, it is drawn by weight from the active traps whose minimum difficulty the floor reaches; one of a set
// is drawn by the same weights, or it is fixed. The chest's chance of a trap is tried first.
import { FIXED_TRAP, NO_TRAP, TRAP_BY_FLOOR, type TreasureChest } from '#domain/resources/treasureChest.ts';
import type { TreasureTrap } from '#domain/resources/treasureTrap.ts';

export type Traps = ReadonlyMap<number, TreasureTrap>;

/** A trap that can be drawn, with its weight. */
export interface TrapWeight {
  readonly trap: number;
  readonly weight: number;
}

/** The traps drawn from on a floor of a difficulty. */
export const trapsByFloor = (traps: Traps, difficulty: number): TrapWeight[] =>
  weighted(traps, ({ enabled, least_difficulty }) => enabled && least_difficulty <= difficulty);

/** The possible traps of a chest that has a trap, with their weights. */
export function trapsToDraw(chest: TreasureChest, traps: Traps, floorDifficulty: number): TrapWeight[] {
  switch (chest.trap_setting) {
    case NO_TRAP:
      return [];
    case FIXED_TRAP:
      return chest.trap === 0 ? [] : [{ trap: chest.trap, weight: 1 }];
    case TRAP_BY_FLOOR:
      return trapsByFloor(traps, floorDifficulty + chest.trap_plus);
    default:
      return weighted(traps, ({ enabled }, number) => enabled && chest.traps[number] === true);
  }
}

const weighted = (traps: Traps, matches: (trap: TreasureTrap, number: number) => boolean): TrapWeight[] =>
  [...traps]
    .filter(([number, trap]) => trap.weight > 0 && matches(trap, number))
    .map(([trap, { weight }]) => ({ trap, weight }));
