import { numbersOf, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import type { RecordDesk } from './RecordDesk.ts';

/** Returns those of the numbers that have a record, in order; all numbers of the kind by default. */
export function writtenNumbers(desk: RecordDesk, among: readonly number[] = numbersOf(desk.resource)): number[] {
  return among.filter((number) => desk.isThere(number));
}

/** Returns those of the numbers that have no record. */
export function blankNumbers(desk: RecordDesk, among: readonly number[]): number[] {
  return among.filter((number) => !desk.isThere(number));
}

/**
 * Copies records, each to the next blank number after its own, or to the first one if none follows. Records are left out once no number is
 * left. Keyed by the new number.
 */
export function freeCopies(desk: RecordDesk, numbers: readonly number[]): ReadonlyMap<number, object> {
  const free = new Set(blankNumbers(desk, numbersOf(desk.resource)));
  const copies = new Map<number, object>();
  for (const number of numbers) {
    const place = [...free].find((one) => one > number) ?? [...free][0];
    if (place === undefined) break;
    free.delete(place);
    copies.set(place, desk.record(number));
  }
  return copies;
}

/** Returns the existing records of a kind on its desk, keyed by number. */
export function recordsOn<R extends Resource>(desk: RecordDesk, _kind: R): Map<number, RecordOf<R>> {
  return new Map(writtenNumbers(desk).map((number) => [number, desk.record(number) as RecordOf<R>]));
}
