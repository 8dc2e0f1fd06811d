import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FIGHTER,
  GOOD,
  JOBS,
  MAGE,
  NEUTRAL,
  PRIEST,
  RACES,
  SAMURAI,
  STATS,
  type Stats,
  THIEF,
} from '#domain/catalogs/adventurers.ts';
import { DEAD } from '#domain/catalogs/states.ts';
import { item } from '#domain/resources/item.ts';
import { raceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { jobRules, raceRules } from '#game/rules/compileRules.ts';
import { RULES_VERSION, replay } from '#game/saves/Inputs.ts';
import { bitsOf, hasBit } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Candidate, Member } from '#game/state/Member.ts';
import { newGame, withoutMembers } from '#game/state/newGame.ts';
import { legalInputs } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { drawn } from '../../domain/map/sampleFloor.ts';
import { ruled } from '../ruledWorld.ts';
import { play, sampleWorld, written } from '../sampleWorld.ts';

const STAFF = 1;
const MAGES = 12;
const world = sampleWorld({
  floors: { 1: drawn({}) },
  records: {
    item: { [STAFF]: written(item, STAFF, { type: 1, jobs: { ...item.blank.jobs, [FIGHTER]: false } }) },
    race_occupation_setting: {
      [MAGES]: written(raceOccupationSetting, MAGES, { starting_items: [STAFF, 0, 0, 0, 0, 0] }),
    },
  },
});
const begun = newGame(world.beginning, [1, 2]);
const HUMAN = { race: 0, sex: 0 };

/** The initial stats with the bonus points assigned in the given order of stats. */
function placed(of: World, { race, sex, points }: Candidate, ...order: readonly (keyof Stats)[]): Stats {
  const stats = { ...raceRules(of.rules, race, sex).initial_stats };
  let left = points;
  for (const name of [...order, ...STATS.map((one) => one.name)]) {
    const more = Math.min(left, 18 - stats[name]);
    stats[name] += more;
    left -= more;
  }
  return stats;
}
const recruited = (of: World = world, step = 0): GameState & { candidate: Candidate } => {
  const { state } = play(of, { ...begun, step }, { do: 'recruit', ...HUMAN });
  return { ...state, candidate: state.candidate as Candidate };
};

describe('In the training ground', () => {
  test('a new member is rolled, and made of what was rolled', () => {
    const game = recruited();
    // d4 + 6, and 10 more with luck; 14 to 16 years old.
    expect([7, 8, 9, 10, 17, 18, 19, 20]).toContain(game.candidate.points);
    expect([14, 15, 16]).toContain(game.candidate.age);
    const stats = placed(world, game.candidate, 'wisdom');
    const made = { do: 'create', name: 'ユキ', job: MAGE, alignment: NEUTRAL, stats } as const;
    const { state, kinds } = play(world, game, made);
    expect(kinds).toEqual(expect.arrayContaining(['created']));
    expect(state.candidate).toBe(null);
    const member = state.roster[6] as Member;
    expect(member).toMatchObject({ name_ja: 'ユキ', name_en: 'ユキ', level: 1, stats, items: [{ item: STAFF }] });
    expect([member.hp >= 1, member.hp === member.max_hp, member.hp <= 4]).toEqual([true, true, true]);
    // 10d10 + 50 gold, and the two spells that a mage knows at first.
    expect(member.gold >= 60 && member.gold <= 150).toBe(true);
    expect([hasBit(member.known, 6), hasBit(member.known, 18), (member.uses.mage[0] ?? 0) > 1]).toEqual([
      true,
      true,
      true,
    ]);
    // It is in no party yet; its gold joins the party with it.
    expect(state.party).toHaveLength(6);
    const joined = play(world, state, { do: 'part', member: 0 }, { do: 'join', member: 6 }).state;
    expect(joined.gold).toBe(begun.gold + member.gold);
  });

  test('is refused what does not suit: names, points, classes, alignments', () => {
    const game = recruited();
    const stats = placed(world, game.candidate, 'strength');
    const made = { do: 'create', name: 'Bo', job: FIGHTER, alignment: NEUTRAL, stats } as const;
    expect(play(world, game, made).kinds).toContain('created');
    const tooMany = { ...stats, luck: stats.luck + 1 };
    const unplaced = { ...stats, strength: stats.strength - 1 };
    const others = [
      { name: '' },
      { name: ' Bo' },
      { name: 'x'.repeat(21) },
      { name: 'a\nb' },
      { name: 7 },
      { stats: tooMany },
      { stats: unplaced },
      { stats: { ...stats, strength: 99 } },
      { stats: null },
      { job: MAGE },
      { job: 99 },
      { job: PRIEST },
      { alignment: 7 },
      // A thief cannot be good.
      { job: THIEF, alignment: GOOD, stats: placed(world, game.candidate, 'agility') },
    ];
    for (const other of others) {
      expect(play(world, game, { ...made, ...other } as unknown as typeof made).kinds).toEqual(['refused']);
    }
    const lenient = ruled(world, 'creation', { bonus_all: false });
    expect(play(lenient, game, { ...made, stats: unplaced }).kinds).toContain('created');
    const full = ruled(world, 'city', { roster: 6 });
    expect(legalInputs(full, begun).some((input) => input.do === 'recruit')).toBe(false);
  });

  test('stats are capped by the option of the rules', () => {
    const free = ruled(world, 'creation', { personality_option: false, bonus_plus: 30 });
    const game = recruited(free);
    const base = raceRules(free.rules, 0, 0).initial_stats;
    const stats = { ...base, strength: 19, vitality: base.vitality + game.candidate.points - (19 - base.strength) };
    const spread = { ...stats, vitality: 18, luck: base.luck + stats.vitality - 18 };
    const made = { do: 'create', name: 'Bo', job: FIGHTER, alignment: NEUTRAL, stats: spread } as const;
    expect(play(free, game, made).kinds).toContain('created');
    expect(play(ruled(free, 'creation', { personality_option: true }), game, made).kinds).toEqual(['refused']);
  });

  test('members change their class, which takes years', () => {
    const roster = begun.roster.map((member) => ({
      ...{ ...member, level: 9, experience: 50_000, age: 20 },
      stats: { ...member.stats, strength: 15, wisdom: 15, faith: 15, vitality: 15, agility: 15, luck: 15 },
      items: [{ item: STAFF, worn: true, identified: true }],
    }));
    const game = { ...begun, roster };
    const changed = (of: World) => play(of, game, { do: 'retrain', member: 4, job: FIGHTER }).state.roster[4] as Member;
    const initial = raceRules(world.rules, roster[4]?.race ?? 0, 0).initial_stats;
    expect(changed(world)).toMatchObject({ job: FIGHTER, level: 1, experience: 0, age: 23, stats: initial });
    // Equipment that a fighter may not wear is taken off, and each spell has one use.
    expect(changed(world).items[0]?.worn).toBe(false);
    expect(changed(world).uses.mage[0]).toBe(roster[4]?.uses.mage[0]);
    const rules = (change: Partial<World['rules']['creation']>) => ruled(world, 'creation', change);
    expect(changed(rules({ class_change_level: 1 })).level).toBe(4);
    expect(changed(rules({ class_change_level: 2 })).level).toBe(9);
    expect(changed(rules({ class_change_stats: 1 })).stats.luck).toBe(15);
    expect(changed(rules({ class_change_age: 0 })).age).toBe(20);
    expect(changed(rules({ class_change_spells: 2 })).known).toEqual([]);
    const jobs = legalInputs(world, game).flatMap((input) =>
      input.do === 'retrain' && input.member === 0 ? [input.job] : [],
    );
    // The member is neutral, with 15 in every stat.
    expect(jobs).toEqual([MAGE, THIEF, SAMURAI]);
    expect(legalInputs(rules({ class_change: false }), game).some((input) => input.do === 'retrain')).toBe(false);
  });

  test('members are born anew where the rules say so', () => {
    const roster = begun.roster.map((member) => ({ ...member, level: 15, age: 60, max_hp: 150, hp: 150 }));
    const game = { ...begun, roster };
    expect(legalInputs(world, game).some((input) => input.do === 'reincarnate')).toBe(false);
    const reborn = ruled(world, 'creation', { rebirth: true });
    const { state } = play(reborn, game, { do: 'reincarnate', member: 0 });
    expect(state.roster[0]).toMatchObject({ level: 10, age: 14, max_hp: 100, hp: 100 });
    expect(legalInputs(ruled(reborn, 'creation', { rebirth_from_level: 16 }), game)).not.toContainEqual({
      ...{ do: 'reincarnate', member: 0 },
    });
  });

  test('members get other names, and leave for good unless they are in the party; whoever lies somewhere can only be given up', () => {
    const named = play(world, begun, { do: 'rename', member: 2, name: '新しい名' }).state;
    expect(named.roster[2]).toMatchObject({ name_ja: '新しい名', name_en: '新しい名' });
    const apart = play(world, named, { do: 'part', member: 1 }).state;
    expect(legalInputs(world, apart).filter((input) => input.do === 'dismiss')).toEqual([{ do: 'dismiss', member: 1 }]);
    const { state } = play(world, apart, { do: 'dismiss', member: 1 });
    expect([state.roster.length, state.party]).toEqual([5, [0, 1, 2, 3, 4]]);
    expect(state.roster[1]?.name_ja).toBe('新しい名');
    const fallen = { ...(apart.roster[1] as Member), states: bitsOf([DEAD]), hp: 0, lies: { floor: 1, x: 0, y: 0 } };
    const lying = { ...apart, roster: apart.roster.with(1, fallen) };
    expect(legalInputs(world, lying).filter((input) => 'member' in input && input.member === 1)).toEqual([
      { do: 'dismiss', member: 1 },
    ]);
  });
});

test('A game without members begins with those who are made, and comes again by its journal', () => {
  const empty = newGame(withoutMembers(world.beginning), [5, 6]);
  const recruit = { do: 'recruit', ...HUMAN } as const;
  const { candidate } = play(world, empty, recruit).state;
  const stats = placed(world, candidate as Candidate, 'strength');
  const inputs = [
    recruit,
    { do: 'create', name: 'Bo', job: FIGHTER, alignment: NEUTRAL, stats },
    { do: 'join', member: 0 },
    { do: 'enter', labyrinth: 0 },
    { do: 'forward' },
  ] as const;
  const { state } = play(world, empty, ...inputs);
  expect([state.mode, state.roster.length, state.gold > 0]).toEqual(['labyrinth', 1, true]);
  const journal = { version: RULES_VERSION, seed: [5, 6], isWithoutMembers: true, inputs } as const;
  expect(replay(world, journal)).toEqual({ state });
});

test('Whoever is made suits its race and its class', () => {
  const from = fc.record({
    race: fc.constantFrom(...RACES.map(({ code }) => code)),
    job: fc.constantFrom(...JOBS.map(({ code }) => code)),
    alignment: fc.nat(2),
    step: fc.nat(10_000),
    first: fc.constantFrom(...STATS.map(({ name }) => name)),
  });
  fc.assert(
    fc.property(from, ({ race, job, alignment, step, first }) => {
      const game = play(world, { ...begun, step }, { do: 'recruit', race, sex: 0 }).state;
      const stats = placed(world, game.candidate as Candidate, first);
      const { state } = play(world, game, { do: 'create', name: 'N', job, alignment, stats });
      const made = state.roster[6];
      const asked = jobRules(world.rules, job).class;
      const suits = asked.alignments[alignment] && STATS.every(({ name }) => stats[name] >= asked.required_stats[name]);
      expect(made !== undefined).toBe(suits);
      if (made) expect(made.hp > 0 && made.hp === made.max_hp && made.gold >= 0).toBe(true);
    }),
    { numRuns: 80 },
  );
});
