import { NINJA, PRIEST, THIEF } from '#domain/catalogs/adventurers.ts';
import { poisonLoss } from '#game/measure/poisonLoss.ts';
import { actsFirst } from '#game/rules/actionOrder.ts';
import { blowDamage, blowFactor } from '#game/rules/blowDamage.ts';
import { chestGold } from '#game/rules/chestGold.ts';
import { largestGroup, metBy, mostGroups, roomRate } from '#game/rules/encounterRate.ts';
import { fleeChance } from '#game/rules/fleeing.ts';
import { hitChance, memberHit, monsterHit, strengthBonus } from '#game/rules/hitChance.ts';
import { seeThroughChance } from '#game/rules/identifying.ts';
import { breathDamage, callChance } from '#game/rules/monsterConduct.ts';
import { shareOf } from '#game/rules/prices.ts';
import { recoveryChance } from '#game/rules/recovering.ts';
import { surpriseShares } from '#game/rules/surprise.ts';
import { disarmChance, inspectChance, secondTry } from '#game/rules/trapSkill.ts';
import {
  AGILITIES,
  CHESTS,
  DEPTHS,
  GOLD,
  HIT_POINTS,
  IN_GROUP,
  LEVELS,
  ONCE,
  OWN_RATES,
  STEPS,
  STRENGTHS,
  TIMES,
} from './alongs.ts';
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

const firstOf = ({ scene, rules }: EffectContext, level: number) => scene.party(rules, level)[0];
/** Armour classes that cover nearly all blows. */
const ARMOURS = [10, 5, 0, -5, -10];
/** The mean of an eight-sided die, in whole points. */
const WEAPON = 5;

const ofFirst: Effect = {
  about: said('先頭の人の命中率', 'Hit chance of the first member'),
  along: LEVELS,
  unit: 'percent',
  lines: ({ rules, scene }) =>
    ARMOURS.map((ac) => ({
      label: said(`AC ${ac}`, `AC ${ac}`),
      at: (level) => hitChance(rules, scene.party(rules, level)[0]?.hit ?? 0, ac),
    })),
};

const blowsOfFirst = (about: 'isHelpless' | 'isSlain'): Effect =>
  oneLine(said('打撃1回のダメージ', 'Damage per hit'), LEVELS, 'number', (context, level) => {
    const weapon = firstOf(context, level)?.weapon ?? { count: 1, sides: 8, plus: 0 };
    const mean = (weapon.count * (weapon.sides + 1)) / 2 + weapon.plus;
    return blowDamage(mean, 0, blowFactor(context.rules, { [about]: true }));
  });

const chests = (name: 'chest_high' | 'chest_medium' | 'chest_low'): Effect =>
  oneLine(
    said('この数の宝箱で、枠が1度は出る', 'Appears at least once in this many chests'),
    CHESTS,
    'percent',
    ({ rules }, count) => cameBy(rules.battle[name], count),
  );

const inspects = (job: number, name: string): FieldEffects =>
  does(
    name,
    oneLine(said('罠を見破る', 'Identifies the trap'), AGILITIES, 'percent', ({ rules }, agility) =>
      inspectChance(rules, job, agility),
    ),
  );

const disarms = (job: number, name: string): FieldEffects =>
  does(
    name,
    someLines(
      said('罠を解除する', 'Disarms the trap'),
      LEVELS,
      'percent',
      [20, 40, 60].map((trap) => [
        said(`罠の難しさ ${trap}`, `Trap difficulty ${trap}`),
        ({ rules }: EffectContext, level: number) => disarmChance(rules, job, level, trap),
      ]),
    ),
  );

const recovers = (state: 'sleep' | 'fear' | 'silence'): FieldEffects =>
  does(
    `recover_${state}`,
    someLines(said('1ラウンドで治る', 'Ends within a round'), LEVELS, 'percent', [
      [said('仲間', 'Members'), ({ rules }, level) => recoveryChance(rules, state, level)],
      [said('敵', 'Monsters'), ({ rules }, level) => recoveryChance(rules, state, level, true)],
    ]),
  );

/** Effects of the rules of battles and chests. */
export const battleEffects: readonly FieldEffects[] = [
  does(
    ['encounter_rate', 'encounter_rise', 'encounter_most', 'quiet_steps'],
    oneLine(
      said('この歩数までに敵に遭う', 'Encounter within this many steps'),
      STEPS,
      'percent',
      ({ rules }, steps) => {
        const chances = metBy(rules, steps);
        return 100 * (chances.at(-1) ?? 0);
      },
    ),
  ),
  does(
    'room_rate',
    oneLine(said('モンスター部屋に入って遭う', 'Encounter on entering'), OWN_RATES, 'percent', ({ rules }, own) =>
      roomRate(rules, own),
    ),
  ),
  does(
    ['most_groups_by_depth', 'most_in_group_plus'],
    oneLine(said('グループの数の上限', 'Maximum groups'), DEPTHS, 'number', ({ rules }, depth) =>
      mostGroups(rules, depth, 0),
    ),
    oneLine(said('グループの人数の上限', 'Largest group'), DEPTHS, 'number', ({ rules }, depth) =>
      largestGroup(rules, depth),
    ),
  ),
  does(
    'friendly_rate',
    oneLine(
      said('この数の遭遇で1度は友好的', 'Friendly at least once in this many encounters'),
      TIMES,
      'percent',
      ({ rules }, times) => cameBy(rules.battle.friendly_rate, times),
    ),
  ),
  does(
    'attack_friendly_shifts',
    oneLine(said('この回数までに性格が変わる', 'Alignment has changed by then'), TIMES, 'percent', ({ rules }, times) =>
      cameBy(rules.battle.attack_friendly_shifts / 10, times),
    ),
  ),
  does(
    ['party_surprise', 'monster_surprise'],
    someLines(said('戦闘の始まり方', 'How battles begin'), ONCE, 'percent', [
      [said('不意を突く', 'The party surprises'), ({ rules }) => surpriseShares(rules).party],
      [said('不意を突かれる', 'The monsters surprise'), ({ rules }) => surpriseShares(rules).monsters],
      [said('どちらもない', 'No surprise'), ({ rules }) => surpriseShares(rules).nobody],
    ]),
  ),
  does(
    'order_die',
    oneLine(said('敵より先に動く', 'Acts before a monster'), AGILITIES, 'percent', ({ rules }, agility) =>
      actsFirst(rules, agility),
    ),
  ),
  does(
    'front_rows',
    oneLine(said('パーティの1ラウンドのダメージ', 'Party damage per round'), LEVELS, 'number', (context, level) => {
      const [foe] = context.scene.foes;
      const members = context.scene.party(context.rules, level).filter(({ strikes }) => strikes);
      return members.reduce((sum, { blows, hit, weapon: { count, sides, plus } }) => {
        const landing = hitChance(context.rules, hit, foe?.acAt(level) ?? 10) / 100;
        return sum + blows * landing * Math.max(1, (count * (sides + 1)) / 2 + plus);
      }, 0);
    }),
  ),
  does(['hit_min', 'hit_max'], ofFirst),
  does('helpless_damage', blowsOfFirst('isHelpless')),
  does('slayer_damage', blowsOfFirst('isSlain')),
  does(
    'parry_ac',
    someLines(said('先頭の人が打たれる', 'Chance that the first member is hit'), LEVELS, 'percent', [
      [
        said('ふつう', 'Normally'),
        (context, level) => hitChance(context.rules, monsterHit(level), firstOf(context, level)?.ac ?? 10),
      ],
      [
        said('身を守る', 'Parrying'),
        (context, level) =>
          hitChance(
            context.rules,
            monsterHit(level),
            (firstOf(context, level)?.ac ?? 10) - context.rules.battle.parry_ac,
          ),
      ],
    ]),
  ),
  does(
    'strength_bonus',
    someLines(said('レベル5の僧侶の命中率', 'Hit chance of a level 5 priest'), STRENGTHS, 'percent', [
      ...([10, 5, 0] as const).map(
        (ac) =>
          [
            said(`AC ${ac}`, `AC ${ac}`),
            ({ rules }: EffectContext, strength: number) =>
              hitChance(rules, memberHit(rules, { job: PRIEST, level: 5, strength }), ac),
          ] as const,
      ),
    ]),
    oneLine(said('d8の武器のダメージ', 'Damage of a d8 weapon'), STRENGTHS, 'number', ({ rules }, strength) =>
      blowDamage(WEAPON, strengthBonus(rules, strength).damage, 1),
    ),
  ),
  does(
    ['breath_share', 'breath_resisted', 'breath_weak'],
    someLines(said('ブレスのダメージ', 'Breath damage'), HIT_POINTS, 'number', [
      [said('ふつう', 'Normally'), ({ rules }, hp) => breathDamage(rules, hp)],
      [
        said('耐える相手', 'Against resistance'),
        ({ rules }, hp) => breathDamage(rules, hp, rules.battle.breath_resisted),
      ],
      [said('弱い相手', 'Against weakness'), ({ rules }, hp) => breathDamage(rules, hp, rules.battle.breath_weak)],
    ]),
  ),
  does(
    ['flee_base', 'flee_per_depth', 'flee_small_party', 'flee_frightened'],
    someLines(said('逃げられる', 'Escapes'), DEPTHS, 'percent', [
      [said('6人', 'Six members'), ({ rules }, depth) => fleeChance(rules, depth, 6)],
      [said('2人', 'Two members'), ({ rules }, depth) => fleeChance(rules, depth, 2)],
      [said('敵が怯えている', 'Enemies afraid'), ({ rules }, depth) => fleeChance(rules, depth, 6, true)],
    ]),
  ),
  does(
    ['ally_call_rate', 'ally_call_below'],
    oneLine(said('仲間が来る', 'Help arrives'), IN_GROUP, 'percent', ({ rules }, inGroup) =>
      callChance(rules, inGroup),
    ),
  ),
  does(
    'identify_monster',
    oneLine(said('1ラウンドで見破る', 'Identified within a round'), LEVELS, 'percent', ({ rules }, level) =>
      seeThroughChance(rules, { wisdom: 14, faith: 14, level }),
    ),
  ),
  recovers('sleep'),
  recovers('fear'),
  recovers('silence'),
  does(
    ['poison_rate', 'poison_damage'],
    oneLine(said('この歩数で失うHP', 'HP lost over this many steps'), STEPS, 'number', ({ rules }, steps) =>
      poisonLoss(rules, steps),
    ),
  ),
  does(
    'wipe_gold_loss',
    oneLine(said('失うお金', 'Gold lost'), GOLD, 'gold', ({ rules }, gold) =>
      shareOf(gold, rules.battle.wipe_gold_loss),
    ),
  ),
  does('chest_high', chests('chest_high')),
  does('chest_medium', chests('chest_medium')),
  does('chest_low', chests('chest_low')),
  does(
    'chest_gold_cap',
    oneLine(said('宝箱から出るお金', 'Gold from a chest'), GOLD, 'gold', ({ rules }, gold) =>
      chestGold(rules, gold / 10, 0),
    ),
  ),
  does(
    'free_open_rate',
    oneLine(
      said('この数の宝箱で1度は罠を免れる', 'Trap avoided at least once in this many chests'),
      CHESTS,
      'percent',
      ({ rules }, count) => cameBy(rules.battle.free_open_rate, count),
    ),
  ),
  inspects(THIEF, 'inspect_thief'),
  inspects(NINJA, 'inspect_ninja'),
  inspects(PRIEST, 'inspect_other'),
  does(
    'inspect_springs',
    oneLine(
      said('この数を調べて1度は作動する', 'Set off at least once in this many chests'),
      CHESTS,
      'percent',
      ({ rules }, count) => cameBy(rules.battle.inspect_springs, count),
    ),
  ),
  disarms(THIEF, 'disarm_bonus_thief'),
  disarms(NINJA, 'disarm_bonus_ninja'),
  does(
    'disarm_second_try',
    oneLine(said('失敗しても作動しない', 'Failure does not set it off'), AGILITIES, 'percent', ({ rules }, agility) =>
      secondTry(rules, agility),
    ),
  ),
];
