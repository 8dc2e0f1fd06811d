import { useEffect } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { isStored } from '#client/sync/Autosave.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';

/** Refetches the floors whenever a labyrinth was saved, because its floors change with it. */
export function useFreshFloors(scenarioId: string): void {
  const desk = useRecordDesk(labyrinthSetting, scenarioId);
  const { floors } = trpc.useUtils();
  useEffect(() => {
    if (!desk) return;
    let before = desk.autosave.state;
    return desk.autosave.subscribe(() => {
      const { state } = desk.autosave;
      if (isStored(state) && state !== before) void floors.invalidate();
      before = state;
    });
  }, [desk, floors]);
}
