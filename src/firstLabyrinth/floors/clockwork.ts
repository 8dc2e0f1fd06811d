import { EAST, event, type FloorSource, NORTH, SOUTH, thing, WEST } from '#firstLabyrinth/build/FloorSource.ts';
import { MESSAGES } from '#firstLabyrinth/messages/messages.ts';
import { CHESTS } from '#firstLabyrinth/records/chests.ts';
import { FLAGS } from '#firstLabyrinth/records/flags.ts';
import { ITEMS } from '#firstLabyrinth/records/items.ts';
import { MONSTERS } from '#firstLabyrinth/records/monsters.ts';
import { NPCS } from '#firstLabyrinth/records/npcs.ts';
import { TABLES } from '#firstLabyrinth/records/tables.ts';

const [says, flag, item, chest, monster] = [
  ...([MESSAGES.number, FLAGS.number, ITEMS.number, CHESTS.number, MONSTERS.number] as const),
];
const BRICK = 3;

/**
 * The inside of a clock, which leads around in every direction: noon and midnight lie on the rim. One wheel carries whoever stands on it,
 * one turns, one slips; each has the lever of an hour at its hub, and the three gates of the hours stand in a row before midnight.
 */
export const clockwork: FloorSource = {
  number: 4,
  settings: {
    ...{ name_ja: '時計の間', name_en: 'The Clockwork', wall: BRICK, difficulty: 3, treasure_chest_trap: 9 },
    max_group_number: 2,
    appearance: {
      no1: { value: TABLES.number.clockRoamers, probability: 80 },
      no2: { value: TABLES.number.clockRooms, probability: 75 },
      no3: { value: TABLES.number.clockGuards, probability: 90 },
    },
  },
  plan: `
+..+..+--+--+--+--+--+--+..+..+..+..+--+--+--+--+--+--+..+..+
.   g G                 H           |  |  |  |  |  |  |     .
+     +--+--+--+--+--+--+           +--+--+--+--+--+--+     +
.B    |  |  |  |  |  |  |           |  |  |  |  |  |  |     .
+LL+--+--+--+--+--+--+--+--+     +--+--+--+--+--+--+--+--+--+
|l |  |  |   i          |  |     |  |              |  |  |  |
+  +--+--+  +--+--+--+  +--+     +--+              +--+--+--+
|  |  |  |  |  |  |  |d |  |     |  |   r     r    |  |  |  |
+GG+--+--+  +--+--+--+  +--+     +--+     +  +     +--+--+--+
|3 |  |  |      I |  |  D  D     D  D     |J |     |  |  |  |
+  +--+--+  +--+--+--+  +--+     +--+     +--+     +--+--+--+
|x |  |  |f |  |  |  |d |  |     |  |   r     r    |  |  |  |
+GG+--+--+  +--+--+--+  +--+     +--+              +--+--+--+
|2 |  |  |         e    |  |     |  |              |  |  |  |
+  +--+--+--+--+--+--+--+--+DD+DD+--+--+--+--+--+--+--+--+--+
|  |  |  |  |  |  |  |                 |  |  |  |  |  |  |  |
+GG+--+--+--+--+--+--+                 +--+--+--+--+--+--+--+
.1  h |  |  |  |  |  |                 |  |  |  |  |  |     .
+     +--+--+--+--+--+                 +--+--+--+--+--+     +
.            k       D      T  t       D                    .
+                    +                 +                    +
.            k       D      t  T       D                    .
+     +--+--+--+--+--+                 +--+--+--+--+--+     +
.     |  |  |  |  |  |                 |  |  |  |  |  |     .
+--+--+--+--+--+--+--+                 +--+--+--+--+--+--+--+
|  |  |  |  |  |  |  |                 |  |  |  |  |  |  |  |
+--+--+--+--+--+--+--+--+--+DD+DD+--+--+--+--+--+--+--+--+--+
|  |  |  |b  a          |  |     |  |   s     s    |  |  |  |
+--+--+--+              +--+     +--+  +--+--+--+  +--+--+--+
|  |  |  |              |  |     |  |s |  |  |  |s |  |  |  |
+--+--+--+              +--+     +--+  +--+--+--+  +--+--+--+
|  |  |  |      M       D  D     D  D     |Q       |  |  |  |
+--+--+--+              +--+     +--+--+--+--+--+--+--+--+--+
|  |  |  |              |  |     |  |              |  |  |  |
+--+--+--+              +--+     +--+              +--+--+--+
|  |  |  |              |  |     D  D            c |  |  |  |
+--+--+--+--+--+--+--+--+--+     +--+--+--+--+--+--+--+--+--+
.     |  |  |  |  |  |  |   n  n    |  |  |  |  |  |  |C    .
+     +--+--+--+--+--+--+           +--+--+--+--+--+--+     +
.     |  |  |  |  |  |  |o  E       |  |  |  |  |  |  |   D .
+..+..+--+--+--+--+--+--+..+..+..+..+--+--+--+--+--+--+..+..+
`,
  things: {
    E: thing('entrance'),
    o: thing('wayOut', event(2101)),
    n: thing('noon', event(901, { message: says.enterClock }, { once: true })),
    t: thing('escapement', event(601)),
    T: thing('escapementBack', event(604)),
    k: thing('toll', event(1202, { amount: 100, message: says.tollOfTime }, { once: true })),
    h: thing('hoursSign', event(904, { message: says.hoursSign, side: NORTH })),
    1: thing('firstGate', event(802, { flag: flag.firstHour, side: NORTH, message: says.hourShut })),
    2: thing('secondGate', event(802, { flag: flag.secondHour, side: NORTH, message: says.hourShut })),
    3: thing('thirdGate', event(802, { flag: flag.thirdHour, side: NORTH, message: says.hourShut })),
    x: thing('hoursGuard', event(1402, { appearance: 3 }, { once: true })),
    l: thing(
      'midnightDoor',
      event(801, { item: item.windingKey, side: NORTH, yesNo: 0, message: says.midnightLocked }),
    ),
    B: thing(
      'serpent',
      event(
        1403,
        { monster: monster.springSerpent, count: 1, message: says.serpentWakes, flag: flag.serpentBeaten },
        { off: flag.serpentBeaten },
      ),
    ),
    C: thing('mainspring', event(1301, { chest: chest.mainspring }, { once: true })),
    D: thing('stairsDown', event(102, { facing: NORTH }, { to: 'throne.stairsUp' })),
    g: thing('wayBack', event(802, { flag: flag.serpentBeaten, side: EAST, message: says.hourShut })),
    d: thing('carriesSouth', event(701, { facing: SOUTH, cells: 1 })),
    e: thing('carriesWest', event(701, { facing: WEST, cells: 2 })),
    f: thing('carriesNorth', event(701, { facing: NORTH, cells: 1 })),
    i: thing('carriesEast', event(701, { facing: EAST, cells: 2 })),
    I: thing('firstHour', event(1604, { flag: flag.firstHour, message: says.firstHour, side: EAST })),
    r: thing('turns', event(603)),
    J: thing('secondHour', event(1604, { flag: flag.secondHour, message: says.secondHour, side: SOUTH })),
    s: thing('slips', event(702)),
    Q: thing('thirdHour', event(1604, { flag: flag.thirdHour, message: says.thirdHour, side: WEST })),
    c: thing('cog', event(1101, { item: item.brassCog, count: 1, message: says.cogFound }, { once: true })),
    M: thing('mender', event(1501, { npc: NPCS.number.mender })),
    a: thing('oilBath', event(901, { message: says.oilBath }, { once: true })),
    b: thing('inn', event(1901)),
  },
  rooms: { 1: '', 2: 'Jc', 3: 'I' },
};
