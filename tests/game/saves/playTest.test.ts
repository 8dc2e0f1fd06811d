import { expect, test } from 'vitest';
import { BORDER } from '#domain/map/cell.ts';
import { readStored } from '#domain/resource/defineResource.ts';
import { ENDING_GOAL, FLAGS_GOAL, PLACE_GOAL, type PlayTest, playTest } from '#domain/resources/tests/playTest.ts';
import { testSetUp } from '#domain/resources/tests/testSetUp.ts';
import { packJson } from '#domain/text/packJson.ts';
import type { Input } from '#game/inputs.ts';
import { beginGame, usualSetUp } from '#game/saves/beginGame.ts';
import { playOn, RULES_VERSION } from '#game/saves/Inputs.ts';
import { goalNow, recordedAnew, runTest } from '#game/saves/playTest.ts';
import { type Save, saveOf } from '#game/saves/Save.ts';
import { packInputs, packTest, type TestInputs, unpackInputs, unpackTest } from '#game/saves/TestInputs.ts';
import { drawn, event } from '../../domain/map/sampleFloor.ts';
import { sampleWorld, walled } from '../sampleWorld.ts';

const FLAG = 7;
/** A flag that is set north of the entrance, and an ending beyond it. */
const CELLS = { '0,1': event(1601, { '1': FLAG }), '0,3': event(2201, {}) };
const world = sampleWorld({ floors: { 1: drawn(CELLS) } });
const setUp = usualSetUp(world, { floor: 1, x: 0, y: 0, facing: 1 });
const first = beginGame(world, setUp);
const forward = (steps: number): Input[] => Array.from({ length: steps }, () => ({ do: 'forward' }));

/** A test that an author creates after some steps to the north. */
const made = async (steps: number, goal: Partial<PlayTest['goal']> = {}): Promise<PlayTest> => ({
  ...playTest.blank,
  set_up: setUp,
  inputs: await packJson(forward(steps)),
  goal: { ...goalNow(first, playOn(world, first, forward(steps)).state), ...goal },
});

test('a test asks for the ending that was come to, or else for the place, and knows the flags that were turned', async () => {
  expect((await made(2)).goal).toMatchObject({ kind: PLACE_GOAL, floor: 1, x: 0, y: 2 });
  expect((await made(2)).goal.flags.filter(Boolean)).toEqual([FLAG]);
  expect((await made(3)).goal).toMatchObject({ kind: ENDING_GOAL, labyrinth: 0 });
});

test('it passes in the world in which it was made, whatever it asks for', async () => {
  for (const test of [await made(2), await made(2, { kind: FLAGS_GOAL }), await made(3)]) {
    expect(await runTest(world, test)).toMatchObject({ outcome: 'passed' });
  }
});

test('a scenario in which the way is shut or the end another is found out', async () => {
  const shut = sampleWorld({ floors: { 1: walled({ ...CELLS, '0,2': { north: BORDER.wall } }) } });
  const flagless = sampleWorld({ floors: { 1: drawn({}) } });
  expect(await runTest(shut, await made(3))).toEqual({ outcome: 'missed', played: 3 });
  expect(await runTest(flagless, await made(2, { kind: FLAGS_GOAL }))).toEqual({ outcome: 'missed', played: 2 });
  // An input after an ending that no longer exists is refused.
  const after = { ...(await made(3)), inputs: await packJson([...forward(3), { do: 'next' }]) };
  expect(await runTest(world, after)).toMatchObject({ outcome: 'passed' });
  expect(await runTest(flagless, after)).toEqual({ outcome: 'refused', played: 3 });
});

test('whatever its inputs are, nothing is thrown; and it ends when time is over', async () => {
  const given = async (inputs: unknown) => ({ ...(await made(1)), inputs: await packJson(inputs) });
  expect(await runTest(world, { ...playTest.blank })).toEqual({ outcome: 'unreadable', played: 0 });
  expect(await runTest(world, await given({ do: 'forward' }))).toEqual({ outcome: 'unreadable', played: 0 });
  expect(await runTest(world, await given([{ do: 'forward' }, null]))).toEqual({ outcome: 'refused', played: 1 });
  let left = 2;
  expect(await runTest(world, await made(3), () => left-- === 0)).toEqual({ outcome: 'late', played: 2 });
});

test('one of older rules is recorded anew: as far as it fits, with the end that it comes to now', async () => {
  const old = { ...(await made(2)), name: '北', rules: 1 };
  expect(await recordedAnew(world, old)).toEqual({ ...old, rules: RULES_VERSION });
  const shut = sampleWorld({ floors: { 1: walled({ ...CELLS, '0,1': { ...CELLS['0,1'], north: BORDER.wall } }) } });
  const misfit = { ...old, inputs: await packJson([...forward(2), { do: 'yes' }]) };
  const anew = await recordedAnew(shut, misfit);
  expect(anew).toMatchObject({ name: '北', rules: RULES_VERSION, goal: { kind: PLACE_GOAL, x: 0, y: 1 } });
  expect(anew && (await runTest(shut, anew))).toEqual({ outcome: 'passed', played: 2 });
  expect(await recordedAnew(world, { ...old, inputs: '' })).toBeUndefined();
});

/** A game continued from a save, one step north of the entrance. */
const save = saveOf(world, [{ state: playOn(world, first, forward(1)).state }], {
  ...{ key: 'scenario:abc', document: null, saved_at: 1, title_ja: '', title_en: '', seconds: 0 },
}) as Save;
const continued: TestInputs = { save, inputs: forward(2), rules: RULES_VERSION };

test('one that begins from a save passes, fails and is recorded anew as any other', async () => {
  const kept = { ...(await made(3)), ...(await packTest(continued)) };
  expect(playTest.schema.safeParse(kept).success).toBe(true);
  expect(await unpackTest(kept)).toEqual(continued);
  expect(await runTest(world, kept)).toEqual({ outcome: 'passed', played: 2 });
  expect(await runTest(world, { ...kept, save: '', set_up: setUp })).toEqual({ outcome: 'missed', played: 2 });
  const flagless = sampleWorld({ floors: { 1: drawn({}) } });
  expect(await runTest(flagless, kept)).toEqual({ outcome: 'missed', played: 2 });
  const old = { ...kept, rules: 1, inputs: await packJson([...forward(2), { do: 'yes' }]) };
  const anew = await recordedAnew(world, old);
  expect(anew).toEqual({ ...kept, rules: RULES_VERSION });
});

test('its save is read as every save is: an own course of it is left out, and without one that can be read nothing is played', async () => {
  const kept = { ...(await made(3)), ...(await packTest(continued)) };
  const withCourse = { ...kept, save: await packJson({ ...save, since: forward(5) }) };
  expect(await unpackTest(withCourse)).toEqual(continued);
  for (const other of [null, 7, {}, { ...save, version: 99 }, { ...save, rest: { ...save.rest, gold: 'x' } }]) {
    const unreadable = { ...kept, save: await packJson(other) };
    expect(await runTest(world, unreadable)).toEqual({ outcome: 'unreadable', played: 0 });
    expect(await recordedAnew(world, unreadable)).toBeUndefined();
    expect(await unpackInputs(await packJson({ ...continued, save: other }))).toBeUndefined();
  }
  expect(await runTest(world, { ...kept, save: 'x' })).toEqual({ outcome: 'unreadable', played: 0 });
});

test('what was kept before tests had saves begins with its set-up', async () => {
  const { save: _, ...older } = await made(3);
  const read = readStored(playTest, 1, older) as PlayTest;
  expect(read.save).toBe('');
  for (const one of [read, older as PlayTest])
    expect(await runTest(world, one)).toEqual({ outcome: 'passed', played: 3 });
});

test('what does not say its rules is of the first ones', () => {
  const stored = { name: '北', inputs: 'x' };
  expect(readStored(playTest, 1, stored)).toMatchObject({ ...stored, rules: 1 });
  expect(readStored(testSetUp, 1, {})).toMatchObject({ rules: 1 });
});

test('a moment comes back from its address, and what is no moment does not', async () => {
  const journal = { set_up: setUp, inputs: forward(2), rules: RULES_VERSION };
  expect(await unpackInputs(await packJson(journal))).toEqual(journal);
  expect(await unpackInputs((await packInputs(continued)) ?? '')).toEqual(continued);
  const { rules: _, ...older } = journal;
  expect(await unpackInputs(await packJson(older))).toEqual({ ...journal, rules: 1 });
  for (const other of [
    { ...journal, rules: 'x' },
    { ...journal, set_up: { ...setUp, level: 100 } },
    { ...journal, inputs: 1 },
    null,
    7,
  ]) {
    expect(await unpackInputs(await packJson(other))).toBeUndefined();
  }
});
