import { type Cell, SIDES } from './cell.ts';
import { otherHalf } from './edge.ts';
import { isUnplaced } from './eventLinks.ts';
import { CELL_COUNT, cellIndex, cellPlace, type FloorGrid, readCell, readField, writeField } from './floorGrid.ts';
import { linkAfterMove, linkSlots, type MovedPart } from './movedLinks.ts';
import { beyond, composed, inverse, movedTo, type Place, placed } from './placement.ts';
import { halfBeyond, hasCell, type Region, regionCells, writeCell } from './region.ts';

export interface PasteOptions {
  /** The floor on which it is laid: its number and cells a side. */
  readonly floor: number;
  readonly size: number;
  /** What leaves over the rim enters at the opposite side; else it is dropped. */
  readonly wraps: boolean;
  /** Where links within the region lead: along with it, or to the cells they led to before. */
  readonly links: 'along' | 'original';
}

export interface Pasted {
  readonly grid: FloorGrid;
  /** The cells of the floor that were written. */
  readonly cells: readonly Place[];
  /** What other events have to know that led into it, where it has been moved. */
  readonly moved: MovedPart;
}

/**
 * Lays a region on a floor with its south-west corner at `at`. It holds what it held, sides included. Of each edge of its outline the
 * other half is written too, as it was where the region comes from: equal to its own, but for one-way edges. So what is laid wins
 * over the walls that stood there, and nothing becomes one-way that was not.
 */
export function pasteRegion(grid: FloorGrid, region: Region, at: Place, options: PasteOptions): Pasted {
  const { floor, size, wraps } = options;
  const wrap = ({ x, y }: Place): Place => (wraps ? { x: (x + size) % size, y: (y + size) % size } : { x, y });
  const target = (cell: Place) => wrap({ x: cell.x + at.x, y: cell.y + at.y });
  const kept = regionCells(region).filter((cell) => {
    const { x, y } = target(cell);
    return Math.min(x, y) >= 0 && Math.max(x, y) < size;
  });
  const home = region.floor || floor;
  const moved: MovedPart = {
    from: home,
    to: floor,
    cells: new Set(kept.map((cell) => placed(region.placement, cell)).map(({ x, y }) => cellIndex(x, y))),
    placement: composed(movedTo(at), inverse(region.placement)),
    wrap,
  };
  const result = grid.slice();
  const cells = kept.map(target);
  for (const [index, cell] of kept.entries()) {
    const { x, y } = cells[index] as Place;
    const content = readCell(region.grid, cell.x, cell.y);
    const link = linkAfterMove(content, home, floor, options.links === 'along' ? moved : undefined);
    writeCell(result, x, y, { ...content, ...link });
  }
  const written = new Set(cells.map(({ x, y }) => cellIndex(x, y)));
  for (const [index, cell] of kept.entries()) {
    const { x, y } = cells[index] as Place;
    for (const side of SIDES) {
      const other = otherHalf({ x, y, side }, size);
      const isWritten = written.has(cellIndex(other.x, other.y));
      if (isWritten && hasCell(region, beyond(cell, side)) && isNextTo(target(beyond(cell, side)), other)) continue;
      // Two cells of the outline that meet over the rim: one of them decides for both.
      if (isWritten && (side === 'south' || side === 'west')) continue;
      writeField(result, other.side, other.x, other.y, halfBeyond(region, cell, side));
    }
  }
  return { grid: result, cells, moved };
}

const isNextTo = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y;

/** A floor on which events that led into a moved part lead to where it lies now; those that came along are right already. */
export function followLinks(grid: FloorGrid, floor: number, moved: MovedPart, along: readonly Place[] = []): FloorGrid {
  const skipped = new Set(along.map(({ x, y }) => cellIndex(x, y)));
  const result = grid.slice();
  for (let index = 0; index < CELL_COUNT; index++) {
    const { x, y } = cellPlace(index);
    if (skipped.has(index) || !linkSlots(readField(grid, 'event_id', x, y))?.floor) continue;
    writeCell(result, x, y, linkAfterMove(readCell(grid, x, y), floor, floor, moved));
  }
  return result;
}

/**
 * How many events of a region lead into it, so that a copy has to ask whether these lead to the copy. An elevator leads to other
 * floors: a copy of it is a shaft of its own.
 */
export function countInnerLinks(region: Region): number {
  const back = inverse(region.placement);
  return regionEvents(region).filter(({ content, link }) => {
    if (!link.floor) return false;
    const led = content[link.floor];
    const corners = link.corners.map((corner) => placed(back, { x: content[corner.x], y: content[corner.y] }));
    return (led === 0 || led === region.floor) && corners.every((corner) => hasCell(region, corner));
  }).length;
}

/** The region as it is kept apart from its floor: links to that floor are links to the floor on which it will lie. */
export function withoutFloor(region: Region): Region {
  const grid = region.grid.slice();
  for (const { x, y, content, link } of regionEvents(region)) {
    if (link.floor && content[link.floor] === region.floor) writeField(grid, link.floor, x, y, 0);
  }
  return { ...region, grid, floor: 0 };
}

function regionEvents(region: Region) {
  return regionCells(region).flatMap(({ x, y }) => {
    const content: Cell = readCell(region.grid, x, y);
    const link = linkSlots(content.event_id);
    return link && !isUnplaced(content) ? [{ x, y, content, link }] : [];
  });
}
