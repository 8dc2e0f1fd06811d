import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import { faultText } from '#domain/text/fault.ts';
import type { Label } from '#domain/text/languages.ts';
import type { Remark } from './Remark.ts';

/** Problems that are listed; all are counted. */
const MOST_LISTED = 2000;

/** Something to be said of a record or of the map of a floor, in both languages. */
export interface FoundProblem {
  readonly kind: RecordKindName;
  readonly number: number;
  /** Of the leaf, the field, or the value of a cell, and what that is called; '' where the kind has no such leaf. */
  readonly path: string;
  readonly label: Label;
  readonly severity: Problem['severity'];
  readonly message: Label;
}
export interface FoundProblems {
  /** Errors first; at most 2,000. */
  readonly problems: readonly FoundProblem[];
  readonly errors: number;
  readonly warnings: number;
}

/** Counts what is to be said and puts into words what is listed of it. */
export function listProblems(found: readonly Remark[]): FoundProblems {
  const listed = mostPressing(found);
  const errors = found.filter(({ severity }) => severity === 'error').length;
  return {
    problems: listed.map(({ kind, number, path, label, severity, fault }) => ({
      kind,
      number,
      path,
      label: label(),
      severity,
      message: faultText(fault),
    })),
    errors,
    warnings: found.length - errors,
  };
}

/** What was found in parts of a scenario as one list, in their order. */
export const joinProblems = (parts: readonly FoundProblems[]): FoundProblems => ({
  problems: mostPressing(parts.flatMap(({ problems }) => problems)),
  errors: parts.reduce((sum, { errors }) => sum + errors, 0),
  warnings: parts.reduce((sum, { warnings }) => sum + warnings, 0),
});

function mostPressing<Found extends Pick<Problem, 'severity'>>(found: readonly Found[]): Found[] {
  const isError = ({ severity }: Found) => severity === 'error';
  return [...found.filter(isError), ...found.filter((one) => !isError(one))].slice(0, MOST_LISTED);
}
