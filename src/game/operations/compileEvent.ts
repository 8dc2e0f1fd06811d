import { eventType } from '#domain/catalogs/eventTypes.ts';
import { type CellEvent, DEFAULT_SOUND } from '#domain/map/event.ts';
import { isUnplaced, type Place } from '#domain/map/eventLinks.ts';
import type { Facing } from '#game/state/Standing.ts';
import { EventNumbers, type EventRule, type EventRules } from './EventNumbers.ts';
import { battles } from './events/battles.ts';
import { chests } from './events/chests.ts';
import { chutes } from './events/chutes.ts';
import { doors } from './events/doors.ts';
import { elevators } from './events/elevators.ts';
import { endings } from './events/endings.ts';
import { facilities } from './events/facilities.ts';
import { flags } from './events/flags.ts';
import { goldAndExperience } from './events/goldAndExperience.ts';
import { items } from './events/items.ts';
import { messages } from './events/messages.ts';
import { movingFloors } from './events/movingFloors.ts';
import { npcs } from './events/npcs.ts';
import { pits } from './events/pits.ts';
import { questions } from './events/questions.ts';
import { recovery } from './events/recovery.ts';
import { saving } from './events/saving.ts';
import { stairs } from './events/stairs.ts';
import { teleports } from './events/teleports.ts';
import { traps } from './events/traps.ts';
import { turntables } from './events/turntables.ts';
import { waysOut } from './events/waysOut.ts';
import type { CompiledEvent, Guard, Operations } from './Operation.ts';

/** The effects of every kind of event, by id; one file per category. */
export const EVENT_RULES: EventRules = {
  ...stairs,
  ...elevators,
  ...teleports,
  ...chutes,
  ...pits,
  ...turntables,
  ...movingFloors,
  ...doors,
  ...messages,
  ...questions,
  ...items,
  ...goldAndExperience,
  ...chests,
  ...battles,
  ...npcs,
  ...flags,
  ...traps,
  ...recovery,
  ...facilities,
  ...saving,
  ...waysOut,
  ...endings,
};

/**
 * The compiled event of a cell; undefined for none, or if a required number is missing or meaningless.
 * @param size cells a side of its floor
 */
export function compileEvent(event: CellEvent, at: Place, size: number): CompiledEvent | undefined {
  const type = eventType(event.event_id);
  const rule = EVENT_RULES[event.event_id];
  if (!type || !rule) return undefined;
  const numbers = new EventNumbers(type, event, at, size);
  if (!numbers.areMeant || isUnplaced(event)) return undefined;
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
    // A door that shuts behind does so for good.
    ...(A > 0 && !shuts && { undone: cell }),
  };
}
