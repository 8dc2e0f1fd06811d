import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { monster } from '#domain/resources/monster.ts';
import { hitChance } from './hitChance.ts';

type Monster = RecordOf<typeof monster>;

/** A fighter of a party that is as far as the monster; what authors measure a monster by. */
export interface SampleFighter {
  readonly level: number;
  readonly ac: number;
  /** Expected damage of a blow that lands. */
  readonly damage: number;
}

/** A fighter of the monster's own level: mail and sword at first, a point of armour and of damage more for each two levels. */
export function fighterOfLevel(level: number): SampleFighter {
  return { level, ac: Math.max(-10, 4 - Math.floor(level / 2)), damage: 4.5 + Math.floor(level / 2) };
}

/** Expected value of `count` rolls of a die of `sides`, and `plus`; a die without sides is none. */
export function expectedRoll(count: number, sides: number, plus = 0): number {
  return (sides > 0 ? count * ((sides + 1) / 2) : 0) + plus;
}

/** What the direct attacks of a monster take from a fighter in a round, on average. */
export function damagePerRound({ attacks, level }: Monster, target: SampleFighter): number {
  const blows = attacks.reduce((sum, { rolls, sides, attacks: times }) => sum + times * expectedRoll(rolls, sides), 0);
  return blows * hitChance(level, target.ac);
}

/** Blows that a fighter strikes at a monster until it falls, on average, those that miss counted; at least one. */
export function hitsToKill({ hp, ac }: Monster, fighter: SampleFighter): number {
  const points = Math.max(1, expectedRoll(hp.count, hp.sides, hp.plus));
  return Math.max(1, points / fighter.damage) / hitChance(fighter.level, ac);
}
