import { router } from '#server/trpc/procedures.ts';
import { listFloors } from './listFloors.ts';
import { readFloor } from './readFloor.ts';
import { saveFloorGrid } from './saveFloorGrid.ts';
import { updateFloorSettings } from './updateFloorSettings.ts';

export const floorsRouter = router({
  list: listFloors,
  read: readFloor,
  saveGrid: saveFloorGrid,
  updateSettings: updateFloorSettings,
});
