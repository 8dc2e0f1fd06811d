import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { checkRecord, type Exists } from '#domain/resource/checkRecord.ts';
import { type Problem, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { CONTENT_KINDS, resourceOf } from '#domain/resources/index.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { checkLabyrinths } from '#domain/scenario/checkLabyrinths.ts';
import { faultText } from '#domain/text/fault.ts';
import type { Label } from '#domain/text/languages.ts';
import type { StoredRow } from '#server/resources/recordStore.ts';
import { checkMaps, type PackedMap } from './checkMaps.ts';
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
  readonly problems: readonly FoundProblem[];
  readonly errors: number;
  readonly warnings: number;
}

interface Content {
  readonly rows: readonly StoredRow[];
  readonly maps: readonly PackedMap[];
}

/** Runs in a worker thread: all that is to be said of the content of a scenario, errors first. */
export function checkContent({ rows, maps }: Content): FoundProblems {
  const exists = existenceIn(rows);
  const found = [...checkRecords(rows, exists), ...checkRanges(rows), ...checkMaps(rows, maps, exists)];
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = found.filter(({ severity }) => severity === 'warning');
  const listed = [...errors, ...warnings].slice(0, MOST_LISTED);
  return {
    problems: listed.map(({ kind, number, path, label, severity, fault }) => ({
      kind,
      number,
      path,
      label: label(),
      severity,
      message: faultText(fault),
    })),
    errors: errors.length,
    warnings: warnings.length,
  };
}

function existenceIn(rows: readonly StoredRow[]): Exists {
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  const written = new Map(Array.from(kinds, ([kind, of]) => [kind, new Set(of.map(({ number }) => number))]));
  // A kind that has no definition yet has no records, so nothing can be missing there.
  return (kind, number) => !resourceOf(kind) || (written.get(kind)?.has(number) ?? false);
}

function checkRecords(rows: readonly StoredRow[], exists: Exists): Remark[] {
  return CONTENT_KINDS.flatMap((resource) =>
    rows
      .filter(({ kind }) => kind === resource.name)
      .flatMap(({ number, data }) =>
        checkRecord(resource, readStored(resource, JSON.parse(data)), number, exists).map((problem) =>
          remarkOn(resource, number, problem),
        ),
      ),
  );
}

/** Labyrinths are judged beside each other too. */
function checkRanges(rows: readonly StoredRow[]): Remark[] {
  const settings = rows
    .filter(({ kind }) => kind === labyrinthSetting.name)
    .map(({ number, data }) => ({ number, data: readStored(labyrinthSetting, JSON.parse(data)) }));
  return checkLabyrinths(settings).map(({ number, ...problem }) => remarkOn(labyrinthSetting, number, problem));
}

function remarkOn(resource: Resource, number: number, problem: Problem): Remark {
  const label = () =>
    resource.leaves.find(({ path }) => path === problem.path)?.label ??
    resource.fields[problem.path]?.label ?? { ja: '', en: '' };
  return { ...problem, kind: resource.name, number, label };
}
