import { expect, test } from 'vitest';
import { MAGE, PRIEST } from '#domain/catalogs/adventurers.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { character } from '#domain/resources/character.ts';
import { eventFlag } from '#domain/resources/eventFlag.ts';
import { labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { readScenarioDocument, writeScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { toBase64 } from '#domain/text/base64.ts';
import { numbersIn } from '#game/state/bits.ts';
import { legalInputs } from '#game/step.ts';
import { compileFloor } from '#game/world/compileFloor.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import { drawn, event } from '../../domain/map/sampleFloor.ts';
import { gameAt, play, sampleDocument, sampleWorld, written } from '../sampleWorld.ts';

test('A world is the same from a document and from what that is written and read as', () => {
  const document = sampleDocument({ floors: { 1: drawn({ '2,2': event(901, { '1': 3 }) }), 2: drawn({}) } });
  const world = compileWorld(document);
  expect(compileWorld(readScenarioDocument(writeScenarioDocument(document)))).toEqual(world);
  // It also survives the transfer to another thread.
  expect(structuredClone(world)).toEqual(world);
});

test('A game begins with the flags, labyrinths and characters of its scenario', () => {
  const { beginning } = sampleWorld({
    floors: { 1: drawn({}), 2: drawn({}) },
    records: {
      event_flag: { 7: written(eventFlag, 7, { initial_flag: true }), 8: eventFlag.blank },
      labyrinth_setting: {
        0: written(labyrinthSetting, 0, { map_hierarchy: { start: 1, end: 1 } }),
        1: written(labyrinthSetting, 1, { map_hierarchy: { start: 2, end: 2 } }),
        // A labyrinth without floors does not exist.
        2: labyrinthSetting.blank,
      },
      labyrinth_flag: { 1: written(labyrinthFlag, 1, { initial_flag: true }) },
      character: {
        1: written(character, 1, { name_ja: '控え', job: MAGE, gold: 30 }),
        2: written(character, 2, { name_ja: '先頭', job: PRIEST, place: 2, gold: 12, max_hp: 40, titles: { 3: true } }),
      },
    },
  });
  expect(numbersIn(beginning.flags)).toEqual([7]);
  expect(numbersIn(beginning.labyrinths)).toEqual([0, 1]);
  expect(beginning.gold).toBe(42);
  expect(beginning.party).toEqual([1]);
  expect(beginning.roster[1]).toMatchObject({ name_ja: '先頭', hp: 40, max_hp: 40, items: [] });
  expect(numbersIn(beginning.roster[1]?.titles ?? [])).toEqual([3]);
});

test('Without characters of its own it is the usual six, who know and cast what is known at creation', () => {
  const { roster, party } = sampleWorld({ floors: { 1: drawn({}) } }).beginning;
  expect(party).toEqual([0, 1, 2, 3, 4, 5]);
  const mage = roster.find(({ job }) => job === MAGE);
  expect(numbersIn(mage?.known ?? [])).toEqual(expect.arrayContaining([6, 18]));
  expect(mage?.uses.mage[0]).toBeGreaterThan(0);
  expect(mage?.uses.priest.every((uses) => uses === 0)).toBe(true);
});

test('A game goes on where one floor of its world was made anew', () => {
  const document = sampleDocument({ floors: { 1: drawn({}), 2: drawn({}) } });
  const world = compileWorld(document);
  const [floor] = document.floors;
  if (!floor) throw new Error('there is a floor');
  const grid = toBase64(packGrid(drawn({ '0,1': event(602, { '1': 3 }) })));
  const changed = { ...world, floors: new Map(world.floors).set(1, compileFloor({ ...floor, grid })) };
  const game = gameAt(world);
  expect(play(world, game, 'forward').state.place.facing).toBe(1);
  expect(play(changed, game, 'forward').state.place.facing).toBe(3);
});

test('Where the cell of a party is there no more it can still leave', () => {
  const world = sampleWorld({ floors: { 1: drawn({}) }, settings: { 1: { labyrinth_size: 2 } } });
  for (const place of [{ x: 20 }, { floor: 5 }]) {
    const game = gameAt(world, place);
    expect(legalInputs(world, game)).toEqual([{ do: 'leave' }]);
    expect(play(world, game, 'leave').state.mode).toBe('city');
  }
});
