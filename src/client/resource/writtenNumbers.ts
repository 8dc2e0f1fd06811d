import { isBlank } from '#domain/resource/defineResource.ts';
import type { RecordDesk } from './RecordDesk.ts';

/** Those of some numbers, or of all in order, whose records hold something. */
export function writtenNumbers(desk: RecordDesk, among: readonly number[] = numbersOf(desk)): number[] {
  return among.filter((number) => !isBlank(desk.resource, desk.record(number)));
}

/** Those of some numbers whose records hold nothing. */
export function blankNumbers(desk: RecordDesk, among: readonly number[]): number[] {
  return among.filter((number) => isBlank(desk.resource, desk.record(number)));
}

function numbersOf({ resource: { numbers } }: RecordDesk): number[] {
  return Array.from({ length: numbers.last - numbers.first + 1 }, (_, index) => numbers.first + index);
}
