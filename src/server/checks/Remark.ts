import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { nameOf, type Problem, type Resource } from '#domain/resource/defineResource.ts';
import { leafAt } from '#domain/resource/leaf.ts';
import type { Label } from '#domain/text/languages.ts';

/** A finding about the content of a scenario before it is worded; only listed ones get words. */
export interface Remark extends Problem {
  readonly kind: RecordKindName;
  readonly number: number;
  /** What the leaf, the field or the value of a cell is called; '' where the kind has no such leaf. */
  readonly label: () => Label;
  /** What the record is called; '' where its kind has no names. */
  readonly name: () => Label;
}

/** Of a record, with what it is called and the label of the leaf or field that it is about. */
export function remarkOn(resource: Resource, number: number, record: object, problem: Problem): Remark {
  const label = () =>
    leafAt(resource.leaves, problem.path)?.label ?? resource.fields[problem.path]?.label ?? { ja: '', en: '' };
  return { ...problem, kind: resource.name, number, label, name: () => nameOf(resource, record, number) };
}
