import type { FloorStep } from '#client/mapEditor/state/ScenarioFloors.ts';
import { wayBackChanges } from '#domain/map/wayBack.ts';

/** Whether a step may change more than the floor it was made on. */
export function reachesElsewhere({ kind, step, moved, floor, before, after }: FloorStep): boolean {
  if (kind !== 'commit') return step.elsewhere !== undefined;
  return moved !== undefined || wayBackChanges(floor, before, after, step.cells).length > 0;
}
