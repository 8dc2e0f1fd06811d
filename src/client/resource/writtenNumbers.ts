import { numbersOf } from '#domain/resource/defineResource.ts';
import type { RecordDesk } from './RecordDesk.ts';

/** Those of some numbers, or of all in order, of which there is a record. */
export function writtenNumbers(desk: RecordDesk, among: readonly number[] = numbersOf(desk.resource)): number[] {
  return among.filter((number) => desk.isThere(number));
}

/** Those of some numbers of which there is none. */
export function blankNumbers(desk: RecordDesk, among: readonly number[]): number[] {
  return among.filter((number) => !desk.isThere(number));
}
