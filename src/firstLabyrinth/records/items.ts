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
const [LUCK_2, HP_5, TO_HIT_1, TO_HIT_2, DAMAGE_1, INITIATIVE_2, SPELL_POWER_1] = [17, 25, 28, 29, 31, 38, 39] as const;
const [WARDS_POISON, WARDS_SLEEP, WARDS_SILENCE, SLAYS_UNDEAD, KEEPS_AWAY] = [51, 54, 57, 72, 86] as const;
const [HEALS_A_LITTLE, HEALS_WELL, CURES_POISON, CURES_PARALYSIS, RAISES, LIGHTS] = [88, 89, 92, 93, 95, 97] as const;
const [STORM_OF_FIRE, GOES_HOME] = [104, 118] as const;

/** All items of the scenario, in the order of their kinds: chests draw from ranges of numbers. */
export const ITEMS = named(item, {
  beltKnife: weapon(['腰のナイフ', 'Belt Knife'], [ARM.dagger, dice(1, 4), SHORT, MAIN], EVERYBODY, 5, sold(UNLIMITED)),
  walkingStaff: weapon(['旅の杖', 'Walking Staff'], [ARM.staff, dice(1, 5), SHORT, MAIN], 'MPBT', 10, sold(UNLIMITED)),
  shortSword: weapon(['短い剣', 'Short Sword'], [ARM.sword, dice(1, 8), SHORT, MAIN], 'FTSLN', 15, sold(UNLIMITED)),
  cudgel: weapon(
    ['鉄巻きの棍棒', 'Bound Cudgel'],
    [ARM.mace, dice(1, 6, 1), SHORT, MAIN],
    'FPBSL',
    20,
    sold(UNLIMITED),
  ),
  hatchet: weapon(['薪割り斧', 'Woodman Axe'], [ARM.axe, dice(1, 8, 1), SHORT, MAIN], 'FSL', 30, sold(UNLIMITED)),
  boatHook: weapon(['舟の鉤竿', 'Boat Hook'], [ARM.pole, dice(1, 7), MIDDLE, BOTH], 'FPTSL', 40, sold(UNLIMITED)),
  huntingBow: weapon(['狩りの弓', 'Hunting Bow'], [ARM.bow, dice(1, 6), LONG, BOTH], 'FTSN', 45, sold(UNLIMITED)),

  sentrySword: weapon(['番兵の長剣', 'Sentry Sword'], [ARM.sword, dice(1, 10, 1), SHORT, MAIN], 'FSL', 220, sold(2)),
  lampFlail: weapon(['灯り鎖', 'Lamp Flail'], [ARM.flail, dice(1, 8, 1), SHORT, MAIN], 'FPBL', 180, sold(2)),
  rampartBow: weapon(['城壁の弩', 'Rampart Bow'], [ARM.bow, dice(2, 4, 1), LONG, BOTH], 'FTSN', 300, sold(1)),
  crescent: weapon(['三日月の刀', 'Crescent'], [ARM.katana, dice(2, 5, 1), SHORT, MAIN], 'SN', 380),
  gateBreaker: weapon(['門砕き', 'Gatebreaker'], [ARM.axe, dice(2, 6, 1), SHORT, BOTH], 'FL', 400),

  duskKnife: weapon(['宵の短剣', 'Dusk Knife'], [ARM.dagger, dice(1, 8, 2), SHORT, MAIN], 'MTN', 500, {
    magic: [TO_HIT_1],
  }),
  bellMaul: weapon(['鐘撞きの鎚', 'Bell Maul'], [ARM.mace, dice(2, 5, 2), SHORT, MAIN], 'FPBL', 600, {
    magic: [DAMAGE_1],
  }),
  starStaff: weapon(['星読みの杖', 'Stargazer'], [ARM.staff, dice(1, 6, 1), SHORT, MAIN], 'MB', 700, {
    magic: [SPELL_POWER_1],
  }),
  hourBow: weapon(['時告げの弓', 'Hour Bow'], [ARM.bow, dice(2, 6, 2), LONG, BOTH], 'FTSN', 1100, {
    magic: [TO_HIT_1],
  }),
  guardBlade: weapon(['近衛の剣', 'Guard Blade'], [ARM.sword, dice(2, 6, 2), SHORT, MAIN], 'FSL', 1200, {
    magic: [TO_HIT_1],
  }),
  clockHand: weapon(['時計の針', 'Clock Hand'], [ARM.sword, dice(2, 7, 3), SHORT, MAIN], 'FSL', 2000, {
    magic: [TO_HIT_2],
  }),
  dawnBlade: weapon(['暁の剣', 'Blade of Dawn'], [ARM.sword, dice(2, 8, 4), SHORT, MAIN], 'FSL', 5000, {
    magic: [TO_HIT_2, SLAYS_UNDEAD],
  }),

  travelClothes: armour(['旅の服', 'Travel Clothes'], KIND.light, -1, EVERYBODY, 10, sold(UNLIMITED)),
  leatherCoat: armour(['革の上着', 'Leather Coat'], KIND.light, -2, 'FPTBSLN', 50, sold(UNLIMITED)),
  plankShield: armour(['板の盾', 'Plank Shield'], KIND.shield, -2, 'FPTSL', 40, sold(UNLIMITED)),
  leatherCap: armour(['革の帽子', 'Leather Cap'], KIND.helmet, -1, 'FPTBSLN', 30, sold(UNLIMITED)),
  thickGloves: armour(['厚手の手袋', 'Thick Gloves'], KIND.gloves, -1, EVERYBODY, 120, sold(UNLIMITED)),
  boatBoots: armour(['舟乗りの長靴', 'Boat Boots'], KIND.boots, -1, EVERYBODY, 140, sold(UNLIMITED)),
  ringShirt: armour(['鎖の胴着', 'Ring Shirt'], KIND.heavy, -4, 'FPSL', 200, sold(UNLIMITED)),

  visoredHelm: armour(['面頬の兜', 'Visored Helm'], KIND.helmet, -2, 'FSL', 260, sold(2)),
  crestShield: armour(['紋章の盾', 'Crest Shield'], KIND.shield, -3, 'FPSL', 320, sold(2)),
  sentryMail: armour(['番兵の鎧', 'Sentry Mail'], KIND.heavy, -5, 'FSL', 450, sold(2)),
  stillRobe: armour(['静水の衣', 'Robe of Still Water'], KIND.light, -3, 'MPTBN', 400, { magic: [WARDS_POISON] }),
  libraryCloak: armour(['司書の外套', 'Library Cloak'], KIND.cloak, -2, EVERYBODY, 500, { magic: [WARDS_SILENCE] }),
  guardPlate: armour(['近衛の鎧', 'Guard Plate'], KIND.heavy, -7, 'FSL', 1500),
  chantMail: armour(['祈りの鎖帷子', 'Chanter Mail'], KIND.heavy, -6, 'FPSL', 1300, { magic: [HP_5] }),

  luckyButton: armour(['幸運のボタン', 'Lucky Button'], KIND.ornament, 0, EVERYBODY, 300, { magic: [LUCK_2] }),
  hourPin: armour(['刻みの留め針', 'Hour Pin'], KIND.ornament, 0, EVERYBODY, 900, {
    magic: [INITIATIVE_2, WARDS_SLEEP],
  }),
  calmRing: armour(['凪の指輪', 'Ring of Calm'], KIND.ornament, 0, EVERYBODY, 800, { magic: [KEEPS_AWAY] }),

  honeyCake: used(['蜂蜜菓子', 'Honey Cake'], KIND.vial, HEALS_A_LITTLE, 25),
  bellwort: used(['鐘草の軟膏', 'Bellwort Salve'], KIND.vial, HEALS_WELL, 90),
  clearVial: used(['澄んだ小瓶', 'Clear Vial'], KIND.vial, CURES_POISON, 40),
  saltSniff: used(['気付けの塩', 'Waking Salt'], KIND.vial, CURES_PARALYSIS, 60),
  lampOil: used(['灯り油', 'Lamp Oil'], KIND.vial, LIGHTS, 15),
  fireScroll: used(['火吹きの巻物', 'Fireblow Scroll'], KIND.scroll, STORM_OF_FIRE, 150, 4),
  homeScroll: used(['家路の巻物', 'Homeward Scroll'], KIND.scroll, GOES_HOME, 200, 4),
  dawnCandle: used(['暁の蝋燭', 'Dawn Candle'], KIND.vial, RAISES, 500, 2),

  armouryKey: token(['武器庫の鍵', 'Armoury Key']),
  wellCrank: token(['釣瓶の把手', 'Well Crank']),
  sluiceKey: token(['水門の鍵', 'Sluice Key']),
  pendulum: token(['銀の振り子', 'Silver Pendulum']),
  windingKey: token(['巻き鍵', 'Winding Key']),
  brassCog: token(['真鍮の歯車', 'Brass Cog']),
});
