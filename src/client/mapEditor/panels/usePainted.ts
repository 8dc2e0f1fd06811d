import { type RefObject, useLayoutEffect } from 'react';
import type { Brush } from '#client/mapEditor/canvas/paintBorder.ts';

/** Paints a small picture on a canvas element, sharp on every screen, whenever something it shows has changed. */
export function usePainted(
  canvas: RefObject<HTMLCanvasElement | null>,
  width: number,
  height: number,
  paint: (brush: Brush) => void,
): void {
  useLayoutEffect(() => {
    const element = canvas.current;
    const brush = element?.getContext('2d');
    if (!element || !brush) return;
    const ratio = window.devicePixelRatio;
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    brush.scale(ratio, ratio);
    paint(brush);
  }, [canvas, width, height, paint]);
}
