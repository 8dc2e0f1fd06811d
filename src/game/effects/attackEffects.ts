import { blowsOf } from '#game/rules/blows.ts';
import { stepsIn } from '#game/rules/clamp.ts';
import { jobRules } from '#game/rules/compileRules.ts';
import { criticalChance, criticalChanceAgainst } from '#game/rules/criticalHit.ts';
import { dispelChance } from '#game/rules/dispelling.ts';
import { hitChance, memberHit, strengthBonus } from '#game/rules/hitChance.ts';
import { identifyChance } from '#game/rules/identifying.ts';
import { meanHp } from '#game/rules/levelUp.ts';
import { pickChance } from '#game/rules/lockPicking.ts';
import { LEVELS, ROUNDS } from './alongs.ts';
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

/** The job code of the record. */
const jobOf = ({ number }: EffectContext): number => number - 1;
const attackOf = (context: EffectContext) => jobRules(context.rules, jobOf(context)).attack;

/** The chance to hit an armour class with a plain weapon, in whole per cent. */
function landing(context: EffectContext, level: number, ac: number): number {
  const { strength } = context.scene.stats(context.rules, jobOf(context));
  return hitChance(context.rules, memberHit(context.rules, { job: jobOf(context), level, strength }), ac);
}
const blows = (context: EffectContext, level: number): number => blowsOf(context.rules, { job: jobOf(context), level });

const againstFoes = (
  about: Effect['about'],
  unit: Effect['unit'],
  at: (context: EffectContext, level: number, ac: number) => number,
): Effect => ({
  about,
  along: LEVELS,
  unit,
  lines: (context) =>
    context.scene.foes.map(({ label, acAt }) => ({ label, at: (level) => at(context, level, acAt(level)) })),
});

const anyBlow = againstFoes(
  said('1ラウンドで1度は当たる', 'Hits at least once per round'),
  'percent',
  (context, level, ac) => cameBy(landing(context, level, ac), blows(context, level)),
);

/** Effects of the rules of direct attacks, by job. */
export const attackEffects: readonly FieldEffects[] = [
  does(
    ['hit_base', 'hit_step'],
    againstFoes(said('ふつうの武器の命中率', 'Hit chance with a plain weapon'), 'percent', landing),
  ),
  does(
    ['first_attacks', 'attack_step', 'most_attacks'],
    oneLine(said('攻撃回数', 'Attacks per round'), LEVELS, 'number', blows),
    anyBlow,
  ),
  does(
    'bare_hand',
    againstFoes(said('素手の1ラウンドのダメージ', 'Bare-handed damage per round'), 'number', (context, level, ac) => {
      const { count, sides, plus } = attackOf(context).bare_hand;
      const { strength } = context.scene.stats(context.rules, jobOf(context));
      const mean = (sides > 0 ? (count * (sides + 1)) / 2 : 0) + plus + strengthBonus(context.rules, strength).damage;
      return (blows(context, level) * landing(context, level, ac) * Math.max(1, mean)) / 100;
    }),
  ),
  does(
    'bare_ac_step',
    oneLine(
      said('何も着けないときのAC', 'AC without armour'),
      LEVELS,
      'number',
      (context, level) => 10 - stepsIn(level, attackOf(context).bare_ac_step),
    ),
  ),
  does(
    ['critical_per_level', 'critical_cap'],
    someLines(said('会心の一撃', 'Critical hits'), LEVELS, 'percent', [
      [said('出る', 'Occur'), (context, level) => criticalChance(context.rules, jobOf(context), level)],
      [
        said('同じレベルの敵が倒れる', 'Kill a monster of that level'),
        (context, level) => criticalChanceAgainst(context.rules, jobOf(context), level, level),
      ],
    ]),
  ),
  does(
    'hide_rate',
    oneLine(said('このラウンドまでに隠れる', 'Hidden by round'), ROUNDS, 'percent', (context, rounds) => {
      const { hides, hide_rate } = attackOf(context);
      return hides ? cameBy(hide_rate, rounds) : 0;
    }),
  ),
  does(
    ['dispels_from_level', 'dispel_malus'],
    someLines(
      said('解呪する', 'Dispels'),
      LEVELS,
      'percent',
      [2, 5, 10].map((monster) => [
        said(`レベル${monster}の敵`, `Level ${monster} monsters`),
        (context: EffectContext, level: number) => dispelChance(context.rules, jobOf(context), level, monster),
      ]),
    ),
  ),
  does(
    ['identifies_from_level', 'identify_base'],
    someLines(
      said('鑑定する', 'Identifies'),
      LEVELS,
      'percent',
      [0, 20, 50].map((difficulty) => [
        said(`難しさ ${difficulty}`, `Difficulty ${difficulty}`),
        (context: EffectContext, level: number) => identifyChance(context.rules, jobOf(context), level, difficulty),
      ]),
    ),
  ),
  does(
    'picks_from_level',
    oneLine(said('難しさ20の錠を開ける', 'Opens a lock of difficulty 20'), LEVELS, 'percent', (context, level) =>
      pickChance(context.rules, jobOf(context), level, 20),
    ),
  ),
  does(
    'hit_dice',
    oneLine(said('平均のHP', 'Average HP'), LEVELS, 'number', (context, level) =>
      meanHp(context.rules, jobOf(context), level, context.scene.stats(context.rules, jobOf(context)).vitality),
    ),
  ),
];
