import { router } from '#server/trpc/procedures.ts';
import { listLabyrinthSettings, readLabyrinthSetting } from './readLabyrinthSetting.ts';
import { embedLabyrinthMessage, updateLabyrinthSetting } from './updateLabyrinthSetting.ts';
import { validateMapHierarchy } from './validateMapHierarchy.ts';

export const labyrinthSettingsRouter = router({
  list: listLabyrinthSettings,
  read: readLabyrinthSetting,
  update: updateLabyrinthSetting,
  embedMessage: embedLabyrinthMessage,
  validateRange: validateMapHierarchy,
});
