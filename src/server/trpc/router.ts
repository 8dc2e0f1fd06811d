import { accountsRouter } from '#server/accounts/router.ts';
import { backupsRouter } from '#server/backups/router.ts';
import { floorsRouter } from '#server/floors/router.ts';
import { labyrinthSettingsRouter } from '#server/labyrinths/router.ts';
import { scenariosRouter } from '#server/scenarios/router.ts';
import { router } from './procedures.ts';
import { readVersion } from './readVersion.ts';

/** The table of contents of the API: every procedure is reached from here, over tRPC and (rest/paths.ts) over REST. */
export const appRouter = router({
  app: router({ version: readVersion }),
  accounts: accountsRouter,
  scenarios: scenariosRouter,
  backups: backupsRouter,
  floors: floorsRouter,
  labyrinthSettings: labyrinthSettingsRouter,
});

export type AppRouter = typeof appRouter;
