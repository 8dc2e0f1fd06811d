import { hasElevator, type Place } from '#domain/map/eventLinks.ts';
import type { OperationOf } from '#game/state/Operation.ts';
import { hasCell } from '#game/world/compileFloor.ts';
import type { World } from '#game/world/World.ts';

/** The floors that an elevator reaches from a floor: those of its range that have an elevator at the given cell. */
export function elevatorStops(
  { floors }: World,
  from: Pick<Place, 'floor'>,
  { lowest, highest, x, y }: Omit<OperationOf<'ride'>, 'op' | 'boarding'>,
): number[] {
  return [...floors.values()]
    .filter(({ number }) => number !== from.floor && number >= lowest && number <= highest)
    .filter((floor) => hasCell(floor, { x, y }) && hasElevator(floor.grid, { x, y }))
    .map(({ number }) => number)
    .sort((one, other) => one - other);
}
