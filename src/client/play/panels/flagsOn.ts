import { eventType } from '#domain/catalogs/eventTypes.ts';
import { CELL_COUNT, cellPlace, readField } from '#domain/map/floorGrid.ts';
import type { Floor } from '#game/world/compileFloor.ts';

/** Returns the event flags that the events of a floor wait for, test and change, each once. */
export function flagsOn({ grid, size }: Floor): number[] {
  const flags = new Set<number>();
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const { x, y } = cellPlace(cell);
    const type = x < size && y < size ? eventType(readField(grid, 'event_id', x, y)) : undefined;
    if (!type) continue;
    const keys = type.slots.filter(({ kind }) => kind === 'flag').map(({ key }) => key);
    for (const key of ['flag', 'B', ...keys] as const) flags.add(Math.abs(readField(grid, key, x, y)));
  }
  flags.delete(0);
  return [...flags];
}
