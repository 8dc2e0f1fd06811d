import { FIGHTER } from '#domain/catalogs/adventurers.ts';
import { screenAfter } from '#game/measure/screenAfter.ts';
import { blowsOf } from '#game/rules/blows.ts';
import { hitChance, monsterHit } from '#game/rules/hitChance.ts';
import { screenChance } from '#game/rules/magicScreen.ts';
import { stateChance } from '#game/rules/stateChance.ts';
import { walkedHp } from '#game/rules/walking.ts';
import { warded, wardShare } from '#game/rules/wards.ts';
import { ADDED, DAMAGES, LEVELS, SPELLS, STEPS } from './alongs.ts';
import {
  does,
  type Effect,
  type EffectContext,
  type FieldEffects,
  NO_LABEL,
  oneLine,
  said,
  someLines,
} from './effect.ts';

/** A state spell as many scenarios have it. */
const STATE_SPELL = { strength: 60, level_limit: 0 };
const firstOf = ({ scene, rules }: EffectContext, level: number) => scene.party(rules, level)[0];

const damage: Effect = someLines(said('属性のダメージ', 'Element damage'), DAMAGES, 'number', [
  [said('護り1つ', 'One ward'), ({ rules }, before) => warded(before, wardShare(rules, 'elements', 1))],
  [said('護り2つ', 'Two wards'), ({ rules }, before) => warded(before, wardShare(rules, 'elements', 2))],
]);
const states: Effect = someLines(
  said('同じレベルの敵の呪文（強さ60）にかかる', 'Affected by a spell (strength 60) of a monster of the same level'),
  LEVELS,
  'percent',
  [
    [said('護りなし', 'No ward'), (_, level) => stateChance(STATE_SPELL, level, level)],
    [
      said('護りあり', 'With a ward'),
      ({ rules }, level) => warded(stateChance(STATE_SPELL, level, level), wardShare(rules, 'states', 1)),
    ],
  ],
);

/** Effects of the rules of item magic. */
export const itemEffectEffects: readonly FieldEffects[] = [
  does(['ward_strength', 'stacks', 'stack_cap'], damage, states),
  does(
    ['magic_screen', 'screen_breaks'],
    oneLine(
      said('この数の呪文を受けた後に防ぐ', 'Still protected after this many spells'),
      SPELLS,
      'percent',
      ({ rules }, spells) => screenChance(screenAfter(rules, spells)),
    ),
  ),
  does(
    'heal_steps',
    oneLine(said('歩いて増減するHP', 'HP change while walking'), STEPS, 'number', ({ rules }, steps) =>
      walkedHp(rules, steps),
    ),
  ),
  does(
    'stat_cap_with_items',
    oneLine(said('能力値18の人', 'Stat of a member with 18'), ADDED, 'number', ({ rules }, added) =>
      Math.min(rules.effects.stat_cap_with_items, 18 + added),
    ),
  ),
  does(
    'attacks_cap',
    oneLine(
      said('攻撃回数+2の品を持つ戦士', 'Fighter with an item of +2 attacks'),
      LEVELS,
      'number',
      ({ rules }, level) => blowsOf(rules, { job: FIGHTER, level, added: 2 }),
    ),
  ),
  does(
    'curse_ac',
    someLines(said('先頭の人が打たれる', 'Chance that the first member is hit'), LEVELS, 'percent', [
      [
        said('ふつう', 'Normally'),
        (context, level) => hitChance(context.rules, monsterHit(level), firstOf(context, level)?.ac ?? 10),
      ],
      [
        said('呪い', 'Cursed'),
        (context, level) =>
          hitChance(
            context.rules,
            monsterHit(level),
            (firstOf(context, level)?.ac ?? 10) + context.rules.effects.curse_ac,
          ),
      ],
    ]),
  ),
  does('curse_hit', {
    about: said('呪われた先頭の人の命中率', 'Hit chance of the first member, cursed'),
    along: LEVELS,
    unit: 'percent',
    lines: ({ rules, scene }) =>
      scene.foes.map(({ label, acAt }) => ({
        label: scene.foes.length > 1 ? label : NO_LABEL,
        at: (level) =>
          hitChance(rules, (scene.party(rules, level)[0]?.hit ?? 0) - rules.effects.curse_hit, acAt(level)),
      })),
  }),
];
