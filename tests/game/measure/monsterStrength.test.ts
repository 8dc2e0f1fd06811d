import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monster } from '#domain/resources/monster.ts';
import { monsterStrength } from '#game/measure/monsterStrength.ts';
import { sampleParty } from '#game/measure/sampleParty.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';
import { hitChance } from '#game/rules/hitChance.ts';

type Monster = typeof monster.blank;
type Blow = Monster['attacks'][number];

const made = ({ blows = [], ...values }: Partial<Monster> & { blows?: readonly Blow[] } = {}): Monster => ({
  ...monster.blank,
  ...values,
  attacks: [...blows, ...monster.blank.attacks].slice(0, 10),
});
const blow = (rolls: number, sides: number, attacks = 1): Blow => ({ rolls, sides, attacks });
const strengthOf = (one: Monster, level = 1) => monsterStrength(DEFAULT_RULES, one, sampleParty(DEFAULT_RULES, level));
const dice = (count: number, sides: number, plus: number) => ({ count, sides, plus });

test('a blow lands as often as level and armour let it, never always and never never', () => {
  expect(hitChance(DEFAULT_RULES, 11, -1)).toBe(50);
  expect(hitChance(DEFAULT_RULES, 99, 10)).toBe(95);
  expect(hitChance(DEFAULT_RULES, 11, -99)).toBe(5);
});

test('the sample party is six, three of them in front, and grows with its level', () => {
  const [young, old] = [sampleParty(DEFAULT_RULES, 1), sampleParty(DEFAULT_RULES, 30)];
  expect(young).toHaveLength(6);
  expect(young.filter(({ isInFront }) => isInFront)).toHaveLength(3);
  expect(young[0]).toMatchObject({ name: { en: 'Ald' }, job: { en: 'Fighter' }, ac: 4, hp: 5, blows: 1 });
  expect(old[0]).toMatchObject({ ac: -10, hp: 165, blows: 7, weapon: dice(1, 8, 8) });
});

describe('What a monster does in a round', () => {
  test('is its blows against who is in front, as often as they land; dice without sides are none', () => {
    expect(strengthOf(made({ blows: [blow(3, 0, 5)] })).damage).toBe(0);
    // Level 1 against armour class 4, 4 and 5: 15 of 20 twice, and 16.
    const landing = (0.75 + 0.75 + 0.8) / 3;
    expect(strengthOf(made({ blows: [blow(2, 5, 3), blow(1, 1, 2)] })).damage).toBeCloseTo(20 * landing);
    const rear = made({ blows: [blow(2, 5)], options: { ...monster.blank.options, 7: true } });
    expect(strengthOf(rear).damage).toBeGreaterThan(strengthOf(made({ blows: [blow(2, 5)] })).damage);
  });

  test('is half of its points to each of six where it breathes, and it strikes in the other rounds', () => {
    const drake = made({ blows: [blow(1, 1, 10)], breath: 1, breath_rate: 40, hp: dice(2, 9, 0) });
    const { breath, blows, strikes, breathes, damage } = strengthOf(drake);
    expect({ breath, strikes, breathes }).toEqual({ breath: 30, strikes: 0.6, breathes: 0.4 });
    expect(damage).toBeCloseTo(0.6 * blows + 0.4 * 30);
    expect(strengthOf({ ...drake, breath: 0 })).toMatchObject({ breathes: 0, strikes: 1 });
  });

  test('is nothing that is known where it casts', () => {
    const mage = made({ blows: [blow(1, 4)], mage_spell_level: 3, spell_probability: 75 });
    const { casts, strikes, damage, blows } = strengthOf(mage);
    expect({ casts, strikes }).toEqual({ casts: 0.75, strikes: 0.25 });
    expect(damage).toBeCloseTo(blows / 4);
    expect(strengthOf({ ...mage, mage_spell_level: 0 }).casts).toBe(0);
  });
});

describe('What fells a monster', () => {
  test('is at least one blow and one round', () => {
    expect(strengthOf(made(), 20)).toMatchObject({ hits: 1, rounds: 1 });
  });

  test('is its points by those of a blow that lands, and more where it recovers or halves wounds', () => {
    const tough = made({ hp: dice(0, 0, 100), ac: -1 });
    // Three blows per round: 5.5 with 50 %, 5.5 with 45 % and 3.5 with 45 %. 1.4 of them hit, and do 6.8.
    expect(strengthOf(tough).hits).toBeCloseTo(100 / (6.8 / 1.4));
    expect(strengthOf(tough).rounds).toBeCloseTo(100 / 6.8);
    expect(strengthOf({ ...tough, recovery: 3 }).rounds).toBeCloseTo(1 + (100 - 6.8) / 3.8);
    const halved = { ...tough, special_effects: { ...monster.blank.special_effects, 1: true } };
    expect(strengthOf(halved).hits).toBeCloseTo(200 / (6.8 / 1.4));
    expect(strengthOf({ ...tough, recovery: 7 })).toMatchObject({
      hits: Number.POSITIVE_INFINITY,
      rounds: Number.POSITIVE_INFINITY,
    });
  });
});

describe('Whatever a monster is', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  const anyBlow = fc.record({ rolls: fc.nat(99), sides: fc.nat(200), attacks: fc.nat(99) });
  const anyMonster = fc
    .record({
      blows: fc.array(anyBlow, { minLength: 1, maxLength: 10 }),
      level: fc.nat(99),
      ac: fc.integer({ min: -99, max: 99 }),
      hp: fc.record({ count: fc.nat(99), sides: fc.nat(200), plus: fc.integer({ min: -999, max: 9999 }) }),
      recovery: fc.nat(999),
      breath: fc.nat(6),
      breath_rate: percent,
      mage_spell_level: fc.nat(7),
      spell_probability: percent,
    })
    .map(made);
  const anyLevel = fc.integer({ min: 1, max: 103 });
  const always = (rule: (one: Monster, level: number) => void) => fc.assert(fc.property(anyMonster, anyLevel, rule));
  /** Tolerance for rounding errors. */
  const EXACT = 1 + 1e-9;

  test('the shares of its rounds are a whole, and nothing is less than nothing', () => {
    always((one, level) => {
      const { strikes, breathes, casts, damage, hits, rounds } = strengthOf(one, level);
      expect(strikes + breathes + casts).toBeCloseTo(1, 9);
      for (const amount of [strikes, breathes, casts, damage]) expect(amount).toBeGreaterThanOrEqual(0);
      expect(Math.min(hits, rounds)).toBeGreaterThanOrEqual(1);
    });
  });

  test('more dice, sides or blows never do less damage', () => {
    always((one, level) => {
      const before = strengthOf(one, level).damage;
      for (const key of ['rolls', 'sides', 'attacks'] as const) {
        const attacks = one.attacks.map((attack, at) => (at === 0 ? { ...attack, [key]: attack[key] + 1 } : attack));
        expect(strengthOf({ ...one, attacks }, level).damage * EXACT).toBeGreaterThanOrEqual(before);
      }
    });
  });

  test('more points or more recovery never make it fall sooner', () => {
    always((one, level) => {
      const before = strengthOf(one, level);
      const { hp, recovery } = one;
      for (const more of [{ hp: { ...hp, plus: hp.plus + 5 } }, { recovery: recovery + 1 }]) {
        const after = strengthOf({ ...one, ...more }, level);
        expect(after.hits * EXACT).toBeGreaterThanOrEqual(before.hits);
        expect(after.rounds * EXACT).toBeGreaterThanOrEqual(before.rounds);
      }
    });
  });

  test('a party of a higher level never suffers more, nor needs more rounds', () => {
    always((one, level) => {
      const [before, after] = [strengthOf(one, level), strengthOf(one, level + 1)];
      expect(after.damage).toBeLessThanOrEqual(before.damage * EXACT);
      expect(after.rounds).toBeLessThanOrEqual(before.rounds * EXACT);
    });
  });
});
