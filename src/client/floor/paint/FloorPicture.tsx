import { useDeferredValue, useMemo } from 'react';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import type { FloorGlanceProps } from './FloorGlance.tsx';
import { thumbnail } from './FloorPicture.css.ts';
import { cellBox } from './floorPlace.ts';
import { PixelPicture } from './PixelPicture.ts';
import { paintPlainFloor } from './paintPlainFloor.ts';
import { pictureMeasures } from './pictureMeasures.ts';
import { useMapPalette } from './useMapPalette.ts';

type FloorPictureProps = Omit<FloorGlanceProps, 'isUsed'> & { readonly grid: FloorGrid };

/**
 * A small picture of a floor. It follows a change after whatever caused it: nothing waits for a picture, and a change that is made
 * while a page is left loads none (a browser sends the pictures of that moment as pings, which the site's policy refuses).
 */
export default function FloorPicture({ grid, size, side, entrances, setOff }: FloorPictureProps) {
  const palette = useMapPalette();
  const wanted = useMemo(() => ({ grid, size, side, entrances, setOff }), [grid, size, side, entrances, setOff]);
  const shown = useDeferredValue(wanted);
  const { url, length } = useMemo(() => pictureOf(shown, palette), [shown, palette]);
  return <img src={url} width={length} height={length} className={thumbnail} alt="" />;
}

/** Paints the picture with device pixels, so that it is sharp on every screen. `length`: CSS pixels per side. */
function pictureOf(
  { grid, size, side, entrances = [], setOff = [] }: FloorPictureProps,
  palette: MapPalette,
): { url: string; length: number } {
  const { ratio, line, cell, length } = pictureMeasures(size, side);
  const picture = new PixelPicture(length, length, palette.outside);
  const place = { left: 0, bottom: length, cell };
  paintPlainFloor(picture, { grid, size, palette, line, place, entrances });
  picture.fillStyle = palette.hover;
  for (const { x, y } of setOff.filter((at) => Math.max(at.x, at.y) < size)) {
    const { left, top, width, height } = cellBox(place, x, y);
    // Three coats, because one is meant for a cell at full zoom.
    for (let coat = 0; coat < 3; coat++) picture.fillRect(left, top, width, height);
  }
  return { url: picture.toUrl(), length: length / ratio };
}
