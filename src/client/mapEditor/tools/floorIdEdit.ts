import type { StrokeEdit } from '#domain/map/strokePatch.ts';

/** Returns an edit that draws some bits of a cell's `floor_id` and keeps the others: a zone, or a mark of the floor or ceiling. */
export const floorIdEdit = (mask: number, bits: number): StrokeEdit => ({
  cell: ({ floor_id }, mode) => ({ floor_id: (floor_id & ~mask) | (mode === 'draw' ? bits : 0) }),
  isDrawn: ({ floor_id }) => (floor_id & mask) === bits,
});
