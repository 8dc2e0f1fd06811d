import { expect, test } from 'vitest';
import { Connection } from '#client/api/connection/Connection.ts';
import { handClock } from '../handClock.ts';

/** A site that answers, refuses or does not respond, and the page's connection to it. */
function site() {
  const clock = handClock();
  const world = { answer: 'none' as 'none' | 'silence' | 'some', askedAt: [] as number[], abortedAt: [] as number[] };
  const connection = new Connection({
    probe: (signal) => {
      world.askedAt.push(clock.now());
      if (world.answer === 'some') return Promise.resolve();
      if (world.answer === 'none') return Promise.reject(new TypeError('Failed to fetch'));
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          world.abortedAt.push(clock.now());
          reject(signal.reason);
        }),
      );
    },
    clock,
  });
  const told: string[] = [];
  connection.subscribe((state, before) => told.push(`${before} > ${state}`));
  return { clock, world, connection, told };
}

test('while offline the site is asked every 5 seconds, until it answers', async () => {
  const { clock, world, connection, told } = site();
  connection.lost();
  await clock.advance(4999);
  expect(world.askedAt).toEqual([]);
  await clock.advance(10_001);
  expect(world.askedAt).toEqual([5000, 10_000, 15_000]);
  expect(connection.state).toBe('offline');
  world.answer = 'some';
  await clock.advance(5000);
  expect(connection.state).toBe('online');
  expect(told).toEqual(['online > offline', 'offline > online']);
  await clock.advance(60_000);
  expect(world.askedAt).toHaveLength(4);
});

test('a question waits 3 seconds for its answer', async () => {
  const { clock, world, connection } = site();
  world.answer = 'silence';
  connection.lost();
  await clock.advance(7999);
  expect(world.abortedAt).toEqual([]);
  await clock.advance(1);
  expect(world.abortedAt).toEqual([8000]);
  expect(connection.state).toBe('offline');
  await clock.advance(2000);
  expect(world.askedAt).toEqual([5000, 10_000]);
});

test('when the browser finds a network again, the site is asked at once, and its answer counts', async () => {
  const { clock, world, connection } = site();
  connection.lost();
  await clock.advance(1000);
  connection.found();
  await clock.advance(0);
  expect(world.askedAt).toEqual([1000]);
  expect(connection.state).toBe('offline');
  world.answer = 'some';
  await clock.advance(5000);
  expect(world.askedAt).toEqual([1000, 6000]);
  expect(connection.state).toBe('online');
});

test('a call without an answer sets the connection error for 3 seconds, and another one sets it anew', async () => {
  const { clock, connection, told } = site();
  connection.unanswered(true);
  expect(connection.state).toBe('connection-error');
  await clock.advance(2000);
  connection.unanswered(true);
  await clock.advance(2999);
  expect(connection.state).toBe('connection-error');
  await clock.advance(1);
  expect(connection.state).toBe('online');
  expect(told).toEqual(['online > connection-error', 'connection-error > online']);
});

test('a call without an answer while the browser has no network means offline, whatever was before', async () => {
  const { clock, world, connection, told } = site();
  connection.unanswered(true);
  connection.unanswered(false);
  expect(told).toEqual(['online > connection-error', 'connection-error > offline']);
  await clock.advance(5000);
  expect(world.askedAt).toEqual([5000]);
});

test('the site is asked whether it answers; without an answer that is as a call without one', async () => {
  const { world, connection, told } = site();
  world.answer = 'some';
  expect(await connection.answers(true)).toBe(true);
  expect(told).toEqual([]);
  world.answer = 'none';
  expect(await connection.answers(true)).toBe(false);
  expect(await connection.answers(false)).toBe(false);
  expect(told).toEqual(['online > connection-error', 'connection-error > offline']);
});

test('who waits after a call without an answer goes on when that is no news any more', async () => {
  const { clock, connection } = site();
  connection.unanswered(true);
  const waiting = connection.back();
  await clock.advance(3000);
  await waiting;
  expect(connection.state).toBe('online');
});

test('who waits for the site goes on when it is back, and at once where it was never lost', async () => {
  const { clock, world, connection } = site();
  await connection.back();
  connection.lost();
  let isBack = false;
  const waiting = connection.back().then(() => {
    isBack = true;
  });
  await clock.advance(5000);
  expect(isBack).toBe(false);
  world.answer = 'some';
  await clock.advance(5000);
  await waiting;
  expect(isBack).toBe(true);
});
