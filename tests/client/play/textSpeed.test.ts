import { expect, test } from 'vitest';
import { firstTextSpeed, SPEED_PAUSES } from '#client/play/session/textSpeed.ts';
import { ruled } from '../../game/ruledWorld.ts';
import { sampleWorld } from '../../game/sampleWorld.ts';

const [AT_ONCE, FAST, VERY_SLOW] = [0, 2, 5];

test('A work tells as fast as its rules say until its player chooses', () => {
  const world = sampleWorld({ floors: {} });
  const pauses = [AT_ONCE, FAST, VERY_SLOW].map((text_speed) => {
    const speed = firstTextSpeed(ruled(world, 'items', { text_speed }));
    return SPEED_PAUSES[speed];
  });
  expect(pauses).toEqual([0, 350, 1200]);
  expect(firstTextSpeed(world)).toBe(3);
});
