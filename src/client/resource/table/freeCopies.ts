import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { isBlank } from '#domain/resource/defineResource.ts';

/** Copies of records, each by the next blank number after its own that takes no other; left out where there is none. */
export function freeCopies(desk: RecordDesk, numbers: readonly number[]): ReadonlyMap<number, object> {
  const { resource } = desk;
  const copies = new Map<number, object>();
  for (const number of numbers) {
    if (isBlank(resource, desk.record(number))) continue;
    const isFree = (place: number) => !copies.has(place) && isBlank(resource, desk.record(place));
    for (let place = number + 1; place <= resource.numbers.last; place++) {
      if (!isFree(place)) continue;
      copies.set(place, desk.record(number));
      break;
    }
  }
  return copies;
}
