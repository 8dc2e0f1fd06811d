import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { CHECK_RULES, type CheckRule, SEVERITIES, type Severity, severityOf } from '#domain/catalogs/checkRules.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';

/** The problems that one rule found in the records of one kind. */
export type FoundProblems = RouterOutputs['checks']['list']['data'][number];

/** Those of them that the list shows: the ones that are left, or the ones marked as meant. */
export type ShownProblems = Omit<FoundProblems, 'meant'>;

/** Grouped by rule, or by the kind of record. */
export type Grouping = 'rule' | 'place';

/** A problem of one record. */
export type ListedProblem = FoundProblems['problems'][number] & {
  readonly rule: CheckRule;
  readonly kind: RecordKindName;
  readonly severity: Severity;
};

export interface ProblemGroup {
  /** The rule or the kind of record. */
  readonly id: CheckRule | RecordKindName;
  readonly title: Label;
  /** The highest severity of its problems. */
  readonly severity: Severity;
  /** The number of all its problems; if there are very many, not all are listed. */
  readonly count: number;
  readonly entries: readonly ListedProblem[];
}

/** Returns the problems that are left, or those that were marked as meant. */
export const shownProblems = (found: readonly FoundProblems[], isMeant: boolean): ShownProblems[] =>
  found.map(({ meant, ...left }) => (isMeant ? { ...left, ...meant } : left)).filter(({ count }) => count > 0);

/** The rows of all groups together at first, and of each group at least and at most: a long list opens as fast as a short one. */
const ROWS_AT_FIRST = { all: 60, least: 3, most: 20 } as const;

/** Returns the number of rows that each of some groups shows at first. */
export function rowsAtFirst(groups: number): number {
  const { all, least, most } = ROWS_AT_FIRST;
  return Math.min(most, Math.max(least, Math.floor(all / groups)));
}

/** Groups the problems; within a kind of record they are sorted by number, so that all of one record are neighbours. */
export function groupProblems(found: readonly ShownProblems[], by: Grouping): ProblemGroup[] {
  const groups = Map.groupBy(found, ({ rule, kind }) => (by === 'rule' ? rule : kind));
  return Array.from(groups, ([id, parts]) => {
    const entries = parts.flatMap(({ rule, kind, problems }) =>
      problems.map((problem) => ({ ...problem, rule, kind, severity: severityOf({ rule }) })),
    );
    const severities = new Set(parts.map(severityOf));
    return {
      id,
      title: id in CHECK_RULES ? CHECK_RULES[id as CheckRule] : RECORD_KINDS[id as RecordKindName].title,
      severity: SEVERITIES.find((severity) => severities.has(severity)) ?? 'information',
      count: parts.reduce((sum, { count }) => sum + count, 0),
      entries: by === 'rule' ? entries : entries.toSorted((one, other) => one.number - other.number),
    };
  });
}
