import { accountDocumentsRouter } from '#server/accountDocuments/router.ts';
import { accountsRouter } from '#server/accounts/router.ts';
import { autoMagicRouter } from '#server/autoMagic/router.ts';
import { backupsRouter } from '#server/backups/router.ts';
import { bannedWordsRouter } from '#server/bannedWords/router.ts';
import { checksRouter } from '#server/checks/router.ts';
import { filesRouter } from '#server/files/router.ts';
import { floorsRouter } from '#server/floors/router.ts';
import { labyrinthFlagsRouter } from '#server/labyrinths/labyrinthFlags.ts';
import { labyrinthSettingsRouter } from '#server/labyrinths/router.ts';
import { outlineRouter } from '#server/outline/router.ts';
import { projectsRouter } from '#server/projects/router.ts';
import { publishingRouter } from '#server/publishing/router.ts';
import { reportsRouter } from '#server/reports/router.ts';
import { copyItems, copyMonsters } from '#server/resources/exceptions/copyRecords.ts';
import { encountersRouter } from '#server/resources/exceptions/encounters.ts';
import { monsterGraphics } from '#server/resources/exceptions/monsterGraphics.ts';
import { signboardsRouter } from '#server/resources/exceptions/signboards.ts';
import { spellsRouter } from '#server/resources/exceptions/spells.ts';
import { treasuresRouter } from '#server/resources/exceptions/treasures.ts';
import { unidentifiedItems, unidentifiedMonsters } from '#server/resources/exceptions/unidentified.ts';
import { recordsRouter } from '#server/resources/recordRouter.ts';
import { samplesRouter } from '#server/samples/router.ts';
import { savedMapsRouter } from '#server/savedMaps/router.ts';
import { savesRouter } from '#server/saves/router.ts';
import { scenariosRouter } from '#server/scenarios/router.ts';
import { searchRouter } from '#server/search/router.ts';
import { storageRouter } from '#server/storage/router.ts';
import { worksRouter } from '#server/works/router.ts';
import { router } from './procedures.ts';
import { readSettings } from './readSettings.ts';
import { readVersion } from './readVersion.ts';

/** The table of contents of the API: every procedure is reached from here, over tRPC and (rest/paths.ts) over REST. */
export const appRouter = router({
  app: router({ version: readVersion, settings: readSettings }),
  accounts: accountsRouter,
  accountDocuments: accountDocumentsRouter,
  files: filesRouter,
  scenarios: scenariosRouter,
  samples: samplesRouter,
  projects: projectsRouter,
  backups: backupsRouter,
  storage: storageRouter,
  publishing: publishingRouter,
  works: worksRouter,
  reports: reportsRouter,
  saves: savesRouter,
  floors: floorsRouter,
  savedMaps: savedMapsRouter,
  labyrinthSettings: labyrinthSettingsRouter,
  labyrinthFlags: labyrinthFlagsRouter,
  bannedWords: bannedWordsRouter,
  records: recordsRouter,
  signboards: signboardsRouter,
  unidentifiedItems,
  unidentifiedMonsters,
  copies: router({ items: copyItems, monsters: copyMonsters }),
  monsterGraphics,
  encounters: encountersRouter,
  spells: spellsRouter,
  treasures: treasuresRouter,
  autoMagic: autoMagicRouter,
  outline: outlineRouter,
  checks: checksRouter,
  search: searchRouter,
});

export type AppRouter = typeof appRouter;
