import type { CDPSession } from '@playwright/test';

/** The parts of a trace that are read: a task of a thread with its processor time, or an event in one. Microseconds. */
export interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** Returns what happens in the browser during `act`, sorted by time. */
export async function traced(session: CDPSession, act: () => Promise<unknown>): Promise<Traced[]> {
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  } as never);
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events.sort((one, other) => one.ts - other.ts);
}
