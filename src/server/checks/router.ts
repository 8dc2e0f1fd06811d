import { router } from '#server/trpc/procedures.ts';
import { countChecks, listChecks } from './listChecks.ts';

export const checksRouter = router({ list: listChecks, count: countChecks });
