import { describe, expect, test } from 'vitest';
import { eventType } from '#domain/catalogs/eventTypes.ts';
import type { Cell } from '#domain/map/cell.ts';
import { type CheckContext, CheckedFloor, knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { reachedCells } from '#domain/map/check/reachedCells.ts';
import { checkFloor, FLOOR_RULES } from '#domain/map/checkFloor.ts';
import { newEvent } from '#domain/map/event.ts';
import { blankGrid, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';
import { faultText } from '#domain/text/fault.ts';

/** What lies on a floor, by cell: `x,y`. */
type Drawing = Readonly<Record<string, Partial<Cell>>>;

/** The floor that is judged is number 2, of 20 cells a side, unless another drawing is given for another number. */
interface Sample {
  readonly floor: Drawing;
  readonly others?: Readonly<Record<number, Drawing>>;
  readonly labyrinths?: CheckContext['labyrinths'];
  readonly exists?: CheckContext['exists'];
  readonly largestGroup?: number;
}
interface RuleSamples {
  readonly fires: Sample;
  /** Paths of what it then says, without `maps.`. */
  readonly says: readonly string[];
  readonly silent: readonly Sample[];
}

const event = (id: number, values: Partial<Cell> = {}): Partial<Cell> => {
  const type = eventType(id);
  if (!type) throw new RangeError(`no event ${id}`);
  return { ...newEvent(type), ...values };
};
const CLOSED = { north: 1, east: 1, south: 1, west: 6 };
/** The halves around (7, 7) from outside. */
const WALLED_OFF: Drawing = { '6,7': { east: 1 }, '8,7': { west: 1 }, '7,6': { north: 6 }, '7,8': { south: 1 } };
/** Two cells, (3, 4) and (4, 4), within walls. */
const CHAMBER = {
  '3,4': { west: 1, north: 1, south: 1 },
  '4,4': { east: 1, north: 1, south: 1 },
  '2,4': { east: 1 },
  '5,4': { west: 1 },
  '3,5': { south: 1 },
  '4,5': { south: 1 },
  '3,3': { north: 1 },
  '4,3': { north: 1 },
};
const labyrinth = (start: number, end: number) => [{ number: 0, start, end, entrance: { floor: start, x: 0, y: 0 } }];
const STAIRS_UP = event(101, { 1: 1, 2: 5, 3: 6 });
/** An elevator from floor 1 to 3 that stops at x5 y6. */
const SHAFT = event(201, { 1: 1, 2: 3, 3: 5, 4: 6 });
const STAIRS_BACK = event(102, { 1: 2, 2: 3, 3: 4 });

const SAMPLES: Readonly<Record<keyof typeof FLOOR_RULES, RuleSamples>> = {
  slotsOutOfLimits: {
    fires: {
      floor: {
        '3,4': event(501, { 1: 100, 2: 6 }),
        '5,5': event(601, { C: 999 }),
        '6,5': event(1605, { 1: 3, 2: 7 }),
      },
    },
    says: ['x3_y4.event.data.1', 'x6_y5.event.data.2'],
    silent: [{ floor: { '3,4': event(501, { 1: 99, 2: 6 }) } }, { floor: { '22,22': event(501, { 1: 100 }) } }],
  },
  emptyEvents: {
    fires: {
      floor: {
        '3,4': event(1101),
        '4,4': event(1401),
        '5,4': event(304),
        '6,4': event(301),
        '7,4': event(301, { 5: 1 }),
        '8,4': event(201, { 5: 7 }),
      },
    },
    says: [3, 4, 5, 6, 7, 8].map((x) => `x${x}_y4.event.id`),
    silent: [
      { floor: { '3,4': event(1101, { 1: 7 }), '4,4': event(1901), '5,4': event(1402) } },
      // Labyrinth 0, monster 000, and the cell (0, 0) of the floor itself: each was chosen.
      { floor: { '3,4': event(304, { 1: 0 }), '4,4': event(2102, { 1: 0 }), '5,4': event(1404, { 1: 0 }) } },
      { floor: { '3,4': event(301, { 1: 2 }), '4,4': event(303, { 1: 2 }), '5,4': event(401, { 2: 1 }) } },
    ],
  },
  neededSlotsLeftEmpty: {
    fires: {
      floor: {
        '0,1': event(801, { 2: 1 }),
        '1,1': event(802, { 2: 1 }),
        '2,1': event(803, { 2: 1 }),
        '3,1': event(804, { 1: 5 }),
        '4,1': event(904, { 1: 5 }),
        '5,1': event(1604, { 1: 5 }),
        '6,1': event(1302, { 1: 5, 4: 2 }),
        '7,1': event(1401, { 1: 5 }),
        '8,1': event(1101, { 1: 5 }),
        '9,1': event(1605, { 1: 5, 2: 999 }),
        '10,1': event(1605, { 1: 6, 3: 5 }),
      },
    },
    says: [
      'x0_y1.event.data.1',
      'x1_y1.event.data.1',
      'x2_y1.event.data.1',
      'x2_y1.event.data.3',
      'x3_y1.event.data.2',
      'x4_y1.event.data.2',
      'x5_y1.event.data.3',
      'x6_y1.event.data.3',
      'x7_y1.event.data.2',
      'x8_y1.event.data.2',
      'x9_y1.event.data.2',
      'x9_y1.event.data.3',
      'x10_y1.event.data.2',
    ],
    silent: [
      // Without what may be left out: words, a flag when it is done, the trap of the chest itself, a key.
      { floor: { '0,1': event(801, { 1: 5, 2: 1 }), '1,1': event(802, { 1: 5, 2: 1 }) } },
      { floor: { '0,1': event(803, { 1: 5, 2: 1, 3: 6 }), '1,1': event(804, { 2: 1 }), '2,1': event(805, { 1: 1 }) } },
      { floor: { '0,1': event(1604, { 1: 5, 3: 1 }), '1,1': event(1302, { 1: 5, 3: 0, 4: 1 }) } },
      { floor: { '0,1': event(1403, { 1: 0, 2: 1 }), '1,1': event(1101, { 1: 5, 2: 1 }), '2,1': SHAFT } },
      { floor: { '0,1': event(1605, { 1: 5, 2: 0, 3: 5 }), '1,1': event(2201, { 1: 5 }), '2,1': STAIRS_UP } },
      // Wholly empty: that is said by another rule.
      { floor: { '0,1': event(801), '1,1': event(1302), '2,1': event(1604) } },
    ],
  },
  targetsThatAreBlank: {
    fires: {
      floor: {
        '3,4': event(1101, { 1: 7, 2: 1, 3: 8 }),
        '4,4': event(801, { 1: 7 }),
        '5,4': event(1605, { 1: 5, 2: 0 }),
      },
      exists: (kind, number) => kind === 'item' && number === 8,
    },
    says: ['x3_y4.event.data.1', 'x3_y4.event.data.3', 'x4_y4.event.data.1', 'x5_y4.event.data.2'],
    silent: [
      {
        floor: {
          '3,4': event(1101, { 1: 7, 2: 1 }),
          '4,4': event(1601, { 1: 9, flag: -8 }),
          '5,4': event(1605, { 1: 1, 2: 12 }),
        },
        exists: (kind) => kind === 'item',
      },
    ],
  },
  placesOutsideOfFloors: {
    fires: { floor: { '3,4': event(401, { 2: 20, 3: 1 }), '4,4': event(303, { 2: 1, 3: 1, 4: 3, 5: 22 }) } },
    says: ['x3_y4.event.data.2', 'x4_y4.event.data.2'],
    silent: [{ floor: { '3,4': event(401, { 2: 19, 3: 19 }), '4,4': event(401, { 1: 9, 2: 23 }) } }],
  },
  rectanglesWithoutCell: {
    fires: {
      floor: {
        '3,4': event(303, { 2: 9, 3: 9, 4: 5, 5: 5 }),
        '4,4': event(303, { 2: 9, 3: 5, 4: 5, 5: 9 }),
        '5,4': event(303, { 2: 5, 3: 9, 4: 9, 5: 5 }),
      },
    },
    says: [3, 4, 5].map((x) => `x${x}_y4.event.data.2`),
    silent: [
      { floor: { '3,4': event(303, { 2: 5, 3: 5, 4: 9, 5: 9 }), '4,4': event(303, { 2: 5, 3: 5, 4: 5, 5: 5 }) } },
      { floor: { '3,4': event(303), '4,4': event(401, { 2: 9, 3: 9 }) } },
    ],
  },
  placesOnBlankFloors: {
    fires: { floor: { '3,4': event(401, { 1: 9, 2: 1 }) } },
    says: ['x3_y4.event.data.1'],
    silent: [
      {
        floor: { '3,4': event(401, { 1: 9, 2: 1 }), '4,4': event(401, { 2: 1 }) },
        others: { 9: { '0,0': { north: 1 } } },
      },
    ],
  },
  placesOutsideOfRange: {
    fires: {
      floor: {
        '3,4': event(401, { 1: 9, 2: 1 }),
        '4,4': event(401, { 1: 3 }),
        '5,6': event(201, { 1: 0, 2: 9, 3: 5, 4: 6 }),
        '6,6': event(202, { 1: 1, 2: 5, 3: 6, 4: 6 }),
      },
      labyrinths: labyrinth(2, 3),
    },
    says: ['x3_y4.event.data.1', 'x5_y6.event.data.2', 'x6_y6.event.data.1', 'x6_y6.event.data.2'],
    silent: [
      { floor: { '5,6': SHAFT, '6,6': event(201) }, labyrinths: labyrinth(1, 3) },
      { floor: { '5,6': SHAFT }, labyrinths: labyrinth(5, 9) },
      { floor: { '3,4': event(401, { 1: 9 }) }, labyrinths: labyrinth(1, 9) },
      { floor: { '3,4': event(401, { 1: 9 }) }, labyrinths: labyrinth(5, 9) },
    ],
  },
  placesInRock: {
    fires: { floor: { '3,4': event(401, { 2: 7, 3: 7 }), '7,7': CLOSED } },
    says: ['x3_y4.event.data.2'],
    silent: [
      { floor: { '3,4': event(401, { 2: 7, 3: 7 }), '7,7': { ...CLOSED, north: 5 } } },
      { floor: { '3,4': event(401, { 2: 7, 3: 7 }), '7,7': { ...CLOSED, ...event(302) } } },
      { floor: { '3,4': event(401), '0,0': CLOSED } },
    ],
  },
  stairsWithoutCounterpart: {
    fires: { floor: { '3,4': STAIRS_UP }, others: { 1: { '5,6': event(102, { 1: 2, 2: 3, 3: 5 }) } } },
    says: ['x3_y4.event.id'],
    silent: [
      { floor: { '3,4': STAIRS_UP }, others: { 1: { '5,6': STAIRS_BACK } } },
      { floor: { '3,4': event(103, { 1: 1, 2: 5, 3: 6 }) }, others: { 1: { '0,0': { north: 1 } } } },
    ],
  },
  elevatorsWithoutStop: {
    fires: { floor: { '5,6': SHAFT }, others: { 1: { '5,5': event(201) } } },
    says: ['x5_y6.event.id'],
    silent: [
      { floor: { '5,6': SHAFT }, others: { 1: { '5,6': SHAFT }, 3: { '5,6': event(202) } } },
      // Put down, and not told yet where it stops: that is said by another rule.
      { floor: { '5,6': event(201) } },
    ],
  },
  doubledEdges: {
    fires: { floor: { '3,4': event(805, { 1: 2 }), '4,4': event(804, { 1: 5, 2: 4 }) } },
    says: ['x3_y4.event.data.1', 'x4_y4.event.data.2'],
    silent: [{ floor: { '3,4': event(805, { 1: 2 }), '4,4': event(804, { 1: 5, 2: 1 }) } }],
  },
  doorEventsWithoutDoor: {
    fires: { floor: { '3,4': event(804, { 1: 5, 2: 1 }) } },
    says: ['x3_y4.event.data.2'],
    silent: [
      // On no side: that is said by another rule.
      { floor: { '9,9': event(804, { 1: 5 }) } },
      { floor: { '3,4': { ...event(804, { 1: 5, 2: 1 }), north: 4 } } },
      { floor: { '3,4': event(804, { 1: 5, 2: 1 }), '3,5': { south: 3 } } },
    ],
  },
  lockedDoorsWithoutKey: {
    fires: { floor: { '3,4': { north: 4 }, '3,5': { south: 4 } } },
    says: ['x3_y4.border.north'],
    silent: [
      { floor: { '3,4': { north: 4 }, '3,5': { ...event(803, { 1: 7, 2: 3, 3: 8 }), south: 4 } } },
      { floor: { '3,4': { north: 2 } } },
    ],
  },
  gatesWithoutFlag: {
    fires: {
      floor: {
        '3,4': { ...event(804, { 1: 3, 2: 2 }), east: 7 },
        // Of no flag, so nothing turns it ON.
        '9,9': { ...event(802, { 2: 1, 3: 5 }), north: 7 },
      },
    },
    says: ['x3_y4.border.east', 'x9_y9.border.north'],
    silent: [{ floor: { '3,4': { ...event(802, { 1: 3, 2: 2 }), east: 7 } } }],
  },
  leversWithoutGate: {
    fires: {
      floor: { '3,4': event(1604, { 1: 7 }), '5,5': event(802, { 1: 8 }), '6,5': event(802) },
    },
    says: ['x3_y4.event.data.1'],
    silent: [
      { floor: { '3,4': event(1604, { 1: 7 }) }, others: { 8: { '5,5': event(802, { 1: 7 }) } } },
      { floor: { '3,4': event(1604, { 1: 7 }), '5,5': event(901, { 1: 1, flag: -7 }) } },
      // Of no flag: that is said by another rule.
      { floor: { '3,4': event(1604, { 3: 1 }) } },
    ],
  },
  oneWayWalls: {
    fires: { floor: { '0,4': { west: 1 }, '7,7': { north: 6 } } },
    says: ['x0_y4.border.west', 'x7_y7.border.north'],
    silent: [
      { floor: { '0,4': { west: 1 }, '19,4': { east: 1 } } },
      { floor: { '0,4': { west: 1 }, '19,4': { east: 5 } } },
      { floor: { '7,7': { north: 6 }, '7,8': { south: 6 } } },
      { floor: { '7,7': { north: 6 }, '7,8': { south: 1 } } },
      { floor: { '7,7': { ...event(805, { 1: 1 }), north: 6 } } },
      { floor: { '0,4': { ...event(805, { 1: 4 }), west: 1 } } },
    ],
  },
  battlesTooLarge: {
    fires: {
      floor: {
        '3,4': event(1302, { 1: 1, 3: 5, 4: 6 }),
        '4,4': event(1401, { 1: 5, 2: 6 }),
        '5,4': event(1403, { 1: 5, 2: 99 }),
        '6,4': event(1404, { 1: 5, 2: 6 }),
        '7,4': event(1405, { 1: 5, 2: 6 }),
      },
      largestGroup: 5,
    },
    says: ['x3_y4.event.data.4', ...[4, 5, 6, 7].map((x) => `x${x}_y4.event.data.2`)],
    silent: [
      { floor: { '3,4': event(1401, { 1: 5, 2: 5 }), '4,4': event(1101, { 1: 7, 2: 99 }) }, largestGroup: 5 },
      { floor: { '3,4': event(1401, { 1: 5, 2: 6 }) }, largestGroup: 6 },
    ],
  },
  roomsThatAreStale: {
    fires: { floor: { ...CHAMBER, '3,4': { ...CHAMBER['3,4'], room_id: 2 } } },
    says: ['x3_y4.monster.room_id'],
    silent: [
      { floor: { ...CHAMBER, '3,4': { ...CHAMBER['3,4'], room_id: 2 }, '4,4': { ...CHAMBER['4,4'], room_id: 2 } } },
      { floor: { '3,4': { room_id: 2 }, '4,4': { room_id: 2 } } },
    ],
  },
  eventsNobodyReaches: {
    fires: {
      floor: { '7,7': event(1901), ...WALLED_OFF, '0,0': event(1902) },
      labyrinths: labyrinth(2, 3),
    },
    says: ['x7_y7.event.id'],
    silent: [
      { floor: { '7,7': event(1901), ...WALLED_OFF } },
      { floor: { '7,7': event(1901), '0,0': event(1902) }, labyrinths: labyrinth(2, 3) },
    ],
  },
  floorsNobodyComesTo: {
    fires: {
      floor: { '7,7': event(1901), '9,9': event(1902) },
      others: { 1: { '5,5': event(401, { 1: 3, 2: 3, 3: 3 }) } },
      labyrinths: labyrinth(1, 3),
    },
    says: ['x7_y7.event.id'],
    silent: [
      {
        floor: { '7,7': event(1901) },
        others: { 1: { '5,5': event(401, { 1: 2, 2: 3, 3: 3 }) } },
        labyrinths: labyrinth(1, 3),
      },
      // Nothing to be found there, of no labyrinth, and of one that cannot be entered yet.
      { floor: { '7,7': { north: 1 } }, others: { 1: { '5,5': { north: 1 } } }, labyrinths: labyrinth(1, 3) },
      { floor: { '7,7': event(1901) }, others: { 1: { '5,5': { north: 1 } } }, labyrinths: labyrinth(1, 1) },
      { floor: { '7,7': event(1901) }, labyrinths: labyrinth(1, 3) },
    ],
  },
};

const drawn = (drawing: Drawing): FloorGrid => {
  const grid = blankGrid();
  for (const [place, cell] of Object.entries(drawing)) {
    const [x, y] = place.split(',').map(Number) as [number, number];
    for (const [field, value] of Object.entries(cell)) writeField(grid, field as keyof Cell, x, y, value);
  }
  return grid;
};
const contextOf = ({
  floor,
  others = {},
  labyrinths = [],
  exists = () => true,
  largestGroup = 9,
}: Sample): CheckContext => {
  const floors = new Map(
    Object.entries(others).map(([key, drawing]) => [Number(key), knownFloor(Number(key), 24, drawn(drawing))]),
  );
  const reached = reachedCells(new Map([...floors, [2, knownFloor(2, 20, drawn(floor))]]), labyrinths);
  return { number: 2, exists, floors, labyrinths, reached, largestGroup };
};
const said = (rule: keyof typeof FLOOR_RULES, sample: Sample): string[] => {
  const context = contextOf(sample);
  const problems = FLOOR_RULES[rule](new CheckedFloor(knownFloor(2, 20, drawn(sample.floor)), context));
  expect(checkFloor(drawn(sample.floor), 20, context)).toEqual(expect.arrayContaining(problems));
  return problems.map(({ path }) => path.replace('maps.', ''));
};

describe('The check of a floor', () => {
  for (const [rule, { fires, says, silent }] of Object.entries(SAMPLES) as [keyof typeof FLOOR_RULES, RuleSamples][]) {
    test(`names ${rule}`, () => {
      expect(said(rule, fires)).toEqual(says);
    });
    test(`says nothing of ${rule} where there are none`, () => {
      for (const sample of silent) expect(said(rule, sample)).toEqual([]);
    });
  }

  test('says nothing of a blank floor', () => {
    expect(checkFloor(blankGrid(), 24, contextOf({ floor: {} }))).toEqual([]);
  });
});

describe('An elevator is missed', () => {
  const UP_TO_5 = event(201, { 1: 1, 2: 5, 3: 5, 4: 6 });
  const missed = (others: Readonly<Record<number, Drawing>>, floor: Drawing = { '5,6': UP_TO_5 }): string[] => {
    const context = contextOf({ floor, others });
    const judged = new CheckedFloor(knownFloor(2, 20, drawn(floor)), context);
    return FLOOR_RULES.elevatorsWithoutStop(judged).map(({ fault }) => faultText(fault).en.replace(/^.*: /, ''));
  };
  const ends = { 1: { '5,6': UP_TO_5 }, 5: { '5,6': UP_TO_5 } };

  test('at an end of its range', () => {
    expect(missed(ends)).toEqual([]);
    expect(missed({ 5: ends[5] })).toEqual(['1.']);
    expect(missed({ 4: ends[5] })).toEqual(['1, 5.']);
  });

  test('where it was moved from, on its own floor too', () => {
    expect(missed({ ...ends, 3: { '9,9': UP_TO_5 } })).toEqual(['3.']);
    expect(missed(ends, { '9,9': UP_TO_5 })).toEqual(['2.']);
  });

  test('on no floor that it passes by, whatever else goes up and down there', () => {
    expect(
      missed({ ...ends, 3: { '9,9': event(201, { 1: 2, 2: 4, 3: 9, 4: 9 }) }, 4: { '0,0': { north: 1 } } }),
    ).toEqual([]);
  });
});

describe('A cell is reached', () => {
  /** One comes to the cell (0, 0) of this floor, and of floor 1. */
  const unreached = (floor: Drawing, others: Sample['others'] = {}) =>
    said('eventsNobodyReaches', {
      floor: { '10,10': event(1901), ...floor },
      others,
      labyrinths: [...labyrinth(1, 1), ...labyrinth(2, 2)],
    });
  /** A closed room of one cell at (10, 10), but for its west side, which the cell before it has as `border`. */
  const roomBehind = (border: number): Drawing => ({
    '9,10': { east: border },
    '10,11': { south: 1 },
    '11,10': { west: 1 },
    '10,9': { north: 1 },
  });
  test.each([
    [0, 'open', true],
    [1, 'a wall', false],
    [2, 'a door', true],
    [3, 'a hidden door', true],
    [4, 'a locked door', true],
    [5, 'a phantom wall', true],
    [6, 'an invisible wall', false],
    [7, 'a gate without its flag', false],
  ] as const)('through code %i, %s: %s', (border, _name, isReached) => {
    expect(unreached(roomBehind(border))).toEqual(isReached ? [] : ['x10_y10.event.id']);
  });

  test('through a gate that a flag opens, from either of its cells', () => {
    const gate = roomBehind(7);
    expect(unreached({ ...gate, '9,10': { ...event(802, { 1: 5, 2: 2 }), east: 7 } })).toEqual([]);
    const ofNoFlag = { ...event(802, { 2: 2, 3: 5 }), east: 7 };
    expect(unreached({ ...gate, '9,10': ofNoFlag })).toEqual(['x10_y10.event.id']);
  });

  test('by a teleport that one comes upon, and by none that one cannot', () => {
    const rock = roomBehind(1);
    expect(unreached({ ...rock, '3,3': event(301, { 2: 10, 3: 10 }) })).toEqual([]);
    expect(unreached({ ...rock, '3,3': event(302) })).toEqual([]);
    expect(unreached({ ...rock, '10,10': event(301, { 2: 10, 3: 10 }) })).toEqual(['x10_y10.event.id']);
  });

  test('from another floor by stairs, by a rectangle of a teleport, and by an elevator where one stands', () => {
    const rock = roomBehind(1);
    expect(unreached(rock, { 1: { '0,0': event(103, { 1: 2, 2: 10, 3: 10 }) } })).toEqual([]);
    expect(unreached(rock, { 1: { '0,0': event(303, { 1: 2, 2: 9, 3: 9, 4: 11, 5: 11 }) } })).toEqual([]);
    const elevator = { 1: { '0,0': event(201, { 1: 1, 2: 3, 3: 10, 4: 10 }) } };
    expect(unreached(rock, elevator)).toEqual(['x10_y10.event.id']);
    expect(unreached({ ...rock, '10,10': event(201, { 1: 1, 2: 3, 3: 10, 4: 10 }) }, elevator)).toEqual([]);
  });

  test('by stairs on another floor only where these can be reached, be it through a third floor', () => {
    const rock = roomBehind(1);
    const stairs = event(103, { 1: 2, 2: 10, 3: 10 });
    const behindWalls = { ...roomBehind(1), '10,10': { ...stairs, west: 1 } };
    expect(unreached(rock, { 1: behindWalls })).toEqual(['x10_y10.event.id']);
    const chute = event(401, { 1: 1, 2: 10, 3: 10 });
    expect(unreached(rock, { 1: { ...behindWalls, '0,0': event(401, { 1: 5, 2: 3 }) }, 5: { '8,8': chute } })).toEqual(
      [],
    );
    expect(unreached(rock, { 1: behindWalls, 5: { '8,8': chute } })).toEqual(['x10_y10.event.id']);
  });
});

describe('Nobody comes to a floor', () => {
  test('by a rectangle of which the corners are exchanged', () => {
    const by = (values: Partial<Cell>) => ({ 1: { '5,5': event(303, { 1: 2, ...values }) } });
    expect(isMissed(by({ 2: 9, 3: 9, 4: 5, 5: 5 }))).toBe(true);
    expect(isMissed(by({ 2: 5, 3: 5, 4: 9, 5: 9 }))).toBe(false);
  });

  const TO_3 = event(103, { 1: 3, 2: 1, 3: 1 });
  const TO_2 = event(103, { 1: 2, 2: 1, 3: 1 });
  const isMissed = (others: NonNullable<Sample['others']>) =>
    said('floorsNobodyComesTo', { floor: { '4,4': TO_3 }, others, labyrinths: labyrinth(1, 3) }).length > 0;

  test('where only a floor leads to it to which nobody comes either', () => {
    expect(isMissed({ 1: { '5,5': { north: 1 } }, 3: { '4,4': TO_2 } })).toBe(true);
    expect(isMissed({ 1: { '5,5': TO_3 }, 3: { '4,4': TO_2 } })).toBe(false);
  });

  test('where the way to it begins in a cell that nobody reaches', () => {
    const locked: Drawing = { '5,5': { ...TO_2, north: 1, east: 1, west: 1 }, '5,6': { south: 1 } };
    const around: Drawing = { '4,5': { east: 1 }, '6,5': { west: 1 } };
    expect(isMissed({ 1: { ...locked, ...around } })).toBe(false);
    expect(isMissed({ 1: { ...locked, ...around, '5,4': { north: 6 } } })).toBe(true);
  });
});
