import { keptAtom } from '#client/saving/keptAtom.ts';

/** Whether saving a backup overwrites the last one saved by hand; remembered by this browser (docs/product.md, "Shell"). */
export const overwriteBackupAtom = keptAtom('overwrite_backup', false);
