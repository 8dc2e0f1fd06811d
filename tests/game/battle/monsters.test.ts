// The effects of monsters other than wounds, and their resistances.
import { describe, expect, test } from 'vitest';
import {
  BREAKS_ARMOR,
  BREAKS_WEAPONS,
  BURSTS,
  CALLS_ALLIES,
  DIVIDES,
  FLEES,
  KILLS_AT_A_BLOW,
  LETS_NOBODY_FLEE,
  PARALYZES,
  PETRIFIES,
  POISONS,
  PUTS_TO_SLEEP,
  STEALS,
  STRIKES_FIRST,
} from '#domain/catalogs/monsterTraits.ts';
import { AFRAID, ASHES, ASLEEP, DEAD, PARALYZED, PETRIFIED, POISONED, SILENCED } from '#domain/catalogs/states.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { act } from '#game/battle/act.ts';
import { breathe } from '#game/battle/breathe.ts';
import { endRound } from '#game/battle/endRound.ts';
import { sequence } from '#game/battle/fightRound.ts';
import { mayFlee } from '#game/battle/flee.ts';
import { conductOf } from '#game/battle/monsterConduct.ts';
import { strikeGroup, strikeSide } from '#game/battle/strike.ts';
import { befall } from '#game/fight/befall.ts';
import { foeFighter, type Monster } from '#game/fight/Fighter.ts';
import { SeededRandom } from '#game/random/Random.ts';
import { firstSeat } from '#game/state/BattleState.ts';
import { bitsOf } from '#game/state/bits.ts';
import { written } from '../sampleWorld.ts';
import { attack, battleWorld, chosen, fightIn, hp } from './sampleBattle.ts';

const FOE = firstSeat(0);
const { blank } = monster;
const optioned = (...codes: readonly number[]): Partial<Monster> => ({
  options: chosen(blank.options, ...codes) as Monster['options'],
});
const special = (...codes: readonly number[]): Partial<Monster> => ({
  special_effects: chosen(blank.special_effects, ...codes) as Monster['special_effects'],
});
const items = {
  1: written(item, 1, { type: 1, power: { count: 1, sides: 2, plus: 0 }, becomes: 3 }),
  2: written(item, 2, { type: 3, ac: -2, magic_effects: [51, 49, 0, 0, 0, 0] }),
  3: written(item, 3, {}),
  4: written(item, 4, { type: 9, magic_effects: [76, 0, 0, 0, 0, 0] }),
};
const held = (number: number, worn = true) => ({ item: number, worn, identified: true });
const worldOf = (one: Partial<Monster>, rules = {}) =>
  battleWorld({ monsters: [{ ...hp(20), ...attack(1, 1), ...one }], rules, records: { item: items } });

test.each([
  ['rolls', { rolls: 0, sides: 8, attacks: 2 }],
  ['sides', { rolls: 2, sides: 0, attacks: 2 }],
  ['strikes', { rolls: 2, sides: 8, attacks: 0 }],
])('An attack without %s is no blow, and those after it are', (_, empty) => {
  const attacks = blank.attacks.map((none, at) => [empty, { rolls: 1, sides: 4, attacks: 2 }][at] ?? none);
  const { blows } = foeFighter(1, written(monster, 1, { attacks }));
  expect(blows).toEqual([{ dice: { count: 1, sides: 4, plus: 0 }, times: 2 }]);
});

describe('A blow of a monster', () => {
  // Member 0 is attacked: one of three, the blow hits, one hit point; then 20 %, and a saving throw that fails.
  test.each([
    [PUTS_TO_SLEEP, ASLEEP],
    [PETRIFIES, PETRIFIED],
    [POISONS, POISONED],
    [PARALYZES, PARALYZED],
    [KILLS_AT_A_BLOW, DEAD],
  ])('with option %i brings state %i', (option, state) => {
    const { fight, random } = fightIn(worldOf(optioned(option)), {}, 0, 0, 0, 19, 99);
    strikeSide(fight, FOE, false);
    expect(fight.has(0, state)).toBe(true);
    expect(random.left).toEqual([]);
  });

  test.each([
    ['comes seldom', [0, 0, 0, 20]],
    ['is saved against', [0, 0, 0, 19, 4]],
  ])('brings nothing where it %s', (_, rolls) => {
    const { fight, random } = fightIn(worldOf(optioned(POISONS)), {}, ...rolls);
    strikeSide(fight, FOE, false);
    expect([fight.has(0, POISONED), random.left]).toEqual([false, []]);
  });

  test('brings it a quarter as often to who is warded', () => {
    const { fight } = fightIn(worldOf(optioned(POISONS)), { members: { 0: { items: [held(2)] } } }, 0, 0, 0, 5);
    strikeSide(fight, FOE, false);
    expect(fight.has(0, POISONED)).toBe(false);
  });

  test('drains levels once a round; who has none left is ash', () => {
    const drains = worldOf({ level_drain: 2, ...attack(1, 1, 2) });
    const members = { 0: { level: 5, hp: 50, max_hp: 50 } };
    const { fight, run, random } = fightIn(drains, { members }, 0, 0, 0, 0, 99, 0, 0, 0);
    strikeSide(fight, FOE, false);
    expect(fight.battle.mostHp[0]).toBe(30);
    fight.store();
    expect(run.draft.roster[0]).toMatchObject({ level: 3, max_hp: 30, hp: 29 });
    expect(random.left).toEqual([]);
    const weak = fightIn(worldOf({ level_drain: 2 }), {}, 0, 0, 0, 0, 99).fight;
    strikeSide(weak, FOE, false);
    expect(weak.has(0, ASHES)).toBe(true);
  });

  test('steals what is not worn, or gold', () => {
    const members = { 0: { items: [held(1), held(3, false)] } };
    const { fight, run } = fightIn(worldOf(optioned(STEALS)), { members }, 0, 0, 0, 0, 99);
    strikeSide(fight, FOE, false);
    expect(run.draft.roster[0]?.items).toEqual([held(1)]);
    const poor = fightIn(worldOf(optioned(STEALS)), {}, 0, 0, 0, 0, 99);
    poor.run.apply({ op: 'earn', gold: 600 - poor.run.draft.gold });
    strikeSide(poor.fight, FOE, false);
    expect(poor.run.draft.gold).toBe(540);
  });

  test('breaks weapons and armour into what they become', () => {
    const members = { 0: { items: [held(1), held(2)] } };
    const { fight, run } = fightIn(worldOf(optioned(BREAKS_WEAPONS)), { members }, 0, 0, 0, 0, 99);
    strikeSide(fight, FOE, false);
    expect(run.draft.roster[0]?.items).toEqual([{ ...held(3, false), identified: false }, held(2)]);
    const bare = fightIn(worldOf(optioned(BREAKS_ARMOR)), { members }, 0, 0, 0, 0, 99);
    expect(bare.fight.ac[0]).toBe(8);
    strikeSide(bare.fight, FOE, false);
    expect(bare.run.draft.roster[0]?.items).toEqual([held(1)]);
    expect(bare.fight.ac[0]).toBe(10);
  });
});

describe('A monster that is struck', () => {
  test('divides into two halves while its group has room', () => {
    const { fight } = fightIn(worldOf(special(DIVIDES)), {}, 0, 0, 0);
    strikeGroup(fight, 0, 0);
    // 20 minus 3 hit points, divided in two.
    expect(fight.group(0).map((seat) => fight.battle.hp[seat])).toEqual([9, 8]);
  });

  test('bursts when it falls, over those in front', () => {
    const { fight } = fightIn(worldOf({ ...hp(3), ...special(BURSTS) }), {}, 0, 1, 1, 99, 99, 0);
    act(fight, 0, { act: 'strike', group: 0 });
    // Half of three is one; a saving throw avoids that.
    expect(fight.battle.hp.slice(0, 4)).toEqual([9, 9, 10, 10]);
  });

  test('is poisoned by weapons that are made for it, and less where it is resistant', () => {
    const members = { 0: { items: [held(4)] } };
    const { fight } = fightIn(worldOf({}), { members }, 0, 0, 0, 19, 99);
    strikeGroup(fight, 0, 0);
    expect(fight.has(FOE, POISONED)).toBe(true);
    const resistances = chosen(blank.resistances, 4) as Monster['resistances'];
    const other = fightIn(worldOf({ resistances }), { members }, 0, 0, 0, 10).fight;
    strikeGroup(other, 0, 0);
    expect(other.has(FOE, POISONED)).toBe(false);
  });
});

describe('Breath', () => {
  test('hurts all by the hit points of who breathes; half of it who saves, by the rules who is warded', () => {
    const world = worldOf({ ...hp(8), breath: 1 });
    const { fight } = fightIn(world, { members: { 1: { items: [held(2)] } } }, 99, 99, 0, 99, 99, 99);
    breathe(fight, FOE, false);
    expect(fight.battle.hp.slice(0, 6)).toEqual([6, 8, 8, 6, 6, 6]);
  });

  test('of poison and of stone brings its state to who does not save', () => {
    const breaths = [5, 6].map((breath) => {
      const { fight } = fightIn(worldOf({ ...hp(8), breath }), {}, ...Array.from({ length: 12 }, () => 99));
      breathe(fight, FOE, false);
      return [fight.has(5, POISONED), fight.has(5, PETRIFIED)];
    });
    expect(breaths).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('of the other side hurts the resistant less and the weak more', () => {
    const lost = (one: Partial<Monster>) => {
      const world = battleWorld({
        monsters: [
          { ...hp(8), breath: 1 },
          { ...hp(50), ...one },
        ],
      });
      const { fight } = fightIn(world, {});
      breathe(fight, FOE, true);
      return 50 - (fight.battle.hp[firstSeat(1)] ?? 0);
    };
    const resistances = chosen(blank.resistances, 0) as Monster['resistances'];
    const weaknesses = chosen(blank.weaknesses, 0) as Monster['weaknesses'];
    expect([lost({}), lost({ resistances }), lost({ weaknesses })]).toEqual([4, 2, 6]);
  });
});

describe('The conduct of a monster', () => {
  const conduct = (one: Partial<Monster>, state: number | undefined, ...rolls: readonly number[]) => {
    const { fight, random } = fightIn(worldOf(one), {}, ...rolls);
    if (state !== undefined) fight.afflict(FOE, state);
    const chosenOne = conductOf(fight, FOE);
    expect(random.left).toEqual([]);
    return chosenOne;
  };

  test('is to flee in fear, to call, to breathe, to cast, or else to strike', () => {
    expect(conduct(optioned(FLEES), AFRAID)).toEqual({ act: 'flee' });
    expect(conduct(optioned(FLEES), undefined)).toEqual({ act: 'strike' });
    expect(conduct(optioned(CALLS_ALLIES), undefined, 74)).toEqual({ act: 'call' });
    const all = { ...optioned(CALLS_ALLIES), breath: 1, breath_rate: 30, mage_spell_level: 1, spell_probability: 60 };
    expect(conduct(all, undefined, 75, 29)).toEqual({ act: 'breathe' });
    // The mage spells of level 1 for monsters are 6 and 18.
    expect(conduct(all, undefined, 75, 30, 59, 0, 1)).toEqual({ act: 'cast', spell: 18 });
    expect(conduct(all, undefined, 75, 30, 60)).toEqual({ act: 'strike' });
    expect(conduct(all, SILENCED, 75, 30)).toEqual({ act: 'strike' });
  });

  test('is not to flee while a spell holds it, and what holds another or is no such spell lets it go', () => {
    const conductUnder = (seat: number, spell: number) => {
      const { fight } = fightIn(worldOf(optioned(FLEES)), { count: 2 });
      fight.afflict(FOE, AFRAID);
      fight.last({ seat, spell, rounds: 3 });
      return conductOf(fight, FOE);
    };
    const [holding, hastening, moving] = [52, 50, 3];
    expect(conductUnder(FOE, holding)).toEqual({ act: 'strike' });
    expect(conductUnder(FOE + 1, holding)).toEqual({ act: 'flee' });
    expect(conductUnder(FOE, hastening)).toEqual({ act: 'flee' });
    expect(conductUnder(FOE, moving)).toEqual({ act: 'flee' });
  });

  test('brings one more when it calls, and leaves nothing when it runs', () => {
    const { fight } = fightIn(worldOf(optioned(CALLS_ALLIES)), {}, 0);
    act(fight, FOE, undefined);
    expect(fight.group(0)).toHaveLength(2);
    const fled = fightIn(worldOf({ ...optioned(FLEES), experience: 9 }), {}).fight;
    fled.afflict(FOE, AFRAID);
    act(fled, FOE, undefined);
    expect([fled.outcome, fled.battle.experience, fled.battle.felled]).toEqual(['won', 0, 0]);
  });

  test('that strikes first does so, and one that lets nobody flee does not', () => {
    const { fight } = fightIn(worldOf(special(STRIKES_FIRST, LETS_NOBODY_FLEE)), {}, 9, 9, 9, 9, 9, 9, 0);
    expect(sequence(fight)[0]).toBe(FOE);
    expect(mayFlee(fight)).toBe(false);
  });
});

describe('The end of a round', () => {
  test('hurts the poisoned, lets monsters recover and ends what ends by itself', () => {
    const { fight, random } = fightIn(worldOf({ recovery: 3 }), {}, 24, 9, 10, 30);
    fight.afflict(0, POISONED);
    fight.afflict(1, ASLEEP);
    fight.afflict(2, ASLEEP);
    fight.afflict(3, POISONED);
    fight.battle.hp[FOE] = 10;
    endRound(fight);
    expect(random.left).toEqual([]);
    expect(fight.battle.hp[0]).toBe(9);
    expect([fight.has(1, ASLEEP), fight.has(2, ASLEEP)]).toEqual([false, true]);
    expect(fight.battle.hp[FOE]).toBe(13);
  });

  test('comes over who can act again', () => {
    const { fight } = fightIn(worldOf({}), { members: { 0: { states: bitsOf([PARALYZED]) } } });
    expect([fight.canAct(0), fight.canAct(1)]).toEqual([false, true]);
  });
});

test('A monster that is turned to stone is beaten', () => {
  const { fight } = fightIn(worldOf({ experience: 40 }), {});
  befall(fight, FOE, PETRIFIED);
  expect([fight.outcome, fight.battle.experience]).toEqual(['won', 40]);
});

test('Blows bring states as often as the rule says', () => {
  const { fight } = fightIn(worldOf({ ...optioned(POISONS), level: 1 }), { members: { 0: { hp: 10 } } });
  Object.assign(fight, { random: new SeededRandom([3, 4]) });
  const rounds = 6000;
  let [landed, poisoned] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    strikeSide(fight, FOE, false);
    for (let seat = 0; seat < 3; seat++) {
      if ((fight.battle.hp[seat] ?? 0) < 10) landed++;
      if (fight.has(seat, POISONED)) poisoned++;
      fight.battle.hp[seat] = 10;
      fight.battle.states[seat] = 0;
    }
  }
  // With luck 6, 8 and 6 and the wards of a gnome, each saves with 5 to 10 %.
  expect(poisoned / landed).toBeGreaterThan(0.15);
  expect(poisoned / landed).toBeLessThan(0.21);
});
