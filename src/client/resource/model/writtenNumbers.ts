import { numbersOf } from '#domain/resource/defineResource.ts';
import type { RecordDesk } from './RecordDesk.ts';

/** The numbers, or all of them in order, that have a record. */
export function writtenNumbers(desk: RecordDesk, among: readonly number[] = numbersOf(desk.resource)): number[] {
  return among.filter((number) => desk.isThere(number));
}

/** The numbers that have no record. */
export function blankNumbers(desk: RecordDesk, among: readonly number[]): number[] {
  return among.filter((number) => !desk.isThere(number));
}
