import { describe, expect, test } from 'vitest';
import { blankOf, numbersOf } from '#domain/resource/defineResource.ts';
import {
  FIXED_TRAP,
  NO_TRAP,
  TRAP_BY_FLOOR,
  TRAP_OF_SET,
  type TreasureChest,
  treasureChest,
} from '#domain/resources/treasureChest.ts';
import { type TreasureTrap, treasureTrap } from '#domain/resources/treasureTrap.ts';
import { describeTrap } from '#game/measure/describeTrap.ts';
import { trapsOfChest, trapsOfFloor } from '#game/measure/trapOdds.ts';

const trap = (values: Partial<TreasureTrap>) => ({ ...treasureTrap.blank, ...values });
const TRAPS = new Map([
  [1, trap({ weight: 30 })],
  [2, trap({ weight: 10, least_difficulty: 5 })],
  [3, trap({ weight: 60, enabled: false })],
  [4, trap({ weight: 0 })],
]);
const odds = (values: Partial<TreasureChest>, difficulty = 5) =>
  trapsOfChest({ ...treasureChest.blank, trap_rate: 50, ...values }, TRAPS, difficulty);

describe('The traps of a chest are', () => {
  test('on a floor those in use that its difficulty reaches, by weight', () => {
    expect(trapsOfFloor(TRAPS, 4)).toEqual([{ trap: 1, chance: 1 }]);
    expect(trapsOfFloor(TRAPS, 5)).toEqual([
      { trap: 1, chance: 0.75 },
      { trap: 2, chance: 0.25 },
    ]);
    expect(trapsOfFloor(new Map([[3, trap({ enabled: false })]]), 99)).toEqual([]);
  });

  test('as the chest says, with its own chance of a trap', () => {
    expect(odds({ trap_setting: NO_TRAP })).toEqual([]);
    expect(odds({ trap_setting: FIXED_TRAP, trap: 3 })).toEqual([{ trap: 3, chance: 0.5 }]);
    expect(odds({ trap_setting: FIXED_TRAP })).toEqual([]);
    expect(odds({ trap_setting: TRAP_BY_FLOOR })).toEqual([
      { trap: 1, chance: 0.375 },
      { trap: 2, chance: 0.125 },
    ]);
    expect(odds({ trap_setting: TRAP_BY_FLOOR, trap_plus: -1 })).toEqual([{ trap: 1, chance: 0.5 }]);
    expect(odds({ trap_setting: TRAP_OF_SET, traps: { ...treasureChest.blank.traps, 2: true, 3: true } }, 0)).toEqual([
      { trap: 2, chance: 0.5 },
    ]);
    expect(odds({ trap_setting: FIXED_TRAP, trap: 1, trap_rate: 0 })).toEqual([]);
  });
});

describe('A trap says what it does', () => {
  test('to whom, with damage, state and special effect, and how it is warded off', () => {
    const drain = trap({ target: 1, damage: { count: 2, sides: 6, plus: 1 }, state: 1, state_percent: 60, save: 1 });
    expect(describeTrap(drain)).toEqual({
      ja: '全員は2d6+1（平均8）のダメージを受ける。また、60％の率で「毒」になる。抵抗（毒）に成功すれば免れる。',
      en: 'The whole party takes 2d6+1 damage (8 on average) and is left poisoned (60%). A saving throw against poison wards it off.',
    });
    const uses = trap({ target: 3, special: 4, special_power: { percent: 100, amount: 3 } });
    expect(describeTrap(uses)).toEqual({
      ja: '誰か1人は各レベルの呪文の使用回数が1-3減る。',
      en: 'One member loses 1-3 spell uses of each level.',
    });
    expect(describeTrap(trap({ state: 1, state_percent: 0 })).en).toBe('Nothing happens.');
  });

  test('of each of the 27 as they are at first', () => {
    for (const number of numbersOf(treasureTrap)) {
      const { ja, en } = describeTrap(blankOf(treasureTrap, number));
      expect(ja).toMatch(/^(開けた人|全員|前列または後列)は.+。$/);
      expect(en).toMatch(/^(Whoever opens the chest|The whole party|One row) .+\.$/);
    }
  });
});
