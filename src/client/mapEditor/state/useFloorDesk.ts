import { useCallback, useEffect, useState } from 'react';
import type { FloorDesk } from './FloorDesk.ts';
import type { ScenarioFloors } from './ScenarioFloors.ts';

/** The desk of a floor: at once where it is open already; while it is read, the one of the floor before. */
export function useFloorDesk(floors: ScenarioFloors, number: number) {
  const [opened, setOpened] = useState<FloorDesk>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // `attempt` is not used, but another one reads anew.
    let isCurrent = attempt >= 0;
    setFailure(undefined);
    floors.open(number).then(
      (desk) => isCurrent && setOpened(desk),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
      void floors
        .known(number)
        ?.pump.flush()
        .catch(() => {});
    };
  }, [floors, number, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const known = floors.known(number);
  return { desk: known ?? (failure === undefined ? opened : undefined), failure, retry };
}
