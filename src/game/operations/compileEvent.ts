import { eventType } from '#domain/catalogs/eventTypes.ts';
import { eventParts } from '#domain/events/kinds.ts';
import { type CellEvent, DEFAULT_SOUND } from '#domain/map/event.ts';
import { isUnplaced, type Place } from '#domain/map/eventLinks.ts';
import type { CompiledEvent, Guard, Operations } from '#game/state/Operation.ts';
import type { Facing } from '#game/state/Standing.ts';
import { EventNumbers, type EventRule } from './EventNumbers.ts';

const RULES = eventParts('rule');

/**
 * Compiles the event of a cell; undefined if there is none, or if a required number is missing or invalid.
 * @param size cells per side of its floor
 */
export function compileEvent(event: CellEvent, at: Place, size: number): CompiledEvent | undefined {
  const type = eventType(event.event_id);
  if (!type) return undefined;
  const rule = RULES[type.id];
  const numbers = new EventNumbers(type, event, at, size);
  if (!numbers.areSet || isUnplaced(event)) return undefined;
  const sound: Operations = event.C === DEFAULT_SOUND ? [] : [{ op: 'sound', sound: event.C }];
  return {
    id: type.id,
    moment: rule.moment ?? 'come',
    guard: guardOf(numbers, rule),
    operations: [...sound, ...rule.operations(numbers)],
    cell: numbers.cell.at,
    ...(rule.moment === 'edge' && { edge: numbers.edge.at }),
    ...(rule.opening && { opening: rule.opening(numbers) }),
    ...(rule.shuts && { shuts: true }),
  };
}

function guardOf({ event: { flag, muki, A }, side, cell }: EventNumbers, { hangs, shuts }: EventRule): Guard {
  const facing = (hangs && side) || muki;
  return {
    ...(flag > 0 && { on: flag }),
    ...(flag < 0 && { off: -flag }),
    ...(facing > 0 && { facing: facing as Facing }),
    // A door that shuts behind the party does so every time, so it is never done.
    ...(A > 0 && !shuts && { undone: cell }),
  };
}

/** The operations of a locked door without an event: only a member that can pick locks opens it. */
export const unnamedLock = (floor: number, edge: number): Operations => [
  { op: 'pick', difficulty: 0, yes: [{ op: 'open', edge: { floor, at: edge } }] },
];
