import { RECORD_KINDS, type RecordKind } from '#domain/catalogs/recordKinds.ts';
import type { Exists } from '#domain/resource/checkRecord.ts';
import { isBlank, type Resource } from '#domain/resource/defineResource.ts';
import type { RecordDesk } from './RecordDesk.ts';

/** Whether a record may be named: it holds something, or its kind asks for nothing. */
export function isThere(resource: Resource, record: object): boolean {
  const kind: RecordKind = RECORD_KINDS[resource.name];
  return kind.isThereUnwritten === true || !isBlank(resource, record);
}

/** Tells which records may be named, as the desks have them now; of a kind without a desk nothing is missing. */
export const existenceOn =
  (desks: readonly RecordDesk[]): Exists =>
  (kind, number) => {
    const desk = desks.find(({ resource }) => resource.name === kind);
    return !desk || isThere(desk.resource, desk.record(number));
  };
