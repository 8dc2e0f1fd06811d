import { expect, test } from 'vitest';
import { character } from '#domain/resources/character.ts';
import { item } from '#domain/resources/item.ts';
import { OWN_PARTY, USUAL_PARTY } from '#domain/resources/tests/testSetUp.ts';
import { countOf } from '#game/queries/isMet.ts';
import { beginGame, usualSetUp } from '#game/saves/beginGame.ts';
import { hasBit } from '#game/state/bits.ts';
import { sampleWorld, walled, written } from '../sampleWorld.ts';

const floors = { 1: walled({}) };
const AT = { floor: 1, x: 3, y: 4, facing: 2 } as const;

test('a game begins in the city with the usual six where a scenario has no characters', () => {
  const world = sampleWorld({ floors });
  const game = beginGame(world, usualSetUp(world, null));
  expect(game).toMatchObject({ mode: 'city', gold: 600, cheated: false });
  expect(game.party).toHaveLength(6);
});

test('it begins in a cell with what its author gives', () => {
  const world = sampleWorld({ floors, records: { item: { 5: written(item, 5, { name_ja: '鍵' }) } } });
  const game = beginGame(world, { ...usualSetUp(world, AT), gold: 42, flags: [7, 0, 70], items: [5, 0, 5], seed: 9 });
  expect(game).toMatchObject({ mode: 'labyrinth', place: AT, gold: 42, seed: [0, 9], cheated: true });
  expect([7, 70, 8].map((flag) => hasBit(game.flags, flag))).toEqual([true, true, false]);
  expect(countOf(game, 5)).toBe(2);
});

test("the scenario's own characters are brought to a level; those without a place go where nobody has one", () => {
  const own = (number: number, level: number) => [
    number,
    written(character, number, { name_ja: `人${number}`, level, place: 0 }),
  ];
  const world = sampleWorld({ floors, records: { character: Object.fromEntries([own(1, 2), own(2, 4)]) } });
  const setUp = usualSetUp(world, AT);
  expect(setUp.party).toBe(OWN_PARTY);
  expect(beginGame(world, setUp).roster.map(({ level }) => level)).toEqual([2, 4]);
  const raised = beginGame(world, { ...setUp, level: 30 });
  expect(raised.roster.map(({ level }) => level)).toEqual([30, 30]);
  expect(raised.party).toEqual([0, 1]);
  const usual = beginGame(world, { ...setUp, party: USUAL_PARTY });
  expect(usual.party).toHaveLength(6);
});
