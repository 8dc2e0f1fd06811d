/** Every step at which the tests kill the process in the middle of an operation of several steps (docs/safety.md, R2). */
export const CRASH_POINTS = [
  'backup:packed',
  'backup:ring-trimmed',
  'backup:stored',
  'change:packed',
  'change:kept',
  'change:written',
  'restore:floors-deleted',
  'restore:records-deleted',
  'delete-scenario:deleted',
  'installation-backup:written',
  'installation-restore:deleted',
  'installation-restore:inserted',
] as const;

export type CrashPoint = (typeof CRASH_POINTS)[number];

/** Set only by a test; ignored in production. */
const chosen = process.env.NODE_ENV === 'production' ? undefined : process.env.CRASH_AT;

/** Ends the process like a power cut if a test requests it; otherwise does nothing. */
export function crashPoint(point: CrashPoint): void {
  if (chosen === point) process.kill(process.pid, 'SIGKILL');
}
