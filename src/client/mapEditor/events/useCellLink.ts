import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { MapStage } from '#client/mapEditor/canvas/MapStage.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';

/** The address of a cell: its floor's, with the cell as its hash. */
export const cellHref = (scenarioId: string, { floor, x, y }: Place): string =>
  `/scenarios/${scenarioId}/floor-maps/${floorNumberText(floor)}#x${x}_y${y}`;

/** Goes to the cell that the address names once the floor (undefined: another one) is open, also where only its hash changes: the cursor is set there, shown and set off. */
export function useCellLink(
  stage: MapStage | undefined,
  floor: number | undefined,
  onArrival: (place: Place) => void,
): void {
  const hash = useLocationProperty(() => location.hash);
  useEffect(() => {
    const [, x, y] = /^#x(\d+)_y(\d+)$/.exec(hash) ?? [];
    const desk = stage?.desk;
    if (!stage || !desk || floor === undefined || desk.number !== floor || x === undefined || y === undefined) return;
    const cell = { x: Number(x), y: Number(y) };
    if (cell.x >= desk.size || cell.y >= desk.size) return;
    stage.cells.focus({ preventScroll: true });
    stage.setCursor({ ...cell, side: stage.cursor.side });
    stage.flash([cell]);
    onArrival({ floor, ...cell });
  }, [stage, floor, hash, onArrival]);
}
