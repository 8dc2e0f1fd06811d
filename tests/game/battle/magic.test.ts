// The effects of spells in a battle, and actions of members other than attacks.
import { describe, expect, test } from 'vitest';
import { NINJA, PRIEST, THIEF } from '#domain/catalogs/adventurers.ts';
import { WARD_EFFECTS } from '#domain/catalogs/magicEffects.ts';
import { UNDEAD } from '#domain/catalogs/monsterFamilies.ts';
import { BREAKS_SPELLS, TURNS_BACK } from '#domain/catalogs/monsterTraits.ts';
import { SPELL_STATE } from '#domain/catalogs/spellTerms.ts';
import { ASLEEP, CHARMED, SILENCED } from '#domain/catalogs/states.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { npcMagicRelated } from '#domain/resources/rules/npcMagicRelated.ts';
import { spell } from '#domain/resources/spell.ts';
import { act } from '#game/battle/act.ts';
import { castAsMonster, castAsOrdered, takeEffect } from '#game/battle/cast.ts';
import { endRound } from '#game/battle/endRound.ts';
import { ordersOf } from '#game/battle/orders.ts';
import { strikeGroup, strikeSide } from '#game/battle/strike.ts';
import type { Monster } from '#game/fight/Fighter.ts';
import type { Order } from '#game/inputs.ts';
import { employHeld } from '#game/spells/employHeld.ts';
import { firstSeat, PARTY_SEATS } from '#game/state/BattleState.ts';
import { bitsOf } from '#game/state/bits.ts';
import type { Member } from '#game/state/Member.ts';
import { written } from '../sampleWorld.ts';
import { attack, type Begun, battleWorld, chosen, constantFight, fightIn, hp } from './sampleBattle.ts';

const FOE = firstSeat(0);
const MAGE = 4;
const { blank } = monster;
const special = (...codes: readonly number[]): Partial<Monster> => ({
  special_effects: chosen(blank.special_effects, ...codes) as Monster['special_effects'],
});
const uses = { mage: Array.from({ length: 12 }, () => 1), priest: Array.from({ length: 12 }, () => 1) };
const knowing = (...spells: readonly number[]): Partial<Member> => ({ known: bitsOf(spells), uses });
const sketch = (one: Partial<Monster>, rest: Partial<Parameters<typeof battleWorld>[0]> = {}) =>
  battleWorld({ monsters: [{ ...hp(30), ...attack(1, 1), level: 1, ...one }], ...rest });
const low = (one: Partial<Monster>, begun: Begun = {}, rest = {}) => constantFight(sketch(one, rest), begun, true);
const high = (one: Partial<Monster>, begun: Begun = {}, rest = {}) => constantFight(sketch(one, rest), begun, false);

describe('A spell', () => {
  test('costs a use, and is lost on who was silenced before its turn', () => {
    const { fight, run, reports } = high({}, { members: { [MAGE]: knowing(18) } });
    castAsOrdered(fight, MAGE, 18, 0);
    expect([fight.battle.hp[FOE], run.draft.roster[MAGE]?.uses.mage[0]]).toEqual([22, 0]);
    castAsOrdered(fight, MAGE, 18, 0);
    expect(fight.battle.hp[FOE]).toBe(22);
    const silenced = high({}, { members: { [MAGE]: { ...knowing(18), states: bitsOf([SILENCED]) } } });
    expect(ordersOf(silenced.fight)[MAGE]?.some(({ act: does }) => does === 'cast')).toBe(false);
    castAsOrdered(silenced.fight, MAGE, 18, 0);
    expect(silenced.fight.battle.hp[FOE]).toBe(30);
    expect(reports.map(({ kind }) => kind)).not.toContain('fizzles');
  });

  test('fails in battles as often as the rules say, and is forgotten where it says so', () => {
    const failing = {
      records: { npc_magic_related: { 1: written(npcMagicRelated, 1, { magic_in_battle_fails: 100 }) } },
    };
    const { fight } = high({}, { members: { [MAGE]: knowing(18) } }, failing);
    castAsOrdered(fight, MAGE, 18, 0);
    expect(fight.battle.hp[FOE]).toBe(30);
    const once = { records: { spell: { 18: { ...blankOf(spell, 18), forgets: true } } } };
    const forgot = high({}, { members: { [MAGE]: knowing(18) } }, once);
    castAsOrdered(forgot.fight, MAGE, 18, 0);
    expect(forgot.run.draft.roster[MAGE]?.known).toEqual([]);
  });

  test('is kept off by a screen, which may lose a point, and turned back by who does that', () => {
    const screened = low(special(BREAKS_SPELLS)).fight;
    expect(screened.battle.screens[FOE]).toBe(5);
    takeEffect(screened, MAGE, 18, 0);
    expect([screened.battle.screens[FOE], screened.battle.hp[FOE]]).toEqual([4, 30]);
    const turned = low(special(TURNS_BACK)).fight;
    takeEffect(turned, MAGE, 18, 0);
    expect([turned.battle.hp[FOE], turned.battle.hp[MAGE]]).toEqual([30, 10]);
    const mirror = fightIn(sketch(special(TURNS_BACK)), {}, 49, 99, 7, 99).fight;
    takeEffect(mirror, MAGE, 18, 0);
    expect([mirror.battle.hp[FOE], mirror.battle.hp[MAGE]]).toEqual([30, 2]);
  });

  test('is kept off by a screen from the first round on by who wears what wards from spells', () => {
    const records = { item: { 1: written(item, 1, { type: 9, magic_effects: [WARD_EFFECTS.spells, 0, 0, 0, 0, 0] }) } };
    const worn = [{ item: 1, worn: true, identified: true }];
    const { fight } = low({}, { members: { [MAGE]: { items: worn } } }, { records });
    expect(fight.battle.screens.slice(0, PARTY_SEATS)).toEqual([0, 0, 0, 0, 5, 0]);
  });

  test('of a school is resisted by who is made so', () => {
    const { fight } = low({ wizard_spell_resistance: 1 });
    takeEffect(fight, MAGE, 20, 0);
    expect(fight.battle.hp[FOE]).toBe(30);
    takeEffect(fight, MAGE, 25, 0);
    expect(fight.battle.hp[FOE]).toBeLessThan(30);
  });

  test('hurts the resistant half and the weak twice as much, and half who saves', () => {
    const left = (one: Partial<Monster>) => {
      const { fight } = high(one);
      takeEffect(fight, MAGE, 18, 0);
      return 30 - (fight.battle.hp[FOE] ?? 0);
    };
    const resistances = chosen(blank.resistances, 0) as Monster['resistances'];
    const weaknesses = chosen(blank.weaknesses, 0) as Monster['weaknesses'];
    expect([left({}), left({ resistances }), left({ weaknesses })]).toEqual([8, 4, 16]);
    const saved = fightIn(sketch({}), {}, 7, 0).fight;
    takeEffect(saved, MAGE, 18, 0);
    expect(saved.battle.hp[FOE]).toBe(26);
  });

  test('goes on to the next with what it leaves, where the rules say so', () => {
    const world = (group_spell_spill: boolean) =>
      battleWorld({ monsters: [{ ...hp(10), level: 1 }], rules: { group_spell_spill } });
    const left = (spills: boolean) => {
      const { fight } = constantFight(world(spills), { count: 3 }, true);
      fight.battle.hp[FOE] = 1;
      // The minimum of 4d6 is 4, and a saving throw halves it to 2.
      takeEffect(fight, MAGE, 22, 0);
      return fight.battle.hp[FOE + 1];
    };
    expect([left(false), left(true)]).toEqual([8, 7]);
  });

  test('of a monster is meant for the party', () => {
    const { fight } = high({ level: 10 });
    castAsMonster(fight, FOE, 21, false);
    expect(fight.battle.hp.slice(0, 6)).toEqual([2, 2, 2, 2, 2, 2]);
    const { fight: asleep } = low({ level: 10 });
    castAsMonster(asleep, FOE, 6, false);
    expect([0, 1, 2, 3, 4, 5].every((seat) => asleep.has(seat, ASLEEP))).toBe(true);
    const { fight: warded } = high({ level: 10 });
    castAsMonster(warded, FOE, 38, false);
    expect(warded.ac[FOE]).toBe(8);
  });

  test('ends with its rounds, and the state with it that it holds', () => {
    const { fight } = low({ level: 1 });
    takeEffect(fight, MAGE, 11, 0);
    takeEffect(fight, MAGE, 50, -1);
    expect([fight.has(FOE, CHARMED), fight.order[0]]).toEqual([true, 5]);
    for (let round = 0; round < 2; round++) endRound(fight);
    expect([fight.has(FOE, CHARMED), fight.order[0]]).toEqual([true, 5]);
    endRound(fight);
    expect([fight.has(FOE, CHARMED), fight.order[0]]).toEqual([false, 0]);
  });

  test('lets the charmed strike their own side, and blows pass through who has no body', () => {
    const world = battleWorld({ monsters: [{ ...hp(30), ...attack(2, 1) }, { ...hp(30) }] });
    const { fight } = constantFight(world, {}, true);
    fight.afflict(FOE, CHARMED);
    act(fight, FOE, undefined);
    expect(fight.battle.hp[firstSeat(1)]).toBe(28);
    fight.last({ seat: FOE, spell: 6, rounds: 3, state: SPELL_STATE.spirit });
    strikeGroup(fight, 0, 0);
    expect(fight.battle.hp[FOE]).toBe(30);
    strikeSide(fight, FOE, false);
    expect(fight.battle.hp.slice(0, 3)).toEqual([10, 10, 10]);
  });
});

describe('A member', () => {
  const acts = (orders: readonly Order[] | undefined) => [...new Set(orders?.map(({ act: does }) => does))];

  test('hides where its class can: blows do not find it, and its own do twice as much', () => {
    const { fight } = low({}, { members: { 0: { job: THIEF }, 1: { job: NINJA } } });
    const orders = ordersOf(fight);
    expect([acts(orders[0]), acts(orders[1])].map((one) => one.includes('hide'))).toEqual([true, true]);
    expect(acts(orders[2])).not.toContain('hide');
    act(fight, 0, { act: 'hide' });
    expect(fight.battle.hidden).toEqual([0]);
    strikeSide(fight, FOE, false);
    expect(fight.battle.hp.slice(0, 2)).toEqual([10, 9]);
    // The minimum of 2d2, and 1 for strength, twice.
    strikeGroup(fight, 0, 0);
    expect([fight.battle.hp[FOE], fight.battle.hidden]).toEqual([24, []]);
  });

  test('sends the undead away where its class can, and nobody else', () => {
    const members = { 2: { job: PRIEST, level: 1 } };
    const { fight } = low({ family: UNDEAD, experience: 9 }, { members, count: 2 });
    expect(acts(ordersOf(fight)[2])).toContain('dispel');
    act(fight, 2, { act: 'dispel', group: 0 });
    expect([fight.outcome, fight.battle.experience]).toEqual(['won', 0]);
    const paid = low({ family: UNDEAD, experience: 9 }, { members }, { rules: { dispelled_gives_exp: true } }).fight;
    act(paid, 2, { act: 'dispel', group: 0 });
    expect(paid.battle.experience).toBe(9);
    const living = low({}, { members }).fight;
    act(living, 2, { act: 'dispel', group: 0 });
    expect(living.isHere(FOE)).toBe(true);
  });

  const scroll = written(item, 1, { type: 10, magic_effects: [103, 0, 0, 0, 0, 0] });
  const ring = written(item, 2, { type: 9, magic_effects: [90, 0, 0, 0, 0, 0] });
  const tome = written(item, 3, { type: 12, magic_effects: [121, 0, 0, 0, 0, 0] });
  const things = { records: { item: { 1: scroll, 2: ring, 3: tome } } };
  const held = (number: number) => ({ item: number, worn: false, identified: true });

  test('uses what it bears for a spell, which may break it', () => {
    const { fight, run } = high({}, { members: { 5: { items: [held(1)] } } }, things);
    const order: Order = { act: 'use', slot: 0, target: 0 };
    expect(ordersOf(fight)[5]).toContainEqual(order);
    act(fight, 5, order);
    expect(fight.battle.hp[FOE]).toBe(22);
    expect(run.draft.roster[5]?.items).toEqual([]);
    // A ring heals three times and stays.
    const healing = high({}, { members: { 5: { items: [held(2)], hp: 1, max_hp: 200 } } }, things);
    act(healing.fight, 5, { act: 'use', slot: 0, target: 5 });
    expect(healing.fight.battle.hp[5]).toBe(1 + 3 * 24);
    expect(healing.run.draft.roster[5]?.items).toHaveLength(1);
  });

  test('is raised for ever by what does that, out of battles', () => {
    const { run } = high({}, { members: { 0: { items: [held(3)] } } }, things);
    expect(employHeld(run, 0, 0, -1)).toBe(true);
    expect(run.draft.roster[0]).toMatchObject({ items: [], stats: { strength: 17 } });
    expect(employHeld(run, 0, 0, -1)).toBe(false);
  });

  test('whose hand is hurt strikes nobody', () => {
    const { fight } = low({}, { members: { 0: { isHandHurt: true } } });
    strikeGroup(fight, 0, 0);
    expect(fight.battle.hp[FOE]).toBe(30);
  });
});

test('Where the place moves the party its order changes, and all that lasts goes with whom it is on', () => {
  const world = sketch({}, { floor: { force_movement_in_battle: 99 } });
  const { fight, run } = constantFight(world, { members: { 0: { hp: 4 } } }, true);
  takeEffect(fight, 0, 36, -1);
  endRound(fight);
  expect(run.draft.party).toEqual([1, 2, 3, 4, 5, 0]);
  expect([fight.battle.hp[5], fight.ac[5], fight.ac[0]]).toEqual([4, 8, 10]);
});
