import { useCallback } from 'react';
import { PaintedPicture } from '#client/floor/paint/PaintedPicture.tsx';
import { type Brush, paintHalfEdge } from '#client/floor/paint/paintBorder.ts';
import { useMapPalette } from '#client/floor/paint/useMapPalette.ts';
import type { Border } from '#domain/map/cell.ts';
import { picture } from './BorderPicture.css.ts';

const WIDTH = 40;
const HEIGHT = 18;

/** A picture of a kind of edge as the map draws it. */
export function BorderPicture({ border }: { readonly border: Border }) {
  const palette = useMapPalette();
  const paint = useCallback(
    (brush: Brush) => {
      brush.fillStyle = palette.paper;
      brush.fillRect(0, 0, WIDTH, HEIGHT);
      brush.translate(WIDTH / 2, HEIGHT / 2);
      paintHalfEdge(brush, { own: border, other: border, length: WIDTH, depth: 2, palette });
    },
    [border, palette],
  );
  return <PaintedPicture width={WIDTH} height={HEIGHT} paint={paint} className={picture} />;
}
