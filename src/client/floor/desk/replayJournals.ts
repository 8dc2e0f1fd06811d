import type { Unsent } from '#client/sync/Revisioned.ts';
import { EVENT_FIELDS } from '#domain/map/event.ts';
import { CELL_COUNT, type FloorGrid, planeOf } from '#domain/map/floorGrid.ts';

const EVENT_PLANES = EVENT_FIELDS.map(planeOf);

/**
 * What journals changed, or sent and took back, laid over the server's floor one after the other, the newest last: field by field, and with a changed event
 * all of it, so that it is merged as what it was. Where two journals changed one event, their changes lie beside each other, unless
 * the later one made it another kind.
 * @returns the floor that all of it was made of, and what it has become
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
