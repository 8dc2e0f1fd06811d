import { INN_ROOMS, TEMPLE_CURES } from '#domain/resources/npc.ts';
import { innStay } from '#game/rules/innStay.ts';
import { curePrice, shareOf } from '#game/rules/prices.ts';
import { templeRaiseChance } from '#game/rules/raising.ts';
import { BY_ROOM, LEVELS, PRICES, VITALITIES } from './alongs.ts';
import { does, type Effect, type EffectContext, type FieldEffects, oneLine, said, someLines } from './effect.ts';

/** The level of the guest whose stay is shown. */
const GUEST_LEVEL = 10;

const stay = (about: Effect['about'], what: 'gold' | 'days'): Effect =>
  oneLine(about, BY_ROOM, 'gold', ({ rules, scene }: EffectContext, room) => {
    const hp = scene.party(rules, GUEST_LEVEL)[0]?.hp ?? 1;
    return innStay(rules, INN_ROOMS[room]?.code ?? 0, hp - 1)?.[what] ?? Number.POSITIVE_INFINITY;
  });

/** Effects of the rules of the city. */
export const cityEffects: readonly FieldEffects[] = [
  does(
    'rooms',
    stay(said('レベル10の人がHP1から全快するまでの料金', 'Gold to heal a level 10 member from 1 HP'), 'gold'),
    stay(said('その日数', 'Days needed'), 'days'),
  ),
  does(
    'temple',
    someLines(
      said('治療の料金', 'Price of a cure'),
      LEVELS,
      'gold',
      TEMPLE_CURES.map(({ code, label }) => [
        label,
        ({ rules }: EffectContext, level: number) => level * curePrice(rules, code),
      ]),
    ),
  ),
  does(
    ['death_base', 'ash_base'],
    someLines(said('寺院が蘇らせる', 'Temple raises the dead'), VITALITIES, 'percent', [
      [said('死から', 'From death'), ({ rules }, vitality) => templeRaiseChance(rules, vitality, false)],
      [said('灰から', 'From ash'), ({ rules }, vitality) => templeRaiseChance(rules, vitality, true)],
    ]),
  ),
  does(
    'shop_sell_share',
    oneLine(said('店が払うお金', 'The shop pays'), PRICES, 'gold', ({ rules }, price) =>
      shareOf(price, rules.city.shop_sell_share),
    ),
  ),
  does(
    'shop_identify_share',
    oneLine(said('鑑定料', 'Identification fee'), PRICES, 'gold', ({ rules }, price) =>
      shareOf(price, rules.city.shop_identify_share),
    ),
  ),
];
