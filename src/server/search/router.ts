import { router } from '#server/trpc/procedures.ts';
import { searchScenario } from './searchScenario.ts';

export const searchRouter = router({ query: searchScenario });
