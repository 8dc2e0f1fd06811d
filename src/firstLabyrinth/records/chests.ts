import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { named } from '#firstLabyrinth/build/named.ts';
import { ITEMS } from './items.ts';

type Chest = RecordOf<typeof treasureChest>;
type ItemName = keyof typeof ITEMS.number;
/** The first and the last item that a slot draws from, and the chance that it gives one. */
type Slot = readonly [first: ItemName, last: ItemName, percent: number];

const [BOX, BAG, URN, COFFIN] = [0, 1, 2, 3] as const;
const [NO_TRAP, TRAP_BY_FLOOR, FIXED_TRAP] = [0, 1, 2] as const;
const [DART, ALARM] = [11, 23] as const;

const slot = (of?: Slot): Chest['high'] => ({
  first: of ? ITEMS.number[of[0]] : RECORD_KINDS.item.none,
  last: of ? ITEMS.number[of[1]] : RECORD_KINDS.item.none,
  count: 1,
});

const chest = (
  [name_ja, name_en]: readonly [string, string],
  seen_as: number,
  [count, sides]: readonly [count: number, sides: number],
  [high, medium, low]: readonly [Slot?, Slot?, Slot?],
  more: Partial<Chest> = {},
): Partial<Chest> => ({
  ...{ name_ja, name_en, seen_as, gold: { count, sides } },
  ...{ high: slot(high), medium: slot(medium), low: slot(low) },
  ...(high && { probability_high: high[2] }),
  ...(medium && { probability_medium: medium[2] }),
  ...(low && { probability_low: low[2] }),
  trap_setting: TRAP_BY_FLOOR,
  trap_rate: 60,
  ...more,
});

const SAFE = { trap_setting: NO_TRAP };

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
