import { router } from '#server/trpc/procedures.ts';
import { listChecks } from './listChecks.ts';

export const checksRouter = router({ list: listChecks });
