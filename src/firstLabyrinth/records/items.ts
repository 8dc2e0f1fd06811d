import { JOBS } from '#domain/catalogs/adventurers.ts';
import { unidentifiedItemNames } from '#domain/catalogs/unidentifiedNames.ts';
import type { Dice } from '#domain/dice/diceSpread.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { dice } from '#firstLabyrinth/build/dice.ts';
import { named } from '#firstLabyrinth/build/named.ts';

type Item = RecordOf<typeof item>;

/** Kinds of item and of weapon, by their codes. */
const [WEAPON, LIGHT, HEAVY, HELMET, SHIELD, BOOTS, GLOVES, CLOAK, ORNAMENT] = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const [SCROLL, VIAL, OTHER] = [10, 11, 13] as const;
const [SWORD, AXE, DAGGER, POLE, STAFF, BOW, MACE, FLAIL, KATANA] = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const [SHORT, MIDDLE, LONG] = [1, 2, 3] as const;
const [MAIN, BOTH] = [1, 3] as const;

/** Letters of the jobs, in the order of their codes. */
const JOB_LETTERS = 'FMPTBSLN';
const EVERYBODY = JOB_LETTERS;

/** Things that a shop never runs out of. */
const UNLIMITED = -1;

/** Codes of what things do when they are worn or used. */
const [LUCK_2, HP_5, TO_HIT_1, TO_HIT_2, DAMAGE_1, INITIATIVE_2, SPELL_POWER_1] = [17, 25, 28, 29, 31, 38, 39] as const;
const [WARDS_POISON, WARDS_SLEEP, WARDS_SILENCE, SLAYS_UNDEAD, KEEPS_AWAY] = [51, 54, 57, 72, 86] as const;
const [HEALS_A_LITTLE, HEALS_WELL, CURES_POISON, CURES_PARALYSIS, RAISES, LIGHTS] = [88, 89, 92, 93, 95, 97] as const;
const [STORM_OF_FIRE, GOES_HOME] = [104, 118] as const;

type More = Partial<Pick<Item, 'stock' | 'special' | 'becomes'>> & { readonly magic?: readonly number[] };

/** Makes an item with the common fields: names, the jobs that can wear it, and its price; identifying it costs a third of that. */
function thing(name_ja: string, name_en: string, jobs: string, price: number, { magic = [], ...more }: More = {}) {
  const magic_effects = item.blank.magic_effects.map((none, at) => magic[at] ?? none);
  return {
    ...{ name_ja, name_en, purchase_price: price, sell_price: Math.floor(price / 3), magic_effects, ...more },
    jobs: Object.fromEntries(JOBS.map(({ code }) => [code, jobs.includes(JOB_LETTERS[code] ?? '')])),
    identification_difficulty: Math.min(60, Math.floor(price / 25)),
  };
}

const withUnknownName = <Of extends Partial<Item>>(one: Of) => ({
  ...one,
  ...unidentifiedItemNames({ type: one.type ?? 0, weapon_type: one.weapon_type ?? 0 }),
});

type Named = readonly [ja: string, en: string];

const weapon = (
  [ja, en]: Named,
  [weapon_type, power, range, hold]: readonly [kind: number, power: Dice, range: number, hold: number],
  jobs: string,
  price: number,
  more: More = {},
) => withUnknownName({ ...thing(ja, en, jobs, price, more), type: WEAPON, weapon_type, power, range, hold });

const armour = ([ja, en]: Named, type: number, ac: number, jobs: string, price: number, more: More = {}) =>
  withUnknownName({ ...thing(ja, en, jobs, price, more), type, ac });

const used = ([ja, en]: Named, type: number, effect: number, price: number, stock: number = UNLIMITED) =>
  withUnknownName({ ...thing(ja, en, EVERYBODY, price, { magic: [effect], stock }), type });

/** Makes an item that the story is about: it is neither bought nor lost. */
const token = ([ja, en]: Named) => withUnknownName({ ...thing(ja, en, '', 0, { special: true }), type: OTHER });

const sold = (stock: number): More => ({ stock });

/** All items of the scenario, in the order of their kinds: chests draw from ranges of numbers. */
export const ITEMS = named(item, {
  beltKnife: weapon(['腰のナイフ', 'Belt Knife'], [DAGGER, dice(1, 4), SHORT, MAIN], EVERYBODY, 5, sold(UNLIMITED)),
  walkingStaff: weapon(['旅の杖', 'Walking Staff'], [STAFF, dice(1, 5), SHORT, MAIN], 'MPBT', 10, sold(UNLIMITED)),
  shortSword: weapon(['短い剣', 'Short Sword'], [SWORD, dice(1, 8), SHORT, MAIN], 'FTSLN', 15, sold(UNLIMITED)),
  cudgel: weapon(['鉄巻きの棍棒', 'Bound Cudgel'], [MACE, dice(1, 6, 1), SHORT, MAIN], 'FPBSL', 20, sold(UNLIMITED)),
  hatchet: weapon(['薪割り斧', 'Woodman Axe'], [AXE, dice(1, 8, 1), SHORT, MAIN], 'FSL', 30, sold(UNLIMITED)),
  boatHook: weapon(['舟の鉤竿', 'Boat Hook'], [POLE, dice(1, 7), MIDDLE, BOTH], 'FPTSL', 40, sold(UNLIMITED)),
  huntingBow: weapon(['狩りの弓', 'Hunting Bow'], [BOW, dice(1, 6), LONG, BOTH], 'FTSN', 45, sold(UNLIMITED)),

  sentrySword: weapon(['番兵の長剣', 'Sentry Sword'], [SWORD, dice(1, 10, 1), SHORT, MAIN], 'FSL', 220, sold(2)),
  lampFlail: weapon(['灯り鎖', 'Lamp Flail'], [FLAIL, dice(1, 8, 1), SHORT, MAIN], 'FPBL', 180, sold(2)),
  rampartBow: weapon(['城壁の弩', 'Rampart Bow'], [BOW, dice(2, 4, 1), LONG, BOTH], 'FTSN', 300, sold(1)),
  crescent: weapon(['三日月の刀', 'Crescent'], [KATANA, dice(2, 5, 1), SHORT, MAIN], 'SN', 380),
  gateBreaker: weapon(['門砕き', 'Gatebreaker'], [AXE, dice(2, 6, 1), SHORT, BOTH], 'FL', 400),

  duskKnife: weapon(['宵の短剣', 'Dusk Knife'], [DAGGER, dice(1, 8, 2), SHORT, MAIN], 'MTN', 500, {
    magic: [TO_HIT_1],
  }),
  bellMaul: weapon(['鐘撞きの鎚', 'Bell Maul'], [MACE, dice(2, 5, 2), SHORT, MAIN], 'FPBL', 600, {
    magic: [DAMAGE_1],
  }),
  starStaff: weapon(['星読みの杖', 'Stargazer'], [STAFF, dice(1, 6, 1), SHORT, MAIN], 'MB', 700, {
    magic: [SPELL_POWER_1],
  }),
  hourBow: weapon(['時告げの弓', 'Hour Bow'], [BOW, dice(2, 6, 2), LONG, BOTH], 'FTSN', 1100, { magic: [TO_HIT_1] }),
  guardBlade: weapon(['近衛の剣', 'Guard Blade'], [SWORD, dice(2, 6, 2), SHORT, MAIN], 'FSL', 1200, {
    magic: [TO_HIT_1],
  }),
  clockHand: weapon(['時計の針', 'Clock Hand'], [SWORD, dice(2, 7, 3), SHORT, MAIN], 'FSL', 2000, {
    magic: [TO_HIT_2],
  }),
  dawnBlade: weapon(['暁の剣', 'Blade of Dawn'], [SWORD, dice(2, 8, 4), SHORT, MAIN], 'FSL', 5000, {
    magic: [TO_HIT_2, SLAYS_UNDEAD],
  }),

  travelClothes: armour(['旅の服', 'Travel Clothes'], LIGHT, -1, EVERYBODY, 10, sold(UNLIMITED)),
  leatherCoat: armour(['革の上着', 'Leather Coat'], LIGHT, -2, 'FPTBSLN', 50, sold(UNLIMITED)),
  plankShield: armour(['板の盾', 'Plank Shield'], SHIELD, -2, 'FPTSL', 40, sold(UNLIMITED)),
  leatherCap: armour(['革の帽子', 'Leather Cap'], HELMET, -1, 'FPTBSLN', 30, sold(UNLIMITED)),
  thickGloves: armour(['厚手の手袋', 'Thick Gloves'], GLOVES, -1, EVERYBODY, 120, sold(UNLIMITED)),
  boatBoots: armour(['舟乗りの長靴', 'Boat Boots'], BOOTS, -1, EVERYBODY, 140, sold(UNLIMITED)),
  ringShirt: armour(['鎖の胴着', 'Ring Shirt'], HEAVY, -4, 'FPSL', 200, sold(UNLIMITED)),

  visoredHelm: armour(['面頬の兜', 'Visored Helm'], HELMET, -2, 'FSL', 260, sold(2)),
  crestShield: armour(['紋章の盾', 'Crest Shield'], SHIELD, -3, 'FPSL', 320, sold(2)),
  sentryMail: armour(['番兵の鎧', 'Sentry Mail'], HEAVY, -5, 'FSL', 450, sold(2)),
  stillRobe: armour(['静水の衣', 'Robe of Still Water'], LIGHT, -3, 'MPTBN', 400, { magic: [WARDS_POISON] }),
  libraryCloak: armour(['司書の外套', 'Library Cloak'], CLOAK, -2, EVERYBODY, 500, { magic: [WARDS_SILENCE] }),
  guardPlate: armour(['近衛の鎧', 'Guard Plate'], HEAVY, -7, 'FSL', 1500),
  chantMail: armour(['祈りの鎖帷子', 'Chanter Mail'], HEAVY, -6, 'FPSL', 1300, { magic: [HP_5] }),

  luckyButton: armour(['幸運のボタン', 'Lucky Button'], ORNAMENT, 0, EVERYBODY, 300, { magic: [LUCK_2] }),
  hourPin: armour(['刻みの留め針', 'Hour Pin'], ORNAMENT, 0, EVERYBODY, 900, { magic: [INITIATIVE_2, WARDS_SLEEP] }),
  calmRing: armour(['凪の指輪', 'Ring of Calm'], ORNAMENT, 0, EVERYBODY, 800, { magic: [KEEPS_AWAY] }),

  honeyCake: used(['蜂蜜菓子', 'Honey Cake'], VIAL, HEALS_A_LITTLE, 25),
  bellwort: used(['鐘草の軟膏', 'Bellwort Salve'], VIAL, HEALS_WELL, 90),
  clearVial: used(['澄んだ小瓶', 'Clear Vial'], VIAL, CURES_POISON, 40),
  saltSniff: used(['気付けの塩', 'Waking Salt'], VIAL, CURES_PARALYSIS, 60),
  lampOil: used(['灯り油', 'Lamp Oil'], VIAL, LIGHTS, 15),
  fireScroll: used(['火吹きの巻物', 'Fireblow Scroll'], SCROLL, STORM_OF_FIRE, 150, 4),
  homeScroll: used(['家路の巻物', 'Homeward Scroll'], SCROLL, GOES_HOME, 200, 4),
  dawnCandle: used(['暁の蝋燭', 'Dawn Candle'], VIAL, RAISES, 500, 2),

  armouryKey: token(['武器庫の鍵', 'Armoury Key']),
  wellCrank: token(['釣瓶の把手', 'Well Crank']),
  sluiceKey: token(['水門の鍵', 'Sluice Key']),
  pendulum: token(['銀の振り子', 'Silver Pendulum']),
  windingKey: token(['巻き鍵', 'Winding Key']),
  brassCog: token(['真鍮の歯車', 'Brass Cog']),
});
