import { router } from '#server/trpc/procedures.ts';
import { listBackups } from './listBackups.ts';
import { restoreBackup } from './restoreBackup.ts';
import { saveBackup } from './saveBackup.ts';

export const backupsRouter = router({ save: saveBackup, list: listBackups, restore: restoreBackup });
