import { battleSystemTreasureChest } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { fortifiedCitySetting } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { messageItem } from '#domain/resources/rules/messageItem.ts';
import { npcMagicRelated } from '#domain/resources/rules/npcMagicRelated.ts';
import { type Named, named } from '#firstLabyrinth/build/named.ts';
import { t } from '#firstLabyrinth/build/says.ts';
import { startingItems } from '#firstLabyrinth/build/startingItems.ts';
import { ITEMS } from './items.ts';

/** After a defeat all wake in the city at once: nobody's first evening ends with six bodies. */
const BACK_IN_THE_CITY = 0;
const SHOWN_ALWAYS = 1;
const [BELL_TOWN, BELL] = [13, 42] as const;

const room = (price: number, hp: number, days: number) => ({ price, hp, days, uses: 0 });

const city = {
  city_name: t('鐘の街リンデル', 'Lindel of the Bells'),
  castle_name: t('鐘楼議会', 'Bell Council'),
  tavern_name: t('消えない灯亭', 'Unquenched Lamp'),
  inn_name: t('羊三匹の宿', 'Three Sheep Inn'),
  shop_name: t('ハドの道具屋', "Hadd's Goods"),
  temple_name: t('暁の聖堂', 'Chapel of Dawn'),
  training_ground_name: t('訓練場', 'Drill Yard'),
  edge_of_town_name: t('古い井戸', 'The Old Well'),
  ...{ title_icon: BELL, city_picture: BELL_TOWN },
  rooms: {
    ...fortifiedCitySetting.blank.rooms,
    ...{ stable: room(0, 1, 3), simple_cot: room(8, 5, 1), economy: room(25, 15, 1) },
    ...{ suite: room(80, 40, 1), royal_suite: room(200, 100, 1) },
  },
  temple: { ...fortifiedCitySetting.blank.temple, poison: 10, paralysis: 30, stone: 60, death: 0, ash: 0 },
  death_base: 100,
  ash_base: 100,
};

/** The items that a new member of each job starts with. */
const STARTING_ITEMS: readonly (readonly (keyof typeof ITEMS.number)[])[] = [
  ['hatchet', 'leatherCoat', 'plankShield'],
  ['beltKnife', 'travelClothes'],
  ['cudgel', 'leatherCoat', 'plankShield'],
  ['shortSword', 'leatherCoat'],
  ['walkingStaff', 'leatherCoat'],
  ['shortSword', 'leatherCoat', 'plankShield'],
  ['shortSword', 'leatherCoat', 'plankShield'],
  ['shortSword', 'leatherCoat'],
];

/**
 * The settings in the ten pages of rules that differ from the defaults. The city is a gentle one: its chapel asks nothing for a life, as
 * there is no morning.
 */
export const RULES: readonly Omit<Named, 'number'>[] = [
  named(battleSystemTreasureChest, { battle: { wipe: BACK_IN_THE_CITY, wipe_gold_loss: 25, monster_surprise: 15 } }),
  named(fortifiedCitySetting, { city }),
  named(messageItem, { items: { auto_identify_cheap: 200, identify_touch_curse: 0 } }),
  named(npcMagicRelated, {
    npcs: {
      npc_price_factor: 100,
      light_range: 2,
      light_range_light: 4,
      coordinate_shown: SHOWN_ALWAYS,
      raise_vitality_loss: 0,
    },
  }),
  startingItems(STARTING_ITEMS, ITEMS.number),
];
