import { describe, expect, test } from 'vitest';
import { THIEF } from '#domain/catalogs/adventurers.ts';
import { POISONED } from '#domain/catalogs/states.ts';
import { BORDER, ZONE } from '#domain/map/cell.ts';
import { cellIndex } from '#domain/map/floorGrid.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { bitsOf, hasBit, numbersIn } from '#game/state/bits.ts';
import { legalInputs } from '#game/step.ts';
import { drawn, event } from '../../domain/map/sampleFloor.ts';
import { gameAt, play, sampleWorld, walled, written } from '../sampleWorld.ts';

const places = (cells: Parameters<typeof drawn>[0], size?: 1 | 2) =>
  sampleWorld({ floors: { 1: walled(cells) }, ...(size && { settings: { 1: { labyrinth_size: size } } }) });

describe('A party that walks', () => {
  test('goes ahead and back, turns, and comes around the rim of a floor of any size', () => {
    const world = places({}, 2);
    const { state } = play(world, gameAt(world), 'right', 'forward', 'forward', 'left', 'back');
    expect(state.place).toEqual({ floor: 1, x: 2, y: 15, facing: 1 });
    expect(play(world, state, 'around', 'back').state.place).toEqual({ floor: 1, x: 2, y: 0, facing: 3 });
    expect(state.walked).toBe(3);
    expect(state.step).toBe(5);
  });

  test.each([
    ['wall', BORDER.wall],
    ['hidden door', BORDER.hiddenDoor],
    ['invisible wall', BORDER.invisibleWall],
    ['gate that nothing opens', BORDER.gate],
  ])('bumps into a %s', (_, border) => {
    const world = places({ '0,0': { north: border } });
    const { state, kinds } = play(world, gameAt(world), 'forward');
    expect(kinds).toEqual(['bumped']);
    expect(state.place.y).toBe(0);
    expect(state.walked).toBe(0);
  });

  test('uses up its continued spells step by step, but not those that go on until they are ended', () => {
    const world = places({});
    const [floats, lights, wards] = [63, 65, 61];
    const spells = [
      { spell: floats, steps: 2 },
      { spell: lights, steps: 0 },
      { spell: wards, steps: 5 },
    ];
    const once = play(world, gameAt(world, {}, { spells }), 'forward').state;
    expect(once.spells.map(({ steps }) => steps)).toEqual([1, 0, 4]);
    expect(play(world, once, 'forward').state.spells).toEqual([
      { spell: lights, steps: 0 },
      { spell: wards, steps: 3 },
    ]);
  });

  test('walks through phantom walls, and through doors ahead alone', () => {
    const world = places({ '0,0': { north: BORDER.phantomWall, south: BORDER.door } });
    expect(play(world, gameAt(world), 'forward').state.place.y).toBe(1);
    expect(play(world, gameAt(world), 'back').kinds).toEqual(['bumped']);
    expect(play(world, gameAt(world), 'around', 'open').kinds).toEqual(['turned', 'doorPassed', 'stepped']);
    expect(play(world, gameAt(world), 'open').kinds).toEqual(['refused']);
  });

  test('passes an edge by the half of the cell it stands in', () => {
    const world = sampleWorld({ floors: { 1: drawn({ '0,1': { south: BORDER.wall } }) } });
    const there = play(world, gameAt(world), 'forward').state;
    expect(there.place.y).toBe(1);
    expect(play(world, there, 'back').kinds).toEqual(['bumped']);
  });

  test('finds a hidden door ahead, on all sides with a thief, and goes through it from then on', () => {
    const sides = { north: BORDER.hiddenDoor, west: BORDER.hiddenDoor };
    const world = places({ '0,0': sides });
    const game = gameAt(world);
    const party = game.party.filter((at) => game.roster[at]?.job !== THIEF);
    const alone = play(world, { ...game, party }, 'search', 'forward');
    expect(alone.kinds).toEqual(['found', 'doorPassed', 'stepped']);
    expect(numbersIn(alone.state.opened[1] ?? [])).toHaveLength(1);
    // A door that was found is found from the other side, too.
    expect(play(world, alone.state, 'around', 'forward').state.place.y).toBe(0);
    expect(numbersIn(play(world, game, 'search').state.opened[1] ?? [])).toHaveLength(2);
    expect(play(world, { ...game, party, place: { ...game.place, facing: 2 } }, 'search').kinds).toEqual([
      'foundNothing',
    ]);
  });

  test('sees hidden doors of its cell by great light, and loses its lights in the dark', () => {
    const world = places({ '0,1': { east: BORDER.hiddenDoor }, '0,2': { floor_id: ZONE.dark } });
    const spells = [
      { spell: 62, steps: 0 },
      { spell: 63, steps: 2 },
    ];
    const lit = play(world, gameAt(world, {}, { spells }), 'forward');
    expect(lit.kinds).toEqual(['stepped', 'found']);
    const dark = play(world, lit.state, 'forward');
    expect(dark.kinds).toEqual(['spellEnded', 'stepped', 'lightsOut']);
    expect(dark.state.spells).toEqual([]);
  });

  test('draws its map of the cells it has been in', () => {
    const world = places({});
    const { state } = play(world, gameAt(world), 'forward', 'right', 'forward');
    expect(numbersIn(state.seen[1] ?? [])).toEqual([cellIndex(0, 1), cellIndex(1, 1)]);
  });

  test('is hurt by poison and flames until nobody is left', () => {
    const world = places({ '0,1': { floor_id: 2 << 2 } });
    const game = gameAt(world);
    const roster = game.roster.map((member) => ({ ...member, hp: 1, states: bitsOf([POISONED]) }));
    const { state, kinds } = play(world, { ...game, roster }, 'forward');
    expect(state.mode).toBe('over');
    expect(kinds.filter((kind) => kind === 'fell')).toHaveLength(6);
    expect(kinds.at(-1)).toBe('wiped');
    const after = play(world, state, 'next').state;
    expect(after.mode).toBe('city');
    expect(after.party).toEqual([]);
    expect(after.roster.every(({ lies }) => lies?.y === 1)).toBe(true);
  });
});

describe('Doors', () => {
  const KEY = 41;
  const records = {
    item: { [KEY]: written(item, KEY, { name_ja: '鍵', special: true }) },
    labyrinth_message: {
      7: written(labyrinthMessage, 7, { message_ja_boxes: ['ことば\n言葉'], message_en_boxes: ['Word'] }),
    },
  };
  const door = (id: number, numbers: Parameters<typeof event>[1], border: number = BORDER.lockedDoor) =>
    sampleWorld({ floors: { 1: walled({ '0,0': { ...event(id, numbers), north: border } }) }, records });
  const withKeys = (world: ReturnType<typeof door>, count: number) => {
    const game = gameAt(world);
    const items = Array.from({ length: count }, () => ({ item: KEY, worn: false, identified: true }));
    return { ...game, roster: game.roster.map((member, at) => (at === 2 ? { ...member, items } : member)) };
  };

  test('are opened by a key, which is used up where the event says so, and stay open', () => {
    const world = door(801, { 1: KEY, 2: 1, 3: 1 });
    expect(play(world, gameAt(world), 'forward').kinds).toEqual(['unmet', 'locked']);
    const opened = play(world, withKeys(world, 2), 'forward');
    expect(opened.kinds).toEqual(['lost', 'unlocked']);
    expect(opened.state.place.y).toBe(0);
    const through = play(world, opened.state, 'forward', 'around', 'forward').state;
    expect(through.place).toEqual({ floor: 1, x: 0, y: 0, facing: 3 });
    expect(through.roster[2]?.items).toHaveLength(1);
  });

  test('speak of an edge from both of its cells', () => {
    const world = door(801, { 1: KEY, 2: 1 });
    const game = { ...withKeys(world, 1), place: { floor: 1, x: 0, y: 1, facing: 3 } as const };
    expect(play(world, game, 'open', 'forward').state.place.y).toBe(0);
  });

  test.each([
    ['gate', BORDER.gate],
    ['locked door', BORDER.lockedDoor],
  ])('of a flag open and shut with it: a %s', (_, border) => {
    const world = door(802, { 1: 5, 2: 1 }, border);
    const game = gameAt(world);
    expect(play(world, game, 'forward').kinds).toEqual(['locked']);
    const through = play(world, { ...game, flags: bitsOf([5]) }, 'forward').state;
    expect(through.place.y).toBe(1);
    expect(play(world, { ...through, flags: [] }, 'around', 'forward').state.place.y).toBe(1);
  });

  test('ask a riddle, whose answer is any line of its message however it is written', () => {
    const world = door(803, { 1: 7, 2: 1, 3: 7 });
    const asked = play(world, gameAt(world), 'forward').state;
    expect(asked.mode).toBe('talk');
    for (const text of ['ｗｏｒｄ ', 'コトバ', '言葉']) {
      expect(play(world, asked, { do: 'answer', text }, 'forward').state.place.y).toBe(1);
    }
    const wrong = play(world, asked, { do: 'answer', text: '' });
    expect(wrong.reports).toEqual([{ kind: 'answered', isRight: false }]);
    expect(wrong.state.mode).toBe('labyrinth');
    expect(play(world, asked, 'leave', 'forward').state.mode).toBe('talk');
  });

  test('are picked by a thief, with an event or without', () => {
    for (const world of [door(804, { 1: 20, 2: 1 }), places({ '0,0': { north: BORDER.lockedDoor } })]) {
      const game = gameAt(world);
      const tried = play(world, game, ...Array.from({ length: 60 }, () => 'forward' as const));
      expect(tried.kinds).toContain('picked');
      expect(tried.state.place.y).toBeGreaterThan(0);
      const party = game.party.filter((at) => game.roster[at]?.job !== THIEF);
      expect(play(world, { ...game, party }, 'forward').kinds).toEqual(['locked']);
    }
  });

  test('that shut behind are passed from their own cell alone', () => {
    const world = door(805, { 1: 1, B: 9 }, BORDER.door);
    const { state, kinds } = play(world, gameAt(world), 'forward');
    expect(kinds).toContain('doorShut');
    expect(state.place.y).toBe(1);
    expect(hasBit(state.flags, 9)).toBe(true);
    expect(play(world, state, 'around', 'forward').kinds).toEqual(['turned', 'bumped']);
    expect(legalInputs(world, { ...state, place: { ...state.place, facing: 3 } })).not.toContainEqual({ do: 'open' });
  });

  test('that shut behind and are locked are picked, from their own cell alone', () => {
    const world = door(805, { 1: 1, B: 9 });
    const { state, kinds } = play(world, gameAt(world), ...Array.from({ length: 60 }, () => 'forward' as const));
    expect(kinds).toEqual(expect.arrayContaining(['picked', 'doorShut']));
    expect(state.place.y).toBeGreaterThan(0);
    const behind = gameAt(world, { y: 1, facing: 3 });
    expect(play(world, behind, 'forward').kinds).toEqual(['bumped']);
  });
});
