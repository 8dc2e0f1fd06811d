import { expect, test } from 'vitest';
import { placeTexts } from '#client/floor/placeTexts.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { describePlace } from '#client/play/panels/PlaceLine.tsx';
import { Names } from '#client/play/words/Names.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { newGame } from '#game/state/newGame.ts';
import { sampleWorld, walled } from '../../game/sampleWorld.ts';

const world = sampleWorld({ floors: { 1: walled({}) } });
const { place: beginning } = newGame(world.beginning, [1, 2]);

test.each([
  ['ja', '街', 'この場所はもうない'],
  ['en', 'The city', 'This place no longer exists'],
] as const)('a story begins in the city, which is no place that is gone (%s)', (language, city, gone) => {
  const tell = (floor: number, hasCoordinates: boolean) =>
    describePlace(
      textIn(language, playTexts, placeTexts),
      world,
      { ...beginning, floor },
      new Names(world, language),
      hasCoordinates,
    );
  expect(tell(beginning.floor, true)).toBe(city);
  expect(tell(2, true)).toBe(gone);
  expect([tell(1, true), tell(1, false)].every((words) => words !== city && words !== gone)).toBe(true);
});
