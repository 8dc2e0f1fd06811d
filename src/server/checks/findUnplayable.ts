import { RELEASE_REASONS } from '#domain/catalogs/releaseReasons.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { fortifiedCitySetting } from '#domain/resources/rules/fortifiedCitySetting.ts';
import type { Unplayable } from '#game/measure/checkPlayable.ts';
import { floorRows, paintedFloors } from '#server/content/floorRows.ts';
import { storedRows } from '#server/content/recordStore.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';
import type { Services } from '#server/services.ts';
import * as tasks from './checkTasks.ts';
import { type FoundProblems, listProblems } from './FoundProblems.ts';
import { problemOn } from './RecordProblem.ts';

/** Approximate size of the reasons. Bytes. */
const SIZE = 100;

/** Returns the reasons why nobody can play a scenario, computed in a thread and cached until something is written. */
export function findUnplayable({ contents, database, workers }: Services, scenario: Scenario): Promise<Unplayable[]> {
  const find = async () => {
    const rows = [...(await storedRows(database, scenario.id)), ...(await floorRows(database, scenario.id))];
    const maps = await paintedFloors(database, scenario.id);
    return workers.run<typeof tasks, 'unplayableIn'>(tasks.CHECK_TASKS, 'unplayableIn', { rows, maps });
  };
  return contents.get(scenario, 'playable', find, () => SIZE);
}

/** Turns the reasons into entries of the check list, each at the place where its author fixes it. */
export const problemsOfPlay = (reasons: readonly Unplayable[]): FoundProblems[] =>
  listProblems(
    reasons.map((reason) => {
      const problem = { severity: 'warning', rule: 'publishing', fault: RELEASE_REASONS[reason] } as const;
      return reason === 'no_entrance'
        ? problemOn(labyrinthSetting, 0, labyrinthSetting.blank, { ...problem, path: 'labyrinth_entrance' })
        : problemOn(fortifiedCitySetting, 1, fortifiedCitySetting.blank, { ...problem, path: 'open' });
    }),
    [],
  );
