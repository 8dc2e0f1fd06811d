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
const GRANITE = 2;

/** A ballroom under water, with a current that goes round. The current brings the party where it wants to go; the well is in the middle. */
export const drownedHall: FloorSource = {
  number: 2,
  settings: {
    ...{ name_ja: '沈んだ大広間', name_en: 'The Drowned Hall', wall: GRANITE, difficulty: 1, treasure_chest_trap: 3 },
    max_group_number: 2,
    appearance: {
      no1: { value: TABLES.number.hallRoamers, probability: 80 },
      no2: { value: TABLES.number.hallRooms, probability: 75 },
      no3: { value: TABLES.number.hallGuards, probability: 90 },
    },
  },
  plan: `
+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+
|  |  |  |  |  |  |   U  y    |  |  |  |  |  |  |
+--+--+--+--+--+--+           +--+--+--+--+--+--+
|  |  |  |  |  |  |   a  a    |  |  |  |  |  |  |
+--+--+--+--+--+--+--+DD+DD+--+--+--+--+--+--+--+
|        D                             D ~  ~  ~|
+        +--+DD+--+--+--+--+--+--+DD+--+        +
|R       | ~ s~  ~  ~  ~  ~  ~  ~ q~  ~| ~  ~ N~|
+        +     +--+           +--+     +        +
|        |v~  ~|  | ~  ~  ~  ~|  | ~  ~| ~  ~  ~|
+--+--+--+     +--+           +--+     +--+--+--+
|  |  |  | ~  ~  ~ o~  ~  ~  ~  ~  ~  ~|  |  |  |
+--+--+--+     +--+           +--+     +--+--+--+
| ~  ~  ~| ~  ~|  | ~  ~  ~  ~|  | ~  ~|        |
+        +     +--+  +--+DD+  +--+     +        +
| ~ p~  ~D ~  ~  ~  ~|   h | ~  ~  ~ l~L      V |
+        +           +     +           +        +
|K~  ~  ~| ~  ~  ~  ~|w    | ~  ~  ~  ~|        |
+        +     +--+  +--+--+  +--+     +        +
| ~  ~  ~| ~  ~|  | ~  ~  ~  ~|  | ~  ~|        |
+--+--+--+     +--+           +--+     +--+--+--+
|  |  |  | ~  ~  ~ W~  ~  ~ o~  ~  ~  ~|  |  |  |
+--+--+--+     +--+           +--+     +--+--+--+
|        | ~  ~|  | ~  ~  ~  ~|  | ~ u~| ~  ~ x~|
+        +     +--+           +--+     +        +
|      m D ~ r~  ~  ~ g~ i~  ~  ~  ~  ~D ~ b~  ~|
+        +--+--+--+--+GG+GG+--+--+--+--+        +
|C       |  |  | ~  ~ B~ B~  ~  ~|  |  | ~  ~  ~|
+--+--+--+--+--+                 +--+--+--+--+--+
|  |  |  |  |  | ~  ~  ~  ~  ~  ~|  |  |  |  |  |
+--+--+--+--+--+                 +--+--+--+--+--+
|  |  |  |  |  | ~  ~ D~  ~  ~  ~|  |  |  |  |  |
+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+
`,
  things: {
    U: thing('stairsUp', event(101, { facing: SOUTH }, { to: 'gatehouse.stairsDown' })),
    y: thing('savePoint', event(2001)),
    a: thing('waterline', event(901, { message: says.waterline }, { once: true })),
    s: thing('currentSign', event(901, { message: says.currentSign }, { once: true })),
    v: thing('westCurrent', event(701, { facing: SOUTH, cells: 3 })),
    u: thing('eastCurrent', event(701, { facing: NORTH, cells: 4 })),
    q: thing('northCurrent', event(701, { facing: WEST, cells: 3 })),
    r: thing('southCurrent', event(701, { facing: EAST, cells: 4 })),
    o: thing('hole', event(502, { rolls: 1, dieSides: 6 })),
    W: thing('whirlpool', event(401, {}, { to: 'library.poetsAisle' })),
    h: thing('wellHouse', event(901, { message: says.wellHouse }, { once: true })),
    w: thing('well', event(201, { stop: [1, 3], item: item.wellCrank }, { to: 'drownedHall.well' })),
    R: thing('robingRoom', event(1301, { chest: chest.robingRoom }, { once: true })),
    p: thing(
      'chapel',
      event(1401, { monster: monster.drownedServer, count: 4, message: says.drownedPrayer }, { once: true }),
    ),
    K: thing('altar', event(1102, { item: item.sluiceKey, count: 1, message: says.sluiceKey }, { once: true })),
    m: thing('crypt', event(901, { message: says.cryptPrayer }, { once: true })),
    C: thing('coffin', event(1301, { chest: chest.crypt }, { once: true })),
    N: thing('ferryman', event(1501, { npc: NPCS.number.ferryman })),
    l: thing('wheelDoor', event(801, { item: item.sluiceKey, side: EAST, yesNo: 1, message: says.wheelRoomOpens })),
    V: thing('sluiceWheel', event(1604, { flag: flag.sluiceWheel, message: says.sluiceWheel, side: EAST })),
    b: thing('store', event(1405, { monster: monster.mireKing, count: 1 }, { once: true })),
    x: thing('sunkenSilver', event(1201, { rolls: 6, dieSides: 20, plus: 60 }, { once: true })),
    g: thing('sluice', event(802, { flag: flag.sluiceWheel, side: SOUTH, message: says.sluiceShut })),
    i: thing('sluiceEast', event(802, { flag: flag.sluiceWheel, side: SOUTH, message: says.sluiceShut })),
    B: thing(
      'warden',
      event(
        1403,
        { monster: monster.sluiceWarden, count: 1, message: says.wardenWakes, flag: flag.wardenBeaten },
        { off: flag.wardenBeaten },
      ),
    ),
    D: thing('stairsDown', event(102, { facing: NORTH }, { to: 'library.stairsUp' })),
  },
  rooms: { 1: '', 2: 'RC', 3: 'V' },
};
