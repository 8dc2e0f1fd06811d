import { useEffect, useMemo, useRef } from 'react';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { ResizeDialog } from './ResizeDialog.tsx';
import { isAboutFloors, resizingOf } from './resizingOf.ts';
import { useFloors } from './useFloors.ts';

/**
 * Asks before a step changes the size of any labyrinth or floor, whether the step comes from a field, from undo, or from a backup. The
 * server then changes the floors with the labyrinth (docs/product.md, "Labyrinths"). A step made before the floors are known waits for
 * them.
 */
export function ResizeQuestion() {
  const { desk } = useOpenRecord();
  const floors = useFloors(desk.scenarioId);
  const asked = useDesk(desk, () => desk.asked);
  const newest = useRef(floors);
  newest.current = floors;
  useEffect(() => {
    desk.asks = (changed) =>
      isAboutFloors(desk, changed) &&
      (newest.current.size === 0 || isResizing(resizingOf(desk, changed, newest.current)));
    return () => {
      desk.answer(false);
      desk.asks = undefined;
    };
  }, [desk]);

  const resizing = useMemo(
    () => (asked && floors.size > 0 ? resizingOf(desk, asked.changed, floors) : undefined),
    [desk, asked, floors],
  );
  const isNoQuestion = resizing !== undefined && !isResizing(resizing);
  useEffect(() => {
    if (isNoQuestion) desk.answer(true);
  }, [desk, isNoQuestion]);
  if (!asked || isNoQuestion) return null;
  return (
    <ResizeDialog
      scenarioId={desk.scenarioId}
      resizing={resizing}
      onCancel={() => desk.answer(false)}
      onConfirm={() => desk.answer(true)}
    />
  );
}

const isResizing = ({ labyrinths, floors }: ReturnType<typeof resizingOf>): boolean =>
  labyrinths.length + floors.length > 0;
