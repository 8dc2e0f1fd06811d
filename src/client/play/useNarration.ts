import { useEffect, useRef, useState } from 'react';
import type { Report } from '#game/reports.ts';
import type { Moment } from './session/Timeline.ts';
import { SPEED_PAUSES } from './session/textSpeed.ts';

/** The progress of showing the reports of a moment. */
export interface Narration {
  /** The number of reports shown. */
  readonly count: number;
  readonly isNarrating: boolean;
  /** Shows the rest at once. */
  readonly hurry: () => void;
}

/**
 * Shows the reports of a battle one by one, at the speed that the reader has chosen; other reports at once.
 * @param version a different number for each moment
 * @param speed index of SPEED_PAUSES
 * @param isSlow whether it is a battle
 * @param hear called with the reports as they are shown
 */
export function useNarration(
  { reports }: Moment,
  version: number,
  speed: number,
  isSlow: boolean,
  hear: (reports: readonly Report[]) => void,
): Narration {
  const pause = isSlow ? (SPEED_PAUSES[speed] ?? 0) : 0;
  const first = pause > 0 ? 1 : reports.length;
  const [told, setShown] = useState({ version, count: reports.length });
  const count = told.version === version ? told.count : Math.min(first, reports.length);
  const heard = useRef({ version, count: reports.length });
  const listener = useRef(hear);
  listener.current = hear;
  useEffect(() => {
    const from = heard.current.version === version ? heard.current.count : 0;
    heard.current = { version, count };
    if (count > from) listener.current(reports.slice(from, count));
    if (count >= reports.length) return;
    const timer = setTimeout(() => setShown({ version, count: count + 1 }), pause);
    return () => clearTimeout(timer);
  }, [version, count, reports, pause]);
  return { count, isNarrating: count < reports.length, hurry: () => setShown({ version, count: reports.length }) };
}
