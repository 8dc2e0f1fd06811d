import type { FloorStep } from '#client/floor/desk/ScenarioFloors.ts';
import { EVENT_FIELDS } from '#domain/map/event.ts';

/** Whether a step may change other floors too: it moves cells, or changes the kind of an event or its target. */
export function reachesElsewhere({ kind, step, moved }: FloorStep): boolean {
  if (kind !== 'commit') return step.elsewhere !== undefined;
  return moved !== undefined || step.cells.some(({ after }) => EVENT_FIELDS.some((field) => field in after));
}
