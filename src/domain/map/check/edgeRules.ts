import type { CheckRule } from '#domain/catalogs/checkRules.ts';
import { unlocksDoors } from '#domain/catalogs/eventTypes.ts';
import type { EventId } from '#domain/events/kinds.ts';
import { BORDER, type Border, SIDES } from '#domain/map/cell.ts';
import { type Edge, edgeKey, isDoor, otherHalf, readBorder } from '#domain/map/edge.ts';
import { readField } from '#domain/map/floorGrid.ts';
import {
  type CellProblem,
  type CheckedFloor,
  type EventAt,
  edgeOf,
  flagSlot,
  openingFlag,
  problemAt,
  sideSlot,
} from './CheckedFloor.ts';

const DOOR = 8;
const LEVER: EventId = 1604;
const SHUTTING: EventId = 805;

/** Reports a wall (visible or not) on one side that is open on the other, without a door: usually a forgotten half. */
export function oneWayWalls(floor: CheckedFloor): CellProblem[] {
  const fault = {
    ja: 'こちら側だけが壁で、反対側からは通れます。',
    en: 'It is a wall from this side only: the party can pass from the other side.',
  };
  return eachHalf(floor, [BORDER.wall, BORDER.invisibleWall], 'wall', (half) => {
    if (readBorder(floor.grid, otherHalf(half, floor.size)) !== BORDER.open) return undefined;
    return floor.eventsOf(half).some(({ type }) => type.category === DOOR) ? undefined : fault;
  });
}

/** Reports a locked door that only a thief or a spell unlocks. */
export function lockedDoorsWithoutKey(floor: CheckedFloor): CellProblem[] {
  const fault = {
    ja: '鍵のかかった扉に、開け方のイベント（801〜804）がありません。',
    en: 'This locked door has no event that opens it (801 to 804).',
  };
  const shutting = {
    ja: '後ろで閉まる扉（805）に鍵がかかっています。ほかのイベントでは開けられず、盗賊などだけが通れます。',
    en: 'This door that shuts behind the party (805) is locked. No other event can open it, so only thieves and others who pick locks get through.',
  };
  return eachEdge(floor, BORDER.lockedDoor, (edge) => {
    const events = floor.eventsOf(edge);
    if (events.some(({ type }) => unlocksDoors(type.id))) return undefined;
    return events.some(({ type }) => type.id === SHUTTING) ? shutting : fault;
  });
}

/** Reports a gate that never opens. */
export function gatesWithoutFlag(floor: CheckedFloor): CellProblem[] {
  const fault = {
    ja: '格子に、開くためのフラグの扉（802）がありません。このままでは開きません。',
    en: 'This gate has no flag event that opens it (802), so it never opens.',
  };
  return eachEdge(floor, BORDER.gate, (edge) => (floor.eventsOf(edge).some(openingFlag) ? undefined : fault));
}

/** Reports a door's event on a side without a door. */
export function doorEventsWithoutDoor(floor: CheckedFloor): CellProblem[] {
  return floor.events.flatMap((one) => {
    const key = sideSlot(one.type);
    if (one.type.category !== DOOR || !key) return [];
    const edge = edgeOf(one);
    if (!edge || [edge, otherHalf(edge, floor.size)].some((half) => isDoor(readBorder(floor.grid, half)))) return [];
    return [problemAt(one.at, key, { ja: 'この辺には扉がありません。', en: 'There is no door on this side.' }, 'door')];
  });
}

/** Reports two events about one edge. */
export function doubledEdges(floor: CheckedFloor): CellProblem[] {
  const fault = { ja: '同じ辺にイベントが二つあります。', en: 'Two events use the same edge.' };
  return [...floor.eventsOfEdges.values()]
    .filter((events) => events.length > 1)
    .flatMap((events) => events.map(({ at, type }) => problemAt(at, sideSlot(type) ?? 'event_id', fault, 'error')));
}

/** Reports a lever whose flag opens no gate and is used by no event. */
export function leversWithoutGate(floor: CheckedFloor): CellProblem[] {
  const levers = floor.events.filter(({ type }) => type.id === LEVER);
  if (levers.length === 0) return [];
  const awaited = new Set(floor.floors.flatMap(({ events }) => events.flatMap(flagsAwaited)));
  const fault = {
    ja: 'このレバーのフラグで開く格子も、動くイベントもありません。',
    en: 'No gate or event uses the flag of this lever.',
  };
  return levers.flatMap(({ at, type, event }) => {
    const slot = flagSlot(type);
    return !slot || event[slot] === 0 || awaited.has(event[slot]) ? [] : [problemAt(at, slot, fault, 'door')];
  });
}

const flagsAwaited = (one: EventAt): (number | undefined)[] => [
  Math.abs(one.event.flag) || undefined,
  openingFlag(one),
];

/** Applies a rule, under its name in the check list, to every half that is `wanted`. */
function eachHalf(
  { grid, size }: CheckedFloor,
  wanted: readonly Border[],
  name: CheckRule,
  rule: (half: Edge) => CellProblem['fault'] | undefined,
): CellProblem[] {
  const problems: CellProblem[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      for (const side of SIDES) {
        if (!wanted.includes(readField(grid, side, x, y) as Border)) continue;
        const fault = rule({ x, y, side });
        if (fault) problems.push(problemAt({ x, y }, side, fault, name));
      }
    }
  }
  return problems;
}

/** Applies a rule to every edge with a half that is `wanted`, once per edge. */
function eachEdge(
  floor: CheckedFloor,
  wanted: Border,
  rule: (edge: Edge) => CellProblem['fault'] | undefined,
): CellProblem[] {
  const seen = new Set<number>();
  return eachHalf(floor, [wanted], 'door', (half) => {
    const key = edgeKey(half, floor.size);
    if (seen.has(key)) return undefined;
    seen.add(key);
    return rule(half);
  });
}
