import { isBlank } from '#domain/resource/defineResource.ts';
import type { RecordDesk } from './RecordDesk.ts';

/** The numbers of a desk's records that hold something, in order. */
export function writtenNumbers(desk: RecordDesk): number[] {
  const { first, last } = desk.resource.numbers;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (number) => !isBlank(desk.resource, desk.record(number)),
  );
}
