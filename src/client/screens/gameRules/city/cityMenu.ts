import { CITY_PLACES, type FortifiedCitySetting } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { Language } from '#domain/text/languages.ts';

/** The menu's width in half-width columns, and its lines: the name of the city, a blank line, and its places. */
export const MENU_COLUMNS = 40;
export const MENU_LINES = 1 + CITY_PLACES.length;

/**
 * Returns the menu of the city in a language: its name in the middle, and the open places. A missing name is replaced by the Japanese one.
 */
export function cityMenu(record: FortifiedCitySetting, language: Language): string {
  const nameOf = (place: (typeof CITY_PLACES)[number]) => {
    const name = record[`${place}_name`];
    return inLanguage(name, language);
  };
  const [city, ...places] = CITY_PLACES;
  const open: Readonly<Record<string, boolean>> = record.open;
  const title = nameOf(city);
  const before = Math.max(0, Math.floor((MENU_COLUMNS - displayWidth(title)) / 2));
  const lines = places.filter((_, index) => open[index + 1]).map((place, index) => `  ${index + 1}) ${nameOf(place)}`);
  return [`${' '.repeat(before)}${title}`, '', ...lines].join('\n');
}
