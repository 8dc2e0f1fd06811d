import { router } from '#server/trpc/procedures.ts';
import { downloadBackup, downloadProject } from './downloadProject.ts';
import { uploadProject } from './uploadProject.ts';

export const projectsRouter = router({ download: downloadProject, downloadBackup, upload: uploadProject });
