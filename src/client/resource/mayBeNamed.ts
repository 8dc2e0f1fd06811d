import { RECORD_KINDS, type RecordKind } from '#domain/catalogs/recordKinds.ts';
import type { Exists } from '#domain/resource/checkRecord.ts';
import type { RecordDesk } from './RecordDesk.ts';

/** Whether a record may be named: it is there, or its kind asks for nothing. */
export function mayBeNamed(desk: RecordDesk, number: number): boolean {
  const kind: RecordKind = RECORD_KINDS[desk.resource.name];
  return kind.isThereUnwritten === true || desk.isThere(number);
}

/** Tells which records may be named, as the desks have them now; of a kind without a desk nothing is missing. */
export const existenceOn =
  (desks: readonly RecordDesk[]): Exists =>
  (kind, number) => {
    const desk = desks.find(({ resource }) => resource.name === kind);
    return !desk || mayBeNamed(desk, number);
  };
