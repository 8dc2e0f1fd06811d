import { eventReferences } from '#domain/map/eventReferences.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import type { NumberedProblem } from '#domain/resource/defineResource.ts';

interface MappedFloor {
  readonly grid: FloorGrid;
  /** Cells per side. */
  readonly size: number;
}

/**
 * Finds NPCs without an event, which can never be met. While no floor is drawn there is nobody to meet them, and nothing is said.
 * @param npcs the numbers of the existing NPCs
 */
export function checkUnmetNpcs(npcs: Iterable<number>, floors: readonly MappedFloor[]): NumberedProblem[] {
  if (floors.length === 0) return [];
  const met = new Set(
    floors.flatMap(({ grid, size }) =>
      eventReferences(grid).flatMap(({ to, x, y, number }) => (to === 'npc' && x < size && y < size ? [number] : [])),
    ),
  );
  return [...npcs]
    .filter((number) => !met.has(number))
    .map((number) => ({ number, path: '', severity: 'warning', rule: 'unused', fault: NOBODY_MEETS }));
}

const NOBODY_MEETS = {
  ja: 'どのフロアのイベントからも呼ばれないので、誰も出会いません。',
  en: 'No event on any floor uses this NPC, so nobody meets it.',
};
