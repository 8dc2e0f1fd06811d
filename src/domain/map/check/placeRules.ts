import type { CheckRule } from '#domain/catalogs/checkRules.ts';
import { isElevator } from '#domain/catalogs/eventTypes.ts';
import type { CellField } from '#domain/map/cell.ts';
import { isClosed } from '#domain/map/edge.ts';
import { type EventLink, hasElevator, isUnplaced, placeSlots } from '#domain/map/eventLinks.ts';
import { missingWayBack } from '#domain/map/wayBack.ts';
import type { Label } from '#domain/text/languages.ts';
import { type CellProblem, type CheckedFloor, type EventAt, type KnownFloor, problemAt } from './CheckedFloor.ts';

/** Reports a link to a cell that its floor does not have. */
export function placesOutsideOfFloors(floor: CheckedFloor): CellProblem[] {
  return eachPlace(floor, 'x', 'error', ({ to, until = to }, target) => {
    const size = target?.size;
    if (size === undefined || (Math.max(to.x, until.x) < size && Math.max(to.y, until.y) < size)) return undefined;
    return {
      ja: `行き先の${to.floor}階は${size}×${size}マスで、そのマスはありません。`,
      en: `Floor ${to.floor} has ${size} × ${size} cells; the target is outside.`,
    };
  });
}

/** Reports a rectangle with swapped corners, which contains no cell. */
export function rectanglesWithoutCell(floor: CheckedFloor): CellProblem[] {
  const fault = {
    ja: '西端は東端以下、南端は北端以下にしてください。このままでは範囲にマスがありません。',
    en: 'West must not be beyond east, nor south beyond north: the area has no cells.',
  };
  return eachPlace(floor, 'x', 'error', ({ to, until = to }) => (until.x < to.x || until.y < to.y ? fault : undefined));
}

/** Reports a link to a floor on which nothing was painted. */
export function placesOnBlankFloors(floor: CheckedFloor): CellProblem[] {
  return eachPlace(floor, 'floor', 'passage', ({ to }, target) =>
    target
      ? undefined
      : {
          ja: `行き先の${to.floor}階にはまだ何も描かれていません。`,
          en: `Nothing is drawn on floor ${to.floor} yet.`,
        },
  );
}

/** Reports a link out of the floor's labyrinth; another labyrinth is reached by event 2102. */
export function placesOutsideOfRange(floor: CheckedFloor): CellProblem[] {
  const own = floor.context.labyrinths.filter(spans(floor.number));
  if (own.length === 0) return [];
  const faultOf = (number: number) =>
    own.some(spans(number))
      ? undefined
      : {
          ja: `行き先の${number}階は、この階の迷宮の階層範囲にありません。`,
          en: `Floor ${number} is not in the floor range of this labyrinth.`,
        };
  // For an elevator this is reported at the end of its range that is outside.
  const ends = floor.events.flatMap(({ at, type, event }) =>
    (placeSlots(type)?.stops ?? []).flatMap((key) => {
      const fault = faultOf(event[key] || at.floor);
      return fault ? [problemAt(at, key, fault, 'passage')] : [];
    }),
  );
  return [...eachPlace(floor, 'floor', 'passage', ({ to }) => faultOf(to.floor)), ...ends];
}

/** Reports a link to a cell that cannot be left. */
export function placesInRock(floor: CheckedFloor): CellProblem[] {
  return eachPlace(floor, 'x', 'error', ({ to, until }, target) =>
    !target || until || !isRock(target, to)
      ? undefined
      : {
          ja: `行き先（${to.floor}階 x${to.x} y${to.y}）は壁に閉ざされていて、出られません。`,
          en: `The target (floor ${to.floor}, x${to.x} y${to.y}) is walled in on all sides.`,
        },
  );
}

/** Reports an entrance of a labyrinth that cannot be left. */
export function entrancesInRock(floor: CheckedFloor): CellProblem[] {
  const here = floor.floor(floor.number);
  return floor.context.labyrinths.flatMap(({ number, entrance }) => {
    if (entrance.floor !== floor.number || !here || !isRock(here, entrance)) return [];
    const fault = {
      ja: `迷宮${number}の入口ですが、壁に閉ざされていて、出られません。`,
      en: `This is the entrance of labyrinth ${number}, but it is walled in on all sides.`,
    };
    return [problemAt(entrance, 'north', fault, 'error')];
  });
}

/** Reports stairs whose other end does not lead back. */
export function stairsWithoutCounterpart(floor: CheckedFloor): CellProblem[] {
  return floor.events.flatMap(({ at, event }) => {
    const missing = missingWayBack(event, at, (number) => floor.floor(number)?.grid);
    const target = missing && floor.floor(missing.at.floor);
    if (!target || isOutside(target, missing.at)) return [];
    const fault = { ja: '行き先に、ここへ戻る階段がありません。', en: 'There are no stairs back at the target.' };
    return [problemAt(at, 'event_id', fault, 'passage')];
  });
}

/** Reports an elevator that stops at no other floor, or not at one where it should. */
export function elevatorsWithoutStop(floor: CheckedFloor): CellProblem[] {
  return floor.events.flatMap((one) => {
    if (!isElevator(one.type.id) || isUnplaced(one.event)) return [];
    const fault = one.links.some(({ to }) => isElevatorAt(floor.floor(to.floor), to))
      ? missedStops(floor, one)
      : {
          ja: 'ほかに止まる階がありません。範囲の階の同じマスに昇降機を置いてください。',
          en: 'It stops nowhere else. Place an elevator in the same cell of another floor in its range.',
        };
    return fault ? [problemAt(one.at, 'event_id', fault, 'passage')] : [];
  });
}

/**
 * Returns the floors that should have an elevator in the named cell but do not: the ends of the range, and floors with an elevator
 * elsewhere that names this cell, for example after a move. The elevator passes other floors.
 */
function missedStops(floor: CheckedFloor, { at, type, event, links }: EventAt): Label | undefined {
  const slots = placeSlots(type);
  if (!slots) return undefined;
  const named = { x: event[slots.x], y: event[slots.y] };
  const ends = slots.stops.map((key) => event[key] || at.floor);
  const passed = [...links.map(({ to }) => to.floor), at.floor].filter(
    (number) => number >= Math.min(...ends) && number <= Math.max(...ends),
  );
  const missed = passed.filter((number) => {
    const target = floor.floor(number);
    return !isElevatorAt(target, named) && (ends.includes(number) || namedByElevators(target).has(placeKey(named)));
  });
  if (missed.length === 0) return undefined;
  const floors = missed.sort((one, other) => one - other).join(', ');
  const place = `x${named.x} y${named.y}`;
  return {
    ja: `${floors}階の ${place} には昇降機がないので、そこには止まりません。`,
    en: `It does not stop on floors without an elevator at ${place}: ${floors}.`,
  };
}

/** Categories of events that move the party out of a cell: stairs, elevators, teleports, chutes, ways out. */
const WAYS: readonly number[] = [1, 2, 3, 4, 21];

/** Whether an elevator is in a cell within the size of a floor. */
export const isElevatorAt = (floor: KnownFloor | undefined, at: { readonly x: number; readonly y: number }): boolean =>
  floor !== undefined && Math.max(at.x, at.y) < floor.size && hasElevator(floor.grid, at);

const namedOf = new WeakMap<KnownFloor, ReadonlySet<string>>();

/** Returns the cells that the elevators of a floor name. */
function namedByElevators(floor: KnownFloor | undefined): ReadonlySet<string> {
  const known = floor && namedOf.get(floor);
  if (known) return known;
  const elevators = floor?.events.filter(({ type }) => isElevator(type.id)) ?? [];
  const found = new Set(elevators.flatMap(({ links: [link] }) => (link ? [placeKey(link.to)] : [])));
  if (floor) namedOf.set(floor, found);
  return found;
}

const placeKey = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x} ${y}`;

/** Applies a rule to every link from a floor to a cell or a rectangle; elevators have their own rules. */
function eachPlace(
  floor: CheckedFloor,
  field: 'floor' | 'x',
  rule: CheckRule,
  judge: (link: EventLink, target: KnownFloor | undefined) => Label | undefined,
): CellProblem[] {
  return floor.events.flatMap(({ at, type, links }) => {
    const slots = isElevator(type.id) ? undefined : placeSlots(type);
    if (!slots) return [];
    return links.flatMap((link) => {
      const fault = judge(link, floor.floor(link.to.floor));
      return fault ? [problemAt(at, (slots[field] ?? 'event_id') as CellField, fault, rule)] : [];
    });
  });
}

const isOutside = ({ size }: KnownFloor, { x, y }: { x: number; y: number }): boolean => x >= size || y >= size;

function isRock(target: KnownFloor, { x, y }: { x: number; y: number }): boolean {
  if (isOutside(target, { x, y })) return false;
  const isWay = ({ at, type }: EventAt) => at.x === x && at.y === y && WAYS.includes(type.category);
  return isClosed(target.grid, { x, y }) && !target.events.some(isWay);
}

/** Whether a labyrinth has a floor in its range. */
export const spans =
  (floor: number) =>
  ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    start > 0 && floor >= start && floor <= end;
