import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import type { RecordOf, Resource } from '#domain/resource/defineResource.ts';

/** Returns the existing records of a kind on its desk, by number. */
export function recordsOn<R extends Resource>(desk: RecordDesk, _kind: R): Map<number, RecordOf<R>> {
  return new Map(writtenNumbers(desk).map((number) => [number, desk.record(number) as RecordOf<R>]));
}
