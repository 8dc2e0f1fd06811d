import { statsOf } from '#domain/catalogs/adventurers.ts';
import { WEAPON_TYPE } from '#domain/catalogs/itemTypes.ts';
import { CURSING_EFFECT } from '#domain/catalogs/magicEffects.ts';
import { raceRow } from '#domain/catalogs/ruleRows.ts';
import { BORDER } from '#domain/map/cell.ts';
import { blankOf, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { battleSystemTreasureChest } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { fortifiedCitySetting } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { raceOccupation } from '#domain/resources/rules/raceOccupation.ts';
import { raceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { TRAP_BY_FLOOR, treasureChest } from '#domain/resources/treasureChest.ts';
import { compileRules } from '#game/rules/compileRules.ts';
import type { World } from '#game/world/World.ts';
import { event } from '../../domain/map/sampleFloor.ts';
import { sampleWorld, walled, written } from '../sampleWorld.ts';

export const [SWORD, GEM, BLADE, CROWN, RELIC, CHEAP, SWIFT] = [1, 2, 3, 4, 5, 6, 7];

const effects = (...codes: readonly number[]) => item.blank.magic_effects.map((_, at) => codes[at] ?? 0);
const things = {
  [SWORD]: written(item, SWORD, {
    type: WEAPON_TYPE,
    power: { count: 2, sides: 6, plus: 0 },
    purchase_price: 100,
    sell_price: 40,
    stock: 3,
    identification_difficulty: 20,
  }),
  [GEM]: written(item, GEM, { type: 9, purchase_price: 200, stock: -1 }),
  [BLADE]: written(item, BLADE, {
    type: WEAPON_TYPE,
    magic_effects: effects(CURSING_EFFECT),
    purchase_price: 50,
    sell_price: 25,
  }),
  [CROWN]: written(item, CROWN, { type: 4, special: true, purchase_price: 10 }),
  [RELIC]: written(item, RELIC, { type: 3, ac: -3 }),
  [CHEAP]: written(item, CHEAP, { purchase_price: 20, vanishes_on_wipe: true }),
  [SWIFT]: written(item, SWIFT, { type: 8, ac: -2, reverse_equipment: true, magic_effects: effects(41, 35, 52) }),
};

const flags = (...codes: readonly number[]) =>
  Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((code) => [code, codes.includes(code)]));
const person = written(npc, 1, {
  commands: flags(0, 1, 2, 3, 4, 6),
  ...{ inn_rooms: flags(0, 1, 2, 3, 4, 5), inn: { factor: 150, special_price: 90 } },
  shop: npc.blank.shop.map((one, at) => (at === 0 ? { ...one, item: GEM } : one)),
  ...{ buys: true, battle: { ...npc.blank.battle, monster: 1 } },
  trades: npc.blank.trades.map((one, at) => (at === 0 ? { ...one, wants_item: SWORD, gives_item: GEM } : one)),
});

/** Rules that differ from the defaults so that every setting has an effect. */
const RULES = {
  battle_system_treasure_chest: { 1: written(battleSystemTreasureChest, 1, { encounter_rise: 40 }) },
  fortified_city_setting: {
    1: written(fortifiedCitySetting, 1, {
      rooms: { ...blankOf(fortifiedCitySetting, 1).rooms, special: { price: 300, hp: -1, uses: 0, days: 1 } },
      ...{ shop_identify_price: 1, death_base: 40, ash_base: 40 },
    }),
  },
  race_occupation: { 1: written(raceOccupation, 1, { rebirth: true, sexes_matter: true, old_death: 30 }) },
  race_occupation_setting: {
    [raceRow(0, 1)]: written(raceOccupationSetting, raceRow(0, 1), { initial_stats: statsOf([7, 7, 7, 7, 7, 7]) }),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<number, object>>>>;

/** A record of the rules before a setting of it is changed. */
export function usual<R extends Resource>(resource: R, number: number): RecordOf<R> {
  const rows: Readonly<Record<number, object>> | undefined = (
    RULES as Readonly<Record<string, Readonly<Record<number, object>>>>
  )[resource.name];
  return (rows?.[number] as RecordOf<R> | undefined) ?? blankOf(resource, number);
}

const slot = { value: 1, probability: 60 };
const encounters = { appearance: { ...floorMap.blank.appearance, no1: { ...floorMap.blank.appearance.no1, ...slot } } };

const BASE = sampleWorld({
  floors: {
    1: walled({
      '0,1': event(1301, { '1': 1 }),
      '1,1': event(1002, { '1': 1, '2': 1, '3': 9 }),
      '2,1': event(1101, { '1': CHEAP, '2': 1 }),
      '3,1': event(1102, { '1': GEM, '2': 1 }),
      '4,1': event(1201, { '2': 5000 }),
      '5,1': event(1203, { '1': 5000 }),
      '5,6': event(1203, { '1': 5000 }),
      '6,1': event(1804, { '1': 100 }),
      '7,0': { north: BORDER.lockedDoor },
      '8,1': event(2101),
      '9,1': event(1501, { '1': 1 }),
      '12,4': { room_id: 1 },
      '15,4': event(1401, { '1': 1, '2': 0 }),
    }),
    2: walled({}),
  },
  settings: { 1: { no_random_encounters: false, treasure_chest_trap: 9, difficulty: 1, ...encounters } },
  records: {
    item: things,
    labyrinth_message: { 1: written(labyrinthMessage, 1, { message_en_boxes: ['yes'] }) },
    monster: Object.fromEntries(
      [1, 2, 3].map((number) => [
        number,
        written(monster, number, {
          ...{ group_count: { min: 1, max: 9 }, hp: { count: 1, sides: 8, plus: 0 }, friendly: true },
          ...{ companion: number + 1, companion_probability: 100 },
        }),
      ]),
    ),
    encounter_setting: {
      1: written(encounterSetting, 1, {
        slots: encounterSetting.blank.slots.map((slot, at) => (at === 0 ? { ...slot, monster: 1, weight: 10 } : slot)),
      }),
    },
    treasure_chest: {
      1: written(treasureChest, 1, {
        ...{ trap_setting: TRAP_BY_FLOOR, trap_rate: 90, gold: { count: 40, sides: 40 }, gold_bonus: 4 },
        high: { first: SWORD, last: 0, count: 1 },
        medium: { first: GEM, last: 0, count: 1 },
        low: { first: CROWN, last: 0, count: 1 },
      }),
    },
    npc: { 1: person },
  },
});

/** A world that contains everything that rules affect, with one record of the rules changed. */
export const settingsWorld = (changed?: Changed): World => ({
  ...BASE,
  rules: compileRules((resource, number) =>
    changed && changed.resource.name === resource.name && changed.number === number
      ? (changed.record as RecordOf<typeof resource>)
      : usual(resource, number),
  ),
});

interface Changed {
  readonly resource: Resource;
  readonly number: number;
  readonly record: object;
}
