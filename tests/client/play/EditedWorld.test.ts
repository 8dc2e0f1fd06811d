import { expect, test } from 'vitest';
import { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { PlaySession } from '#client/play/session/PlaySession.ts';
import { EditedWorld, WORLD_KINDS } from '#client/play/world/EditedWorld.ts';
import type { ServerRecord } from '#client/resource/model/RecordApi.ts';
import { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { RecordJournal } from '#client/resource/model/RecordJournal.ts';
import { BORDER } from '#domain/map/cell.ts';
import { writeField } from '#domain/map/floorGrid.ts';
import { diffGrids } from '#domain/map/patch.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { gameAt, walled } from '../../game/sampleWorld.ts';
import { handClock } from '../handClock.ts';
import { TestFloors } from '../mapEditor/support/TestFloors.ts';
import { memoryStorage } from '../memoryStorage.ts';

const surroundings = {
  storage: memoryStorage(),
  clock: handClock(),
  isOnline: () => true,
  reportUnexpected: () => expect.unreachable(),
};

async function openDesk(resource: Resource): Promise<RecordDesk> {
  const { storage, clock } = surroundings;
  const records = new Map<number, ServerRecord>();
  const api = {
    read: async () => ({ records, restoredRevision: 0 }),
    save: async () => ({ kind: 'unreachable' }) as const,
  };
  const journal = new RecordJournal(resource, storage, 'author.scenario', 'tab', clock.now);
  return new RecordDesk(await api.read(), { resource, scenarioId: 'scenario', api, journal, ...surroundings });
}

/** A scenario with floor 1, and a game in it that stands at (0, 0), facing north. */
async function edited() {
  const server = new TestFloors();
  server.has(1, { grid: walled({}) });
  const floors = new ScenarioFloors({ owner: 'author.scenario', api: server, ...surroundings });
  const floor = await floors.open(1);
  const desks = await Promise.all(WORLD_KINDS.map(openDesk));
  const world = new EditedWorld(floors, desks);
  const messages = desks.find(({ resource }) => resource === labyrinthMessage);
  if (!messages) throw new Error('no messages');
  return { world, floors, floor, messages, session: new PlaySession(() => world.world, gameAt(world.world)) };
}

test('a wall that is drawn stands in the way of the game that goes on', async () => {
  const { world, floor, session } = await edited();
  session.take({ do: 'forward' });
  const before = world.world;
  let told = 0;
  world.subscribe(() => told++);
  const after = floor.session.grid.slice();
  writeField(after, 'north', 0, 1, BORDER.wall);
  floor.session.commit({ label: { key: 'map.tool.wall', count: 1 }, cells: diffGrids(floor.session.grid, after) });
  expect(told).toBeGreaterThan(0);
  expect(session.take({ do: 'forward' })?.reports).toEqual([{ kind: 'bumped' }]);
  expect(session.state.place).toMatchObject({ x: 0, y: 1 });
  expect(world.world.messages).toBe(before.messages);
});

test('a record that is written is there, and the floors stay as they were', async () => {
  const { world, messages } = await edited();
  const before = world.world;
  expect(world.world).toBe(before);
  messages.put(new Map([[3, { ...labyrinthMessage.blank, message_ja_boxes: ['扉がある'] }]]));
  expect(world.world.messages.get(3)?.message_ja_boxes).toEqual(['扉がある']);
  expect(world.world.floors.get(1)).toBe(before.floors.get(1));
});

test('a floor that is opened later is there from then on', async () => {
  const { world, floors } = await edited();
  expect(world.world.floors.has(2)).toBe(false);
  await floors.open(2);
  expect(world.world.floors.has(2)).toBe(true);
});

test('a setting of a floor counts at once', async () => {
  const { world, floor } = await edited();
  const leaf = floorMap.leaves.find(({ path }) => path === 'difficulty') as Leaf;
  expect(world.world.floors.get(1)?.settings.difficulty).toBe(0);
  let told = 0;
  world.subscribe(() => told++);
  floor.settings.edit(leaf, 9);
  expect(told).toBeGreaterThan(0);
  expect(world.world.floors.get(1)?.settings.difficulty).toBe(9);
});
