import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import { FACILITIES, type Facility, type Operations } from '#game/operations/Operation.ts';

const visit =
  (facility: Facility) =>
  (event: EventNumbers): Operations => [{ op: 'visit', facility }, ...event.done];

/** The facilities in the order of their ids. */
export const facilities: EventRules = Object.fromEntries(
  FACILITIES.map((facility, at) => [1901 + at, { operations: visit(facility) }]),
);
