import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BISHOP, FIGHTER, JOBS, MAGE, NINJA, statsOf } from '#domain/catalogs/adventurers.ts';
import { SPELLS } from '#domain/catalogs/spells.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { BY_LEVEL, CHOSEN, type Character, character, UP_TO_LEVEL } from '#domain/resources/character.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { spell } from '#domain/resources/spell.ts';
import { checkJob } from '#game/measure/checkJob.ts';
import { checkWorn } from '#game/measure/checkWorn.ts';
import { monsterStrength } from '#game/measure/monsterStrength.ts';
import { partyOf, sampleParty } from '#game/measure/sampleParty.ts';
import { characterFigures, damageOf } from '#game/rules/characterFigures.ts';
import { DEFAULT_RULES, jobRules } from '#game/rules/compileRules.ts';
import { knownSpells } from '#game/rules/knownSpells.ts';
import { experienceFor } from '#game/rules/levelUp.ts';
import { SAMPLE_CHARACTERS } from '#game/world/sampleCharacters.ts';

type Item = typeof item.blank;

const made = (values: Partial<Character> = {}): Character => ({ ...character.blank, ...values });
const holding = (...worn: readonly number[]): Character['items'] =>
  character.blank.items.map((slot, at) => ({ ...slot, item: worn[at] ?? 0, worn: worn[at] !== undefined }));
const thing = (values: Partial<Item> & { effects?: readonly number[] }): Item => {
  const { effects = [], ...rest } = values;
  return { ...item.blank, ...rest, magic_effects: item.blank.magic_effects.map((none, at) => effects[at] ?? none) };
};
const sword = thing({ type: 1, power: { count: 2, sides: 6, plus: 1 }, range: 1, hold: 1 });
const mail = thing({ type: 3, ac: -5, effects: [34] });
const ring = thing({ type: 9, effects: [3, 25, 28, 31, 41] });
const all = new Map([sword, mail, ring].map((one, at) => [at + 1, one]));
const items = (number: number) => all.get(number);

describe('What a character comes to', () => {
  test('with bare hands is what its job and its stats make of its level', () => {
    const fighter = made({ job: FIGHTER, level: 11, stats: statsOf([17, 8, 8, 16, 8, 8]) });
    // 11 levels of d10 and 1 for vitality: 6.5 each. A third of the levels for the hit value, a fifth for blows.
    expect(characterFigures(DEFAULT_RULES, fighter, items)).toMatchObject({
      hp: 71,
      ac: 10,
      blows: 3,
      hit: 15,
      range: 0,
    });
    expect(characterFigures(DEFAULT_RULES, fighter, items).damage).toEqual({ count: 2, sides: 2, plus: 2 });
    expect(characterFigures(DEFAULT_RULES, { ...fighter, max_hp: 300 }, items).hp).toBe(300);
    expect(characterFigures(DEFAULT_RULES, { ...fighter, max_hp: 300 }, items, 1).hp).toBe(6);
  });

  test('is more by what it wears, and less where that works the other way round', () => {
    const armed = made({ items: holding(1, 2, 3) });
    expect(characterFigures(DEFAULT_RULES, armed, items)).toMatchObject({
      ac: 4,
      blows: 2,
      hit: 11,
      hp: 10,
      range: 1,
      damage: { count: 2, sides: 6, plus: 2 },
    });
    expect(characterFigures(DEFAULT_RULES, armed, items).stats.strength).toBe(13);
    const reversed = (number: number) => ({ ...(items(number) as Item), reverse_equipment: true });
    expect(characterFigures(DEFAULT_RULES, armed, reversed)).toMatchObject({ ac: 16, blows: 1, hit: 9 });
    // Items that are carried but not worn have no effect.
    const carried = armed.items.map((slot) => ({ ...slot, worn: false }));
    expect(characterFigures(DEFAULT_RULES, { ...armed, items: carried }, items)).toEqual(
      characterFigures(DEFAULT_RULES, made(), items),
    );
  });

  test('of a ninja is armour too while nothing is worn, and better hands', () => {
    const ninja = made({ job: NINJA, level: 9 });
    expect(characterFigures(DEFAULT_RULES, ninja, items)).toMatchObject({ ac: 7, damage: { count: 2, sides: 4 } });
    expect(characterFigures(DEFAULT_RULES, { ...ninja, items: holding(2) }, items).ac).toBe(4);
  });

  test('is at least a point of damage, and never blows beyond what the rules allow', () => {
    expect(damageOf({ count: 1, sides: 2, plus: -5 })).toEqual({ minimum: 1, expected: 1, maximum: 1 });
    const job = fc.integer({ min: 0, max: JOBS.length - 1 });
    fc.assert(
      fc.property(job, fc.integer({ min: 1, max: 999 }), (code, level) => {
        const { blows, hp } = characterFigures(DEFAULT_RULES, made({ job: code, level }), items);
        expect(blows).toBeGreaterThanOrEqual(1);
        expect(blows).toBeLessThanOrEqual(jobRules(DEFAULT_RULES, code).attack.most_attacks);
        expect(hp).toBeGreaterThanOrEqual(level);
      }),
    );
  });
});

test('experience rises from level to level, and above 13 by the same each', () => {
  expect([2, 3, 4, 12, 13].map((level) => experienceFor(DEFAULT_RULES, FIGHTER, level))).toEqual([
    900, 1530, 2600, 181_000, 308_000,
  ]);
  expect(experienceFor(DEFAULT_RULES, FIGHTER, 15) - experienceFor(DEFAULT_RULES, FIGHTER, 14)).toBe(127_000);
  for (const { code } of JOBS) {
    for (let level = 1; level < 40; level++) {
      expect(experienceFor(DEFAULT_RULES, code, level + 1)).toBeGreaterThan(experienceFor(DEFAULT_RULES, code, level));
    }
  }
});

describe('The spells that a character knows', () => {
  const spells = new Map(SPELLS.map(({ school, level }, at) => [at + 1, { school, level, memory_only: false }]));
  const levels = (one: Character) =>
    knownSpells(DEFAULT_RULES, one, spells).map(({ school, level }) => `${school}.${level}`);

  test('by level are those of the spell levels that it has come to and has the stats for', () => {
    const mage = made({ job: MAGE, level: 5, stats: statsOf([8, 14, 8, 8, 8, 8]) });
    expect(levels(mage)).toEqual(['1.1', '1.2', '1.3']);
    expect(levels({ ...mage, level: 9 })).toEqual(['1.1', '1.2', '1.3', '1.4']);
    expect(levels({ ...mage, stats: statsOf([8, 10, 18, 8, 8, 8]) })).toEqual([]);
    expect(levels(made({ job: FIGHTER, level: 50 }))).toEqual([]);
    expect(levels(made({ job: BISHOP, level: 4, stats: statsOf([8, 12, 12]) }))).toEqual(['1.1', '2.1']);
    const [first] = knownSpells(DEFAULT_RULES, { ...mage, level: 1 }, spells);
    // Four of the first level, each with a chance of 14 x 10 / 3, which is 46 %.
    expect(first).toMatchObject({ isSure: false, uses: 2, spells: [1, 6, 18, 36] });
    expect(first?.known).toBeCloseTo(4 * 0.46, 3);
  });

  test('are at most all of a level, however high it comes', () => {
    const mage = made({ job: MAGE, level: 999, stats: statsOf([8, 18]), known_spells: BY_LEVEL });
    for (const { known, spells: listed, uses } of knownSpells(DEFAULT_RULES, mage, spells)) {
      expect(known).toBeCloseTo(listed.length, 6);
      expect(uses).toBe(9);
    }
  });

  test('are all up to a level of its schools, or those that were chosen, of any school', () => {
    const mage = made({ job: MAGE, known_spells: UP_TO_LEVEL, spell_level: 2 });
    expect(levels(mage)).toEqual(['1.1', '1.2']);
    const chosen = made({
      job: FIGHTER,
      known_spells: CHOSEN,
      spells: { ...character.blank.spells, 71: true, 72: true },
    });
    expect(levels(chosen)).toEqual(['1.7', '2.1']);
    expect(knownSpells(DEFAULT_RULES, chosen, spells)[0]).toMatchObject({ isSure: true, known: 1, spells: [71] });
  });

  test('leave out what is learnt from items alone, and what its author put in no list', () => {
    const mage = made({ job: MAGE, known_spells: UP_TO_LEVEL, spell_level: 1 });
    const changed = new Map([
      [1, { school: 1, level: 0, memory_only: false }],
      [2, { school: 1, level: 1, memory_only: true }],
      [3, { school: 1, level: 1, memory_only: false }],
    ]);
    expect(knownSpells(DEFAULT_RULES, mage, changed).map(({ spells: known }) => known)).toEqual([[3]]);
  });
});

describe('What a character wears and may not', () => {
  const said = (worn: readonly Item[], values: Partial<Character> = {}) =>
    checkWorn(made({ ...values, items: holding(...worn.map((_, at) => at + 1)) }), (number) => worn[number - 1]).map(
      ({ path, fault }) => [path, (fault as { en: string }).en],
    );

  test('is told by job, race, sex and alignment', () => {
    const robe = thing({
      type: 2,
      jobs: { ...item.blank.jobs, 0: false },
      races: { ...item.blank.races, 2: false },
      sexes: { ...item.blank.sexes, 1: false },
      alignments: { ...item.blank.alignments, 2: false },
    });
    expect(said([robe], { job: 0, race: 2, sex: 1, alignment: 2 })).toEqual(
      ['Fighter', 'Dwarf', 'Female', 'Evil'].map((who) => ['items.0.worn', `This item cannot be equipped by: ${who}.`]),
    );
    expect(said([robe], { job: 1 })).toEqual([]);
  });

  test('is told of what is not worn at all, of two things on one part of the body, and of a shield with both hands full', () => {
    const paths = (...worn: readonly Item[]) => said(worn).map(([path]) => path);
    expect(paths(thing({ type: 10 }), thing({ type: 0 }))).toEqual(['items.0.worn', 'items.1.worn']);
    expect(paths(thing({ type: 2 }), mail, thing({ type: 9 }), ring)).toEqual(['items.1.worn']);
    expect(paths(thing({ type: 5 }), { ...sword, hold: 3 })).toEqual(['items.1.worn']);
    expect(paths(thing({ type: 5 }), sword)).toEqual([]);
  });
});

describe('The party by which monsters are measured', () => {
  test('is the usual six until the scenario has characters in places', () => {
    expect(partyOf(DEFAULT_RULES, [made({ name_ja: '控え' })], items, 7)).toEqual(sampleParty(DEFAULT_RULES, 7));
  });

  test('is the characters in their places, scaled to the level; the first three stand in front', () => {
    const own = SAMPLE_CHARACTERS.filter(({ place }) => place !== 2).map((one) => ({ ...one, items: holding(1, 2) }));
    const party = partyOf(DEFAULT_RULES, [...own].reverse(), items, 20);
    expect(party.map(({ name, isInFront }) => [name.en, isInFront])).toEqual([
      ['Ald', true],
      ['Mitra', true],
      ['Rocco', true],
      ['Emma', false],
      ['Toya', false],
    ]);
    expect(party[0]).toMatchObject({ job: { en: 'Fighter' }, ac: 4, blows: 5, strikes: true });
    expect(party[3]).toMatchObject({ strikes: false });
    const bow = (number: number) => ({ ...(items(number) as Item), range: 3 });
    expect(partyOf(DEFAULT_RULES, own, bow, 20)[3]?.strikes).toBe(true);
    const dragon = { ...monster.blank, hp: { count: 0, sides: 0, plus: 500 } };
    const [near, far] = [items, bow].map(
      (kind) => monsterStrength(DEFAULT_RULES, dragon, partyOf(DEFAULT_RULES, own, kind, 20)).rounds,
    );
    expect(far).toBeLessThan(near as number);
  });

  test('as it is made for an author breaks no rule of its own', () => {
    const records = new Map(SAMPLE_CHARACTERS.map((one, at) => [at + 1, one]));
    for (const [number, one] of records) {
      expect(character.schema.safeParse(one).success).toBe(true);
      expect(character.check?.(one, number)).toEqual([]);
      expect(checkJob(DEFAULT_RULES, one)).toEqual([]);
      expect(
        knownSpells(
          DEFAULT_RULES,
          one,
          new Map(numbersOf(spell).map((of) => [of, { ...spell.blank, ...spell.defaults?.(of) }])),
        ).length,
      ).toBe(schoolsAtFirst(one.job));
    }
    expect(character.checkTogether?.(records)).toEqual([]);
    expect([...records.values()].map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

/** The number of schools whose spells a job learns from level 1. */
function schoolsAtFirst(job: number): number {
  const { mage, priest } = jobRules(DEFAULT_RULES, job).learning;
  return [mage, priest].filter(({ first_level }) => first_level === 1).length;
}
