import { router } from '#server/trpc/procedures.ts';
import { countEnding } from './countEnding.ts';
import { countPlay } from './countPlay.ts';
import { downloadWork } from './downloadWork.ts';
import { listWorks } from './listWorks.ts';
import { readPlays } from './readPlays.ts';
import { readWork } from './readWork.ts';

export const worksRouter = router({
  list: listWorks,
  read: readWork,
  download: downloadWork,
  countPlay,
  countEnding,
  plays: readPlays,
});
