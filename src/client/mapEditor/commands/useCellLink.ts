import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState, useLocationProperty } from 'wouter/use-browser-location';
import { eventCellAtom } from '#client/mapEditor/events/eventAtoms.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { cellHash } from '#client/page/scenario/scenario.ts';
import type { Place } from '#domain/map/eventLinks.ts';

/** Whether the address names a cell of the floor that is open. */
export const isAddressed = (cell: Pick<Place, 'x' | 'y'>): boolean => location.hash === cellHash(cell);

/** What the history holds beside an address that the screen itself has made: the event of its cell was open. */
interface OpenState {
  readonly isEventOpen?: true;
}

/**
 * The address and the cell that is looked at go together, once the floor (undefined: another one) is open. Who comes to the address of a
 * cell finds it shown and set off, also where only the hash changes; who looks at an event has its cell in the address, so that the
 * browser's Back leads to it again.
 *
 * @param onArrival `wasOpen`: one comes back to an event that was open
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
    // A map that is opened anew has its cursor elsewhere, whatever is looked at.
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
