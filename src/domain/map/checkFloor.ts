import { battlesTooLarge } from './check/battleRules.ts';
import { type CellProblem, type CheckContext, CheckedFloor, knownFloor } from './check/CheckedFloor.ts';
import {
  doorEventsWithoutDoor,
  doubledEdges,
  gatesWithoutFlag,
  leversWithoutGate,
  lockedDoorsWithoutKey,
  oneWayWalls,
} from './check/edgeRules.ts';
import {
  elevatorsWithoutStop,
  entrancesInRock,
  placesInRock,
  placesOnBlankFloors,
  placesOutsideOfFloors,
  placesOutsideOfRange,
  rectanglesWithoutCell,
  stairsWithoutCounterpart,
} from './check/placeRules.ts';
import { eventsNobodyReaches, floorsNobodyComesTo } from './check/reachRules.ts';
import { roomsThatAreStale } from './check/roomRules.ts';
import {
  choicesWithoutWords,
  diceOfOneHalf,
  emptyEvents,
  neededSlotsLeftEmpty,
  slotsOutOfLimits,
  targetsThatAreBlank,
} from './check/slotRules.ts';
import { teleportsWithoutEffect } from './check/teleportRules.ts';
import type { FloorGrid } from './floorGrid.ts';

/** The rules of the check list for the map of a floor, by name. */
export const FLOOR_RULES = {
  slotsOutOfLimits,
  emptyEvents,
  neededSlotsLeftEmpty,
  diceOfOneHalf,
  choicesWithoutWords,
  targetsThatAreBlank,
  placesOutsideOfFloors,
  rectanglesWithoutCell,
  placesOnBlankFloors,
  placesOutsideOfRange,
  placesInRock,
  entrancesInRock,
  teleportsWithoutEffect,
  stairsWithoutCounterpart,
  elevatorsWithoutStop,
  doubledEdges,
  doorEventsWithoutDoor,
  lockedDoorsWithoutKey,
  gatesWithoutFlag,
  leversWithoutGate,
  oneWayWalls,
  roomsThatAreStale,
  battlesTooLarge,
  eventsNobodyReaches,
  floorsNobodyComesTo,
} as const satisfies Readonly<Record<string, (floor: CheckedFloor) => CellProblem[]>>;

/**
 * Returns all problems of the map of a floor. It imports zod for the fields of events, so the map loads it on demand.
 * @param size cells a side
 */
export function checkFloor(grid: FloorGrid, size: number, context: CheckContext): CellProblem[] {
  const floor = new CheckedFloor(knownFloor(context.number, size, grid), context);
  return Object.values(FLOOR_RULES).flatMap((rule) => rule(floor));
}
