import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { checkRecord } from '#domain/resource/checkRecord.ts';
import { type Problem, readStored } from '#domain/resource/defineResource.ts';
import { resourceOf, TEXT_HOLDERS } from '#domain/resources/index.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { checkLabyrinths } from '#domain/scenario/checkLabyrinths.ts';
import { faultText } from '#domain/text/fault.ts';
import type { Label } from '#domain/text/languages.ts';
import type { StoredRow } from '#server/resources/recordStore.ts';

/** Problems that are listed; all are counted. */
const MOST_LISTED = 2000;

/** Something to be said of a record, in both languages. */
export interface FoundProblem {
  readonly kind: RecordKindName;
  readonly number: number;
  /** Of the leaf or field, and what that is called; '' where the kind has no such leaf. */
  readonly path: string;
  readonly label: Label;
  readonly severity: 'error' | 'warning';
  readonly message: Label;
}
export interface FoundProblems {
  readonly problems: readonly FoundProblem[];
  readonly errors: number;
  readonly warnings: number;
}

/** Runs in a worker thread: all that is to be said of the records of a scenario, errors first. */
export function checkContent(rows: readonly StoredRow[]): FoundProblems {
  const written = new Set(rows.map(({ kind, number }) => `${kind} ${number}`));
  // A kind that has no definition yet has no records, so nothing can be missing there.
  const exists = (kind: RecordKindName, number: number) => !resourceOf(kind) || written.has(`${kind} ${number}`);
  const found: FoundProblem[] = [];
  for (const resource of TEXT_HOLDERS) {
    const labels = new Map(resource.leaves.map(({ path, label }) => [path, label]));
    const add = (number: number, { path, severity, fault }: Problem) => {
      const label = labels.get(path) ?? resource.fields[path]?.label ?? { ja: '', en: '' };
      found.push({ kind: resource.name, number, path, label, severity, message: faultText(fault) });
    };
    const ofKind = rows.filter(({ kind }) => kind === resource.name);
    for (const { number, data } of ofKind) {
      for (const problem of checkRecord(resource, readStored(resource, JSON.parse(data)), exists)) add(number, problem);
    }
    if (resource.name !== labyrinthSetting.name) continue;
    const settings = ofKind.map(({ number, data }) => ({
      number,
      data: readStored(labyrinthSetting, JSON.parse(data)),
    }));
    for (const { number, ...problem } of checkLabyrinths(settings)) add(number, problem);
  }
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = found.filter(({ severity }) => severity === 'warning');
  return {
    problems: [...errors, ...warnings].slice(0, MOST_LISTED),
    errors: errors.length,
    warnings: warnings.length,
  };
}
