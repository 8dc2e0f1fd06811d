import { treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { BAG, BOX, COFFIN, chestsOf, FIXED_TRAP, SAFE, URN } from '#firstLabyrinth/build/chestSource.ts';
import { named } from '#firstLabyrinth/build/named.ts';
import { ITEMS } from './items.ts';

const [DART, ALARM] = [11, 23] as const;

const chest = chestsOf(ITEMS.number);

/** The chests that monsters carry, floor by floor, and then those that stand somewhere. */
export const CHESTS = named(treasureChest, {
  gatePurse: chest(['門楼の敵の財布', 'Purses of the gatehouse'], BAG, [2, 5], [['clearVial', 'saltSniff', 10]], SAFE),
  gateBox: chest(
    ['門楼の敵の箱', 'Boxes of the gatehouse'],
    BOX,
    [3, 6],
    [
      ['clearVial', 'saltSniff', 25],
      ['sentrySword', 'lampFlail', 6],
    ],
    { trap_rate: 40 },
  ),
  hallPurse: chest(['広間の敵の財布', 'Purses of the hall'], BAG, [3, 6], [['bellwort', 'saltSniff', 15]], SAFE),
  hallBox: chest(
    ['広間の敵の箱', 'Boxes of the hall'],
    URN,
    [5, 6],
    [
      ['bellwort', 'saltSniff', 30],
      ['visoredHelm', 'stillRobe', 10],
    ],
  ),
  shelfPurse: chest(['書庫の敵の財布', 'Purses of the library'], BAG, [5, 6], [['bellwort', 'saltSniff', 20]], SAFE),
  shelfBox: chest(
    ['書庫の敵の箱', 'Boxes of the library'],
    BOX,
    [7, 8],
    [
      ['bellwort', 'saltSniff', 35],
      ['duskKnife', 'starStaff', 12],
    ],
  ),
  clockBox: chest(
    ['時計の敵の箱', 'Boxes of the clockwork'],
    BOX,
    [8, 8],
    [
      ['bellwort', 'homeScroll', 40],
      ['hourBow', 'guardBlade', 12],
    ],
  ),
  throneBox: chest(
    ['玉座の敵の箱', 'Boxes of the throne'],
    COFFIN,
    [9, 10],
    [
      ['bellwort', 'dawnCandle', 40],
      ['guardPlate', 'chantMail', 15],
    ],
  ),

  strongbox: chest(
    ['詰所の金庫', 'The strongbox of the guardroom'],
    BOX,
    [6, 6],
    [['plankShield', 'leatherCap', 100]],
    { trap_setting: FIXED_TRAP, trap: DART, trap_rate: 50 },
  ),
  archersChest: chest(['弓兵の箱', "The archers' chest"], BOX, [4, 6], [['rampartBow', 'rampartBow', 100]], SAFE),
  armoury: chest(
    ['武器庫の櫃', 'The chest of the armoury'],
    BOX,
    [5, 6],
    [
      ['sentrySword', 'sentrySword', 100],
      ['visoredHelm', 'crestShield', 100],
    ],
    SAFE,
  ),
  crypt: chest(['墓所の棺', 'The coffin of the crypt'], COFFIN, [8, 6], [['crescent', 'gateBreaker', 100]], {
    trap_setting: FIXED_TRAP,
    trap: ALARM,
  }),
  robingRoom: chest(
    ['着替えの間の櫃', 'The chest of the robing room'],
    BOX,
    [6, 6],
    [['sentryMail', 'stillRobe', 100]],
  ),
  scriptorium: chest(
    ['写字室の箱', 'The box of the scriptorium'],
    BOX,
    [8, 8],
    [
      ['libraryCloak', 'libraryCloak', 100],
      ['duskKnife', 'starStaff', 60],
    ],
  ),
  darkShelf: chest(
    ['暗い棚の箱', 'The box of the dark shelf'],
    BOX,
    [10, 8],
    [
      ['luckyButton', 'hourPin', 100],
      ['bellwort', 'bellwort', 80],
    ],
  ),
  mainspring: chest(
    ['心棒の箱', 'The box at the arbor'],
    BOX,
    [12, 8],
    [
      ['guardPlate', 'chantMail', 100],
      ['hourBow', 'guardBlade', 60],
    ],
    SAFE,
  ),
  saint: chest(
    ['聖像の宝', 'The treasure of the statue'],
    URN,
    [12, 10],
    [
      ['dawnBlade', 'dawnBlade', 100],
      ['bellwort', 'dawnCandle', 80],
    ],
    { trap_plus: 5 },
  ),
});

/** Items that any chest of the deeper floors may hold, once in a game. The chance is in permille. */
export const RARE_FINDS = named(treasureSpecialItem, {
  calmRing: { item: ITEMS.number.calmRing, floors: { from: 3, to: 5 }, probability: 60 },
});
