import { readScenario } from '#server/scenarios/readScenario.ts';
import { router } from '#server/trpc/procedures.ts';
import { listArchived, restoreArchived } from './archivedScenarios.ts';
import { createScenario } from './createScenario.ts';
import { deleteScenario } from './deleteScenario.ts';
import { duplicateScenario } from './duplicateScenario.ts';
import { listScenarios } from './listScenarios.ts';
import { readOverview } from './readOverview.ts';
import { updateScenario } from './updateScenario.ts';

export const scenariosRouter = router({
  list: listScenarios,
  create: createScenario,
  duplicate: duplicateScenario,
  read: readScenario,
  update: updateScenario,
  delete: deleteScenario,
  archived: listArchived,
  restore: restoreArchived,
  overview: readOverview,
});
