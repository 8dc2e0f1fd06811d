import type { TreasureChest } from '#domain/resources/treasureChest.ts';
import { STREAM } from '#game/random/Random.ts';
import { trapsToDraw } from '#game/rules/chestTraps.ts';
import type { Run } from '#game/run/Run.ts';

/** The difficulty of the traps of a chest at the current position of the party. */
export const trapDifficulty = (
  { floor }: Pick<Run, 'floor'>,
  { trap_plus }: Pick<TreasureChest, 'trap_plus'>,
): number => (floor?.settings.treasure_chest_trap ?? 0) + trap_plus;

/** Draws the trap of a chest that the party finds; 0 for none. */
export function drawTrap(run: Run, chest: TreasureChest): number {
  const random = run.stream(STREAM.chest);
  const traps = trapsToDraw(chest, run.world.traps, run.floor?.settings.treasure_chest_trap ?? 0);
  if (traps.length === 0 || !random.chance(chest.trap_rate)) return 0;
  return traps[random.pick(traps.map(({ weight }) => weight))]?.trap ?? 0;
}
