import { blankOf, isThere, type RecordOf, type Resource, readStored } from '#domain/resource/defineResource.ts';
import type { ScenarioContent } from './ScenarioDocument.ts';

/** Returns a record of a content; the blank one if it was not written. */
export function recordAt<R extends Resource>(
  { records }: Pick<ScenarioContent, 'records'>,
  resource: R,
  number: number,
): RecordOf<R> {
  const found = records[resource.name]?.find((record) => record.number === number);
  return found ? readStored(resource, number, found.data) : blankOf(resource, number);
}

/** Returns the records of a kind in a content, by number; of a whole kind only the written ones. */
export function recordsIn<R extends Resource>(
  { records }: Pick<ScenarioContent, 'records'>,
  resource: R,
): Map<number, RecordOf<R>> {
  const read = (records[resource.name] ?? []).map(
    ({ number, data }) => [number, readStored(resource, number, data)] as const,
  );
  return new Map(read.filter(([number, record]) => isThere(resource, record, number)));
}
