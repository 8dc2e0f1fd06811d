import { startTransition, useCallback, useEffect, useState } from 'react';
import { siteConnection } from '#client/api/connection/siteConnection.ts';
import type { FloorDesk } from './FloorDesk.ts';
import type { ScenarioFloors } from './ScenarioFloors.ts';

/**
 * Returns the desk of a floor: at once if it is already open; while it is being read, the desk of the previous floor. A failed read is
 * repeated when the connection is back.
 */
export function useFloorDesk(floors: ScenarioFloors, number: number) {
  const [opened, setOpened] = useState<FloorDesk>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // `attempt` is only a dependency: another value reads the floor again.
    let isCurrent = attempt >= 0;
    const read = () =>
      void floors.open(number).then(
        (desk) => {
          if (!isCurrent) return;
          // The whole map renders with it; a transition keeps the page responsive meanwhile.
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
        ?.autosave.flush()
        .catch(() => {});
    };
  }, [floors, number, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const known = floors.known(number);
  return { desk: known ?? (failure === undefined ? opened : undefined), before: opened?.number, failure, retry };
}
