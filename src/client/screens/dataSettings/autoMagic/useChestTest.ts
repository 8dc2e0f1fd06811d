import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChestTest, ChestTestResult } from '#game/measure/autoMagic/openChests.ts';

type ChestTestMessage = { readonly opened: number } | { readonly result: ChestTestResult };

/** A test with its result. */
export interface DoneTest {
  readonly test: ChestTest;
  readonly result: ChestTestResult;
}

/** Runs a test of chests in a web worker. Returns the progress while it runs, 0 to 1, and the last result. */
export function useChestTest() {
  const worker = useRef<Worker>(undefined);
  const [share, setShare] = useState<number>();
  const [done, setDone] = useState<DoneTest>();
  const [hasFailed, setFailed] = useState(false);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    setShare(undefined);
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);
  const start = useCallback(
    (test: ChestTest) => {
      stop();
      setDone(undefined);
      setFailed(false);
      setShare(0);
      const thread = new Worker(new URL('./chestWorker.ts', import.meta.url), { type: 'module' });
      worker.current = thread;
      thread.addEventListener('message', ({ data }: MessageEvent<ChestTestMessage>) => {
        if ('opened' in data) setShare(data.opened / test.openings);
        else {
          setDone({ test, result: data.result });
          stop();
        }
      });
      thread.addEventListener('error', () => {
        setFailed(true);
        stop();
      });
      thread.postMessage(test);
    },
    [stop],
  );
  return { start, stop, share, done, hasFailed };
}
