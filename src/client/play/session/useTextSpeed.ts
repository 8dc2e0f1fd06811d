import { useAtom } from 'jotai';
import type { World } from '#game/world/World.ts';
import { textSpeedAtom } from './gameSettings.ts';
import { firstTextSpeed } from './textSpeed.ts';

/** Returns the text speed of battles, as the player has chosen for all games or else as the work has it, and a setter. */
export function useTextSpeed(world: Pick<World, 'rules'>): [speed: number, choose: (speed: number) => void] {
  const [chosen, choose] = useAtom(textSpeedAtom);
  return [chosen ?? firstTextSpeed(world), choose];
}
