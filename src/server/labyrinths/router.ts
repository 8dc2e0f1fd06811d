import { router } from '#server/trpc/procedures.ts';
import { listLabyrinthSettings, readLabyrinthSetting } from './readLabyrinthSetting.ts';

export const labyrinthSettingsRouter = router({ list: listLabyrinthSettings, read: readLabyrinthSetting });
