import { type EventSlot, eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { SlotKind } from '#domain/events/slotKinds.ts';
import type { CellField } from '#domain/map/cell.ts';
import { isUnplaced } from '#domain/map/eventLinks.ts';
import { missingRecord } from '#domain/resource/checkRecord.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { NO_SIDES } from '#domain/resources/sidelessDice.ts';
import { issueFault } from '#domain/text/fault.ts';
import { type CellProblem, type CheckedFloor, type EventAt, problemAt } from './CheckedFloor.ts';

/** Reports a number of an event that its field would refuse: it can be stored, but has no meaning. */
export function slotsOutOfLimits({ events }: CheckedFloor): CellProblem[] {
  return events.flatMap((one) =>
    eventSlots(one.type, one.event).flatMap((slot) => {
      const { error } = slot.field.schema.safeParse(leafValue(one.event, slot));
      const [issue] = error?.issues ?? [];
      return issue ? [problemAt(one.at, slot.path as CellField, issueFault(issue), 'error')] : [];
    }),
  );
}

/** Reports an event without any values, or without a target. */
export function emptyEvents({ events }: CheckedFloor): CellProblem[] {
  const empty = { ja: 'イベントの内容がまだ設定されていません。', en: 'The event is not filled in yet.' };
  const unplaced = { ja: '行き先がまだ設定されていません。', en: 'The target is not set yet.' };
  return events.flatMap((one) => {
    const fault = isEmpty(one) ? empty : isUnplaced(one.event) ? unplaced : undefined;
    return fault ? [problemAt(one.at, 'event_id', fault, 'incomplete')] : [];
  });
}

function isEmpty({ type, event }: EventAt): boolean {
  const own = eventSlots(type, event).slice(0, type.slots.length);
  return own.length > 0 && own.every((slot) => isNothing(slot, leafValue(event, slot) as number));
}

/** Reports a required number that is missing although others are filled in; completely empty events have their own problem. */
export function neededSlotsLeftEmpty({ events }: CheckedFloor): CellProblem[] {
  const fault = {
    ja: 'これが決まるまで、このイベントは働きません。',
    en: 'The event does not work until this is chosen.',
  };
  return events
    .filter((one) => !isEmpty(one))
    .flatMap(({ at, type, event }) =>
      eventSlots(type, event)
        .filter((slot) => slot.isNeeded && isNothing(slot, leafValue(event, slot) as number))
        .map(({ path }) => problemAt(at, path as CellField, fault, 'incomplete')),
    );
}

/** Reports dice with only one half filled in, which have no effect. */
export function diceOfOneHalf({ events }: CheckedFloor): CellProblem[] {
  const noRolls = {
    ja: '回数が0なので、サイコロは振られません。',
    en: 'With 0 rolls the dice are never rolled.',
  };
  return events.flatMap(({ at, type, event }) => {
    const keyOf = (kind: SlotKind) => type.slots.find((slot) => slot.kind === kind)?.key;
    const [rolls, sides] = [keyOf('rolls'), keyOf('dieSides')];
    if (!rolls || !sides || event[rolls] > 0 === event[sides] > 0) return [];
    return [
      event[sides] > 0 ? problemAt(at, rolls, noRolls, 'ineffective') : problemAt(at, sides, NO_SIDES, 'ineffective'),
    ];
  });
}

const CHOICE = 1003;

/** Reports a question without choices, or a choice with an effect but without a text. */
export function choicesWithoutWords({ events }: CheckedFloor): CellProblem[] {
  const nothing = { ja: '選べるものが一つもありません。', en: 'There is nothing to choose from yet.' };
  const unseen = {
    ja: 'フラグだけがあり、選択肢の言葉がありません。',
    en: 'This choice has a flag but no text, so nobody can choose it.',
  };
  return events
    .filter((one) => one.type.id === CHOICE && !isEmpty(one))
    .flatMap(({ at, type, event }) => {
      const slots = eventSlots(type, event).slice(0, type.slots.length);
      const isLeft = (slot: EventSlot | undefined) => !slot || isNothing(slot, leafValue(event, slot) as number);
      // The first message is the question; each of the others has its flag.
      const [, ...words] = slots.filter(({ kind }) => kind === 'message');
      const flags = slots.filter(({ kind }) => kind === 'flag');
      const lacking = words.filter((word, choice) => isLeft(word) && !isLeft(flags[choice]));
      if (lacking.length > 0) return lacking.map(({ path }) => problemAt(at, path as CellField, unseen, 'incomplete'));
      return words.every(isLeft) ? [problemAt(at, words[0]?.path as CellField, nothing, 'incomplete')] : [];
    });
}

/** 0 can be a valid choice for kinds that count from 0: labyrinths, monsters. */
const isNothing = ({ field }: EventSlot, value: number): boolean =>
  value === (field.kind === 'reference' ? field.none : 0);

/** Floors have their own rules, and flags exist without being written. */
const WITHOUT_RECORD: readonly RecordKindName[] = ['floor_map', 'event_flag'];

/** Reports an event that refers to a record that was not written. */
export function targetsThatAreBlank({ events, context: { exists } }: CheckedFloor): CellProblem[] {
  return events.flatMap((one) =>
    eventSlots(one.type, one.event).flatMap((slot) => {
      const { field } = slot;
      if (field.kind !== 'reference' || WITHOUT_RECORD.includes(field.to)) return [];
      const { first, last } = RECORD_KINDS[field.to];
      const number = leafValue(one.event, slot) as number;
      if (number < first || number > last || exists(field.to, number)) return [];
      return [problemAt(one.at, slot.path as CellField, missingRecord(field.to, number), 'reference')];
    }),
  );
}
