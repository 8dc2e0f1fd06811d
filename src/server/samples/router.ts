import { router } from '#server/trpc/procedures.ts';
import { listSamples } from './listSamples.ts';
import { readBuiltIn } from './readBuiltIn.ts';
import { readSample } from './readSample.ts';
import { shareScenario } from './shareScenario.ts';
import { stopSharing } from './stopSharing.ts';
import { syncSample } from './syncSample.ts';
import { updateSample } from './updateSample.ts';

export const samplesRouter = router({
  list: listSamples,
  read: readSample,
  share: shareScenario,
  update: updateSample,
  sync: syncSample,
  stop: stopSharing,
  builtIn: readBuiltIn,
});
