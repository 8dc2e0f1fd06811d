import { defineTexts } from '#client/i18n/defineTexts.ts';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';

/** The kinds of event, with the names of the domain. */
export const eventTypeTexts = defineTexts<`map.event.type.${number}`>(
  Object.fromEntries(
    EVENT_CATEGORIES.flatMap(({ types }) => types).map(({ id, name }) => [`map.event.type.${id}`, name]),
  ),
);
