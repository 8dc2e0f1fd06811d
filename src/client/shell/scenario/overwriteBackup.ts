import { keptAtom } from '#client/saving/keptAtom.ts';

/** Whether saving a backup overwrites the last one saved by hand; remembered by this browser (spec 1 §4). */
export const overwriteBackupAtom = keptAtom('overwrite_backup', false);
