import { accountDocumentsRouter } from './accountDocuments/router.ts';
import { accountProcedures } from './accounts/router.ts';
import { autoMagicRouter } from './autoMagic/router.ts';
import { backupsRouter } from './backups/router.ts';
import { bannedWordsRouter } from './bannedWords/router.ts';
import { checksRouter } from './checks/router.ts';
import { filesRouter } from './files/router.ts';
import { floorsRouter } from './floors/router.ts';
import { labyrinthFlagsRouter } from './labyrinths/labyrinthFlags.ts';
import { labyrinthSettingsRouter } from './labyrinths/router.ts';
import { outlineRouter } from './outline/router.ts';
import { scenariosRouter } from './ownScenarios/router.ts';
import { decryptToken } from './platform/decryptToken.ts';
import { projectsRouter } from './projects/router.ts';
import { publishingRouter } from './publishing/router.ts';
import { reportsRouter } from './reports/router.ts';
import { copyItems, copyMonsters } from './resources/exceptions/copyRecords.ts';
import { encountersRouter } from './resources/exceptions/encounters.ts';
import { monsterGraphics } from './resources/exceptions/monsterGraphics.ts';
import { signboardsRouter } from './resources/exceptions/signboards.ts';
import { spellsRouter } from './resources/exceptions/spells.ts';
import { treasuresRouter } from './resources/exceptions/treasures.ts';
import { unidentifiedItems, unidentifiedMonsters } from './resources/exceptions/unidentified.ts';
import { recordsRouter } from './resources/recordRouter.ts';
import { samplesRouter } from './samples/router.ts';
import { savedMapsRouter } from './savedMaps/router.ts';
import { savesRouter } from './saves/router.ts';
import { searchRouter } from './search/router.ts';
import { storageRouter } from './storage/router.ts';
import { router } from './trpc/procedures.ts';
import { readSettings } from './trpc/readSettings.ts';
import { readVersion } from './trpc/readVersion.ts';
import { worksRouter } from './works/router.ts';

/** The table of contents of the API: every procedure is reached from here, over tRPC and over REST (rest/paths.ts). */
export const appRouter = router({
  app: router({ version: readVersion, settings: readSettings }),
  accounts: router({ ...accountProcedures, decryptToken }),
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
