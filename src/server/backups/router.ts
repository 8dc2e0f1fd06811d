import { router } from '#server/trpc/procedures.ts';
import { compareBackup } from './compareBackup.ts';
import { deleteBackup } from './deleteBackup.ts';
import { listBackups } from './listBackups.ts';
import { restoreBackup } from './restoreBackup.ts';
import { saveBackup } from './saveBackup.ts';
import { updateBackup } from './updateBackup.ts';

export const backupsRouter = router({
  save: saveBackup,
  list: listBackups,
  compare: compareBackup,
  restore: restoreBackup,
  update: updateBackup,
  delete: deleteBackup,
});
