/** A figure that follows from which procedure was called and how it ended. */
export interface CallCounter {
  readonly name: string;
  readonly help: string;
  readonly counts: (procedure: string, status: number) => boolean;
}

const succeeded =
  (...procedures: readonly string[]) =>
  (procedure: string, status: number) =>
    status === 200 && procedures.includes(procedure);

/** Procedures by their names in trpc/router.ts; the tests hold each to one that exists. */
export const SAVES = ['floors.saveGrid', 'floors.updateSettings', 'scenarios.update'];

export const CALL_COUNTERS: readonly CallCounter[] = [
  { name: 'meikyu_saves_total', help: 'Saves acknowledged', counts: succeeded(...SAVES) },
  { name: 'meikyu_backups_total', help: 'Backups made by authors', counts: succeeded('backups.save') },
  { name: 'meikyu_restores_total', help: 'Backups restored', counts: succeeded('backups.restore') },
  {
    name: 'meikyu_conflicts_total',
    help: 'Writes refused because they were made from something older (409)',
    counts: (_procedure, status) => status === 409,
  },
  {
    name: 'meikyu_login_failures_total',
    help: 'Logins refused, wrong or throttled',
    counts: (procedure, status) => procedure === 'accounts.login' && status >= 400 && status < 500,
  },
];
