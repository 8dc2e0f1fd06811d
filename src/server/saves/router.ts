import { router } from '#server/trpc/procedures.ts';
import { listSaves } from './listSaves.ts';
import { readSave } from './readSave.ts';
import { removeSave } from './removeSave.ts';
import { writeSave } from './writeSave.ts';

export const savesRouter = router({ list: listSaves, read: readSave, write: writeSave, remove: removeSave });
