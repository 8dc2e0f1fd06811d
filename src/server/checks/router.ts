import { router } from '#server/trpc/procedures.ts';
import { countChecks, listChecks, listMarks } from './listChecks.ts';
import { markProblems, unmarkProblems } from './markProblems.ts';

export const checksRouter = router({
  list: listChecks,
  count: countChecks,
  marks: listMarks,
  mark: markProblems,
  unmark: unmarkProblems,
});
