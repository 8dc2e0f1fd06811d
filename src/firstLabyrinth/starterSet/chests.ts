import { treasureChest } from '#domain/resources/treasureChest.ts';
import { BAG, BOX, COFFIN, chestsOf, FIXED_TRAP, SAFE, URN } from '#firstLabyrinth/build/chestSource.ts';
import { named } from '#firstLabyrinth/build/named.ts';
import { ITEMS } from './items.ts';

const ALARM = 23;

const chest = chestsOf(ITEMS.number);

/** The chests that monsters carry, depth by depth, and two that stand somewhere. */
export const CHESTS = named(treasureChest, {
  firstPurse: chest(['財布（深さ1）', 'Purse (depth 1)'], BAG, [2, 5], [['redVial', 'redVial', 10]], SAFE),
  firstBox: chest(
    ['箱（深さ1）', 'Box (depth 1)'],
    BOX,
    [3, 6],
    [
      ['greenVial', 'lampVial', 25],
      ['tannedCoat', 'ironCap', 10],
    ],
    { trap_rate: 40 },
  ),
  secondPurse: chest(['財布（深さ2）', 'Purse (depth 2)'], BAG, [4, 6], [['redVial', 'blueVial', 15]], SAFE),
  secondBox: chest(
    ['箱（深さ2）', 'Box (depth 2)'],
    URN,
    [5, 8],
    [
      ['redVial', 'flameScroll', 30],
      ['linkMail', 'closedHelm', 12],
      ['soldierSword', 'soldierSword', 6],
    ],
  ),
  thirdPurse: chest(['財布（深さ3）', 'Purse (depth 3)'], BAG, [6, 8], [['redVial', 'blueVial', 20]], SAFE),
  thirdBox: chest(
    ['箱（深さ3）', 'Box (depth 3)'],
    BOX,
    [8, 8],
    [
      ['redFlask', 'returnScroll', 40],
      ['venomCloak', 'quietRing', 12],
      ['rockAxe', 'silverBlade', 8],
    ],
  ),
  storeroom: chest(
    ['物置の箱', 'The storeroom box'],
    BOX,
    [4, 6],
    [
      ['roundShield', 'ironCap', 100],
      ['redVial', 'redVial', 100],
    ],
    SAFE,
  ),
  sealedCoffin: chest(
    ['封じられた棺', 'The sealed coffin'],
    COFFIN,
    [10, 8],
    [
      ['seerStaff', 'silverBlade', 100],
      ['redFlask', 'redFlask', 80],
    ],
    { trap_setting: FIXED_TRAP, trap: ALARM },
  ),
});
