import { useCallback } from 'react';
import { type Brush, paintHalfEdge } from '#client/mapEditor/canvas/paintBorder.ts';
import type { Border } from '#domain/map/cell.ts';
import { picture } from './BorderPicture.css.ts';
import { PaintedPicture } from './PaintedPicture.tsx';
import { useMapPalette } from './useMapPalette.ts';

const WIDTH = 40;
const HEIGHT = 18;

/** A kind of edge as the map draws it. */
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
