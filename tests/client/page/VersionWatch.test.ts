import { expect, test } from 'vitest';
import { VersionWatch } from '#client/page/version/VersionWatch.ts';
import { handClock } from '../handClock.ts';

/** A site with a version, and a page that watches it. */
function page(version = '1.0.0+aa') {
  const clock = handClock();
  const world = { version, isHidden: false, isDown: false, askedAt: [] as number[], told: 0 };
  new VersionWatch({
    own: '1.0.0+aa',
    async ask() {
      world.askedAt.push(clock.now());
      if (world.isDown) throw new TypeError('Failed to fetch');
      return world.version;
    },
    isHidden: () => world.isHidden,
    clock,
    changed: () => {
      world.told++;
    },
  });
  return { clock, world };
}

test('the version is asked for at once and every 15 seconds, and a change is told once', async () => {
  const { clock, world } = page();
  await clock.advance(14_999);
  expect(world.askedAt).toEqual([0]);
  await clock.advance(15_001);
  expect(world.askedAt).toEqual([0, 15_000, 30_000]);
  expect(world.told).toBe(0);
  world.version = '1.0.0+bb';
  await clock.advance(15_000);
  expect(world.told).toBe(1);
  world.version = '1.0.0+cc';
  await clock.advance(60_000);
  expect(world.told).toBe(1);
});

test('a page that was made before an update, and asks for the first time after it, tells of it at once', async () => {
  const { clock, world } = page('1.0.0+bb');
  await clock.advance(0);
  expect(world.told).toBe(1);
});

test('nothing is asked while nobody sees the page', async () => {
  const { clock, world } = page();
  world.isHidden = true;
  await clock.advance(60_000);
  expect(world.askedAt).toEqual([0]);
  world.isHidden = false;
  world.version = '1.0.0+bb';
  await clock.advance(15_000);
  expect(world.told).toBe(1);
});

test('a site that does not answer for a while is no new version', async () => {
  const { clock, world } = page();
  await clock.advance(0);
  world.isDown = true;
  await clock.advance(30_000);
  world.isDown = false;
  await clock.advance(30_000);
  expect(world.told).toBe(0);
});
