import type { Unsent } from '#client/sync/Revisioned.ts';
import { EVENT_FIELDS } from '#domain/map/event.ts';
import { CELL_COUNT, type FloorGrid, planeOf } from '#domain/map/floorGrid.ts';

const EVENT_PLANES = EVENT_FIELDS.map(planeOf);

/**
 * Applies the changes of journals, including those sent and undone, to the server's floor in order, the newest last. A changed event is
 * taken as a whole, so that it is merged as what it was. If two journals changed the same event, their changes are combined, unless the
 * later one changed its kind.
 * @returns the floor that the changes were based on, and the floor with the changes
 */
export function replayJournals(
  server: FloorGrid,
  journals: readonly Unsent<FloorGrid>[],
): { base: FloorGrid; grid: FloorGrid } {
  const base = server.slice();
  const grid = server.slice();
  const changedEvents = new Set<number>();
  for (const journal of journals) {
    const isChanged = (at: number) => [journal.mine, ...journal.sent].some((grid) => grid[at] !== journal.base[at]);
    const take = (at: number) => {
      base[at] = journal.base[at] as number;
      grid[at] = journal.mine[at] as number;
    };
    for (let at = 0; at < grid.length; at++) if (isChanged(at)) take(at);
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const event = EVENT_PLANES.map((plane) => plane * CELL_COUNT + cell);
      if (!event.some(isChanged)) continue;
      if (!changedEvents.has(cell) || isChanged(planeOf('event_id') * CELL_COUNT + cell)) event.forEach(take);
      changedEvents.add(cell);
    }
  }
  return { base, grid };
}
