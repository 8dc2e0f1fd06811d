import { useAtomValue } from 'jotai';
import { type Theme, themeAtom } from '#client/page/theme.ts';
import { type MapPalette, readMapPalette } from '#client/ui/mapPalette.ts';

/** Read once per theme, because reading the document's styles is slow. */
const palettes = new Map<Theme, MapPalette>();

/** Returns the map's colours of the current theme. */
export function useMapPalette(): MapPalette {
  const theme = useAtomValue(themeAtom);
  const palette = palettes.get(theme) ?? readMapPalette();
  palettes.set(theme, palette);
  return palette;
}
