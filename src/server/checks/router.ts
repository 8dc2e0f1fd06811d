import { router } from '#server/trpc/procedures.ts';
import { countChecks, listCellMarks, listChecks } from './listChecks.ts';
import { markProblems, unmarkProblems } from './markProblems.ts';

export const checksRouter = router({
  list: listChecks,
  count: countChecks,
  cellMarks: listCellMarks,
  mark: markProblems,
  unmark: unmarkProblems,
});
