import { type CellField, ZONE } from '#domain/map/cell.ts';
import { type EventLink, placeSlots } from '#domain/map/eventLinks.ts';
import { readField } from '#domain/map/floorGrid.ts';
import { type CellProblem, type CheckedFloor, type EventAt, type KnownFloor, problemAt } from './CheckedFloor.ts';

/** The category of events that no-teleport zones stop: not stairs, chutes and elevators (docs/domain.md, "Floor and cell"). */
const TELEPORT = 3;

/** Whether an event is one that no-teleport zones stop, from within and into them. */
export const isTeleport = ({ type }: EventAt): boolean => type.category === TELEPORT;

/** Whether events of position work in a cell. */
export const allowsTeleport = ({ grid }: Pick<KnownFloor, 'grid'>, x: number, y: number): boolean =>
  (readField(grid, 'floor_id', x, y) & ZONE.noTeleport) === 0;

/** Reports a teleport out of a no-teleport cell, or into nothing but such cells. */
export function teleportsWithoutEffect(floor: CheckedFloor): CellProblem[] {
  const from = { ja: '転移不可のマスからは転移できません。', en: 'Teleporting does not work from a no-teleport cell.' };
  const into = {
    ja: '行き先が転移不可なので、転移できません。',
    en: 'Teleporting does not work into a no-teleport cell.',
  };
  return floor.events.filter(isTeleport).flatMap((one) => {
    const { at, type, links } = one;
    if (!allowsTeleport(floor, at.x, at.y)) return [problemAt(at, 'event_id', from, 'passage')];
    const field: CellField = placeSlots(type)?.x ?? 'event_id';
    const entrances = links.length > 0 ? links : entrancesOf(floor, one);
    return entrances.some((link) => isClosed(floor.floor(link.to.floor), link))
      ? [problemAt(at, field, into, 'passage')]
      : [];
  });
}

/** Returns the entrance of the labyrinth that an event names. */
function entrancesOf({ context: { labyrinths } }: CheckedFloor, { at, type, event }: EventAt): EventLink[] {
  const key = type.slots.find(({ kind }) => kind === 'labyrinth')?.key;
  return labyrinths
    .filter(({ number }) => key !== undefined && event[key] === number)
    .map(({ entrance }) => ({ from: at, to: entrance }));
}

/** Whether a link leads to cells of a floor that are all no-teleport cells. */
function isClosed(target: KnownFloor | undefined, { to, until = to }: EventLink): boolean {
  if (!target) return false;
  const [east, north] = [Math.min(until.x, target.size - 1), Math.min(until.y, target.size - 1)];
  if (to.x > east || to.y > north) return false;
  for (let y = to.y; y <= north; y++) for (let x = to.x; x <= east; x++) if (allowsTeleport(target, x, y)) return false;
  return true;
}
