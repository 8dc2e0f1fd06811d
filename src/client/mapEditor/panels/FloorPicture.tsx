import { useMemo } from 'react';
import { paintPlainFloor } from '#client/mapEditor/canvas/paintPlainFloor.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { thumbnail } from './FloorThumbnail.css.ts';
import { PixelPicture } from './PixelPicture.ts';
import { useMapPalette } from './useMapPalette.ts';

interface FloorPictureProps {
  readonly grid: FloorGrid;
  /** Cells a side. */
  readonly size: number;
  /** CSS pixels at most. */
  readonly side: number;
}

/** A floor at a glance. */
export default function FloorPicture({ grid, size, side }: FloorPictureProps) {
  const palette = useMapPalette();
  const { url, length } = useMemo(() => pictureOf(grid, size, side, palette), [grid, size, side, palette]);
  return <img src={url} width={length} height={length} className={thumbnail} alt="" />;
}

/** Sharp on every screen: painted by the pixels of the device. `length`: CSS pixels a side. */
function pictureOf(grid: FloorGrid, size: number, side: number, palette: MapPalette): { url: string; length: number } {
  const ratio = window.devicePixelRatio;
  const line = Math.max(1, Math.round(ratio));
  const cell = Math.floor((side * ratio) / size);
  const length = cell * size + line;
  const picture = new PixelPicture(length, length, palette.outside);
  paintPlainFloor(picture, { grid, size, palette, line, place: { left: 0, bottom: length, cell } });
  return { url: picture.toUrl(), length: length / ratio };
}
