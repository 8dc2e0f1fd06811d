import { accountsRouter } from '#server/accounts/router.ts';
import { backupsRouter } from '#server/backups/router.ts';
import { bannedWordsRouter } from '#server/bannedWords/router.ts';
import { filesRouter } from '#server/files/router.ts';
import { floorsRouter } from '#server/floors/router.ts';
import { labyrinthSettingsRouter } from '#server/labyrinths/router.ts';
import { recordsRouter } from '#server/resources/recordRouter.ts';
import { scenariosRouter } from '#server/scenarios/router.ts';
import { router } from './procedures.ts';
import { readSettings } from './readSettings.ts';
import { readVersion } from './readVersion.ts';

/** The table of contents of the API: every procedure is reached from here, over tRPC and (rest/paths.ts) over REST. */
export const appRouter = router({
  app: router({ version: readVersion, settings: readSettings }),
  accounts: accountsRouter,
  files: filesRouter,
  scenarios: scenariosRouter,
  backups: backupsRouter,
  floors: floorsRouter,
  labyrinthSettings: labyrinthSettingsRouter,
  bannedWords: bannedWordsRouter,
  records: recordsRouter,
});

export type AppRouter = typeof appRouter;
