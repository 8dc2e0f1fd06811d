import { useCallback, useEffect, useRef, useState } from 'react';
import { timings } from '#client/timings.ts';
import { FOREIGN_LIMITS, type ForeignGrid, tooLargeFile } from '#domain/map/foreign/ForeignMap.ts';
import type { Label } from '#domain/text/languages.ts';
import { bringMapTexts } from './bringMapTexts.ts';
import type { ForeignMapAnswer, ForeignMapQuestion } from './foreignMapWorker.ts';

/** A chosen file, as far as it was read. */
interface ForeignFile {
  readonly name: string;
  /** The names of its layers; undefined until they are known. */
  readonly layers?: readonly string[];
  /** The index of the chosen layer, and its cells once they are read. */
  readonly layer?: number;
  readonly grid?: ForeignGrid;
  /** Why the file or the chosen layer cannot be read. */
  readonly refused?: Label;
}

/** Reads maps of other programs in a web worker, which is stopped if it takes too long. */
export function useForeignMap() {
  const worker = useRef<Worker>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [file, setFile] = useState<ForeignFile>();
  const [isReading, setReading] = useState(false);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    worker.current?.terminate();
    worker.current = undefined;
    setReading(false);
  }, []);
  useEffect(() => stop, [stop]);

  const give = useCallback(
    (news: Partial<ForeignFile>) => setFile((present) => present && { ...present, ...news }),
    [],
  );
  const ask = useCallback(
    (question: ForeignMapQuestion) => {
      const fail = () => {
        stop();
        give({ refused: bringMapTexts['bringMap.stopped'] });
      };
      const thread =
        worker.current ?? new Worker(new URL('./foreignMapWorker.ts', import.meta.url), { type: 'module' });
      worker.current = thread;
      setReading(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(fail, timings.foreignMap);
      thread.onerror = fail;
      thread.onmessage = ({ data }: MessageEvent<ForeignMapAnswer>) => {
        // The answer about a layer that was left for another one is of no use.
        if ('layer' in question && data.layer !== question.layer) return;
        clearTimeout(timer.current);
        setReading(false);
        give(data);
        if (data.layers) {
          give({ layer: 0 });
          ask({ layer: 0 });
        }
      };
      thread.postMessage(question);
    },
    [stop, give],
  );
  const open = useCallback(
    (chosen: File) => {
      stop();
      const isTooLarge = chosen.size > FOREIGN_LIMITS.bytes;
      setFile({ name: chosen.name, ...(isTooLarge && { refused: tooLargeFile() }) });
      if (!isTooLarge) ask({ file: chosen });
    },
    [ask, stop],
  );
  const chooseLayer = useCallback(
    (layer: number) => {
      // After a worker was stopped the file has to be chosen again.
      if (!worker.current) return;
      setFile((present) => present && { name: present.name, ...(present.layers && { layers: present.layers }), layer });
      ask({ layer });
    },
    [ask],
  );
  return { file, isReading, open, chooseLayer };
}
