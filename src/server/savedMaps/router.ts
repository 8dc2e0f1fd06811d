import { router } from '#server/trpc/procedures.ts';
import { deleteSavedMap } from './deleteSavedMap.ts';
import { listSavedMaps } from './listSavedMaps.ts';
import { loadMap } from './loadMap.ts';
import { saveMap } from './saveMap.ts';

export const savedMapsRouter = router({ list: listSavedMaps, save: saveMap, load: loadMap, delete: deleteSavedMap });
