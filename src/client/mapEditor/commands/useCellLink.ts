import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState, useLocationProperty } from 'wouter/use-browser-location';
import { eventCellAtom } from '#client/mapEditor/events/eventAtoms.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { cellHash } from '#client/page/scenario/scenario.ts';
import type { Place } from '#domain/map/eventLinks.ts';

/** Whether the address names this cell of the open floor. */
export const isAddressed = (cell: Pick<Place, 'x' | 'y'>): boolean => location.hash === cellHash(cell);

/** The history state next to an address that this screen has set: the event of its cell was open. */
interface OpenState {
  readonly isEventOpen?: true;
}

/**
 * Synchronises the address with the selected cell, once the floor (undefined: another one) is open. Opening the address of a cell shows
 * and highlights the cell, even if only the hash changes. Opening an event puts its cell into the address, so that the browser's Back
 * button returns to it.
 *
 * @param onArrival `wasOpen`: the user returns to an event that was open
 */
export function useCellLink(
  stage: MapStage | undefined,
  floor: number | undefined,
  onArrival: (place: Place, wasOpen: boolean) => void,
): void {
  const store = useStore();
  const [, navigate] = useLocation();
  const hash = useLocationProperty(() => location.hash);
  const wasOpen = useHistoryState<OpenState | null>()?.isEventOpen === true;
  useEffect(() => {
    const [, x, y] = /^#x(\d+)_y(\d+)$/.exec(hash) ?? [];
    const desk = stage?.desk;
    if (!stage || !desk || floor === undefined || desk.number !== floor || x === undefined || y === undefined) return;
    const cell = { x: Number(x), y: Number(y) };
    if (cell.x >= desk.size || cell.y >= desk.size) return;
    const looked = store.get(eventCellAtom);
    // A newly opened map has its cursor elsewhere, whichever cell is selected.
    if (wasOpen && looked?.floor === floor && cellHash(looked) === hash && cellHash(stage.cursor) === hash) return;
    stage.cells.focus();
    stage.setCursor({ ...cell, side: stage.cursor.side });
    stage.flash([cell]);
    onArrival({ floor, ...cell }, wasOpen);
  }, [store, stage, floor, hash, wasOpen, onArrival]);

  useEffect(() => {
    if (floor === undefined) return;
    return store.sub(eventCellAtom, () => {
      const cell = store.get(eventCellAtom);
      if (cell ? cell.floor !== floor || isAddressed(cell) : location.hash === '') return;
      const { pathname, search } = location;
      const state: OpenState = cell ? { isEventOpen: true } : {};
      navigate(`${pathname}${search}${cell ? cellHash(cell) : ''}`, { replace: true, state });
    });
  }, [store, floor, navigate]);
}
