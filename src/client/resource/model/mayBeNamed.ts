import { RECORD_KINDS, type RecordKind } from '#domain/catalogs/recordKinds.ts';
import type { Exists } from '#domain/resource/checkRecord.ts';
import type { RecordDesk } from './RecordDesk.ts';

/** Whether a record can be referred to: it exists, or its kind does not require that. */
export function mayBeNamed(desk: RecordDesk, number: number): boolean {
  const kind: RecordKind = RECORD_KINDS[desk.resource.name];
  return kind.isThereUnwritten === true || desk.isThere(number);
}

/** Returns a predicate for records that can be referred to, by the current state of the desks; in a kind without a desk all can. */
export const existenceOn =
  (desks: readonly RecordDesk[]): Exists =>
  (kind, number) => {
    const desk = desks.find(({ resource }) => resource.name === kind);
    return !desk || mayBeNamed(desk, number);
  };
