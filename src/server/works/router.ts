import { router } from '#server/trpc/procedures.ts';
import { downloadWork } from './downloadWork.ts';
import { listWorks } from './listWorks.ts';
import { readWork } from './readWork.ts';

export const worksRouter = router({ list: listWorks, read: readWork, download: downloadWork });
