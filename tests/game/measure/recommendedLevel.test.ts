import { expect, test } from 'vitest';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { monster } from '#domain/resources/monster.ts';
import { recommendedLevel } from '#game/measure/recommendedLevel.ts';
import type { Floor } from '#game/world/compileFloor.ts';
import { drawn } from '../../domain/map/sampleFloor.ts';
import { sampleWorld, written } from '../sampleWorld.ts';

/** The recommended level of a floor with one monster, with a number of attacks, hit points and group size. */
function levelAgainst(attacks: number, hp: number, fellows = 1, isQuiet = false): number | undefined {
  const one = { rolls: 2, sides: 6, attacks };
  const world = sampleWorld({
    floors: { 1: drawn({}) },
    settings: {
      1: {
        ...{ no_random_encounters: isQuiet, difficulty: 9 },
        appearance: { ...floorMap.blank.appearance, no1: { value: 0, probability: 100 } },
      },
    },
    records: {
      monster: {
        0: written(monster, 0, {
          ...{ level: 3, hp: { count: 0, sides: 0, plus: hp }, group_count: { min: fellows, max: fellows } },
          attacks: monster.blank.attacks.map((none, at) => (at === 0 ? one : none)),
        }),
      },
      encounter_setting: {
        0: written(encounterSetting, 0, {
          slots: encounterSetting.blank.slots.map((slot, at) => (at === 0 ? { ...slot, monster: 0, weight: 1 } : slot)),
        }),
      },
    },
  });
  return recommendedLevel(world, world.floors.get(1) as Floor);
}

test('The level for a floor rises with what is met there, and there is none where nobody is', () => {
  expect(levelAgainst(0, 4)).toBe(1);
  const [one = 0, tougher = 0, many = 0] = [levelAgainst(1, 40), levelAgainst(2, 80), levelAgainst(2, 80, 6)];
  expect(one).toBeLessThan(tougher);
  expect(tougher).toBeLessThan(many);
  expect(levelAgainst(30, 9999, 9)).toBe(50);
  expect(levelAgainst(1, 4, 1, true)).toBeUndefined();
});
