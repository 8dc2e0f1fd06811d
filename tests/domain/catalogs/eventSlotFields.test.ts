import { describe, expect, test } from 'vitest';
import { eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { EVENT_CATEGORIES, eventType } from '#domain/catalogs/eventTypes.ts';
import { eventSentence } from '#domain/events/eventSentence.ts';
import { CELL_FIELDS, type CellField, isStorable } from '#domain/map/cell.ts';
import { newEvent } from '#domain/map/event.ts';
import { leafValue } from '#domain/resource/leaf.ts';

const TYPES = EVENT_CATEGORIES.flatMap(({ types }) => types);

describe.each(TYPES)('event $id, $name.en,', (type) => {
  test('can be stored as it is when it is placed', () => {
    const event = newEvent(type);
    for (const [field, value] of Object.entries(event)) {
      expect(CELL_FIELDS).toContain(field);
      expect(isStorable(field as CellField, value)).toBe(true);
    }
    expect(event).toMatchObject({ event_id: type.id, flag: 0, muki: 0, A: type.isOnce ? 1 : 0, B: 0, C: 999 });
    for (const slot of eventSlots(type).slice(0, type.slots.length))
      expect(leafValue(event, slot)).toBe(slot.field.initial);
  });

  test('has a sentence of its own in both languages', () => {
    const { ja, en } = eventSentence(type.id) ?? { ja: '', en: '' };
    expect([ja, en].map((words) => /[。.]$/.test(words))).toEqual([true, true]);
    expect(TYPES.filter(({ id }) => eventSentence(id)?.ja === ja || eventSentence(id)?.en === en)).toEqual([type]);
  });

  test('has a name that no other has', () => {
    const { ja, en } = type.name;
    expect(TYPES.filter(({ name }) => name.ja === ja || name.en === en)).toEqual([type]);
  });

  test('has every number named in both languages, none in two places', () => {
    const slots = eventSlots(type);
    expect(new Set(slots.map(({ path }) => path)).size).toBe(slots.length);
    for (const { label } of slots) expect([label.ja, label.en]).not.toContain('');
  });
});

test('a slot for a monster is nobody and one for a message none until it is chosen', () => {
  const battle = TYPES.find(({ id }) => id === 1401);
  expect(battle && newEvent(battle)).toMatchObject({ 1: 999, 2: 1, 3: 0 });
});

test('stairs lead back to stairs, and turntables change places in a mirror', () => {
  for (const { id, counterpart, mirrored } of TYPES) {
    if (counterpart) expect(eventType(counterpart)?.counterpart).toBe(id);
    if (mirrored) expect(eventType(mirrored)?.mirrored).toBe(id);
  }
  expect(TYPES.filter(({ counterpart }) => counterpart).map(({ id }) => id)).toEqual([101, 102]);
});
