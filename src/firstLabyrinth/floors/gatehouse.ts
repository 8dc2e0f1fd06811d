import { EAST, event, type FloorSource, NORTH, SOUTH, thing, WEST } from '#firstLabyrinth/build/FloorSource.ts';
import { MESSAGES } from '#firstLabyrinth/messages/messages.ts';
import { CHESTS } from '#firstLabyrinth/records/chests.ts';
import { FLAGS } from '#firstLabyrinth/records/flags.ts';
import { ITEMS } from '#firstLabyrinth/records/items.ts';
import { MONSTERS } from '#firstLabyrinth/records/monsters.ts';
import { NPCS } from '#firstLabyrinth/records/npcs.ts';
import { TABLES } from '#firstLabyrinth/records/tables.ts';

const [says, flag, item] = [MESSAGES.number, FLAGS.number, ITEMS.number];
const STONE_WITH_GATE = 4;
const DRIPPING = 54;

/**
 * A gatehouse, built like one: a passage between two guardrooms, a tower on either side with the winch of a gate in it, a courtyard under a
 * sky that cannot be there, and the keep. West and east mirror each other; one side is closed.
 */
export const gatehouse: FloorSource = {
  number: 1,
  settings: {
    ...{ name_ja: '門楼', name_en: 'The Gatehouse', wall: STONE_WITH_GATE, difficulty: 0, treasure_chest_trap: 1 },
    max_group_number: 2,
    appearance: {
      no1: { value: TABLES.number.gateRoamers, probability: 80 },
      no2: { value: TABLES.number.gateRooms, probability: 65 },
      no3: { value: TABLES.number.gateGuards, probability: 90 },
    },
  },
  plan: `
+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+
|  |  |  |  |   C    |D  y |x       |  |  |  |  |
+--+--+--+--+        +     +        +--+--+--+--+
|  |  |  |  |        |     |        |  |  |  |  |
+--+--+--+--+LL+--+--+DD+DD+--+--+DD+--+--+--+--+
|  |  |  |  |l        K  k          |  |  |  |  |
+--+--+--+--+  +--+           +--+  +--+--+--+--+
|  |  |  |  |  |  |           |  |  |  |  |  |  |
+--+--+--+--+  +--+           +--+  +--+--+--+--+
|           |                       |           |
+  +--+DD+  +--+--+--+GG+GG+--+--+--+  +DD+--+  +
|  |     |  | *  *  * i* j*  *  *  *|  |b    |  |
+  +     +  +                       +  +     +  +
|  |W    |  | *  *  *  *  *  *  *  *|  |   X |  |
+  +--+--+  +                       +  +--+--+  +
|           | *  *  *  *  *  *  *  *|           |
+DD+--+HH+--+                       +--+DD+--+DD+
|  |f       | *  *  * w*  *  *  *  *|        |  |
+  +        +                       +        +  +
|  |        D *  *  *  *  *  *  * u*D      r |  |
+  +        +                       +        +  +
|p |        | *  *  * t* t*  *  *  *|   n    |q |
+  +--+--+--+--+--+--+GG+GG+--+--+--+--+--+--+  +
|  |  |  |  |  |  |  |g  h |  |  |  |  |  |  |  |
+  +--+--+--+--+--+--+     +--+--+--+--+--+--+  +
|  |  |  |  |   s    |z  O |        |  |  |  |  |
+  +--+--+--+        +     +        +--+--+--+  +
|           D        DM    D   c  e L           |
+--+--+--+--+        +     +        +--+--+--+--+
|  |  |  |  |        |E    |        |  |  |  |  |
+--+--+--+--+--+--+--+     +--+--+--+--+--+--+--+
|  |  |  |  |  |  |  |o  o |  |  |  |  |  |  |  |
+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+
`,
  things: {
    E: thing('entrance'),
    o: thing('wayOut', event(2101)),
    M: thing('steward', event(1501, { npc: NPCS.number.steward })),
    O: thing('gatekeeper', event(1501, { npc: NPCS.number.gatekeeper })),
    z: thing('gateSign', event(904, { message: says.twoHands, side: NORTH }, { sound: DRIPPING })),
    s: thing('guardroomWalls', event(903, { message: [says.guardroomWalls, says.guardroomWatch, says.guardroomDice] })),
    c: thing('strongbox', event(1301, { chest: CHESTS.number.strongbox }, { once: true })),
    e: thing('eastDoor', event(804, { difficulty: 8, side: EAST })),
    q: thing('archersChest', event(1301, { chest: CHESTS.number.archersChest }, { once: true })),
    p: thing('arrowSlit', event(1102, { item: item.armouryKey, count: 1, message: says.armouryKey }, { once: true })),
    W: thing('westWinch', event(1604, { flag: flag.westWinch, message: says.westWinch, side: WEST })),
    g: thing('outerGate', event(802, { flag: flag.westWinch, side: NORTH, message: says.outerGateShut })),
    h: thing('outerGateEast', event(802, { flag: flag.westWinch, side: NORTH, message: says.outerGateShut })),
    t: thing('courtyard', event(901, { message: says.nightSky }, { once: true })),
    w: thing('well', event(201, { stop: [1, 3], item: item.wellCrank }, { to: 'gatehouse.well' })),
    u: thing('purse', event(1201, { rolls: 4, dieSides: 10, plus: 20 }, { once: true })),
    f: thing('stableStraw', event(1102, { item: item.honeyCake, count: 2, message: says.stableStraw }, { once: true })),
    n: thing('altar', event(1801, { percent: 100 }, { once: true, sound: 50 })),
    r: thing('mosaic', event(904, { message: says.mosaic, side: EAST })),
    b: thing('kennel', event(1401, { monster: MONSTERS.number.gateHound, count: 3 }, { once: true })),
    X: thing('eastWinch', event(1604, { flag: flag.eastWinch, message: says.eastWinch, side: EAST })),
    i: thing('innerGate', event(802, { flag: flag.eastWinch, side: NORTH, message: says.innerGateShut })),
    j: thing('innerGateEast', event(802, { flag: flag.eastWinch, side: NORTH, message: says.innerGateShut })),
    K: thing('greatHall', event(901, { message: says.greatHall }, { once: true })),
    k: thing('greatHallEast', event(1402, { appearance: 3 }, { once: true })),
    l: thing('armouryDoor', event(801, { item: item.armouryKey, side: NORTH, message: says.armouryLocked, yesNo: 0 })),
    C: thing('armoury', event(1301, { chest: CHESTS.number.armoury }, { once: true })),
    x: thing('larder'),
    D: thing('stairsDown', event(102, { facing: SOUTH }, { to: 'drownedHall.stairsUp' })),
    y: thing('savePoint', event(2001)),
  },
  rooms: { 1: '', 2: 'scfx', 3: 'CK' },
};
