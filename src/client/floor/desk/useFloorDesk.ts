import { startTransition, useCallback, useEffect, useState } from 'react';
import { siteConnection } from '#client/api/connection/siteConnection.ts';
import type { FloorDesk } from './FloorDesk.ts';
import type { ScenarioFloors } from './ScenarioFloors.ts';

/**
 * The desk of a floor: at once where it is open already; while it is read, the one of the floor before. What could not be read is
 * read when there is a connection again.
 */
export function useFloorDesk(floors: ScenarioFloors, number: number) {
  const [opened, setOpened] = useState<FloorDesk>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // `attempt` is not used, but another one reads anew.
    let isCurrent = attempt >= 0;
    const read = () =>
      void floors.open(number).then(
        (desk) => {
          if (!isCurrent) return;
          // The whole map comes with it, in slices between which the page answers.
          startTransition(() => {
            setOpened(desk);
            setFailure(undefined);
          });
        },
        (error: unknown) => isCurrent && setFailure(error),
      );
    setFailure(undefined);
    read();
    const stop = siteConnection.subscribe((state) => {
      if (state === 'online' && !floors.known(number)) read();
    });
    return () => {
      isCurrent = false;
      stop();
      void floors
        .known(number)
        ?.pump.flush()
        .catch(() => {});
    };
  }, [floors, number, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const known = floors.known(number);
  return { desk: known ?? (failure === undefined ? opened : undefined), before: opened?.number, failure, retry };
}
