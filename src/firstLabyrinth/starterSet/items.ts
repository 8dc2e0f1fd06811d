import { item } from '#domain/resources/item.ts';
import { dice } from '#firstLabyrinth/build/dice.ts';
import {
  ARM,
  armour,
  BOTH,
  EVERYBODY,
  KIND,
  LONG,
  MAIN,
  MIDDLE,
  SHORT,
  sold,
  token,
  UNLIMITED,
  used,
  weapon,
} from '#firstLabyrinth/build/itemSource.ts';
import { named } from '#firstLabyrinth/build/named.ts';

/** Codes of what things do when they are worn or used. */
const [SPELL_POWER_1, WARDS_POISON, SLAYS_UNDEAD, KEEPS_AWAY] = [39, 51, 72, 86] as const;
const [HEALS_A_LITTLE, HEALS_WELL, CURES_POISON, CURES_PARALYSIS, LIGHTS] = [88, 89, 92, 93, 97] as const;
const [STORM_OF_FIRE, GOES_HOME] = [104, 118] as const;

/** The items: weapons and armour from plain to fine, and then what is used up. Chests draw from ranges of numbers. */
export const ITEMS = named(item, {
  pocketKnife: weapon(['小刀', 'Pocket Knife'], [ARM.dagger, dice(1, 4), SHORT, MAIN], EVERYBODY, 5, sold(UNLIMITED)),
  oakStaff: weapon(['樫の杖', 'Oak Staff'], [ARM.staff, dice(1, 5), SHORT, MAIN], 'MPBT', 10, sold(UNLIMITED)),
  plainSword: weapon(['平打ちの剣', 'Plain Sword'], [ARM.sword, dice(1, 8), SHORT, MAIN], 'FTSLN', 20, sold(UNLIMITED)),
  nailedClub: weapon(
    ['釘打ち棍棒', 'Nailed Club'],
    [ARM.mace, dice(1, 6, 1), SHORT, MAIN],
    'FPBSL',
    25,
    sold(UNLIMITED),
  ),
  ashSpear: weapon(['とねりこの槍', 'Ash Spear'], [ARM.pole, dice(1, 7), MIDDLE, BOTH], 'FPTSL', 40, sold(UNLIMITED)),
  yewBow: weapon(['いちいの弓', 'Yew Bow'], [ARM.bow, dice(1, 6), LONG, BOTH], 'FTSN', 50, sold(UNLIMITED)),
  soldierSword: weapon(['兵士の長剣', 'Soldier Sword'], [ARM.sword, dice(1, 10, 1), SHORT, MAIN], 'FSL', 220, sold(2)),
  rockAxe: weapon(['岩割りの斧', 'Rocksplitter'], [ARM.axe, dice(2, 6), SHORT, BOTH], 'FSL', 400, sold(1)),
  seerStaff: weapon(['見者の杖', 'Staff of Seeing'], [ARM.staff, dice(1, 6, 1), SHORT, MAIN], 'MB', 700, {
    magic: [SPELL_POWER_1],
  }),
  silverBlade: weapon(['銀の刃', 'Silver Blade'], [ARM.sword, dice(2, 6, 2), SHORT, MAIN], 'FSL', 1200, {
    magic: [SLAYS_UNDEAD],
  }),

  linenCoat: armour(['麻の上着', 'Linen Coat'], KIND.light, -1, EVERYBODY, 10, sold(UNLIMITED)),
  tannedCoat: armour(['なめし革の鎧', 'Tanned Coat'], KIND.light, -2, 'FPTBSLN', 50, sold(UNLIMITED)),
  roundShield: armour(['丸盾', 'Round Shield'], KIND.shield, -2, 'FPTSL', 40, sold(UNLIMITED)),
  ironCap: armour(['鉄の帽子', 'Iron Cap'], KIND.helmet, -1, 'FPTBSLN', 30, sold(UNLIMITED)),
  linkMail: armour(['輪つなぎの鎧', 'Link Mail'], KIND.heavy, -4, 'FPSL', 200, sold(UNLIMITED)),
  tallShield: armour(['大きな盾', 'Tall Shield'], KIND.shield, -3, 'FPSL', 320, sold(2)),
  closedHelm: armour(['覆い兜', 'Closed Helm'], KIND.helmet, -2, 'FSL', 260, sold(2)),
  venomCloak: armour(['毒よけの外套', 'Venomward Cloak'], KIND.cloak, -2, EVERYBODY, 400, { magic: [WARDS_POISON] }),
  plateSuit: armour(['板金の鎧', 'Plate Suit'], KIND.heavy, -6, 'FSL', 1300),
  quietRing: armour(['静けさの指輪', 'Ring of Quiet'], KIND.ornament, 0, EVERYBODY, 800, { magic: [KEEPS_AWAY] }),

  redVial: used(['赤い小瓶', 'Red Vial'], KIND.vial, HEALS_A_LITTLE, 25),
  redFlask: used(['赤い大瓶', 'Red Flask'], KIND.vial, HEALS_WELL, 90),
  greenVial: used(['緑の小瓶', 'Green Vial'], KIND.vial, CURES_POISON, 40),
  blueVial: used(['青い小瓶', 'Blue Vial'], KIND.vial, CURES_PARALYSIS, 60),
  lampVial: used(['灯りの小瓶', 'Lamp Vial'], KIND.vial, LIGHTS, 15),
  flameScroll: used(['炎の巻物', 'Flame Scroll'], KIND.scroll, STORM_OF_FIRE, 150, 4),
  returnScroll: used(['帰り道の巻物', 'Scroll of Return'], KIND.scroll, GOES_HOME, 200, 4),

  ironKey: token(['鉄の鍵', 'Iron Key']),
  silverKey: token(['銀の鍵', 'Silver Key']),
  boneKey: token(['骨の鍵', 'Bone Key']),
});
