import { describe, expect, test } from 'vitest';
import { glyphLines } from '#client/floor/paint/eventGlyphs.ts';
import { placeTexts } from '#client/floor/placeTexts.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { describeEvent } from '#client/mapEditor/events/describeEvent.ts';
import { eventCatalogs } from '#client/mapEditor/events/eventCatalogs.ts';
import { eventTexts } from '#client/mapEditor/events/eventTexts.ts';
import { mapGestures } from '#client/mapEditor/gestures/mapGestures.ts';
import { mapEditorTexts, markTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { event as eventTool } from '#client/mapEditor/tools/event.ts';
import { EVENT_CATEGORIES, type EventType, eventType } from '#domain/catalogs/eventTypes.ts';
import { type CellEvent, newEvent } from '#domain/map/event.ts';
import { blankGrid, type FloorGrid, gridsEqual, readCell } from '#domain/map/floorGrid.ts';
import { applyPatch } from '#domain/map/patch.ts';
import type { Language } from '#domain/text/languages.ts';
import { strokePatch } from '../../support/strokePatch.ts';

const TYPES = EVENT_CATEGORIES.flatMap(({ types }) => types);

/** Presses the event tool on the cell x4 y5 of floor 02; returns the floor after it. */
function press(grid: FloorGrid, type: number, mode: 'draw' | 'erase' = 'draw'): FloorGrid {
  const gesture = mapGestures[eventTool.gestures[0]];
  const sample = { at: { x: 4.5, y: 5.5 }, reach: 0.28, slack: 0.1, isStraight: false };
  const targets = gesture.start(sample, { grid, size: 24, wants: 'cells' }).targets();
  const edit = eventTool.edit({ type, floor: 2 });
  return applyPatch(grid, strokePatch(grid, targets, edit, { size: 24, mode, oneSided: false, label: 'event' }));
}

const say = (event: Partial<CellEvent>, language: Language = 'en', names: Record<string, string> = {}): string => {
  const type = eventType(event.event_id ?? 0);
  if (!type) throw new Error('no such event');
  const words = {
    text: textIn(language, eventTexts, mapEditorTexts, placeTexts, markTexts),
    language,
    nameOf: (kind: string, number: number) => names[`${kind} ${number}`],
    catalogs: eventCatalogs,
  };
  return describeEvent(words, { ...newEvent(type), ...event });
};

describe.each(TYPES)('event $id, $name.en,', (type: EventType) => {
  test('is placed by the tool, is told in words, and goes by erasing', () => {
    const placed = press(blankGrid(), type.id);
    const cell = readCell(placed, 4, 5);
    expect(cell).toMatchObject({ event_id: type.id, C: 999 });
    for (const language of ['ja', 'en'] as const) {
      const words = say(cell, language);
      expect(words.startsWith(type.name[language])).toBe(true);
      expect(words).not.toMatch(/map\.|\{\{|undefined/);
    }
    expect(gridsEqual(press(placed, type.id, 'erase'), blankGrid())).toBe(true);
  });

  test('does not take the place of another, and is picked up with its kind', () => {
    const placed = press(blankGrid(), 1901);
    expect(gridsEqual(press(placed, type.id), placed)).toBe(true);
    const cell = readCell(press(blankGrid(), type.id), 4, 5);
    expect(eventTool.pick?.(cell, { kind: 'cell', x: 4, y: 5 })).toEqual({ type: type.id });
  });
});

test('every kind of event has a picture of its own', () => {
  const pictures = TYPES.map(({ id }) => glyphLines(id));
  expect(pictures.every((lines) => lines !== '')).toBe(true);
  expect(new Set(pictures).size).toBe(TYPES.length);
});

test('stairs lead to the same cell of the next floor at first, and nowhere above the first', () => {
  expect(say(readCell(press(blankGrid(), 101), 4, 5))).toBe('Stairs up: to floor 01 (4, 5)');
  expect(say(readCell(press(blankGrid(), 104), 4, 5))).toBe('Stairs down, one way: to floor 03 (4, 5)');
  const upmost = eventTool.edit({ type: 101, floor: 1 }).cell?.(readCell(blankGrid(), 4, 5), 'draw', {
    kind: 'cell',
    x: 4,
    y: 5,
  });
  expect(upmost).toMatchObject({ 1: 0, 2: 0, 3: 0 });
});

test('an event is told with its conditions and the names of what it speaks of', () => {
  expect(say({ event_id: 101, 1: 2, 2: 3, 3: 20, 4: 1 }, 'ja')).toBe('上り階段：02階 (3, 20) へ、北向き');
  expect(say({ event_id: 1101, 1: 12, 2: 3, flag: -7, A: 1, B: 9 }, 'ja', { 'item 12': '銀の鍵' })).toBe(
    'アイテムを受け取る：アイテム 012 銀の鍵、数 3、イベントフラグ 007がOFFのとき、一度だけ、完了時にイベントフラグ 009をONにする',
  );
  expect(say({ event_id: 1201, 1: 2, 2: 6, 3: 30 })).toBe('Receive gold: 2d6+30, once');
  expect(say({ event_id: 201, 1: 1, 2: 5, 3: 8, 4: 9 })).toBe('Elevator: stops at (8, 9) from floor 01 to floor 05');
  expect(say({ event_id: 201, 2: 2, 3: 8, 4: 9 })).toBe('Elevator: stops at (8, 9) from this floor to floor 02');
  expect(say({ event_id: 201, 1: 1, 3: 8, 4: 9 }, 'ja')).toBe('昇降機：01階〜この階の (8, 9) に停まる');
  expect(say({ event_id: 303, 2: 1, 3: 2, 4: 3, 5: 4 })).toBe(
    'Random teleport in an area: to a random cell in (1, 2)–(3, 4) on this floor',
  );
  expect(say({ event_id: 303, 2: 1, 3: 2, 4: 3, 5: 4 }, 'ja')).toBe(
    '範囲内のどこかへ転移：この階の (1, 2)〜(3, 4) のどこかへ',
  );
  expect(say({ event_id: 303, 1: 7, 2: 1, 3: 2, 4: 3, 5: 4 })).toContain('on floor 07');
  const names = { 'item 12': 'Silver key', 'monster 12': 'Shade' };
  expect(say({ event_id: 1605, 1: 6, 2: 12 }, 'en', names)).toBe(
    'Turn flag on by condition: Holds item 012 Silver key',
  );
  expect(say({ event_id: 1605, 1: 5, 2: 12 }, 'en', names)).toBe(
    'Turn flag on by condition: Monster 012 Shade is in the lexicon',
  );
  expect(say({ event_id: 1605, 1: 2, 2: 12 }, 'en', names)).toBe(
    'Turn flag on by condition: All members at or above level 12',
  );
  expect(say({ event_id: 1605, 1: 1, 2: 0, 3: 9 }, 'ja')).toBe('条件でフラグをONにする：全員がレベル0以下、フラグ 009');
  expect(say({ event_id: 1605, 1: 3, 2: 4 })).toBe('Turn flag on by condition: Party size within 4');
  expect(say({ event_id: 1605, 1: 4, 2: 2 })).toBe('Turn flag on by condition: Holds title One who saw the abyss');
  // No monster is set yet.
  expect(say({ event_id: 1605, 1: 5, 2: 999 })).toBe('Turn flag on by condition: Monster N is in the lexicon');
  expect(say({ event_id: 1901, C: 0 })).toBe('Inn: sound Click');
  expect(say({ event_id: 1901 })).toBe('Inn');
  expect(say({ event_id: 1702, 1: 1, 2: 50, muki: 3 })).toBe(
    'Affliction trap: Poisoned, Percent 50%, when facing South',
  );
});
