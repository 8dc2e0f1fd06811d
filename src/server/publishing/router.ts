import { router } from '#server/trpc/procedures.ts';
import { changeStatus } from './changeStatus.ts';
import { checkRelease } from './checkRelease.ts';
import { issueCode } from './issueCode.ts';
import { loadReleased } from './loadReleased.ts';
import { readChanges } from './readChanges.ts';
import { readReadiness } from './readReadiness.ts';
import { releaseScenario } from './releaseScenario.ts';
import { updateFile } from './updateFile.ts';

export const publishingRouter = router({
  issueCode,
  changeStatus,
  updateFile,
  release: releaseScenario,
  checkRelease,
  readiness: readReadiness,
  changes: readChanges,
  load: loadReleased,
});
