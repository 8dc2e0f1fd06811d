import { mapColors } from './theme.css.ts';

/** Colours of the floor map, as in palettes.ts; every value can be passed to a canvas as it is. */
export type MapPalette = Readonly<Record<keyof typeof mapColors, string>>;

/**
 * Reads the map's colours of the document's current theme from its CSS variables. Call it when a painter starts and again after the theme
 * has changed, never while painting.
 */
export function readMapPalette(): MapPalette {
  const style = getComputedStyle(document.documentElement);
  const read = (variable: string) => style.getPropertyValue(variable.slice('var('.length, -1)).trim();
  const entries = Object.entries(mapColors).map(([name, variable]) => [name, read(variable)]);
  return Object.fromEntries(entries);
}
