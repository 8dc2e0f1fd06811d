import { EVENT_CATEGORIES, type EventType } from '#domain/catalogs/eventTypes.ts';
import { BORDER, SIDES } from '#domain/map/cell.ts';
import { type Edge, otherHalf, readBorder } from '#domain/map/edge.ts';
import { newEvent } from '#domain/map/event.ts';
import { type FloorGrid, readField } from '#domain/map/floorGrid.ts';
import type { Patch } from '#domain/map/patch.ts';
import { eventPatch } from './eventPatch.ts';

/** The id of the event that opens a door for a party with an item. */
const KEY_DOOR = 801;
/** The kind of event that opens a door for a party with an item. */
export const keyDoor = EVENT_CATEGORIES.flatMap(({ types }) => types).find(({ id }) => id === KEY_DOOR) as EventType;

const slotOf = (kind: 'item' | 'side') => keyDoor.slots.find((slot) => slot.kind === kind)?.key ?? '1';

/** Whether the event that opens a door can stand on this half of it: its cell holds no event, or one that opens the same door. */
export function mayHoldKey(grid: FloorGrid, { x, y, side }: Edge): boolean {
  const id = readField(grid, 'event_id', x, y);
  return id === 0 || (id === KEY_DOOR && readField(grid, slotOf('side'), x, y) === SIDES.indexOf(side) + 1);
}

/**
 * Returns the step that gives a door a key: the party opens the door with the item from this half. A door that is not locked is locked on
 * both sides.
 * @param size side length of the floor in cells
 */
export function doorKeyPatch(grid: FloorGrid, size: number, half: Edge, item: number): Patch {
  const made = newEvent(keyDoor);
  const event = { ...made, [slotOf('item')]: item, [slotOf('side')]: SIDES.indexOf(half.side) + 1 };
  const { cells, label } = eventPatch(grid, half.x, half.y, event, 'map.event.edit.key');
  const locked = [half, otherHalf(half, size)]
    .filter((edge) => readBorder(grid, edge) === BORDER.door)
    .map(({ x, y, side }) => ({ x, y, before: { [side]: BORDER.door }, after: { [side]: BORDER.lockedDoor } }));
  const all = [...cells, ...locked];
  const places = [...new Map(all.map(({ x, y }) => [`${x} ${y}`, { x, y }])).values()];
  return {
    label,
    cells: places.map(({ x, y }) => {
      const own = all.filter((each) => each.x === x && each.y === y);
      const merged = (when: 'before' | 'after') => Object.assign({}, ...own.map((each) => each[when]));
      return { x, y, before: merged('before'), after: merged('after') };
    }),
  };
}
