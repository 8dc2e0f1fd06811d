import { router } from '#server/trpc/procedures.ts';
import { uploadFile } from './uploadFile.ts';

export const filesRouter = router({ upload: uploadFile });
