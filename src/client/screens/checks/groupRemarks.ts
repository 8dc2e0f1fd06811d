import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { CHECK_RULES, type CheckRule } from '#domain/catalogs/checkRules.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';

/** What one rule says of the records of one kind. */
export type FoundProblems = RouterOutputs['checks']['list']['data'][number];

/** From the most pressing on. */
export const SEVERITIES = ['error', 'warning', 'information'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** By why something is said, or by the kind of record of which it is said. */
export type Grouping = 'rule' | 'place';

/** Something to be said of one record. */
export type Remark = FoundProblems['problems'][number] & {
  readonly kind: RecordKindName;
  readonly severity: Severity;
};

export interface RemarkGroup {
  /** The rule or the kind of record. */
  readonly id: CheckRule | RecordKindName;
  readonly title: Label;
  /** Of the most pressing of its remarks. */
  readonly severity: Severity;
  /** Of all its remarks: more than those that are listed, where there are very many. */
  readonly count: number;
  readonly remarks: readonly Remark[];
}

/** How pressing it is: what is told for information is nothing to mend. */
export const severityOf = ({ rule }: Pick<FoundProblems, 'rule'>): Severity =>
  rule === 'error' || rule === 'information' ? rule : 'warning';

/** The remarks as they stand together; within a kind of record by its numbers, so that all of one record are neighbours. */
export function groupRemarks(found: readonly FoundProblems[], by: Grouping): RemarkGroup[] {
  const groups = Map.groupBy(found, ({ rule, kind }) => (by === 'rule' ? rule : kind));
  return Array.from(groups, ([id, parts]) => {
    const remarks = parts.flatMap(({ rule, kind, problems }) =>
      problems.map((problem) => ({ ...problem, kind, severity: severityOf({ rule }) })),
    );
    const severities = new Set(parts.map(severityOf));
    return {
      id,
      title: id in CHECK_RULES ? CHECK_RULES[id as CheckRule] : RECORD_KINDS[id as RecordKindName].title,
      severity: SEVERITIES.find((severity) => severities.has(severity)) ?? 'information',
      count: parts.reduce((sum, { count }) => sum + count, 0),
      remarks: by === 'rule' ? remarks : remarks.toSorted((one, other) => one.number - other.number),
    };
  });
}
