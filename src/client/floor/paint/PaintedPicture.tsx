import { useMemo } from 'react';
import type { Brush } from './paintBorder.ts';

interface PaintedPictureProps {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Paints the picture; pass another function to paint another picture. */
  readonly paint: (brush: Brush) => void;
  readonly className: string;
  /** The content of the picture, if no text next to it says so. */
  readonly alt?: string;
}

/**
 * A small picture by one of the map's painters, sharp on every screen. It is an image, not a canvas: browsers compose every canvas of a
 * page again in each frame, so a dozen of them would slow down every stroke on the map.
 */
export function PaintedPicture({ width, height, paint, className, alt = '' }: PaintedPictureProps) {
  const url = useMemo(() => paintedUrl(width, height, paint), [width, height, paint]);
  return <img src={url} width={width} height={height} className={className} alt={alt} />;
}

function paintedUrl(width: number, height: number, paint: (brush: Brush) => void): string {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) return 'data:,';
  const ratio = window.devicePixelRatio;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  brush.scale(ratio, ratio);
  paint(brush);
  return canvas.toDataURL();
}
