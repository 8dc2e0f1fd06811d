import { CHECK_RULES, type CheckRule } from '#domain/catalogs/checkRules.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { faultText } from '#domain/text/fault.ts';
import type { Label } from '#domain/text/languages.ts';
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
}

/** The problems of one rule in the records of one kind. */
export interface FoundProblems {
  readonly rule: CheckRule;
  readonly kind: RecordKindName;
  readonly count: number;
  /** Sorted by record number; the first 300. */
  readonly problems: readonly FoundProblem[];
}

/** Counts problems by rule and kind, and words those that are listed. */
export const listProblems = (found: readonly RecordProblem[]): FoundProblems[] =>
  inOrder(
    [...Map.groupBy(found, (recordProblem) => `${ruleOf(recordProblem)} ${recordProblem.kind}`).values()].flatMap(
      (recordProblems) => {
        const [first] = recordProblems;
        if (!first) return [];
        const listed = byNumber(recordProblems).map(({ number, path, label, name, fault }) => ({
          number,
          path,
          label: label(),
          name: name(),
          message: faultText(fault),
        }));
        return [{ rule: ruleOf(first), kind: first.kind, count: recordProblems.length, problems: listed }];
      },
    ),
  );

/** Joins the problems of parts of a scenario into one list. */
export const joinProblems = (parts: readonly (readonly FoundProblems[])[]): FoundProblems[] =>
  inOrder(
    [...Map.groupBy(parts.flat(), ({ rule, kind }) => `${rule} ${kind}`).values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const count = same.reduce((sum, one) => sum + one.count, 0);
      return [{ ...first, count, problems: byNumber(same.flatMap(({ problems }) => problems)) }];
    }),
  );

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
