import { event, type FloorSource, NORTH, thing } from '#firstLabyrinth/build/FloorSource.ts';
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
const WOODEN = 1;
const POISONED = 1;

/**
 * A library around the shaft of the well: poets, histories, almanacs, and a corner without any light. Three doors in the north open to
 * words, and each of the other three corners holds one of them.
 */
export const library: FloorSource = {
  number: 3,
  settings: {
    ...{ name_ja: '語らぬ書庫', name_en: 'The Silent Library', wall: WOODEN, difficulty: 2, treasure_chest_trap: 6 },
    max_group_number: 2,
    appearance: {
      no1: { value: TABLES.number.shelfRoamers, probability: 80 },
      no2: { value: TABLES.number.shelfRooms, probability: 75 },
      no3: { value: TABLES.number.shelfDark, probability: 90 },
    },
  },
  plan: `
+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+
|Q             |  | !  ! G!  !|  |M#  #  #  # X#|
+  +--+--+--+  +--+           +--+--+  +  +--+  +
|              |  | ! B!  !  !|  | #  #| #  #  #|
+  +--+--+--+  +--+--+LL+--+--+--+     +--+  +  +
|      d       |  | ! 3!  !  !|  | #  #| #  #| #|
+  +--+--+--+  +--+--+--+LL+--+--+  +--+--+  +--+
|              |  |      2    |  | #  #  #  #  #|
+  +--+--+--+  +--+           +--+     +  +     +
|              |  |   e       |  | #  #| #| #  #|
+  +--+--+--+  +--+--+LL+--+--+--+--+--+  +--+  +
|              D      1     z    Dn#  #  #  #  #|
+--+--+--+--+--+                 +--+--+--+--+--+
|              |                 |      c       |
+              +     +--+--+     +              +
|   L          |     |     |     D              |
+              +     +     +     +              +
|              D     |w    |     |         S    |
+              +     +--+DD+     +              +
|              |                 |              |
+--+--+PP+--+--+                 +--+--+--+--+--+
|              D                 D   t          |
+  +  +  +  +  +--+--+     +--+--+DD+--+DD+--+HH+
|  |  |  |  |  |  |  |     |  |  |     |     |  |
+  +  +  +  +  +--+--+     +--+--+     +     +  +
|  |  |  |  |  |  |  |     |  |  |b    |     |k |
+  +  +  +  +  +--+--+DD+DD+--+--+     +     +  +
|  |  |j |  |  |  |           |  |     |     |  |
+  +  +  +  +  +--+           +--+--+--+--+DD+--+
|  |  |  |  |  |  |   a  a    |  |              |
+  +  +  +  +  +--+           +--+              +
|P             |  |   U       |  |      A       |
+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+
`,
  things: {
    U: thing('stairsUp', event(101, { facing: NORTH }, { to: 'drownedHall.stairsDown' })),
    a: thing('hall', event(901, { message: says.enterLibrary }, { once: true })),
    w: thing('well', event(201, { stop: [1, 3], item: item.wellCrank }, { to: 'library.well' })),
    L: thing('librarian', event(1501, { npc: NPCS.number.librarian })),
    P: thing('poets', event(901, { message: says.poem })),
    j: thing('poetsAisle'),
    Q: thing('histories', event(901, { message: says.portrait }, { sets: flag.sawPortrait })),
    d: thing('historiesAisle', event(1405, { monster: monster.readingShade, count: 1 }, { once: true })),
    A: thing('almanacs', event(901, { message: says.almanac })),
    t: thing('mould', event(1702, { state: POISONED, percent: 50 }, { once: true, sound: 30 })),
    b: thing('cell', event(1401, { monster: monster.bookworm, count: 2 }, { once: true })),
    k: thing('closet', event(1203, { amount: 250 }, { once: true, sound: 59 })),
    S: thing(
      'scriptorium',
      event(1302, { chest: chest.scriptorium, monster: monster.bitingTome, count: 3 }, { once: true }),
    ),
    c: thing('candle', event(1803, {}, { once: true, sound: 50 })),
    n: thing('darkness', event(901, { message: says.darkShelves }, { once: true })),
    X: thing('darkShelf', event(1301, { chest: chest.darkShelf }, { once: true })),
    M: thing('mirror', event(301, { yesNo: 1 }, { to: 'library.mirrorSide' })),
    z: thing('mirrorSide'),
    1: thing('firstDoor', event(803, { message: [says.firstRiddle, says.firstAnswer], side: NORTH })),
    e: thing('tornPage', event(901, { message: says.tornPage }, { once: true, sets: flag.readPage })),
    2: thing('secondDoor', event(803, { message: [says.secondRiddle, says.secondAnswer], side: NORTH })),
    3: thing('thirdDoor', event(803, { message: [says.thirdRiddle, says.thirdAnswer], side: NORTH })),
    B: thing(
      'wraith',
      event(
        1403,
        { monster: monster.inkwraith, count: 1, message: says.wraithRises, flag: flag.wraithBeaten },
        { off: flag.wraithBeaten },
      ),
    ),
    G: thing(
      'pendulum',
      event(1101, { item: item.pendulum, count: 1, message: says.pendulum }, { once: true, on: flag.wraithBeaten }),
    ),
  },
  rooms: { 1: '', 2: 'QAb', 3: 'X' },
};
