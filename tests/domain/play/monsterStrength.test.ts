import { describe, expect, test } from 'vitest';
import { hitChance } from '#domain/play/hitChance.ts';
import { damagePerRound, expectedRoll, fighterOfLevel, hitsToKill } from '#domain/play/monsterStrength.ts';
import { monster } from '#domain/resources/monster.ts';

const FIGHTER = { level: 1, ac: -1, damage: 5 };
const attacksOf = (...some: { rolls: number; sides: number; attacks: number }[]) => ({
  ...monster.blank,
  attacks: [...some, ...monster.blank.attacks].slice(0, 10),
});

describe('The strength of a monster', () => {
  test('lands as often as level and armour let it, never always and never never', () => {
    expect(hitChance(1, -1)).toBe(0.5);
    expect(hitChance(99, 10)).toBe(0.95);
    expect(hitChance(1, -99)).toBe(0.05);
  });

  test('is in its attacks: dice, times, and how often they land', () => {
    expect(damagePerRound(monster.blank, FIGHTER)).toBe(0);
    const two = attacksOf({ rolls: 2, sides: 5, attacks: 3 }, { rolls: 1, sides: 1, attacks: 2 });
    expect(damagePerRound(two, FIGHTER)).toBe((18 + 2) * 0.5);
  });

  test('is in the blows that it takes, at least one', () => {
    const tough = { ...monster.blank, hp: { count: 4, sides: 9, plus: 0 }, ac: -1 };
    expect(hitsToKill(tough, FIGHTER)).toBe(8);
    expect(hitsToKill({ ...monster.blank, ac: 10 }, FIGHTER)).toBeCloseTo(1 / 0.95);
  });

  test('is measured by fighters who grow with it', () => {
    const [young, old] = [fighterOfLevel(1), fighterOfLevel(30)];
    expect(young).toEqual({ level: 1, ac: 4, damage: 4.5 });
    expect(old.ac).toBe(-10);
    expect(old.damage).toBeGreaterThan(young.damage);
  });

  test('rolls dice as they fall on average; a die without sides is none', () => {
    expect(expectedRoll(2, 6, 1)).toBe(8);
    expect(expectedRoll(3, 0, 2)).toBe(2);
  });
});
