import { router } from '#server/trpc/procedures.ts';
import { copyFloor } from './copyFloor.ts';
import { exportMaps } from './exportMaps.ts';
import { importMaps } from './importMaps.ts';
import { listFilteredFloors, listThumbnails } from './listFilteredFloors.ts';
import { listFloors } from './listFloors.ts';
import { readFloor } from './readFloor.ts';
import { initialiseFloor, resetFloorOptions } from './resetFloorOptions.ts';
import { saveFloorGrid } from './saveFloorGrid.ts';
import { updateFloorSettings } from './updateFloorSettings.ts';
import { updateFloorSize } from './updateFloorSize.ts';
import { uploadThumbnail } from './uploadThumbnail.ts';

export const floorsRouter = router({
  list: listFloors,
  filtered: listFilteredFloors,
  thumbnails: listThumbnails,
  uploadThumbnail,
  read: readFloor,
  saveGrid: saveFloorGrid,
  updateSettings: updateFloorSettings,
  updateSize: updateFloorSize,
  resetOptions: resetFloorOptions,
  initialise: initialiseFloor,
  copy: copyFloor,
  exportMaps,
  importMaps,
});
