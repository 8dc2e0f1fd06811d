import { CHECK_RULES, type CheckRule, isMarkable } from '#domain/catalogs/checkRules.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { faultText } from '#domain/text/fault.ts';
import type { Label } from '#domain/text/languages.ts';
import type { Mark } from '#server/content/problemMarks.ts';
import type { RecordProblem } from './RecordProblem.ts';

/** Maximum number of listed problems of one rule in one kind; all are counted. */
const MOST_LISTED = 300;

/** A problem of a record or of a floor's map, worded in both languages. */
export interface FoundProblem {
  readonly number: number;
  /** The path and label of the leaf, field or cell value; '' if the kind has no such leaf. */
  readonly path: string;
  readonly label: Label;
  /** The name of the record. */
  readonly name: Label;
  readonly message: Label;
  /** A hash of what stands at the place. */
  readonly content: string;
}

/** Problems that are all counted; sorted by record number, the first 300 are listed. */
interface Listed {
  readonly count: number;
  readonly problems: readonly FoundProblem[];
}

/** The problems of one rule in the records of one kind. */
export interface FoundProblems extends Listed {
  readonly rule: CheckRule;
  readonly kind: RecordKindName;
  /** Those that an author has marked as meant; the others are those that are left. */
  readonly meant: Listed;
}

/** Counts problems by rule and kind, and words those that are listed. @param marks of the whole scenario */
export function listProblems(found: readonly RecordProblem[], marks: readonly Mark[]): FoundProblems[] {
  const contents = new Map(marks.map((mark) => [keyOf(mark), mark.content]));
  const isMeant = (problem: RecordProblem): boolean => {
    const rule = ruleOf(problem);
    const content = contents.get(keyOf({ ...problem, rule }));
    return content !== undefined && isMarkable(rule) && content === problem.content();
  };
  return inOrder(
    [...Map.groupBy(found, (recordProblem) => `${ruleOf(recordProblem)} ${recordProblem.kind}`).values()].flatMap(
      (recordProblems) => {
        const [first] = recordProblems;
        if (!first) return [];
        const { true: meant = [], false: left = [] } = Object.groupBy(recordProblems, (one) => `${isMeant(one)}`);
        return [{ rule: ruleOf(first), kind: first.kind, ...worded(left), meant: worded(meant) }];
      },
    ),
  );
}

const keyOf = ({ rule, kind, number, path }: Omit<Mark, 'content'>): string => `${rule} ${kind} ${number} ${path}`;

const worded = (problems: readonly RecordProblem[]): Listed => ({
  count: problems.length,
  problems: byNumber(problems).map(({ number, path, label, name, fault, content }) => ({
    number,
    path,
    label: label(),
    name: name(),
    message: faultText(fault),
    content: content(),
  })),
});

/** Joins the problems of parts of a scenario into one list. */
export const joinProblems = (parts: readonly (readonly FoundProblems[])[]): FoundProblems[] =>
  inOrder(
    [...Map.groupBy(parts.flat(), ({ rule, kind }) => `${rule} ${kind}`).values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      return [{ ...first, ...joined(same), meant: joined(same.map(({ meant }) => meant)) }];
    }),
  );

const joined = (lists: readonly Listed[]): Listed => ({
  count: lists.reduce((sum, { count }) => sum + count, 0),
  problems: byNumber(lists.flatMap(({ problems }) => problems)),
});

const ruleOf = ({ rule }: RecordProblem): CheckRule => rule ?? 'error';

const byNumber = <Found extends { readonly number: number }>(found: readonly Found[]): Found[] =>
  found.toSorted((one, other) => one.number - other.number).slice(0, MOST_LISTED);

const RULE_ORDER = Object.keys(CHECK_RULES);
const KIND_ORDER = Object.keys(RECORD_KINDS);

/** Sorts by rule, the most severe first, then by kind in the usual order of kinds. */
function inOrder(found: readonly FoundProblems[]): FoundProblems[] {
  const place = ({ rule, kind }: FoundProblems) =>
    RULE_ORDER.indexOf(rule) * KIND_ORDER.length + KIND_ORDER.indexOf(kind);
  return found.toSorted((one, other) => place(one) - place(other));
}
