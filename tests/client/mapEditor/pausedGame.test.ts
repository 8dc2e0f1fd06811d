import { beforeEach, expect, test } from 'vitest';
import { keepLastSetUp, lastSetUp } from '#client/play/session/lastSetUp.ts';
import { setUpField } from '#domain/resources/tests/testSetUp.ts';
import { memoryStorage } from '../memoryStorage.ts';
import { TestMap } from './support/TestMap.ts';

test('the map marks where a test play is paused, while a stroke is drawn too', async () => {
  const map = await TestMap.opens();
  map.pausesAt({ x: 3, y: 4, side: 'east' });
  expect(map.painter.overlay.paused).toEqual({ x: 3, y: 4, side: 'east' });
  map.presses([8.5, 9]);
  expect(map.painter.overlay.paused).toEqual({ x: 3, y: 4, side: 'east' });
  map.pausesAt(undefined);
  expect(map.painter.overlay.paused).toBeUndefined();
});

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: memoryStorage(), configurable: true });
});

test('the last set-up is kept for each account and scenario, and what cannot be read counts as none', () => {
  const setUp = { ...setUpField.initial, gold: 77 };
  keepLastSetUp('author.scenario', setUp);
  expect(lastSetUp('author.scenario')).toEqual(setUp);
  expect(lastSetUp('other.scenario')).toBeUndefined();
  for (const stored of ['{"gold":"much"}', 'not json']) {
    globalThis.localStorage.setItem('meikyu.play.lastSetUp.author.scenario', stored);
    expect(lastSetUp('author.scenario')).toBeUndefined();
  }
});
