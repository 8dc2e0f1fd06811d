import { expect, test } from 'vitest';
import { SOUND_OF_REPORT, soundsOf } from '#client/play/sound/soundsOf.ts';
import { SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import { BORDER } from '#domain/map/cell.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import type { Report } from '#game/reports.ts';
import { event } from '../../domain/map/sampleFloor.ts';
import { gameAt, sampleWorld, walled, written } from '../../game/sampleWorld.ts';

const GATE_FLAG = 7;
const world = sampleWorld({
  floors: {
    1: walled({
      '0,0': { north: BORDER.gate, ...event(802, { '1': GATE_FLAG, '2': 1 }) },
      '3,3': event(1604),
    }),
  },
  records: {
    labyrinth_message: {
      1: written(labyrinthMessage, 1, { start_sound: 54 }),
      2: written(labyrinthMessage, 2, {}),
    },
  },
});

const heard = (report: Report, place = {}): number[] =>
  soundsOf(world, { state: gameAt(world, place), reports: [report] });

/** Sounds that an author alone gives: to events, messages and whatever else names one. */
const AUTHORS = [12, 40];

test('each sound of the catalog has its use', () => {
  expect(AUTHORS.length).toBeLessThan(SOUND_EFFECTS.length);
});

test('what is walked upon and by what one is moved is heard', () => {
  expect(heard({ kind: 'stepped', wades: false })).toEqual([4]);
  expect(heard({ kind: 'stepped', wades: true })).toEqual([5]);
  expect(heard({ kind: 'moved', way: 'stairsDown' })).toEqual([8]);
  expect(heard({ kind: 'hurt', member: 0, hp: 1, by: 'pit' })).toEqual([10]);
});

test('whoever turns makes no sound, and a floor that turns does', () => {
  const state = gameAt(world);
  const reports: Report[] = [{ kind: 'turned', facing: 2 }];
  expect(soundsOf(world, { state, input: { do: 'right' }, reports })).toEqual([]);
  expect(soundsOf(world, { state, input: { do: 'forward' }, reports })).toEqual([13]);
});

test('a message begins with the sound that its author chose, else with that of a page', () => {
  expect(heard({ kind: 'message', message: 1 })).toEqual([54]);
  expect(heard({ kind: 'message', message: 2 })).toEqual([3]);
});

test('of a flag only gates and levers are heard', () => {
  expect(heard({ kind: 'flag', flag: GATE_FLAG, isOn: true })).toEqual([20]);
  expect(heard({ kind: 'flag', flag: GATE_FLAG, isOn: false })).toEqual([21]);
  expect(heard({ kind: 'flag', flag: 8, isOn: true })).toEqual([]);
  expect(heard({ kind: 'flag', flag: 8, isOn: true }, { x: 3, y: 3 })).toEqual([22]);
});

test('what happens several times in a moment is heard once', () => {
  const reports: Report[] = [0, 1, 2].map((member) => ({ kind: 'hurt', member, hp: 1, by: 'trap' }));
  expect(soundsOf(world, { state: gameAt(world), reports })).toEqual([SOUND_OF_REPORT.doorShut === 16 ? 28 : 0]);
});
