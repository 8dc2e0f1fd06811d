import { atom } from 'jotai';
import { keptAtom } from '#client/saving/keptAtom.ts';

/** Whether saving a backup overwrites the last one saved by hand; remembered by this browser (docs/product.md, "Shell"). */
export const overwriteBackupAtom = keptAtom('overwrite_backup', false);

/** What saving a backup is called now: wherever it stands, it says that the last one is overwritten. */
export const saveBackupKeyAtom = atom((get) => (get(overwriteBackupAtom) ? 'backup.saveOver' : 'backup.save'));
