import { expect, test } from 'vitest';
import { Timeline } from '#client/play/session/Timeline.ts';
import { BORDER } from '#domain/map/cell.ts';
import { gameAt, sampleWorld, walled } from '../../game/sampleWorld.ts';

const world = sampleWorld({ floors: { 1: walled({ '0,3': { north: BORDER.wall } }) } });
const begun = () => new Timeline(gameAt(world));
const walks = (timeline: Timeline, ...moves: readonly ('forward' | 'left' | 'right')[]) => {
  for (const move of moves) timeline.take(world, { do: move });
};
const place = ({ present }: Timeline) => present.state.place;

test('one goes back to each moment and on again', () => {
  const timeline = begun();
  walks(timeline, 'forward', 'forward', 'right');
  timeline.goTo(1);
  expect(place(timeline)).toMatchObject({ x: 0, y: 1, facing: 1 });
  expect(timeline.before?.state.place).toMatchObject({ y: 0 });
  timeline.goTo(99);
  expect(timeline.at).toBe(3);
  expect(place(timeline)).toMatchObject({ y: 2, facing: 2 });
  timeline.goTo(-1);
  expect(place(timeline)).toMatchObject({ y: 0 });
});

test('who does something at an earlier moment takes another way from there', () => {
  const timeline = begun();
  walks(timeline, 'forward', 'forward', 'forward');
  timeline.goTo(1);
  walks(timeline, 'right', 'forward');
  expect(timeline.last).toBe(3);
  expect(place(timeline)).toMatchObject({ x: 1, y: 1, facing: 2 });
});

test('what is refused is no moment', () => {
  const timeline = begun();
  expect(timeline.take(world, { do: 'yes' })).toBeUndefined();
  expect(timeline.last).toBe(0);
});

test('a moment that is kept is come back to whatever was done since, until it is forgotten', () => {
  const timeline = begun();
  walks(timeline, 'forward', 'forward');
  timeline.mark();
  timeline.goTo(0);
  walks(timeline, 'right', 'right');
  const [kept] = timeline.bookmarks;
  if (!kept) throw new Error('nothing was kept');
  timeline.returnTo(kept);
  expect(timeline.at).toBe(2);
  expect(place(timeline)).toMatchObject({ y: 2, facing: 1 });
  timeline.goTo(1);
  expect(place(timeline)).toMatchObject({ y: 1, facing: 1 });
  timeline.unmark(kept);
  expect(timeline.bookmarks).toEqual([]);
});

test('what was done once is done again from the beginning, as far as it fits', () => {
  const timeline = begun();
  walks(timeline, 'forward', 'right', 'forward');
  timeline.goTo(2);
  const { inputs } = timeline;
  expect(inputs).toEqual([{ do: 'forward' }, { do: 'right' }]);
  const again = begun();
  expect(again.takeAll(world, [...inputs, { do: 'yes' }, { do: 'forward' }])).toBe(2);
  expect([again.at, again.inputs]).toEqual([2, inputs]);
  expect(again.present.state).toEqual(timeline.present.state);
});

test('the newest moments come first', () => {
  const timeline = begun();
  walks(timeline, 'forward', 'right', 'forward');
  expect(timeline.back(2).map(({ input }) => input)).toEqual([{ do: 'forward' }, { do: 'right' }]);
  expect(timeline.back(9)).toHaveLength(4);
});
