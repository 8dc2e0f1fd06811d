// Events that lead nowhere are not done, and events that turn a party back work however it arrived.
import { describe, expect, test } from 'vitest';
import { BORDER, type Cell, ZONE } from '#domain/map/cell.ts';
import { cellIndex } from '#domain/map/floorGrid.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { hasBit } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Standing } from '#game/state/Standing.ts';
import { type Drawing, event } from '../../domain/map/sampleFloor.ts';
import { gameAt, play, type Short, sampleWorld, walled, written } from '../sampleWorld.ts';

const CHARM = 1;
const records = {
  item: { [CHARM]: written(item, CHARM, {}) },
  labyrinth_setting: {
    1: written(labyrinthSetting, 1, {
      map_hierarchy: { start: 3, end: 3 },
      labyrinth_entrance: { x: 4, y: 4, map: 3 },
    }),
  },
};
const worldOf = (here: Drawing, below: Drawing = {}) =>
  sampleWorld({ floors: { 1: walled(here), 2: walled(below), 3: walled({}) }, records });
const inside = (world: ReturnType<typeof worldOf>, change: Partial<GameState> = {}) =>
  gameAt(world, {}, { labyrinths: [1], gold: 100, ...change });
const [MARK, FLAG] = [cellIndex(0, 1), 7];

describe('What leads nowhere is not done', () => {
  const ONCE = { A: 1, B: FLAG };
  const warded: Partial<Cell> = { floor_id: ZONE.noTeleport };
  test.each<[string, Drawing, Drawing, readonly Short[]]>([
    ['stairs to no floor', { '0,1': event(101, { '1': 9, '2': 1, '3': 1, ...ONCE }) }, {}, []],
    ['stairs out of the floor', { '0,1': event(102, { '1': 2, '2': 30, '3': 1, '5': 1, ...ONCE }) }, {}, ['yes']],
    ['a chute to no floor', { '0,1': event(401, { '1': 9, ...ONCE }) }, {}, []],
    ['a teleport into a ward', { '0,1': event(301, { '1': 2, '2': 4, '3': 4, ...ONCE }) }, { '4,4': warded }, []],
    ['a teleport out of a ward', { '0,1': { ...event(302, ONCE), ...warded } }, {}, []],
    [
      'a teleport into an area that is warded',
      { '0,1': event(303, { '1': 2, '2': 4, '3': 4, '4': 4, '5': 4, ...ONCE }) },
      { '4,4': warded },
      [],
    ],
    ['a teleport to no labyrinth', { '0,1': event(304, { '1': 5, ...ONCE }) }, {}, []],
    ['a way to a labyrinth that is closed', { '0,1': event(2102, { '1': 1, ...ONCE }) }, {}, ['yes']],
    ['an elevator to no floor', { '0,1': event(201, { '1': 5, '2': 9, '3': 0, '4': 1, ...ONCE }) }, {}, []],
  ])('%s', (_, here, below, inputs) => {
    const world = worldOf(here, below);
    const { state } = play(world, inside(world), 'forward', ...inputs);
    expect(state.place).toMatchObject({ floor: 1, x: 0, y: 1 });
    expect([hasBit(state.once[1] ?? [], MARK), hasBit(state.flags, FLAG)]).toEqual([false, false]);
    expect(state.pending).toBe(null);
  });

  test('but what moves the party is, before the event of the target', () => {
    const message = event(1601, { '1': 8, flag: FLAG });
    const world = worldOf({ '0,1': event(301, { '1': 2, '2': 4, '3': 4, ...ONCE }) }, { '4,4': message });
    const { state } = play(world, inside(world), 'forward');
    expect([state.place.floor, hasBit(state.once[1] ?? [], MARK), hasBit(state.flags, 8)]).toEqual([2, true, true]);
  });
});

describe('A toll holds', () => {
  const gate = event(1105, { '1': CHARM });
  const toll = event(1202, { '1': 10 });
  const stands = (x: number, y: number, floor = 1) => expect.objectContaining({ floor, x, y });

  test('where the side to which it turns back is closed', () => {
    const world = worldOf({ '0,1': { ...event(1105, { '1': CHARM, '3': 2 }), east: BORDER.wall } });
    expect(play(world, inside(world), 'forward').state.place).toEqual(stands(0, 0));
    const open = worldOf({ '0,1': event(1105, { '1': CHARM, '3': 2 }) });
    expect(play(open, inside(open), 'forward').state.place).toEqual(stands(1, 1));
  });

  const walls = { north: BORDER.wall, south: BORDER.wall, west: BORDER.wall };
  test.each<[string, Partial<Cell>, readonly Short[]]>([
    ['an item', gate, []],
    ['gold', toll, ['no']],
  ])('against who is teleported before it: %s', (_, held, inputs) => {
    const leads = event(301, { '1': 2, '2': 4, '3': 4 });
    const world = worldOf({ '0,1': leads }, { '4,4': { ...held, ...walls } });
    const { state, kinds } = play(world, inside(world), 'forward', ...inputs);
    expect(state.place).toEqual(stands(0, 1));
    expect([kinds.at(-1), state.mode, state.pending]).toEqual(['sentBack', 'labyrinth', null]);
  });

  test('against who comes from the city: it is sent home', () => {
    const world = worldOf({ '0,0': toll });
    const city: Partial<GameState> = { mode: 'city', place: { floor: 0, x: 0, y: 0, facing: 1 } as Standing };
    const begun = inside(world, { ...city, labyrinths: world.beginning.labyrinths });
    expect(play(world, begun, { do: 'enter', labyrinth: 0 }, 'no').state).toMatchObject({ mode: 'city', gold: 100 });
    expect(play(world, begun, { do: 'enter', labyrinth: 0 }, 'yes').state).toMatchObject({
      mode: 'labyrinth',
      gold: 90,
    });
  });
});

test('An item is lost by so many, or not at all', () => {
  const world = worldOf({ '0,1': event(1103, { '1': CHARM, '2': 3, B: FLAG }) });
  const having = (count: number) => {
    const game = inside(world);
    const items = Array.from({ length: count }, () => ({ item: CHARM, worn: false, identified: true }));
    return play(
      world,
      { ...game, roster: game.roster.map((one, at) => (at === 1 ? { ...one, items } : one)) },
      'forward',
    ).state;
  };
  const outcome = (state: GameState) => [state.roster[1]?.items.length, hasBit(state.flags, FLAG)];
  expect([2, 3, 4].map((count) => outcome(having(count)))).toEqual([
    [2, false],
    [0, true],
    [1, true],
  ]);
});
