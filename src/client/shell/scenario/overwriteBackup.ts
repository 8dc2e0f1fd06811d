import { atomWithStorage } from 'jotai/utils';

/** Whether saving a backup overwrites the last one saved by hand; remembered by this browser (spec 1 §4). */
export const overwriteBackupAtom = atomWithStorage('overwrite_backup', false, undefined, { getOnInit: true });
