import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BISHOP,
  FIGHTER,
  JOBS,
  LORD,
  MAGE as MAGE_JOB,
  NINJA,
  PRIEST,
  SAMURAI,
  THIEF,
} from '#domain/catalogs/adventurers.ts';
import { MAGE, PRIEST as PRIEST_SCHOOL } from '#domain/catalogs/spells.ts';
import { checkRecord } from '#domain/resource/checkRecord.ts';
import { blankOf, numbersOf } from '#domain/resource/defineResource.ts';
import { RULE_KINDS } from '#domain/resources/index.ts';
import { SUCCEEDS_BY_VITALITY } from '#domain/resources/spells/recoverySpells.ts';
import { actsFirst, memberOrder, monsterOrder } from '#game/rules/actionOrder.ts';
import { diedOfAge } from '#game/rules/aging.ts';
import { blowDamage, blowFactor } from '#game/rules/blowDamage.ts';
import { blowsOf } from '#game/rules/blows.ts';
import { bonusShares } from '#game/rules/bonusPoints.ts';
import { chestGold } from '#game/rules/chestGold.ts';
import { DEFAULT_RULES, jobRules, type Rules, raceRules } from '#game/rules/compileRules.ts';
import { criticalChance, criticalChanceAgainst } from '#game/rules/criticalHit.ts';
import { dispelChance } from '#game/rules/dispelling.ts';
import { encounterRate, largestGroup, metBy, mostGroups } from '#game/rules/encounterRate.ts';
import { fleeChance } from '#game/rules/fleeing.ts';
import { hitChance, memberHit, monsterHit, strengthBonus } from '#game/rules/hitChance.ts';
import { identifyChance, seeThroughChance } from '#game/rules/identifying.ts';
import { hpAfterDrain } from '#game/rules/levelDrain.ts';
import { experienceFor, hpOfLevel, levelFor, meanHp, statChances } from '#game/rules/levelUp.ts';
import { screenChance } from '#game/rules/magicScreen.ts';
import { breathDamage, callChance } from '#game/rules/monsterConduct.ts';
import { spellLevelShares } from '#game/rules/monsterSpell.ts';
import { curePrice, roomPrice, shareOf } from '#game/rules/prices.ts';
import { spellRaiseChance, templeRaiseChance, vitalityAfterRaising } from '#game/rules/raising.ts';
import { recoveryChance } from '#game/rules/recovering.ts';
import { memberSaveChance, saveChance } from '#game/rules/savingThrow.ts';
import { learnChance, opensAt, spellUses } from '#game/rules/spellUses.ts';
import { stateChance } from '#game/rules/stateChance.ts';
import { surpriseShares } from '#game/rules/surprise.ts';
import { disarmChance, inspectChance, secondTry } from '#game/rules/trapSkill.ts';

const rules = DEFAULT_RULES;
/** The default rules with some changed values of one page. */
const changed = <Page extends 'battle' | 'city' | 'learning' | 'effects' | 'magic' | 'creation'>(
  page: Page,
  values: Partial<Rules[Page]>,
): Rules => ({ ...rules, [page]: { ...rules[page], ...values } });
const level = fc.integer({ min: 1, max: 999 });
const job = fc.integer({ min: 0, max: JOBS.length - 1 });

test('the defaults of all ten pages break none of their rules', () => {
  for (const resource of RULE_KINDS) {
    const records = new Map(numbersOf(resource).map((number) => [number, blankOf(resource, number)]));
    for (const [number, record] of records) {
      expect(resource.schema.safeParse(record).success, `${resource.name} ${number}`).toBe(true);
      expect(
        checkRecord(resource, record, number, () => true, 'both'),
        `${resource.name} ${number}`,
      ).toEqual([]);
    }
    expect(resource.checkTogether?.(records as never) ?? [], resource.name).toEqual([]);
  }
});

test('every sample of the rules breaks none of them', () => {
  for (const resource of RULE_KINDS) {
    for (const [name, preset] of Object.entries(resource.presets ?? {})) {
      const records = new Map(
        numbersOf(resource).map((number) => [number, { ...blankOf(resource, number), ...preset.values(number) }]),
      );
      for (const [number, record] of records) {
        const problems = checkRecord(resource, record, number, () => true, 'both');
        expect(resource.schema.safeParse(record).success, `${resource.name} ${name} ${number}`).toBe(true);
        expect(problems, `${resource.name} ${name} ${number}`).toEqual([]);
      }
      expect(resource.checkTogether?.(records as never) ?? [], `${resource.name} ${name}`).toEqual([]);
    }
  }
});

test('the standard sample is what a scenario begins with', () => {
  for (const resource of RULE_KINDS) {
    const { standard } = resource.presets ?? {};
    if (!standard) continue;
    for (const number of numbersOf(resource)) {
      expect({ ...blankOf(resource, number), ...standard.values(number) }).toEqual(blankOf(resource, number));
    }
  }
});

describe('A blow', () => {
  test('lands with 5 % for each point of who strikes and of the armour class', () => {
    // A fighter of level 9 and strength 16: 10 + 3 + 1.
    const hit = memberHit(rules, { job: FIGHTER, level: 9, strength: 16 });
    expect(hit).toBe(14);
    expect(hitChance(rules, hit, -4)).toBe(50);
    expect(hitChance(rules, monsterHit(3), 2)).toBe(75);
    expect([3, 4, 5, 6, 15, 16, 17, 18, 40].map((strength) => strengthBonus(rules, strength).hit)).toEqual([
      ...[-3, -2, -1, 0, 0, 1, 2, 3, 3],
    ]);
  });

  test('is struck as often as the level lets it, at least once, and by effects no further than their cap', () => {
    expect([1, 4, 5, 9, 10, 45, 50].map((of) => blowsOf(rules, { job: FIGHTER, level: of }))).toEqual([
      ...[1, 1, 2, 2, 3, 10, 10],
    ]);
    expect(blowsOf(rules, { job: NINJA, level: 1 })).toBe(2);
    expect(blowsOf(rules, { job: MAGE_JOB, level: 99 })).toBe(1);
    expect(blowsOf(rules, { job: MAGE_JOB, level: 1, added: 2 })).toBe(3);
    expect(blowsOf(rules, { job: FIGHTER, level: 50, added: 2 })).toBe(10);
    expect(blowsOf(rules, { job: FIGHTER, level: 1, added: -3 })).toBe(1);
  });

  test('does its dice and what is added, at least 1, and the better of two factors', () => {
    expect(blowDamage(7, 2, 1)).toBe(9);
    expect(blowDamage(1, -3, blowFactor(rules, { isHelpless: true }))).toBe(2);
    expect(blowFactor(changed('battle', { slayer_damage: 2 }), { isHelpless: true, isSlain: true })).toBe(3);
    expect(blowFactor(rules, {})).toBe(1);
  });

  test('of a ninja may kill at once, those of level 25 and up never', () => {
    expect([1, 10, 25, 99].map((of) => criticalChance(rules, NINJA, of))).toEqual([2, 20, 50, 50]);
    expect(criticalChance(rules, FIGHTER, 99)).toBe(0);
    // Level 4 resists with 40 %.
    expect(criticalChanceAgainst(rules, NINJA, 10, 4)).toBe(12);
    expect(criticalChanceAgainst(rules, NINJA, 99, 25)).toBe(0);
  });

  test('is never sure nor hopeless, whatever the numbers are', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -99, max: 99 }), (hit, ac) => {
        expect(hitChance(rules, hit, ac)).toBeGreaterThanOrEqual(5);
        expect(hitChance(rules, hit, ac)).toBeLessThanOrEqual(95);
        expect(hitChance(rules, hit + 1, ac)).toBeGreaterThanOrEqual(hitChance(rules, hit, ac));
      }),
    );
  });
});

describe('A round', () => {
  test('begins with whoever has the higher sum; of equal ones with the party', () => {
    expect([3, 5, 8, 11, 14, 17, 18].map((agility) => memberOrder(0, agility))).toEqual([-2, -1, 0, 1, 2, 3, 4]);
    expect(memberOrder(10, 18)).toBe(14);
    expect(monsterOrder(8)).toBe(9);
    // Agility 8 has no bonus: in 44 of 80 pairs of d10 and d8 + 1 the member is not lower.
    expect(actsFirst(rules, 8)).toBe(55);
    expect(actsFirst(rules, 18, 20)).toBe(100);
  });

  test('may surprise either side, the party first', () => {
    expect(surpriseShares(rules)).toEqual({ party: 20, monsters: 16, nobody: 64 });
  });

  test('may be left, less likely in the depths, more likely by few and from the frightened', () => {
    expect(fleeChance(rules, 0, 6)).toBe(39);
    expect(fleeChance(rules, 5, 6)).toBe(24);
    expect(fleeChance(rules, 5, 2, true)).toBe(54);
    expect(fleeChance(rules, 99, 6)).toBe(0);
    expect(fleeChance(changed('battle', { flee_base: 100 }), 0, 1)).toBe(95);
  });

  test('ends sleep by level, twice as fast of monsters, and at most every second time', () => {
    expect(recoveryChance(rules, 'sleep', 3)).toBe(30);
    expect(recoveryChance(rules, 'sleep', 3, true)).toBe(50);
    expect(recoveryChance(rules, 'fear', 3)).toBe(15);
  });
});

describe('A save', () => {
  test('is by level and luck in steps of 5, and by what job and race add', () => {
    expect(saveChance(10)).toBe(15);
    const member = { job: PRIEST, race: 3, sex: 1, level: 10, luck: 12 };
    // 10 by level and 10 by luck; 15 as a priest, and 15 as a gnome against stone.
    expect(memberSaveChance(rules, member, 'stone')).toBe(50);
    expect(memberSaveChance(rules, member, 'death')).toBe(20);
  });

  test('is drawn after the strength of a state, which the resistant halve and the weak double', () => {
    // 60 + 10 - 10; at level 2, 5 % save with common luck.
    expect(stateChance({ strength: 60, level_limit: 0 }, 5, 2)).toBe(57);
    expect(stateChance({ strength: 60, level_limit: 0 }, 5, 2, 'resistant')).toBe(28);
    expect(stateChance({ strength: 30, level_limit: 0 }, 5, 2, 'weak')).toBe(57);
    expect(stateChance({ strength: 60, level_limit: 1 }, 5, 2)).toBe(0);
    expect(screenChance(5)).toBe(50);
  });
});

describe('Priests', () => {
  test('dispel by both levels; bishops and lords later and less', () => {
    expect(dispelChance(rules, PRIEST, 4, 3)).toBe(40);
    expect(dispelChance(rules, BISHOP, 3, 1)).toBe(0);
    expect(dispelChance(rules, BISHOP, 4, 3)).toBe(20);
    expect(dispelChance(rules, LORD, 9, 1)).toBe(45);
    expect(dispelChance(rules, FIGHTER, 50, 1)).toBe(0);
  });

  test('call back the dead by vitality, and the temple a little better or as the rules say', () => {
    expect(spellRaiseChance({ success: SUCCEEDS_BY_VITALITY, rate: 0 }, 15, false)).toBe(60);
    expect(templeRaiseChance(rules, 15, false)).toBe(70);
    expect(templeRaiseChance(changed('city', { ash_base: 33 }), 15, true)).toBe(33);
    expect(vitalityAfterRaising(rules, 4)).toBe(3);
    expect(vitalityAfterRaising(rules, 3)).toBeUndefined();
  });
});

describe('A level', () => {
  test('asks for the experience that its page says, and from 14 on for the same each', () => {
    expect(experienceFor(rules, FIGHTER, 1)).toBe(0);
    expect(experienceFor(rules, FIGHTER, 13)).toBe(308_000);
    expect(experienceFor(rules, FIGHTER, 15)).toBe(308_000 + 2 * 127_000);
    expect(
      [MAGE_JOB, PRIEST, THIEF, BISHOP, SAMURAI, LORD, NINJA].map((of) => jobRules(rules, of).experience.each_from_14),
    ).toEqual([141_000, 134_000, 113_000, 162_000, 169_000, 176_000, 198_000]);
  });

  test('is found again by its experience', () => {
    fc.assert(
      fc.property(job, level, (of, one) => {
        expect(levelFor(rules, of, experienceFor(rules, of, one))).toBe(one);
        expect(levelFor(rules, of, experienceFor(rules, of, one) - 1)).toBe(Math.max(1, one - 1));
      }),
    );
  });

  test('brings a die of hit points and what vitality adds, at least 1', () => {
    expect(hpOfLevel(10, 18)).toBe(13);
    expect(hpOfLevel(1, 3)).toBe(1);
    const bonuses = [3, 4, 5, 6, 15, 16, 17, 18, 19].map((vitality) => hpOfLevel(10, vitality) - 10);
    expect(bonuses).toEqual([-2, -1, -1, 0, 0, 1, 2, 3, 3]);
    expect(meanHp(rules, FIGHTER, 10, 16)).toBe(65);
    expect(meanHp(rules, MAGE_JOB, 10, 3)).toBe(10);
  });

  test('moves stats up while young and down when old, as the rules let it', () => {
    expect(statChances(rules, 30)).toEqual({ rises: 75, falls: 0 });
    expect(statChances(rules, 70)).toEqual({ rises: 45, falls: 30 });
    expect(statChances(changed('creation', { stat_fall: 1 }), 70).falls).toBe(15);
    expect(statChances(changed('creation', { stat_fall: 2 }), 70).falls).toBe(0);
    expect(diedOfAge(rules, 49)).toBe(0);
    expect(diedOfAge(rules, 51)).toBeCloseTo(1 - 0.97 ** 2);
  });

  test('that is lost takes its share of the hit points, and the last one takes all', () => {
    expect(hpAfterDrain(100, 10, 9)).toBe(90);
    expect(hpAfterDrain(1, 10, 9)).toBe(1);
    expect(hpAfterDrain(100, 1, 0)).toBeUndefined();
  });
});

describe('Spells', () => {
  test('are learnt from the level on that their page says', () => {
    expect([1, 2, 7].map((of) => opensAt(rules, MAGE_JOB, MAGE, of))).toEqual([1, 3, 13]);
    expect(opensAt(rules, MAGE_JOB, MAGE, 8)).toBeUndefined();
    expect(opensAt(rules, FIGHTER, MAGE, 1)).toBeUndefined();
    expect(opensAt(rules, LORD, PRIEST_SCHOOL, 2)).toBe(7);
    expect([1, 6, 10].map((ease) => learnChance(changed('learning', { learn_difficulty: ease }), 15))).toEqual([
      25, 50, 70,
    ]);
  });

  test('are cast once more a level, at least as often as they are known, and nine times at most', () => {
    const mage = { job: MAGE_JOB, school: MAGE, level: 5, stat: 16 };
    expect(spellUses(rules, mage, 1, 2)).toBe(5);
    expect(spellUses(rules, mage, 3, 2)).toBe(2);
    expect(spellUses(rules, { ...mage, level: 99 }, 1, 2)).toBe(9);
    expect(spellUses(changed('learning', { uses_bonus_by_stat: true }), mage, 1, 2)).toBe(6);
    expect(spellUses(rules, { ...mage, job: FIGHTER }, 1, 1)).toBe(1);
  });

  test('of monsters are mostly of their highest level', () => {
    expect(spellLevelShares(7)).toEqual([0, 0, 0, 3, 7, 20, 70]);
    expect(spellLevelShares(2)).toEqual([30, 70]);
    expect(spellLevelShares(1)).toEqual([100]);
    expect(spellLevelShares(0)).toEqual([]);
  });
});

describe('Encounters', () => {
  test('come in the time that the rules give, rising where they let it', () => {
    expect([1, 3, 4, 50].map((steps) => encounterRate(rules, steps))).toEqual([0, 0, 20, 20]);
    const rising = changed('battle', { encounter_rate: 0, encounter_rise: 50, encounter_most: 120, quiet_steps: 0 });
    expect([1, 2, 3, 4, 9].map((steps) => encounterRate(rising, steps))).toEqual([0, 50, 100, 120, 120]);
    expect(metBy(rules, 5).map((chance) => Number(chance.toFixed(4)))).toEqual([0, 0, 0, 0.02, 0.0396]);
  });

  test('have groups by the difficulty of the floor, never more than nine in one', () => {
    expect([0, 5, 99].map((difficulty) => largestGroup(rules, difficulty))).toEqual([4, 9, 9]);
    expect([0, 1, 3, 9].map((difficulty) => mostGroups(rules, difficulty, 0))).toEqual([1, 2, 4, 4]);
    expect(mostGroups(rules, 9, 6)).toBe(6);
    expect(mostGroups(changed('battle', { most_groups_by_depth: false }), 0, 0)).toBe(4);
  });

  test('breathe with a share of their points, and call while they are few', () => {
    expect(breathDamage(rules, 41)).toBe(20);
    expect(breathDamage(rules, 40, 1)).toBe(10);
    expect(breathDamage(rules, 40, 3)).toBe(30);
    expect(callChance(rules, 4)).toBe(75);
    expect(callChance(rules, 5)).toBe(0);
  });
});

describe('Chests and things', () => {
  test('hold gold by dice x 10 x (bonus + 1), up to the most of a chest', () => {
    expect(chestGold(rules, 7, 2)).toBe(210);
    expect(chestGold(rules, 19_800, 99)).toBe(30_000);
  });

  test('are seen through by agility and undone by level', () => {
    expect(inspectChance(rules, THIEF, 15)).toBe(90);
    expect(inspectChance(rules, THIEF, 18)).toBe(95);
    expect(inspectChance(rules, NINJA, 15)).toBe(60);
    expect(inspectChance(rules, FIGHTER, 15)).toBe(15);
    expect(disarmChance(rules, THIEF, 6, 0)).toBe(80);
    expect(disarmChance(changed('battle', { disarm_bonus_ninja: 15 }), NINJA, 6, 0)).toBe(30);
    expect(disarmChance(rules, FIGHTER, 6, 0)).toBe(8);
    expect(disarmChance(rules, FIGHTER, 1, 99)).toBe(5);
    expect(secondTry(rules, 12)).toBe(60);
  });

  test('are identified by bishops, and monsters by wits', () => {
    expect(identifyChance(rules, BISHOP, 5, 20)).toBe(35);
    expect(identifyChance(rules, FIGHTER, 50, 0)).toBe(0);
    expect(seeThroughChance(rules, { wisdom: 15, faith: 10, level: 8 })).toBe(33);
    expect(seeThroughChance(changed('battle', { identify_monster: 1 }), { wisdom: 0, faith: 0, level: 1 })).toBe(100);
  });

  test('have prices by shares, rounded down once', () => {
    expect(shareOf(333, 50)).toBe(166);
    expect(shareOf(10, 150, 120)).toBe(18);
    expect([0, 4, 5].map((room) => roomPrice(rules, room))).toEqual([0, 500, 0]);
    expect([0, 4].map((cure) => curePrice(rules, cure))).toEqual([20, 500]);
  });
});

test('a new member has 7 to 10 points, and ten more with luck', () => {
  const shares = bonusShares(rules);
  expect([...shares.keys()].sort((one, other) => one - other)).toEqual([7, 8, 9, 10, 17, 18, 19, 20]);
  expect(shares.get(7)).toBeCloseTo(0.225);
  expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('the sexes of a race are alike until the rules tell them apart', () => {
  expect(raceRules(rules, 1, 1)).toBe(raceRules(rules, 1, 0));
  expect(raceRules(rules, 2, 0).initial_stats).toEqual({
    ...{ strength: 10, wisdom: 7, faith: 9, vitality: 10, agility: 6, luck: 6 },
  });
  expect(() => raceRules(rules, 9, 0)).toThrow(RangeError);
  expect(() => jobRules(rules, 8)).toThrow(RangeError);
});
