import { useCallback, useRef } from 'react';
import { type Brush, paintHalfEdge } from '#client/mapEditor/canvas/paintBorder.ts';
import type { Border } from '#domain/map/cell.ts';
import { picture } from './BorderPicture.css.ts';
import { useMapPalette } from './useMapPalette.ts';
import { usePainted } from './usePainted.ts';

const WIDTH = 40;
const HEIGHT = 18;

/** A kind of edge as the map draws it. */
export function BorderPicture({ border }: { readonly border: Border }) {
  const canvas = useRef<HTMLCanvasElement>(null);
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
  usePainted(canvas, WIDTH, HEIGHT, paint);
  return <canvas ref={canvas} className={picture} aria-hidden />;
}
