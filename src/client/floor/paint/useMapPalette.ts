import { useAtomValue } from 'jotai';
import { type Theme, themeAtom } from '#client/page/theme.ts';
import { type MapPalette, readMapPalette } from '#client/ui/mapPalette.ts';

/** Read once for each theme: asking the document for its styles is slow. */
const palettes = new Map<Theme, MapPalette>();

/** The map's colours of the theme that is shown. */
export function useMapPalette(): MapPalette {
  const theme = useAtomValue(themeAtom);
  const palette = palettes.get(theme) ?? readMapPalette();
  palettes.set(theme, palette);
  return palette;
}
