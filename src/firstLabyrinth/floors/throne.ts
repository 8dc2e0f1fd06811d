import { event, type FloorSource, NORTH, SOUTH, thing } from '#firstLabyrinth/build/FloorSource.ts';
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
const STONE = 0;
const [BEARER_OF_THE_LIGHT, MAKER_OF_MAPS] = [10, 7] as const;

/** A nave with aisles and six chapels, a transept, and a throne in front of the bell. */
export const throne: FloorSource = {
  number: 5,
  settings: {
    ...{ name_ja: '眠らぬ王座', name_en: 'The Sleepless Throne', wall: STONE, difficulty: 4, treasure_chest_trap: 12 },
    max_group_number: 2,
    appearance: {
      no1: { value: TABLES.number.throneRoamers, probability: 80 },
      no2: { value: TABLES.number.throneRooms, probability: 75 },
      no3: { value: TABLES.number.throneGuards, probability: 90 },
    },
  },
  plan: `
+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+
|  |  |  |  |  |  |  |  |   Z  Z    |  |  |  |  |  |  |  |  |
+--+--+--+--+--+--+--+--+           +--+--+--+--+--+--+--+--+
|  |  |  |  |  |  |  |  |   b       |  |  |  |  |  |  |  |  |
+--+--+--+--+--+--+--+--+--+LL+--+--+--+--+--+--+--+--+--+--+
|  |  |  |  |  |  |  |      K          |  |  |  |  |  |  |  |
+--+--+--+--+--+--+--+                 +--+--+--+--+--+--+--+
|  |  |  |  |  |  |  |m  m  m  m  m  m |  |  |  |  |  |  |  |
+--+--+--+--+--+--+--+                 +--+--+--+--+--+--+--+
|  |  |  |  |  |  |  |      s  s       |  |  |  |  |  |  |  |
+--+--+--+--+--+--+--+--+--+     +--+--+--+--+--+--+--+--+--+
|  |x     c                 q  q                 c     w |  |
+--+                                                     +--+
|  |                                                     |  |
+--+--+--+--+--+DD+--+--+           +--+--+DD+--+--+--+--+--+
|  |        |        |  | =  =  =  =|  |        |z       |  |
+--+        +        +--+           +--+        +        +--+
|  |   y    D             =  =  =  =            D        Ht |
+--+        +        +--+           +--+        +        +--+
|  |        |        |  | =  =  =  =|  |        |        |  |
+--+--+--+--+        +--+           +--+        +--+--+--+--+
|  |        |    ^        =  =  =  =        ^   |        |  |
+--+        +        +--+           +--+        +        +--+
|  |C       D        |  | =  =  =  =|  |        D   A    |  |
+--+        +        +--+           +--+        +        +--+
|  |        |             =  =  =  =            |        |  |
+--+--+--+--+        +--+           +--+        +--+--+--+--+
|  |  |  |  |        |  | =  =  =  =|  |        |  |  |  |  |
+--+--+--+--+        +--+           +--+        +--+--+--+--+
|  |        |    ^        =  =  =  =        ^   |        |  |
+--+        +        +--+           +--+        +        +--+
|  |h  H    D        |  | =  =  =  =|  |        D      u |  |
+--+        +        +--+           +--+        +        +--+
|  |        |             =  =  =  =            |        |  |
+--+--+--+--+--+--+--+--+--+DD+DD+--+--+--+--+--+--+--+--+--+
|  |  |  |  |  |  |  |  |           |  |  |  |  |  |  |  |  |
+--+--+--+--+--+--+--+--+           +--+--+--+--+--+--+--+--+
|  |  |  |  |  |  |  |  |   a  a    |  |  |  |  |  |  |  |  |
+--+--+--+--+--+--+--+--+           +--+--+--+--+--+--+--+--+
|  |  |  |  |  |  |  |  |   U       |  |  |  |  |  |  |  |  |
+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+
`,
  things: {
    U: thing('stairsUp', event(101, { facing: NORTH }, { to: 'clockwork.stairsDown' })),
    a: thing('narthex', event(901, { message: says.enterThrone }, { once: true })),
    H: thing('saintOfSleep', event(901, { message: says.saintOfSleep }, { once: true })),
    h: thing('rest', event(1801, { percent: 100 }, { sound: 50 })),
    u: thing('prayers', event(1803, {}, { once: true, sound: 50 })),
    C: thing('saint', event(1302, { chest: chest.saint, monster: monster.lostGuard, count: 4 }, { once: true })),
    A: thing('ambush', event(1405, { monster: monster.candleFiend, count: 2 }, { once: true })),
    y: thing('savePoint', event(2001)),
    z: thing('silence', event(1705, {}, { once: true })),
    t: thing('hermitage', event(2202, { title: MAKER_OF_MAPS }, { once: true, sound: 59 })),
    c: thing('candles', event(901, { message: says.candles }, { once: true })),
    x: thing('westPurse', event(1201, { rolls: 8, dieSides: 20, plus: 200 }, { once: true })),
    w: thing('eastGuard', event(1402, { appearance: 3 }, { once: true })),
    q: thing(
      'steward',
      event(1001, { message: says.stewardAsks, flag: [flag.heardSteward, flag.refusedSteward] }, { once: true }),
    ),
    s: thing('tale', event(901, { message: says.stewardTells }, { once: true, on: flag.heardSteward })),
    m: thing(
      'eater',
      event(
        1403,
        { monster: monster.hourEater, count: 1, message: says.eaterComes, flag: flag.eaterBeaten },
        { off: flag.eaterBeaten },
      ),
    ),
    K: thing('king', event(1501, { npc: NPCS.number.king })),
    b: thing('bellDoor', event(801, { item: item.pendulum, side: SOUTH, yesNo: 1, message: says.bellDoor })),
    Z: thing('bell', event(2201, { message: says.ending, title: BEARER_OF_THE_LIGHT })),
  },
  rooms: { 1: '', 2: 'A', 3: 'z' },
};
