import { atom } from 'jotai';
import { keptAtom } from '#client/saving/keptAtom.ts';

/** Whether saving a backup overwrites the last one saved by hand; this browser remembers it (docs/product.md, "Shell"). */
export const overwriteBackupAtom = keptAtom('overwrite_backup', false);

/** The text key for saving a backup: every button says if the last one will be overwritten. */
export const saveBackupKeyAtom = atom((get) => (get(overwriteBackupAtom) ? 'backup.saveOver' : 'backup.save'));
