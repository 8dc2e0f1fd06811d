// With any monsters and any orders, a battle is valid after each round, is reproducible, and ends.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monster } from '#domain/resources/monster.ts';
import type { Monster } from '#game/fight/Fighter.ts';
import { runOperations } from '#game/interpreter/runOperations.ts';
import { ordersIn } from '#game/modes/battle.ts';
import { Run } from '#game/run/Run.ts';
import { firstSeat } from '#game/state/BattleState.ts';
import { bitsOf } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import { hashState } from '#game/state/hashState.ts';
import { isAlive, type Member } from '#game/state/Member.ts';
import { legalInputs, step } from '#game/step.ts';
import { SAMPLE_CHARACTERS } from '#game/world/sampleCharacters.ts';
import type { World } from '#game/world/World.ts';
import { gameAt } from '../sampleWorld.ts';
import { battleWorld, SETUP } from './sampleBattle.ts';

const { blank } = monster;
const some = (of: Readonly<Record<string, boolean>>) =>
  fc
    .subarray(Object.keys(of))
    .map((codes) => Object.fromEntries(Object.keys(of).map((code) => [code, codes.includes(code)])));
const level = fc.integer({ min: 0, max: 7 });
const anyMonster: fc.Arbitrary<Partial<Monster>> = fc
  .record({
    level: fc.integer({ min: 0, max: 30 }),
    family: fc.integer({ min: 0, max: 13 }),
    hp: fc.record({
      count: fc.integer({ min: 0, max: 5 }),
      sides: fc.integer({ min: 0, max: 8 }),
      plus: fc.integer({ min: 0, max: 30 }),
    }),
    ac: fc.integer({ min: -10, max: 12 }),
    rolls: fc.integer({ min: 0, max: 3 }),
    times: fc.integer({ min: 0, max: 3 }),
    special_effects: some(blank.special_effects),
    options: some(blank.options),
    resistances: some(blank.resistances),
    weaknesses: some(blank.weaknesses),
    mage_spell_level: level,
    priest_spell_level: level,
    spell_probability: fc.integer({ min: 0, max: 100 }),
    breath: fc.integer({ min: 0, max: 6 }),
    breath_rate: fc.integer({ min: 0, max: 100 }),
    level_drain: fc.integer({ min: 0, max: 3 }),
    wizard_spell_resistance: fc.integer({ min: 0, max: 100 }),
    friendly: fc.boolean(),
    recovery: fc.constantFrom(0, 0, 5),
    destroyed_by_acid: fc.boolean(),
  })
  .map(({ rolls, times, ...rest }) => ({
    ...rest,
    attacks: blank.attacks.map((none, at) => (at === 0 ? { rolls, sides: 6, attacks: times } : none)),
    group_count: { min: 1, max: 6 },
  })) as unknown as fc.Arbitrary<Partial<Monster>>;

const rules = fc.record({
  targets_fallen: fc.integer({ min: 0, max: 2 }),
  group_spell_spill: fc.boolean(),
  dispelled_gives_exp: fc.boolean(),
  party_surprise: fc.constantFrom(0, 50),
  monster_surprise: fc.constantFrom(0, 50),
  identify_monster: fc.integer({ min: 0, max: 2 }),
});
const world = fc
  .tuple(fc.array(anyMonster, { minLength: 1, maxLength: 4 }), rules, fc.constantFrom(0, 50))
  .map(([monsters, changed, force_movement_in_battle]) =>
    battleWorld({ monsters, rules: changed, floor: { force_movement_in_battle } }),
  );

const USES = Array.from({ length: 12 }, () => 9);
const ALL_SPELLS = bitsOf(Array.from({ length: 79 }, (_, at) => at + 1));
const memberAt = (of: number): fc.Arbitrary<Partial<Member>> =>
  fc
    .record({
      level: fc.integer({ min: 1, max: 40 }),
      max_hp: fc.integer({ min: 1, max: 200 }),
      job: fc.integer({ min: 0, max: 7 }),
    })
    .map((one) => ({
      ...one,
      hp: one.max_hp,
      known: of % 2 === 0 ? ALL_SPELLS : [],
      uses: { mage: USES, priest: USES },
    }));
const party = fc.tuple(...SAMPLE_CHARACTERS.map((_, at) => memberAt(at)));

function begin(played: World, changes: readonly Partial<Member>[], seed: number): GameState {
  const fresh = gameAt(played, {}, { seed: [seed, 1], party: [0, 1, 2, 3, 4, 5] });
  const run = new Run(
    played,
    { ...fresh, roster: fresh.roster.map((member, at) => ({ ...member, ...changes[at] })) },
    undefined,
  );
  runOperations(run, [{ op: 'battle', battle: { ...SETUP, foes: { monster: 1, count: 0 } }, won: [] }]);
  return run.draft;
}

/** Chooses an input of a battle by a number. */
function chosen(played: World, state: GameState, number: number) {
  const offered = legalInputs(played, state);
  const input = offered[number % 8 === 0 ? number % offered.length : 0];
  if (input?.do !== 'round') return input ?? { do: 'next' as const };
  const orders = ordersIn(played, state).map(
    (choices, seat) => choices[Math.floor(number / (seat + 1)) % choices.length],
  );
  return { ...input, orders } as typeof input;
}

function freeze<Of>(value: Of): Of {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

function expectSound({ roster, battle, mode, pending }: GameState): void {
  expect(battle !== null).toBe(mode === 'battle');
  if (mode === 'battle') expect(pending).not.toBeNull();
  for (const member of roster) {
    expect(member.hp).toBeGreaterThanOrEqual(0);
    expect(member.hp).toBeLessThanOrEqual(member.max_hp);
    expect(member.hp > 0).toBe(isAlive(member));
    expect(member.level).toBeGreaterThan(0);
  }
  battle?.hp.forEach((left, seat) => {
    expect(left >= 0 && left <= (battle.mostHp[seat] ?? 0) && Number.isInteger(left)).toBe(true);
  });
  expect(battle?.hp.slice(firstSeat(0)).some((left) => left > 0) ?? true).toBe(true);
}

const numbers = fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 40, size: 'max' });

test('A battle is sound, changes nothing in place and comes again', () => {
  fc.assert(
    fc.property(world, party, fc.nat(), numbers, (played, members, seed, choices) => {
      const begun = begin(played, members, seed);
      const course = (told: boolean) =>
        choices.reduce((state, number) => {
          if (state.mode !== 'battle') return state;
          expectSound(state);
          const after = step(played, freeze(state), chosen(played, state, number), told ? () => {} : undefined);
          expect(after.step).toBe(state.step + 1);
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
          return after;
        }, begun);
      expect(hashState(course(true))).toBe(hashState(course(false)));
    }),
    { numRuns: 20 },
  );
});

test('A party that strikes comes to an end of any battle', () => {
  fc.assert(
    fc.property(world, party, fc.nat(), (played, members, seed) => {
      let state = begin(
        played,
        members.map((one) => ({ ...one, level: 40 })),
        seed,
      );
      for (let round = 0; round < 600 && state.mode === 'battle'; round++) {
        const [first, second] = legalInputs(played, state);
        // After 300 rounds a party that may only be able to parry flees if it can.
        state = step(played, state, round > 300 && second ? second : (first ?? { do: 'next' }));
      }
      expect(state.mode).not.toBe('battle');
    }),
    { numRuns: 20 },
  );
});
