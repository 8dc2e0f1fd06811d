import { expect, test } from 'vitest';
import { PAGE_TURNED, SOUND_OF_REPORT, soundOfMessage, soundsOf } from '#client/play/sound/soundsOf.ts';
import { WEAPON_TYPE } from '#domain/catalogs/itemTypes.ts';
import { SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import { POISONED } from '#domain/catalogs/states.ts';
import { BORDER } from '#domain/map/cell.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { spell } from '#domain/resources/spell.ts';
import type { Report } from '#game/reports.ts';
import { FIRST_FOE } from '#game/state/BattleState.ts';
import { event } from '../../domain/map/sampleFloor.ts';
import { battleWorld, fightIn } from '../../game/battle/sampleBattle.ts';
import { gameAt, sampleWorld, walled, written } from '../../game/sampleWorld.ts';

const GATE_FLAG = 7;
const world = sampleWorld({
  floors: {
    1: walled({
      '0,0': { north: BORDER.gate, ...event(802, { '1': GATE_FLAG, '2': 1 }) },
      '3,3': event(1604, { '1': 8, '3': 2 }),
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

/** Attack spells, among them fire, cold and lightning. */
const ATTACKS = numbersOf(spell).filter((number) => categoryOf(number) === 'attack');

/** Every report whose sound depends on its content. */
const VARIED: readonly Report[] = [
  { kind: 'stepped', wades: true },
  { kind: 'stepped', wades: false },
  ...(['stairsUp', 'stairsDown', 'chute', 'elevator', 'teleport', 'entrance'] as const).map(
    (way) => ({ kind: 'moved', way }) as const,
  ),
  ...(['pit', 'trap', 'flame', 'poison'] as const).map((by) => ({ kind: 'hurt', member: 0, hp: 1, by }) as const),
  { kind: 'answered', isRight: true },
  { kind: 'answered', isRight: false },
  { kind: 'turned', facing: 1 },
  { kind: 'message', message: 2 },
  { kind: 'flag', flag: GATE_FLAG, isOn: true },
  { kind: 'flag', flag: GATE_FLAG, isOn: false },
  { kind: 'surprised', by: 'monsters' },
  { kind: 'felled', seat: 0 },
  { kind: 'felled', seat: FIRST_FOE },
  { kind: 'befell', seat: 0, state: POISONED },
  { kind: 'disarmed', member: 0, isDone: true },
  { kind: 'hurt', member: 0, hp: 1, by: 'spell' },
  ...ATTACKS.map((spell) => ({ kind: 'casts', seat: 0, spell }) as const),
];

test('each sound of the catalog has its use', () => {
  const lever = heard({ kind: 'flag', flag: 8, isOn: true }, { x: 3, y: 3 });
  const fixed = Object.values(SOUND_OF_REPORT).filter((sound) => typeof sound === 'number');
  const used = new Set([
    ...lever,
    ...fixed,
    ...VARIED.flatMap((report) => heard(report)),
    ...[blowOf({ hp: 0 }), blowOf({ isCritical: true })].flatMap((report) => heard(report)),
    ...BLOWS.flatMap(([, sounds]) => sounds),
    ...FAMILIES.flatMap(([, sounds]) => sounds),
  ]);
  expect([...used].sort((one, other) => one - other)).toEqual(SOUND_EFFECTS.map(({ code }) => code));
});

/** Blows of the first party member, by the kind of weapon. */
const [SWORD, BOW, MACE] = [1, 6, 7];
const blowOf = (change: Partial<Extract<Report, { kind: 'blow' }>> = {}): Report => ({
  kind: 'blow',
  seat: 0,
  target: FIRST_FOE,
  hp: 3,
  isCritical: false,
  ...change,
});
const BLOWS: readonly (readonly [weapon: number, sounds: readonly number[]])[] = [
  [SWORD, [33]],
  [BOW, [35]],
  [MACE, [34]],
];

test.each(BLOWS)('a blow with a weapon of kind %i is heard', (weapon, sounds) => {
  const armed = sampleWorld({
    floors: { 1: walled({}) },
    records: {
      item: {
        1: written(item, 1, { type: WEAPON_TYPE, weapon_type: weapon, power: { count: 9, sides: 9, plus: 9 } }),
      },
    },
  });
  const game = gameAt(armed);
  const roster = game.roster.map((member) => ({ ...member, items: [{ item: 1, worn: true, identified: true }] }));
  expect(soundsOf(armed, { state: { ...game, roster }, reports: [blowOf()] })).toEqual(sounds);
});

test('a blow that misses, that is critical and that strikes one of the party each has its sound', () => {
  expect(heard(blowOf({ hp: 0 }))).toEqual([36]);
  expect(heard(blowOf({ isCritical: true }))).toEqual([38]);
  expect(heard(blowOf({ seat: FIRST_FOE, target: 0 }))).toEqual([39]);
});

/** The expected sounds for the family of the encountered monster. */
const FAMILIES: readonly (readonly [family: number, sounds: readonly number[]])[] = [
  [0, [32]],
  [6, [44]],
  [7, [45]],
  [8, [42]],
  [10, [43]],
];

test.each(FAMILIES)('monsters of family %i are heard when they come', (family, sounds) => {
  const met = battleWorld({ monsters: [{ family }] });
  const { battle } = fightIn(met, {}).fight;
  expect(soundsOf(met, { state: { ...gameAt(met), battle }, reports: [{ kind: 'battle' }] })).toEqual(sounds);
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
  expect(heard({ kind: 'message', message: 2 })).toEqual([PAGE_TURNED]);
  expect([soundOfMessage(999, 12), soundOfMessage(7, 12), soundOfMessage(undefined, 999)]).toEqual([
    12,
    7,
    PAGE_TURNED,
  ]);
});

test('of a flag only gates and levers are heard', () => {
  expect(heard({ kind: 'flag', flag: GATE_FLAG, isOn: true })).toEqual([20]);
  expect(heard({ kind: 'flag', flag: GATE_FLAG, isOn: false })).toEqual([21]);
  expect(heard({ kind: 'flag', flag: 8, isOn: true })).toEqual([]);
  expect(heard({ kind: 'flag', flag: 8, isOn: true }, { x: 3, y: 3 })).toEqual([22]);
});

test('what happens several times in a moment is heard once', () => {
  const reports: Report[] = [0, 1, 2].map((member) => ({ kind: 'hurt', member, hp: 1, by: 'trap' }));
  expect(soundsOf(world, { state: gameAt(world), reports })).toEqual([28]);
});
