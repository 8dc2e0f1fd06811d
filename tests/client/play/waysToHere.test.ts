// The current state is kept as a link or a test, also after a reload, with as much of a long game as there is room for.
import { expect, test } from 'vitest';
import { resumeGame } from '#client/play/saves/SaveKeeper.ts';
import { PlaySession } from '#client/play/session/PlaySession.ts';
import { momentForLink, momentForTest } from '#client/play/tests/waysToHere.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { MOST_PACKED_INPUTS, PLACE_GOAL, playTest } from '#domain/resources/tests/playTest.ts';
import type { Input } from '#game/inputs.ts';
import { beginGame, usualSetUp } from '#game/saves/beginGame.ts';
import { playOn } from '#game/saves/Inputs.ts';
import { runTest } from '#game/saves/playTest.ts';
import { parseSave, saveOf } from '#game/saves/Save.ts';
import { beginningOf, MOST_IN_ADDRESS, unpackInputs } from '#game/saves/TestInputs.ts';
import type { GameState } from '#game/state/GameState.ts';
import { drawn, event } from '../../domain/map/sampleFloor.ts';
import { sampleWorld, written } from '../../game/sampleWorld.ts';

const SCENARIO = 'abc';
const records = { labyrinth_message: { 1: written(labyrinthMessage, 1, { message_ja_boxes: ['引くか？'] }) } };
/** A floor with a question two cells north of the entrance. */
const world = sampleWorld({ floors: { 1: drawn({ '0,2': event(1001, { '1': 1, '2': 4 }) }) }, records });
const setUp = usualSetUp(world, { floor: 1, x: 0, y: 0, facing: 1 });
const begun = () => new PlaySession(() => world, beginGame(world, setUp), setUp);

/** The game as the page finds it after a reload: its save. */
function reloaded({ timeline }: PlaySession): PlaySession {
  const mark = {
    key: 'scenario:abc',
    document: null,
    saved_at: 1,
    title_ja: '迷宮',
    title_en: '',
    seconds: 9,
  } as const;
  const read = parseSave(JSON.stringify(saveOf(world, timeline.back(100), mark)));
  if ('fault' in read) throw new Error(read.fault);
  return resumeGame(() => world, read.save, null).session;
}

/** Returns pseudo-random numbers below `most` that do not compress well, the same in each run. */
function chance() {
  let last = 1;
  return (most: number) => {
    last = (last * 48271) % 2147483647;
    return last % most;
  };
}

async function opened(packed: string | undefined): Promise<GameState> {
  const journal = await unpackInputs(packed ?? '');
  if (!journal) throw new Error('the link cannot be read');
  return playOn(world, beginningOf(world, journal), journal.inputs).state;
}

test('a game that began in this page is kept with its set-up', async () => {
  const session = begun();
  session.takeAll([{ do: 'forward' }, { do: 'left' }]);
  const link = await momentForLink(session, SCENARIO);
  expect(link?.sinceSave).toBeUndefined();
  expect(await opened(link?.packed)).toEqual(session.state);
  expect(await momentForTest(session, SCENARIO)).toMatchObject({ count: 2, test: { set_up: setUp, save: '' } });
});

test('one that goes on after a reload is kept with its save, in the midst of a question too', async () => {
  const before = begun();
  before.takeAll([{ do: 'forward' }, { do: 'forward' }]);
  expect(before.state.pending).not.toBeNull();
  const session = reloaded(before);
  expect(session.state).toEqual(before.state);
  const link = await momentForLink(session, SCENARIO);
  expect(link?.sinceSave).toBe(1);
  expect(await opened(link?.packed)).toEqual(session.state);

  const made = await momentForTest(session, SCENARIO);
  if (!made) throw new Error('no test is made');
  const kept = { ...made.test, name: '問い' };
  expect(playTest.schema.safeParse(kept).success).toBe(true);
  expect(kept.goal).toMatchObject({ kind: PLACE_GOAL, floor: 1, x: 0, y: 2 });
  expect(await runTest(world, kept)).toEqual({ outcome: 'passed', played: 1 });
  expect(await runTest(world, { ...kept, save: '' })).not.toMatchObject({ outcome: 'passed' });
});

test('a moment at which nothing was done since the save is a link, and no test', async () => {
  const before = begun();
  before.take({ do: 'left' });
  const session = reloaded(before);
  expect(await opened((await momentForLink(session, SCENARIO))?.packed)).toEqual(before.state);
  expect(await momentForTest(session, SCENARIO)).toBeUndefined();
});

test('a game that is too long is kept from as early a save on as there is room for', async () => {
  const session = begun();
  const { floor } = session.state.place;
  const below = chance();
  const walk = Array.from({ length: 9000 }, (): Input => {
    const facing = ([1, 2, 3, 4] as const)[below(4)] ?? 1;
    return { do: 'place', floor, x: below(20), y: 4 + below(16), facing };
  });
  session.takeAll(walk);
  const { at } = session.timeline;
  const link = await momentForLink(session, SCENARIO);
  expect(link?.packed.length).toBeLessThanOrEqual(MOST_IN_ADDRESS);
  expect(link?.sinceSave).toBeGreaterThan(at / 16);
  expect(await opened(link?.packed)).toEqual(session.state);

  const made = await momentForTest(session, SCENARIO);
  if (!made) throw new Error('no test is made');
  expect(made.count).toBeGreaterThan(at / 16);
  expect(made.count).toBeLessThan(at);
  expect(made.test.inputs.length).toBeLessThanOrEqual(MOST_PACKED_INPUTS);
  expect(await runTest(world, { ...made.test, name: '' })).toEqual({ outcome: 'passed', played: made.count });
});

test('where not even the last save has room, there is neither', async () => {
  const { state } = begun();
  const below = chance();
  const scattered = (words: number) =>
    Object.fromEntries(
      Array.from({ length: 99 }, (_, at) => [at + 1, Array.from({ length: words }, () => below(2 ** 31))]),
    );
  const full = new PlaySession(() => world, {
    ...state,
    ...{ seen: scattered(18), once: scattered(18), opened: scattered(36) },
  });
  full.take({ do: 'left' });
  expect(await momentForLink(full, SCENARIO)).toBeUndefined();
  expect(await momentForTest(full, SCENARIO)).toBeUndefined();
});
