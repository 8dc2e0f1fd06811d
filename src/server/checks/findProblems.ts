import { floorRows, paintedFloors } from '#server/content/floorRows.ts';
import { readMarks } from '#server/content/problemMarks.ts';
import { storedRows } from '#server/content/recordStore.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';
import type { Services } from '#server/services.ts';
import * as tasks from './checkTasks.ts';
import { type FoundProblems, joinProblems } from './FoundProblems.ts';
import { findUnplayable, problemsOfPlay } from './findUnplayable.ts';

/** Approximate size of a problem, most of it shared texts. Bytes. */
const PROBLEM_SIZE = 400;

/**
 * Returns all problems of a scenario's records, maps and tests, computed in parallel threads and cached until something is written or
 * marked.
 */
export function findProblems(services: Services, scenario: Scenario): Promise<FoundProblems[]> {
  const { contents, database, workers } = services;
  const find = async () => {
    const rows = [...(await storedRows(database, scenario.id)), ...(await floorRows(database, scenario.id))];
    const maps = await paintedFloors(database, scenario.id);
    const { title_ja, title_en, author_name, languages } = scenario;
    const marks = await readMarks(database, scenario.id);
    const titles = rows.length > 0 ? { title_ja, title_en, author_name } : undefined;
    const content = { rows, marks, titles, languages };
    return joinProblems(
      await Promise.all([
        workers.run<typeof tasks, 'checkRecords'>(tasks.CHECK_TASKS, 'checkRecords', content),
        workers.run<typeof tasks, 'checkMaps'>(tasks.CHECK_TASKS, 'checkMaps', { rows, maps, marks }),
        workers.run<typeof tasks, 'checkTests'>(tasks.CHECK_TASKS, 'checkTests', { rows, maps, marks }),
        findUnplayable(services, scenario).then(problemsOfPlay),
      ]),
    );
  };
  return contents.get(
    scenario,
    'checks',
    find,
    (found) => found.flatMap(({ problems, meant }) => [...problems, ...meant.problems]).length * PROBLEM_SIZE,
  );
}
