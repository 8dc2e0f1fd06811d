import { useEffect, useRef, useState } from 'react';
import type { Report } from '#game/reports.ts';
import type { Moment } from './session/Timeline.ts';
import { SPEED_PAUSES } from './session/textSpeed.ts';

/** How much of a moment is told. */
export interface Telling {
  /** Reports that were told. */
  readonly count: number;
  readonly isTelling: boolean;
  /** Tells the rest at once. */
  readonly hurry: () => void;
}

/**
 * Tells what happened in a battle report by report, at the speed that the reader has chosen; all else at once.
 * @param version another number with each moment
 * @param speed of SPEED_PAUSES
 * @param isSlow whether it is a battle that is told
 * @param hear called with what is told, when it is
 */
export function useTelling(
  { reports }: Moment,
  version: number,
  speed: number,
  isSlow: boolean,
  hear: (reports: readonly Report[]) => void,
): Telling {
  const pause = isSlow ? (SPEED_PAUSES[speed] ?? 0) : 0;
  const first = pause > 0 ? 1 : reports.length;
  const [told, setTold] = useState({ version, count: reports.length });
  const count = told.version === version ? told.count : Math.min(first, reports.length);
  const heard = useRef({ version, count: reports.length });
  const listener = useRef(hear);
  listener.current = hear;
  useEffect(() => {
    const from = heard.current.version === version ? heard.current.count : 0;
    heard.current = { version, count };
    if (count > from) listener.current(reports.slice(from, count));
    if (count >= reports.length) return;
    const timer = setTimeout(() => setTold({ version, count: count + 1 }), pause);
    return () => clearTimeout(timer);
  }, [version, count, reports, pause]);
  return { count, isTelling: count < reports.length, hurry: () => setTold({ version, count: reports.length }) };
}
