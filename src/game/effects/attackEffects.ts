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
import { cameBy, does, type Effect, type FieldEffects, oneLine, said, someLines, type Told } from './effect.ts';

/** The job code of the record. */
const jobOf = ({ number }: Told): number => number - 1;
const attackOf = (told: Told) => jobRules(told.rules, jobOf(told)).attack;

/** The chance to hit an armour class with a plain weapon, in whole per cent. */
function landing(told: Told, level: number, ac: number): number {
  const { strength } = told.scene.stats(told.rules, jobOf(told));
  return hitChance(told.rules, memberHit(told.rules, { job: jobOf(told), level, strength }), ac);
}
const blows = (told: Told, level: number): number => blowsOf(told.rules, { job: jobOf(told), level });

const againstFoes = (
  about: Effect['about'],
  unit: Effect['unit'],
  at: (told: Told, level: number, ac: number) => number,
): Effect => ({
  about,
  along: LEVELS,
  unit,
  lines: (told) => told.scene.foes.map(({ label, acAt }) => ({ label, at: (level) => at(told, level, acAt(level)) })),
});

const anyBlow = againstFoes(
  said('1ラウンドで1度は当たる', 'Hits at least once per round'),
  'percent',
  (told, level, ac) => cameBy(landing(told, level, ac), blows(told, level)),
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
    againstFoes(said('素手の1ラウンドのダメージ', 'Bare-handed damage per round'), 'number', (told, level, ac) => {
      const { count, sides, plus } = attackOf(told).bare_hand;
      const { strength } = told.scene.stats(told.rules, jobOf(told));
      const mean = (sides > 0 ? (count * (sides + 1)) / 2 : 0) + plus + strengthBonus(told.rules, strength).damage;
      return (blows(told, level) * landing(told, level, ac) * Math.max(1, mean)) / 100;
    }),
  ),
  does(
    'bare_ac_step',
    oneLine(
      said('何も着けないときのAC', 'AC without armour'),
      LEVELS,
      'number',
      (told, level) => 10 - stepsIn(level, attackOf(told).bare_ac_step),
    ),
  ),
  does(
    ['critical_per_level', 'critical_cap'],
    someLines(said('会心の一撃', 'Critical hits'), LEVELS, 'percent', [
      [said('出る', 'Occur'), (told, level) => criticalChance(told.rules, jobOf(told), level)],
      [
        said('同じレベルの敵が倒れる', 'Kill a monster of that level'),
        (told, level) => criticalChanceAgainst(told.rules, jobOf(told), level, level),
      ],
    ]),
  ),
  does(
    'hide_rate',
    oneLine(said('このラウンドまでに隠れる', 'Hidden by round'), ROUNDS, 'percent', (told, rounds) => {
      const { hides, hide_rate } = attackOf(told);
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
        (told: Told, level: number) => dispelChance(told.rules, jobOf(told), level, monster),
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
        (told: Told, level: number) => identifyChance(told.rules, jobOf(told), level, difficulty),
      ]),
    ),
  ),
  does(
    'picks_from_level',
    oneLine(said('難しさ20の錠を開ける', 'Opens a lock of difficulty 20'), LEVELS, 'percent', (told, level) =>
      pickChance(told.rules, jobOf(told), level, 20),
    ),
  ),
  does(
    'hit_dice',
    oneLine(said('平均のHP', 'Average HP'), LEVELS, 'number', (told, level) =>
      meanHp(told.rules, jobOf(told), level, told.scene.stats(told.rules, jobOf(told)).vitality),
    ),
  ),
];
