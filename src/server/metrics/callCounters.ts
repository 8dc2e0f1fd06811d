import type { RequestError } from '#server/errors/RequestError.ts';

/** A finished call of a procedure, over tRPC or REST, with its outcome. */
export interface CountedCall {
  /** Its name in router.ts; tests check that every name used here exists. */
  readonly procedure: string;
  /** Whether it writes to a scenario unless it is refused. */
  readonly changesScenario: boolean;
  readonly isDone: boolean;
  /** The reason of the refusal; undefined also for an unexpected error. */
  readonly refusal: RequestError | undefined;
}

/** A figure derived from the procedure of a call and its outcome. */
export interface CallCounter {
  readonly name: string;
  readonly help: string;
  readonly counts: (call: CountedCall) => boolean;
}

const BACKUP = 'backups.save';
const RESTORE = 'backups.restore';

export const CALL_COUNTERS: readonly CallCounter[] = [
  {
    name: 'meikyu_saves_total',
    help: 'Writes to scenarios acknowledged, whichever call made them, but for backups and restores',
    counts: ({ procedure, changesScenario, isDone }) =>
      isDone && changesScenario && procedure !== BACKUP && procedure !== RESTORE,
  },
  {
    name: 'meikyu_backups_total',
    help: 'Backups made by authors',
    counts: ({ procedure, isDone }) => isDone && procedure === BACKUP,
  },
  {
    name: 'meikyu_restores_total',
    help: 'Backups restored by authors',
    counts: ({ procedure, isDone }) => isDone && procedure === RESTORE,
  },
  {
    name: 'meikyu_conflicts_total',
    help: 'Writes refused because they were made from something older',
    counts: ({ refusal }) => refusal?.isStale === true,
  },
  {
    name: 'meikyu_login_failures_total',
    help: 'Logins refused, wrong or throttled',
    counts: ({ procedure, refusal }) => procedure === 'accounts.login' && refusal !== undefined && refusal.status < 500,
  },
];
