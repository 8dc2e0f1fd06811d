import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { item } from '#domain/resources/item.ts';
import type { Items } from '#game/rules/characterFigures.ts';

/** Returns a lookup of a desk's items for the figures of characters. */
export const itemsOn =
  (desk: RecordDesk): Items =>
  (number) =>
    number >= desk.resource.numbers.first && desk.isThere(number)
      ? // A desk parses its records with their schema.
        (desk.record(number) as RecordOf<typeof item>)
      : undefined;
