import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserSaveStore } from '#client/page/SaveStore.ts';
import { GameSaves } from '#client/play/saves/GameSaves.ts';
import { resumeGame, SaveKeeper } from '#client/play/saves/SaveKeeper.ts';
import { PlaySession } from '#client/play/session/PlaySession.ts';
import { PlayTime } from '#client/play/session/PlayTime.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { AUTOSAVE } from '#game/saves/SaveKey.ts';
import { newGame } from '#game/state/newGame.ts';
import type { World } from '#game/world/World.ts';
import { drawn, event } from '../../domain/map/sampleFloor.ts';
import { gameAt, sampleWorld, written } from '../../game/sampleWorld.ts';
import { handClock } from '../handClock.ts';

const ASKED = 4;
const records = {
  item: { 1: written(item, 1, {}) },
  labyrinth_message: { 1: written(labyrinthMessage, 1, { message_ja_boxes: ['引くか？'] }) },
};
/** A floor with a question two cells north of the entrance. */
const world = sampleWorld({ floors: { 1: drawn({ '0,2': event(1001, { '1': 1, '2': ASKED }) }) }, records });

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

function kept(session: PlaySession) {
  const parts = { owner: undefined, key: 'scenario:abc', server: undefined } as const;
  const saves = new GameSaves({ ...parts, store: new BrowserSaveStore(), clock: handClock() });
  let now = 0;
  const mark = { document: null, title_ja: '迷宮', title_en: '' };
  return {
    saves,
    keeper: new SaveKeeper(
      session,
      { saves, home: saves },
      () => mark,
      () => ++now,
    ),
  };
}

const walking = (played: World = world) => new PlaySession(() => played, gameAt(played));

test('a game is saved by itself with all that is done in the city, and elsewhere now and then', () => {
  const inCity = new PlaySession(() => world, newGame(world.beginning, [1, 2]));
  const city = kept(inCity);
  city.keeper.follow();
  inCity.take({ do: 'rank', member: 0, place: 1 });
  expect(city.saves.view.newest.save?.rest.party[1]).toBe(0);

  const session = walking();
  const { saves, keeper } = kept(session);
  const stop = keeper.follow();
  for (let turns = 0; turns < 7; turns++) session.take({ do: 'left' });
  expect(saves.view.newest.save).toBeUndefined();
  session.take({ do: 'left' });
  expect(saves.view.newest.save?.rest.step).toBe(8);
  session.take({ do: 'left' });
  keeper.hide();
  expect(saves.view.newest.save?.rest.step).toBe(9);
  session.take({ do: 'right' });
  stop();
  expect(saves.view.newest.save?.rest.step).toBe(10);
});

test('a game saves by itself where it began, and where its player says so', async () => {
  const session = walking();
  const { saves } = kept(session);
  const parts = { owner: 'other', key: saves.key, server: undefined } as const;
  const now = new GameSaves({ ...parts, store: new BrowserSaveStore(), clock: handClock() });
  const mark = { document: null, title_ja: '迷宮', title_en: '' };
  const keeper = new SaveKeeper(
    session,
    { saves: now, home: saves },
    () => mark,
    () => 5,
  );
  session.take({ do: 'left' });
  keeper.hide();
  expect([saves.view.newest.slot, now.view.newest.slot]).toEqual([AUTOSAVE, undefined]);
  // Two saves of the same millisecond must differ.
  const times = [keeper.save?.saved_at, keeper.save?.saved_at];
  expect(times).toEqual([6, 7]);
  expect(await keeper.saveInto(3)).toBe('kept');
  expect([saves.view.newest.slot, now.view.newest.slot]).toEqual([AUTOSAVE, 3]);
});

test('a question that waits is there again after a reload, and the game goes on from it', async () => {
  const session = walking();
  const { saves, keeper } = kept(session);
  for (const move of ['forward', 'forward'] as const) session.take({ do: move });
  expect(session.state.mode).toBe('talk');
  expect(await keeper.saveInto(2)).toBe('kept');
  const save = saves.view.newest.save;
  if (!save) throw new Error('nothing was saved');
  const again = resumeGame(() => world, save, null);
  expect([again.lost, again.isBroughtHome, again.isTakenBack]).toEqual([[], false, false]);
  expect(again.session.state).toEqual(session.state);
  expect(again.session.timeline.before?.state.mode).toBe('labyrinth');
  expect(again.session.take({ do: 'yes' })?.reports).toContainEqual({ kind: 'flag', flag: ASKED, isOn: true });
});

test('in a world in which its author has built a wall it goes on before that', async () => {
  const session = walking();
  const { saves, keeper } = kept(session);
  for (const move of ['forward', 'forward'] as const) session.take({ do: move });
  session.take({ do: 'yes' });
  session.take({ do: 'forward' });
  await keeper.saveInto(2);
  const save = saves.view.newest.save;
  if (!save) throw new Error('nothing was saved');
  const smaller = sampleWorld({ floors: { 2: drawn({}) } });
  const again = resumeGame(() => smaller, save, null);
  expect([again.session.state.mode, again.isBroughtHome]).toEqual(['city', true]);
  expect(again.lost).toContainEqual({ kind: 'floor_map', number: 1 });
  const cut = resumeGame(() => world, { ...save, since: [{ do: 'left' }, { do: 'yes' }, { do: 'left' }] }, null);
  expect([cut.session.state.step, cut.isTakenBack]).toEqual([save.rest.step + 1, true]);
});

test('a game is played for as long as somebody looks at it', () => {
  let now = 1000;
  const time = new PlayTime(60, () => now);
  now += 5500;
  expect(time.seconds).toBe(65);
  time.stand();
  now += 60_000;
  time.goOn();
  time.goOn();
  now += 600;
  expect(time.seconds).toBe(66);
  now -= 10_000;
  expect(time.seconds).toBe(65);
});
