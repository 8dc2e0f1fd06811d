import type { Box } from '#client/floor/paint/floorPlace.ts';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import type { Side } from '#domain/map/cell.ts';

/** Adds a line to the path of the brush, along a side of a cell and `inset` pixels inside it. */
export function lineWithin(brush: Brush, { left, top, width, height }: Box, side: Side, inset: number): void {
  const [west, north, east, south] = [left + inset, top + inset, left + width - inset, top + height - inset];
  brush.moveTo(side === 'east' ? east : west, side === 'south' ? south : north);
  brush.lineTo(side === 'west' ? west : east, side === 'north' ? north : south);
}
