import { INN_ROOMS, TEMPLE_CURES } from '#domain/resources/npc.ts';
import { curePrice, roomPrice, shareOf } from '#game/rules/prices.ts';
import { vitalityAfterRaising } from '#game/rules/raising.ts';
import { BY_ROOM, LEVELS, PRICES, RAISINGS, TIMES } from './alongs.ts';
import {
  cameBy,
  does,
  type Effect,
  type EffectContext,
  type FieldEffects,
  oneLine,
  said,
  someLines,
} from './effect.ts';

/** The vitality that is left after being raised that many times; 0 if the member is lost. */
function vitalityAfter({ rules }: EffectContext, vitality: number, times: number): number {
  let left: number | undefined = vitality;
  for (let time = 0; time < times && left !== undefined; time++) left = vitalityAfterRaising(rules, left);
  return left ?? 0;
}

const rock: Effect = oneLine(
  said('先頭の人が失うHPの割合', 'Share of HP lost by the first member'),
  LEVELS,
  'percent',
  ({ rules, scene }, level) => {
    const { count, sides, plus } = rules.magic.rock_damage;
    const mean = (sides > 0 ? (count * (sides + 1)) / 2 : 0) + plus;
    return Math.min(100, (100 * mean) / Math.max(1, scene.party(rules, level)[0]?.hp ?? 1));
  },
);

/** Effects of the rules of NPCs, travel, failing spells and raising the dead. */
export const magicEffects: readonly FieldEffects[] = [
  does(
    'npc_fight_alignment',
    oneLine(said('この回数までに性格が変わる', 'Alignment has changed by then'), TIMES, 'percent', ({ rules }, times) =>
      cameBy(rules.magic.npc_fight_alignment / 10, times),
    ),
  ),
  does(
    'npc_price_factor',
    oneLine(said('NPCの値段', 'NPC price'), PRICES, 'gold', ({ rules }, price) =>
      shareOf(price, rules.magic.npc_price_factor),
    ),
  ),
  does(
    'npc_inn_factor',
    oneLine(said('NPCの宿の料金', 'NPC inn price'), BY_ROOM, 'gold', ({ rules }, room) =>
      shareOf(roomPrice(rules, INN_ROOMS[room]?.code ?? 0), rules.magic.npc_inn_factor),
    ),
  ),
  does(
    'npc_temple_factor',
    someLines(
      said('NPCの治療の料金', 'NPC healing price'),
      LEVELS,
      'gold',
      TEMPLE_CURES.map(({ code, label }) => [
        label,
        ({ rules }: EffectContext, level: number) =>
          level * shareOf(curePrice(rules, code), rules.magic.npc_temple_factor),
      ]),
    ),
  ),
  does('rock_damage', rock),
  does(
    'magic_in_battle_fails',
    oneLine(
      said('この数の呪文で1度は失敗する', 'Fails at least once in this many spells'),
      TIMES,
      'percent',
      ({ rules }, times) => cameBy(rules.magic.magic_in_battle_fails, times),
    ),
  ),
  does(
    ['raise_vitality_loss', 'lost_below'],
    someLines(
      said('残る生命力（0は消滅）', 'Vitality left (0: lost for ever)'),
      RAISINGS,
      'number',
      [8, 12, 16].map((vitality) => [
        said(`初め ${vitality}`, `Starting at ${vitality}`),
        (context: EffectContext, times: number) => vitalityAfter(context, vitality, times),
      ]),
    ),
  ),
];
