import { router } from '#server/trpc/procedures.ts';
import { uploadFile, uploadScenarioFile } from './uploadFile.ts';

export const filesRouter = router({ upload: uploadFile, uploadToScenario: uploadScenarioFile });
