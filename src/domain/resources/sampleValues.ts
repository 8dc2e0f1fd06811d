import { isBlank, leavesOfFields, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import { differIn } from '#domain/resource/leaf.ts';

/** Returns values of some fields, derived from others of a record. */
export type Sample<R extends Resource> = (record: RecordOf<R>) => Readonly<Record<string, unknown>>;

/** Returns sample values for a record; nothing if the record is blank or already has one of these fields. */
export function sampleValues<R extends Resource>(
  resource: R,
  sample: Sample<R>,
  record: RecordOf<R>,
  number: number,
): Readonly<Record<string, unknown>> | undefined {
  if (isBlank(resource, record, number)) return undefined;
  const values = sample(record);
  const leaves = leavesOfFields(resource, Object.keys(values));
  return leaves.some((leaf) => differIn(leaf, resource.blank, record)) ? undefined : values;
}
