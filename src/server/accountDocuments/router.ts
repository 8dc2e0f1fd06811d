import { router } from '#server/trpc/procedures.ts';
import { readAccountDocument } from './readAccountDocument.ts';
import { saveAccountDocument } from './saveAccountDocument.ts';

export const accountDocumentsRouter = router({ read: readAccountDocument, save: saveAccountDocument });
