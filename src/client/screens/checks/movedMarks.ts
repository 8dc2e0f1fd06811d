import type { CheckRule } from '#domain/catalogs/checkRules.ts';
import type { FoundProblems, ListedProblem } from './groupProblems.ts';

type Problem = FoundProblems['problems'][number];

/** The place of a problem: two problems of one rule at the same place are marked together. */
export const placeOf = <Rule extends CheckRule>({ rule, kind, number, path }: Placed<Rule>): Placed<Rule> => ({
  rule,
  kind,
  number,
  path,
});
type Placed<Rule> = Pick<ListedProblem, 'kind' | 'number' | 'path'> & { readonly rule: Rule };

/** Returns the check list as it is after some problems were marked as meant, or their marks taken back. */
export function movedMarks(
  list: readonly FoundProblems[],
  moved: readonly ListedProblem[],
  isMeant: boolean,
): FoundProblems[] {
  const keys = new Set(moved.map((problem) => JSON.stringify(placeOf(problem))));
  return list.map((found) => {
    const { rule, kind } = found;
    const isMoved = (problem: Problem) => keys.has(JSON.stringify(placeOf({ ...problem, rule, kind })));
    const [from, to] = isMeant ? [found, found.meant] : [found.meant, found];
    const taken = from.problems.filter(isMoved);
    if (taken.length === 0) return found;
    const less = {
      count: from.count - taken.length,
      problems: from.problems.filter((problem) => !isMoved(problem)),
    };
    const problems = [...to.problems, ...taken].sort((one, other) => one.number - other.number);
    const more = { count: to.count + taken.length, problems };
    return isMeant ? { ...found, ...less, meant: more } : { ...found, ...more, meant: less };
  });
}
