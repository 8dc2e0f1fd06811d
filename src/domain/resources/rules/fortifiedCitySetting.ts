import { DISPLAY_GRAPHICS, NO_GRAPHIC } from '#domain/catalogs/displayGraphics.ts';
import { optionList } from '#domain/catalogs/optionList.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { choice, flag, group, image, int, reference, set, text, type ValuesOf } from '#domain/resource/field.ts';
import { INN_ROOMS, TEMPLE_CURES } from '#domain/resources/npc.ts';
import { byName, MOST_GOLD, percent, warning, whole } from './ruleFields.ts';

/** The city and its places; the city itself is always open. */
const PLACES = optionList([
  ['城塞都市', 'Walled City'],
  ['城', 'Castle'],
  ['酒場', 'Tavern'],
  ['宿', 'Inn'],
  ['店', 'Shop'],
  ['寺院', 'Temple'],
  ['訓練場', 'Training Ground'],
  ['街はずれ', 'Edge of Town'],
]);
/** The names of the texts of these places in the record. Frozen once landed. */
export const CITY_PLACES = [
  ...(['city', 'castle', 'tavern', 'inn', 'shop', 'temple', 'training_ground', 'edge_of_town'] as const),
] as const;
export type CityPlace = (typeof CITY_PLACES)[number];
/** The fields of their names, in the same order. */
export const NAME_FIELDS = CITY_PLACES.map((place) => `${place}_name` as const);

const STAYS = optionList([
  ['1泊', 'One night'],
  ['全快するか、お金が尽きるまで', 'Until healed or out of gold'],
]);
export const STAYS_UNTIL_HEALED = 1;
const USES_BACK = optionList([
  ['すべて', 'All'],
  ['半分', 'Half'],
  ['なし', 'None'],
]);
export const [USES_BACK_ALL, USES_BACK_HALF] = [0, 1] as const;
const IDENTIFY_PRICES = optionList([
  ['アイテムごとの鑑定料', 'The item’s own fee'],
  ['値段に対する割合', 'A share of its price'],
]);
export const IDENTIFIES_AT_OWN_PRICE = 0;
/** The names of the rooms of the inn and of the states that the temple cures, in the order of their codes. Frozen once landed. */
export const ROOM_NAMES = ['stable', 'simple_cot', 'economy', 'suite', 'royal_suite', 'special'] as const;
export const CURE_NAMES = ['poison', 'paralysis', 'stone', 'death', 'ash'] as const;
const ROOM_NUMBERS: readonly (readonly [price: number, hp: number, days: number])[] = [
  ...([
    [0, 0, 7],
    [10, 1, 7],
    [50, 3, 7],
  ] as const),
  ...([
    [200, 7, 7],
    [500, 10, 7],
    [0, -1, 1],
  ] as const),
];
const CURE_PRICES = [20, 100, 200, 200, 500];
const ALL_HP = { code: -1, label: { ja: '全快', en: 'all' } };

const fields = {
  ...byName(NAME_FIELDS, PLACES, ({ ja, en }) =>
    group(`${ja}の名前`, `Name: ${en}`, {
      ja: { ...text('日本語', 'Japanese', { maxWidth: 20 }), initial: ja },
      en: { ...text('英語', 'English', { maxWidth: 20 }), initial: en },
    }),
  ),
  open: set('使える施設', 'Available facilities', PLACES.slice(1), true),
  title_icon: image('題字の絵', 'Title picture', 'graphics', [NO_GRAPHIC, ...DISPLAY_GRAPHICS]),
  city_picture: image('街の絵', 'City picture', 'graphics', [NO_GRAPHIC, ...DISPLAY_GRAPHICS]),

  stay_until: choice('泊まる長さ', 'Length of a stay', STAYS, 1),
  special_room_item: reference('特別室に要るアイテム', 'Item that opens the special room', { to: 'item' }),
  rooms: group(
    '宿の部屋',
    'Rooms of the inn',
    byName(ROOM_NAMES, INN_ROOMS, ({ ja, en }, index) => {
      const [price, hp, days] = ROOM_NUMBERS[index] ?? [0, 0, 7];
      return group(ja, en, {
        price: whole('料金', 'Price', 0, MOST_GOLD, price),
        hp: int('1泊のHP', 'HP per night', { min: 0, max: 9999, initial: hp, options: [ALL_HP] }),
        uses: choice('呪文の使用回数', 'Spell uses restored', USES_BACK),
        days: whole('日数', 'Days', 0, 365, days),
      });
    }),
  ),

  temple: group(
    '寺院の料金：レベル1ごと',
    'Temple: price per level',
    byName(CURE_NAMES, TEMPLE_CURES, ({ ja, en }, index) => whole(ja, en, 0, MOST_GOLD, CURE_PRICES[index] ?? 0)),
  ),
  death_base: percent('蘇生の率（0は生命力による）', 'Raising the dead (0: by vitality)', 0),
  ash_base: percent('灰からの蘇生の率（0は生命力による）', 'Raising from ash (0: by vitality)', 0),

  shop_sell_share: percent('買い取りの割合', 'The shop pays', 50),
  shop_buys_unidentified: flag('未鑑定の品も買う', 'Buys unidentified items'),
  shop_buys_cursed: flag('呪われた品も買う', 'Buys cursed items'),
  shop_identify_price: choice('鑑定料', 'Identification fee', IDENTIFY_PRICES),
  shop_identify_share: percent('鑑定料の割合', 'Share of the price', 50),
  shop_stock_returns: flag('売った品が店に並ぶ', 'Sold items go on sale', true),

  party_mixes_alignments: flag('善と悪が一緒に組める', 'Good and evil in one party'),
  pool_gold: flag('お金を1人に集められる', 'Gold may be pooled', true),
  roster: whole('登録できる人数', 'Roster size', 6, 120, 20),
};
export type FortifiedCitySetting = ValuesOf<typeof fields>;

/** The city: names of its places, prices and services. */
export const fortifiedCitySetting = defineResource({
  name: 'fortified_city_setting',
  fields,
  sections: [
    { title: { ja: '名前', en: 'Names' }, fields: NAME_FIELDS },
    { title: { ja: '施設と絵', en: 'Facilities and pictures' }, fields: ['open', 'title_icon', 'city_picture'] },
    { title: { ja: '宿', en: 'Inn' }, fields: ['rooms', 'stay_until', 'special_room_item'] },
    { title: { ja: '寺院', en: 'Temple' }, fields: ['temple', 'death_base', 'ash_base'] },
    {
      title: { ja: '店', en: 'Shop' },
      fields: [
        ...(['shop_sell_share', 'shop_buys_unidentified', 'shop_buys_cursed'] as const),
        ...(['shop_identify_price', 'shop_identify_share', 'shop_stock_returns'] as const),
      ],
    },
    { title: { ja: '酒場と名簿', en: 'Tavern and roster' }, fields: ['party_mixes_alignments', 'pool_gold', 'roster'] },
  ],
  bannedWords: { fortified_city_setting: NAME_FIELDS },
  calls: { verbs: ['list', 'replace', 'update'] },
  defaults: () => ({ title_icon: 13, city_picture: 13 }),
  check: (record) => [
    ...NAME_FIELDS.flatMap((name) =>
      record[name].ja === ''
        ? [warning(`${name}.ja`, { ja: '名前がありません。', en: 'The name is missing.' }, 'required')]
        : record[name].en === ''
          ? [warning(`${name}.en`, { ja: '英語の名前がありません。', en: 'The English name is missing.' }, 'english')]
          : [],
    ),
    ...(record.rooms.special.price === 0 && record.special_room_item !== 0
      ? [
          warning('rooms.special.price', {
            ja: '料金が0の特別室は表示されません。',
            en: 'The special room is not shown while its price is 0.',
          }),
        ]
      : []),
  ],
});
