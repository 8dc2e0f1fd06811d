// The effects of blows roll by roll, and statistics of many blows against the closed formulas.
import { describe, expect, test } from 'vitest';
import { FIGHTER, NINJA } from '#domain/catalogs/adventurers.ts';
import { HALVES_WOUNDS, TURNS_INVISIBLE } from '#domain/catalogs/monsterTraits.ts';
import { ASLEEP, BLINDED } from '#domain/catalogs/states.ts';
import { monster } from '#domain/resources/monster.ts';
import { landing } from '#game/battle/blow.ts';
import { fightRound, sequence } from '#game/battle/fightRound.ts';
import { ordersOf } from '#game/battle/orders.ts';
import { strikeGroup, strikeSide } from '#game/battle/strike.ts';
import { SeededRandom } from '#game/random/Random.ts';
import { firstSeat } from '#game/state/BattleState.ts';
import { bitsOf } from '#game/state/bits.ts';
import { attack, battleWorld, chosen, fightIn, hp } from './sampleBattle.ts';

const FOE = firstSeat(0);
const world = battleWorld({ monsters: [{ ...hp(20), ...attack(1, 8), ac: 6, level: 3 }] });

describe('A blow of a member', () => {
  test('lands by what both bring, and does the dice of the hands and the strength', () => {
    // Level 1, strength 16: 10 + 0 + 1 against AC 6 is 85 %. Bare hands do 2d2, and 1 for strength.
    const { fight, random, reports } = fightIn(world, {}, 84, 0, 1);
    expect(landing(fight, 0, FOE)).toBe(85);
    strikeGroup(fight, 0, 0);
    expect(reports.at(-1)).toEqual({ kind: 'blow', seat: 0, target: FOE, hp: 4, isCritical: false });
    expect(fight.battle.hp[FOE]).toBe(16);
    expect(random.left).toEqual([]);
  });

  test('misses on the next roll', () => {
    const { fight, reports } = fightIn(world, {}, 85);
    strikeGroup(fight, 0, 0);
    expect(reports.at(-1)).toMatchObject({ kind: 'blow', hp: 0 });
    expect(fight.battle.hp[FOE]).toBe(20);
  });

  test('lands less often in the dark, on who parries and on who cannot be seen', () => {
    const { fight } = fightIn(world, { members: { 0: { states: bitsOf([BLINDED]) } } });
    expect(landing(fight, 0, FOE)).toBe(42);
    fight.parries[0] = true;
    // A monster of level 3 has a hit value of 13; bare skin is AC 10, and parrying improves it by 2.
    expect([landing(fight, FOE, 1), landing(fight, FOE, 0)]).toEqual([95, 95]);
    const unseen = battleWorld({
      monsters: [{ ac: 6, special_effects: chosen(monster.blank.special_effects, TURNS_INVISIBLE) }],
    });
    expect(landing(fightIn(unseen, {}).fight, 0, FOE)).toBe(65);
  });

  test('does twice as much to who sleeps and wakes it; who halves wounds is hurt half', () => {
    const { fight } = fightIn(world, {}, 0, 1, 1);
    fight.afflict(FOE, ASLEEP);
    strikeGroup(fight, 0, 0);
    expect(fight.battle.hp[FOE]).toBe(10);
    expect(fight.has(FOE, ASLEEP)).toBe(false);
    const halving = battleWorld({
      monsters: [{ ...hp(20), special_effects: chosen(monster.blank.special_effects, HALVES_WOUNDS) }],
    });
    const other = fightIn(halving, {}, 0, 1, 1);
    strikeGroup(other.fight, 0, 0);
    expect(other.fight.battle.hp[FOE]).toBe(18);
  });

  test('of a ninja kills at once, by its level and not against the great', () => {
    // Level 20: 40 %; level 3 resists with 37 %. A blow of 2d4 + 1 would not be enough.
    const members = { 0: { job: NINJA, level: 20 } };
    const { fight, reports } = fightIn(world, { members }, 0, 0, 0, 24);
    strikeGroup(fight, 0, 0);
    expect(reports.slice(-2)).toMatchObject([
      { kind: 'blow', isCritical: true },
      { kind: 'felled', seat: FOE },
    ]);
    expect(fight.outcome).toBe('won');
  });

  test.each([0, 1, 2])('at one who fell goes on by the rules (%i)', (targets_fallen) => {
    // Two blows per round: the first fells one of two, and the second is lost, or hits another one of the group or of the next group.
    const two = battleWorld({ monsters: [{ ...hp(1) }, { ...hp(10), ac: 10 }], rules: { targets_fallen } });
    const members = { 0: { job: FIGHTER, level: 10 } };
    const { fight, random } = fightIn(
      two,
      { count: 1, members },
      0,
      1,
      1,
      ...(targets_fallen === 2 ? [0, 0, 0, 99] : []),
    );
    strikeGroup(fight, 0, 0);
    expect(fight.battle.hp[FOE]).toBe(0);
    expect(fight.battle.hp[firstSeat(1)]).toBe(targets_fallen === 2 ? 7 : 10);
    expect(random.left).toEqual([]);
  });
});

describe('A round', () => {
  test('goes by the die and agility, of equal ones the party and the front first', () => {
    // Agility 8, 11, 9, 15, 11, 9 gives 0, 1, 1, 3, 1, 1. A die of 10 for each member, and d8 + 1 for the monster.
    const { fight } = fightIn(world, {}, 4, 3, 3, 0, 9, 0, 3);
    // The sums are 5, 5, 5, 4, 11, 2, and 5 for the monster.
    expect(sequence(fight)).toEqual([4, 0, 1, 2, FOE, 3, 5]);
  });

  test('of the surprised does not come', () => {
    const ambushed = fightIn(world, { setup: { surprise: 'monsters' } }).fight;
    expect(ordersOf(ambushed)).toEqual(Array.from({ length: 6 }, () => [{ act: 'wait' }]));
  });

  test('lets whoever stands behind strike with weapons that reach', () => {
    const { fight } = fightIn(world, {});
    const acts = ordersOf(fight).map((choices) => choices.map(({ act }) => act));
    expect(acts.map((one) => one.includes('strike'))).toEqual([true, true, true, false, false, false]);
  });
});

test('Blows of many rounds come to what the closed form says', () => {
  const { fight } = fightIn(battleWorld({ monsters: [{ ...hp(9999), ...attack(1, 4), ac: 2, level: 1 }] }), {});
  const random = new SeededRandom([5, 5]);
  Object.assign(fight, { random });
  const chance = landing(fight, 0, FOE) / 100;
  const rounds = 4000;
  let landed = 0;
  for (let round = 0; round < rounds; round++) {
    const before = fight.battle.hp[FOE] ?? 0;
    strikeGroup(fight, 0, 0);
    if ((fight.battle.hp[FOE] ?? 0) < before) landed++;
    fight.battle.hp[FOE] = 9999;
  }
  expect(Math.abs(landed - rounds * chance)).toBeLessThan(4 * Math.sqrt(rounds * chance * (1 - chance)));
});

test('Monsters strike each of the front alike', () => {
  const { fight } = fightIn(world, {});
  Object.assign(fight, { random: new SeededRandom([9, 9]) });
  const struck = [0, 0, 0, 0, 0, 0];
  const blows = 3000;
  for (let at = 0; at < blows; at++) {
    strikeSide(fight, FOE, false);
    fight.battle.hp.forEach((left, seat) => {
      if (seat < 6 && left < 10) struck[seat] = (struck[seat] ?? 0) + 1;
      if (seat < 6) fight.battle.hp[seat] = 10;
      fight.battle.states[seat] = 0;
    });
  }
  const landed = struck.reduce((sum, count) => sum + count, 0);
  expect(struck.slice(3)).toEqual([0, 0, 0]);
  for (const count of struck.slice(0, 3)) {
    expect(Math.abs(count - landed / 3)).toBeLessThan(4 * Math.sqrt((landed * 2) / 9));
  }
});

test('A round with settled rolls is fought to its end', () => {
  const weak = battleWorld({ monsters: [{ ...hp(3), ...attack(1, 4), ac: 10, experience: 60 }] });
  const { fight, random, reports } = fightIn(weak, {}, 9, 0, 0, 0, 0, 0, 0, 0, 1, 1);
  fightRound(
    fight,
    ordersOf(fight).flatMap(([one]) => one ?? []),
  );
  expect(fight.outcome).toBe('won');
  expect(fight.battle.experience).toBe(60);
  expect(random.left).toEqual([]);
  expect(reports.at(-1)).toEqual({ kind: 'felled', seat: FOE });
});
