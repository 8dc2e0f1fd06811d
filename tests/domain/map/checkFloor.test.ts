import { describe, expect, test } from 'vitest';
import { CheckedFloor, knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { checkFloor, FLOOR_RULES } from '#domain/map/checkFloor.ts';
import { blankGrid } from '#domain/map/floorGrid.ts';
import { faultText } from '#domain/text/fault.ts';
import { contextOf, type Drawing, drawn, event, labyrinth, type Sample, said } from './sampleFloor.ts';

interface RuleSamples {
  readonly fires: Sample;
  /** The paths of the resulting problems, without `maps.`. */
  readonly says: readonly string[];
  readonly silent: readonly Sample[];
}

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
        '3,4': event(1105),
        '4,4': event(1301),
        '5,4': event(304),
        '6,4': event(301),
        '7,4': event(301, { 5: 1 }),
        '8,4': event(201, { 5: 7 }),
      },
    },
    says: [3, 4, 5, 6, 7, 8].map((x) => `x${x}_y4.event.id`),
    silent: [
      { floor: { '3,4': event(1101, { 1: 7 }), '4,4': event(1901), '5,4': event(1402) } },
      // Labyrinth 0, monster 000, and the cell (0, 0) of the floor itself were all chosen deliberately.
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
        '7,1': event(1401, { 1: 5, 2: 0 }),
        '8,1': event(1101, { 1: 5, 2: 0 }),
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
      // Without optional values: words, a flag when done, the trap of the chest itself, a key.
      { floor: { '0,1': event(801, { 1: 5, 2: 1 }), '1,1': event(802, { 1: 5, 2: 1 }) } },
      { floor: { '0,1': event(803, { 1: 5, 2: 1, 3: 6 }), '1,1': event(804, { 2: 1 }), '2,1': event(805, { 1: 1 }) } },
      { floor: { '0,1': event(1604, { 1: 5, 3: 1 }), '1,1': event(1302, { 1: 5, 3: 0, 4: 1 }) } },
      { floor: { '0,1': event(1403, { 1: 0, 2: 1 }), '1,1': event(1101, { 1: 5, 2: 1 }), '2,1': SHAFT } },
      { floor: { '0,1': event(1605, { 1: 5, 2: 0, 3: 5 }), '1,1': event(2201, { 1: 5 }), '2,1': STAIRS_UP } },
      // Completely empty: another rule reports that.
      { floor: { '0,1': event(801), '1,1': event(1301), '2,1': event(1604) } },
    ],
  },
  diceOfOneHalf: {
    fires: { floor: { '3,4': event(501, { 1: 2, 2: 0 }), '4,4': event(1701, { 1: 0, 2: 6, 3: 1 }) } },
    says: ['x3_y4.event.data.2', 'x4_y4.event.data.1'],
    silent: [
      { floor: { '3,4': event(501, { 1: 2, 2: 6 }), '4,4': event(1201, { 1: 0, 2: 0, 3: 50 }), '5,4': event(1701) } },
    ],
  },
  choicesWithoutWords: {
    fires: { floor: { '3,4': event(1003, { 1: 5 }), '4,4': event(1003, { 1: 5, 2: 6, 6: 1, 7: 2, 9: 3 }) } },
    says: ['x3_y4.event.data.2', 'x4_y4.event.data.3', 'x4_y4.event.data.5'],
    silent: [
      { floor: { '3,4': event(1003, { 1: 5, 2: 6, 3: 7, 6: 1 }), '4,4': event(1003), '5,4': event(1001, { 1: 5 }) } },
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
  entrancesInRock: {
    fires: {
      floor: { '7,7': CLOSED },
      labyrinths: [{ number: 3, start: 2, end: 2, entrance: { floor: 2, x: 7, y: 7 } }],
    },
    says: ['x7_y7.border.north'],
    silent: [
      {
        floor: { '7,7': { ...CLOSED, north: 5 } },
        labyrinths: [{ number: 3, start: 2, end: 2, entrance: { floor: 2, x: 7, y: 7 } }],
      },
      {
        floor: { '7,7': { ...CLOSED, ...event(401, { 2: 1, 3: 1 }) }, '8,7': CLOSED },
        labyrinths: [{ number: 3, start: 2, end: 2, entrance: { floor: 2, x: 7, y: 7 } }],
      },
      { floor: { '7,7': CLOSED }, labyrinths: [{ number: 3, start: 1, end: 2, entrance: { floor: 1, x: 7, y: 7 } }] },
    ],
  },
  teleportsWithoutEffect: {
    fires: {
      floor: {
        '1,1': { ...event(301, { 2: 5, 3: 5 }), floor_id: 2 },
        '2,1': { ...event(302), floor_id: 3 },
        '3,1': event(301, { 2: 7, 3: 7 }),
        '4,1': event(303, { 2: 7, 3: 7, 4: 8, 5: 7 }),
        '5,1': event(304, { 1: 0 }),
        '7,7': { floor_id: 2 },
        '8,7': { floor_id: 2 },
      },
      labyrinths: [{ number: 0, start: 2, end: 2, entrance: { floor: 2, x: 7, y: 7 } }],
    },
    says: ['x1_y1.event.id', 'x2_y1.event.id', 'x3_y1.event.data.2', 'x4_y1.event.data.2', 'x5_y1.event.id'],
    silent: [
      // Other zones, a rectangle with an open cell, and an event that is no teleport.
      { floor: { '1,1': { ...event(301, { 2: 7, 3: 7 }), floor_id: 1 }, '7,7': { floor_id: 5 } } },
      { floor: { '1,1': event(303, { 2: 7, 3: 7, 4: 8, 5: 7 }), '7,7': { floor_id: 2 } } },
      { floor: { '1,1': { ...event(401, { 2: 7, 3: 7 }), floor_id: 2 }, '7,7': { floor_id: 2 } } },
      { floor: { '1,1': event(304, { 1: 0 }) }, labyrinths: labyrinth(2, 2) },
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
      // Placed, but without stops: another rule reports that.
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
      // Without a side: another rule reports that.
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
        // Without a flag, so nothing turns it ON.
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
      // Without a flag: another rule reports that.
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
      // Nothing to find there; of no labyrinth; of one that cannot be entered yet.
      { floor: { '7,7': { north: 1 } }, others: { 1: { '5,5': { north: 1 } } }, labyrinths: labyrinth(1, 3) },
      { floor: { '7,7': event(1901) }, others: { 1: { '5,5': { north: 1 } } }, labyrinths: labyrinth(1, 1) },
      { floor: { '7,7': event(1901) }, labyrinths: labyrinth(1, 3) },
    ],
  },
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

test('A locked door that shuts behind is told as that: no other event could open it', () => {
  const floor = { '3,4': { ...event(805, { 1: 1 }), north: 4 } };
  const [found] = FLOOR_RULES.lockedDoorsWithoutKey(
    new CheckedFloor(knownFloor(2, 20, drawn(floor)), contextOf({ floor })),
  );
  expect(found && faultText(found.fault).en).toMatch(/805.*No other event can open it/);
});
