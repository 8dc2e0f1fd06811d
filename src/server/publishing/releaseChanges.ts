import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { readMoves } from '#server/content/recordMoves.ts';
import type { Release } from '#server/database/models/Release.ts';
import type { Services } from '#server/services.ts';
import type * as tasks from './publishingTasks.ts';
import { PUBLISHING_TASKS, type ReleaseChanges } from './publishingTasks.ts';

/** Returns the differences between `content` and a release of its scenario; undefined if the release cannot be read. */
export async function changesSince(
  { database, workers }: Services,
  { scenario_id, sequence, document }: Release,
  content: ScenarioContent,
): Promise<ReleaseChanges | undefined> {
  const moves = new Map<RecordKindName, Map<number, number>>();
  const made = await readMoves(database, scenario_id);
  for (const { kind, moves: step } of made.filter(({ revision }) => revision > sequence).reverse()) {
    const known = moves.get(kind) ?? new Map<number, number>();
    const origins = new Map([...known].map(([from, to]) => [to, from]));
    for (const [from, to] of step) known.set(origins.get(from) ?? from, to);
    moves.set(kind, known);
  }
  return workers.run<typeof tasks, 'compareRelease'>(PUBLISHING_TASKS, 'compareRelease', { document, content, moves });
}
