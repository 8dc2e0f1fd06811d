import { useAtom } from 'jotai';
import type { World } from '#game/world/World.ts';
import { textSpeedAtom } from './gameSettings.ts';
import { firstTextSpeed } from './textSpeed.ts';

/** How fast battles are told, as the player has chosen for all games, or else as the work has it; and how to choose. */
export function useTextSpeed(world: Pick<World, 'rules'>): [speed: number, choose: (speed: number) => void] {
  const [chosen, choose] = useAtom(textSpeedAtom);
  return [chosen ?? firstTextSpeed(world), choose];
}
