import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { nameOf, type Problem, type Resource } from '#domain/resource/defineResource.ts';
import { labelAt } from '#domain/resource/leaf.ts';
import type { Label } from '#domain/text/languages.ts';
import { recordPlaceHash } from '#game/measure/placeHash.ts';

/** A problem in the content of a scenario before it is worded; only listed ones are worded. */
export type RecordProblem = Problem & {
  readonly kind: RecordKindName;
  readonly number: number;
  /** The label of the leaf, field or cell value; '' if the kind has no such leaf. */
  readonly label: () => Label;
  /** The name of the record; '' if its kind has no names. */
  readonly name: () => Label;
  /** A hash of what stands at the place, by which a mark of the problem knows that it has changed. */
  readonly content: () => string;
};

/** Makes the problem of a record, with the record's name and the label of the leaf or field that the problem is about. */
export function problemOn(resource: Resource, number: number, record: object, problem: Problem): RecordProblem {
  const label = () => labelAt(resource.fields, problem.path) ?? { ja: '', en: '' };
  return {
    ...problem,
    kind: resource.name,
    number,
    label,
    name: () => nameOf(resource, record, number),
    content: () => recordPlaceHash(resource, number, record, problem.path),
  };
}
