import { type Cell, SIDES } from './cell.ts';
import { otherHalf } from './edge.ts';
import { isUnplaced } from './eventLinks.ts';
import { CELL_COUNT, cellIndex, cellPlace, type FloorGrid, readCell, readField, writeField } from './floorGrid.ts';
import { linkAfterMove, linkSlots, type MovedPart } from './movedLinks.ts';
import { beyond, composed, inverse, movedTo, type Place, placed } from './placement.ts';
import { halfBeyond, hasCell, type Region, regionCells, writeCell } from './region.ts';

export interface PasteOptions {
  /** The target floor: its number and its cells a side. */
  readonly floor: number;
  readonly size: number;
  /** Cells beyond the rim wrap around; otherwise they are dropped. */
  readonly wraps: boolean;
  /** Whether links within the region move with it or keep their targets. */
  readonly links: 'along' | 'original';
}

export interface Pasted {
  readonly grid: FloorGrid;
  /** The cells of the floor that were written. */
  readonly cells: readonly Place[];
  /** The move that links of other events must follow, if the region was moved. */
  readonly moved: MovedPart;
}

/**
 * Pastes a region on a floor with its south-west corner at `at`. The region keeps its content, sides included. On its outline the other
 * half of each edge is written too, as it was at the origin: equal to the own half, except for one-way edges. So the region replaces
 * existing walls, and nothing becomes one-way unintentionally.
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
      // If two cells of the outline meet over the rim, one of them decides for both.
      if (isWritten && (side === 'south' || side === 'west')) continue;
      writeField(result, other.side, other.x, other.y, halfBeyond(region, cell, side));
    }
  }
  return { grid: result, cells, moved };
}

const isNextTo = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y;

/** Returns a floor whose links into a moved part follow it; events that moved along are already right. */
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
 * Counts the events of a region that lead into it: before a copy the author is asked where these will lead. Elevators lead to other floors:
 * a copy is a separate shaft.
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

/** Returns the region detached from its floor: links to that floor become links to the floor where it is pasted. */
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
