// The beginnings and ends of battles, as inputs of the game.
import { describe, expect, test } from 'vitest';
import { EVIL, GOOD, NEUTRAL } from '#domain/catalogs/adventurers.ts';
import { ASLEEP, BLINDED, DEAD } from '#domain/catalogs/states.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { npcMagicRelated } from '#domain/resources/rules/npcMagicRelated.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { ordersIn } from '#game/modes/battle.ts';
import { bitsOf, hasBit, numbersIn } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Member } from '#game/state/Member.ts';
import { legalInputs } from '#game/step.ts';
import { compileFloor } from '#game/world/compileFloor.ts';
import type { World } from '#game/world/World.ts';
import { event } from '../../domain/map/sampleFloor.ts';
import { gameAt, play, type Short, sampleDocument, walled } from '../sampleWorld.ts';
import { sampleMembers } from '../state/sampleGame.ts';
import { attack, battleWorld, hp } from './sampleBattle.ts';

type Sketch = Parameters<typeof battleWorld>[0];

/** A world with a battle at (0, 1), as an event with the given id. */
function worldWith(sketch: Sketch, id = 1401, cell = {}): World {
  const world = battleWorld({
    ...sketch,
    records: { treasure_chest: { 1: treasureChest.blank, 2: treasureChest.blank }, ...sketch.records },
  });
  const there = { ...event(id, { '1': 1, '2': 2, B: 7, ...cell }) };
  const [floor] = sampleDocument({
    floors: { 1: walled({ '0,1': there }) },
    settings: { 1: { difficulty: 5, ...sketch.floor } },
  }).floors;
  return floor ? { ...world, floors: new Map([[1, compileFloor(floor)]]) } : world;
}

/** The party in front of the battle, each member with the changes of the test. */
const partyIn = (world: World, members: Readonly<Record<number, Partial<Member>>> = {}): GameState =>
  gameAt(
    world,
    {},
    {
      roster: sampleMembers.map((member, at) => ({ ...member, ...members[at] })),
      party: [0, 1, 2, 3, 4, 5],
    },
  );

/** Everybody attacks or parries. */
const round = (world: World, state: GameState): Short => ({
  do: 'round',
  orders: ordersIn(world, state).flatMap(([first]) => first ?? []),
});
const WEAK = { ...hp(1), ac: 10, experience: 300 };

/** Enters the battle, and fights until it ends. */
function fought(world: World, begun: GameState, most = 30) {
  let { state, kinds, reports } = play(world, begun, 'forward');
  for (let at = 0; at < most && state.mode === 'battle'; at++) {
    const after = play(world, state, round(world, state));
    ({ state } = after);
    kinds = [...kinds, ...after.kinds];
    reports = [...reports, ...after.reports];
  }
  return { state, kinds, reports };
}

describe('A battle that is won', () => {
  test('gives experience to those who are able, a line in the lexicon, and what the event has', () => {
    const world = worldWith({ monsters: [WEAK] });
    const { state, kinds } = fought(world, partyIn(world, { 5: { hp: 0, states: bitsOf([DEAD]) } }));
    expect(state.mode).toBe('labyrinth');
    expect(state.battle).toBeNull();
    // Two monsters of 300, shared by five members.
    expect(state.roster.map(({ experience }) => experience).slice(4)).toEqual([120, 0]);
    expect(numbersIn(state.lexicon)).toEqual([1]);
    expect(hasBit(state.flags, 7)).toBe(true);
    expect(kinds).toEqual(expect.arrayContaining(['battle', 'blow', 'felled', 'won', 'experience', 'flag']));
  });

  test('is worth as much of its experience as its setup says', () => {
    const world = worldWith({ monsters: [WEAK] });
    const floors = [...world.floors].map(([number, floor]) => {
      const events = [...floor.events].map(([cell, { operations, ...one }]) => {
        const halved = operations.map((operation) =>
          operation.op === 'battle' ? { ...operation, battle: { ...operation.battle, experience: 50 } } : operation,
        );
        return [cell, { ...one, operations: halved }] as const;
      });
      return [number, { ...floor, events: new Map(events) }] as const;
    });
    const half = { ...world, floors: new Map(floors) };
    // Half of two times 300, shared by six members.
    expect(fought(half, partyIn(half)).state.roster.map(({ experience }) => experience)).toEqual(Array(6).fill(50));
  });

  test.each([
    [1, [DEAD], 5],
    [2, [DEAD], 6],
  ])('shares it as the rules say (%i)', (exp_shared_by, states, sharers) => {
    const world = worldWith({ monsters: [WEAK], rules: { exp_shared_by } });
    const { state } = fought(world, partyIn(world, { 5: { hp: 0, states: bitsOf(states) } }));
    expect(state.roster[0]?.experience).toBe(600 / sharers);
  });

  test('is followed by the chest that the monsters have with them or in their room, and that by the event', () => {
    const chests = { random_chest: 1, room_chest: 2 };
    const world = worldWith({ monsters: [{ ...WEAK, ...chests }] });
    const { state } = fought(world, partyIn(world));
    expect(state.pending?.operation).toMatchObject({ op: 'latch', chest: 1 });
    expect(hasBit(play(world, state, 'leave').state.flags, 7)).toBe(true);
    const room = worldWith({ monsters: [{ ...WEAK, ...chests }] }, 1401, { room_id: 1 });
    expect(fought(room, partyIn(room)).state.pending?.operation).toMatchObject({ op: 'latch', chest: 2 });
  });

  test('ends what weighs on the mind, and nothing else', () => {
    const world = worldWith({ monsters: [WEAK], rules: { recover_sleep: 0 } });
    const { state } = fought(world, partyIn(world, { 4: { states: bitsOf([ASLEEP, BLINDED]) } }));
    expect(numbersIn(state.roster[4]?.states ?? [])).toEqual([BLINDED]);
  });
});

describe('Fleeing', () => {
  test('leaves the event undone; where it fails the monsters have a round', () => {
    const sure = worldWith({ monsters: [WEAK], rules: { flee_base: 95, flee_per_depth: 0 } });
    const { state, kinds } = play(sure, partyIn(sure), 'forward', 'flee', 'flee', 'flee');
    expect(kinds).toContain('fled');
    expect([state.mode, state.battle, numbersIn(state.flags)]).toEqual(['labyrinth', null, []]);
    const never = worldWith({ monsters: [{ ...hp(50), ...attack(1, 1), level: 9 }], rules: { flee_base: 0 } });
    const stayed = play(never, partyIn(never), 'forward', 'flee', 'flee');
    expect(stayed.kinds.filter((kind) => kind === 'fleeFailed')).toHaveLength(2);
    expect(stayed.state.roster.reduce((sum, member) => sum + member.hp, 0)).toBeLessThan(60);
    expect(stayed.state.battle?.round).toBe(2);
  });

  test.each([
    ['gold', { flee_loses: 1 }, {}, (state: GameState) => state.gold, 540],
    ['a thing', { flee_loses: 2 }, {}, (state: GameState) => state.roster[0]?.items.length, 0],
    ['spells', {}, { continued_ends: { 0: true, 1: true, 2: true } }, (state: GameState) => state.spells.length, 0],
    [
      'nothing',
      {},
      {},
      (state: GameState) => [state.gold, state.roster[0]?.items.length, state.spells.length],
      [600, 1, 1],
    ],
  ])('costs %s as the rules say', (_, rules, magic, of, left) => {
    const world = worldWith({
      monsters: [WEAK],
      rules: { flee_base: 95, flee_per_depth: 0, ...rules },
      records: { npc_magic_related: { 1: { ...blankOf(npcMagicRelated, 1), ...magic } }, item: { 1: item.blank } },
    });
    const items = [{ item: 1, worn: false, identified: true }];
    const begun = { ...partyIn(world, { 0: { items } }), gold: 600, spells: [{ spell: 61, steps: 50 }] };
    expect(of(play(world, begun, 'forward', 'flee', 'flee', 'flee').state)).toEqual(left);
  });

  test('scatters the party over a neighbouring cell where the rules say so', () => {
    const world = worldWith({ monsters: [WEAK], rules: { flee_base: 95, flee_per_depth: 0, flee_scatters: true } });
    const { x, y } = play(world, partyIn(world), 'forward', 'flee', 'flee', 'flee').state.place;
    expect([`${x},${y}`]).not.toContain('0,1');
  });

  test('is forbidden by the event', () => {
    const world = worldWith({ monsters: [WEAK] }, 1403);
    const { state } = play(world, partyIn(world), 'forward');
    expect(legalInputs(world, state).map((input) => input.do)).toEqual(['round']);
  });
});

describe('Friendly monsters', () => {
  test('go their way when asked, and fight when attacked', () => {
    const world = worldWith({ monsters: [WEAK], rules: { attack_friendly_shifts: 1000 } }, 1404);
    const members = { 0: { alignment: GOOD }, 1: { alignment: EVIL } };
    const { state } = play(world, partyIn(world, members), 'forward');
    expect(legalInputs(world, state)).toEqual([{ do: 'leave' }, { do: 'fight' }]);
    expect(ordersIn(world, state)).toEqual([]);
    expect(play(world, state, 'leave').state).toMatchObject({ mode: 'labyrinth', battle: null });
    const quarrel = play(world, state, 'fight').state;
    expect(quarrel.roster.slice(0, 2).map(({ alignment }) => alignment)).toEqual([NEUTRAL, EVIL]);
    expect(ordersIn(world, quarrel)).toHaveLength(6);
  });

  test('are met by chance where nobody is evil and the floor allows it', () => {
    const sketch = { monsters: [{ ...WEAK, friendly: true }], rules: { friendly_rate: 100 } };
    const met = (world: World, members = {}) =>
      play(world, partyIn(world, members), 'forward').state.battle?.isFriendly;
    const world = worldWith(sketch);
    expect([met(world), met(world, { 0: { alignment: EVIL } })]).toEqual([true, false]);
    expect(met(worldWith({ ...sketch, floor: { no_friendly_monsters: true } }))).toBe(false);
  });
});

test('Whoever falls is dead, and with the last of them the game goes on as the rules say', () => {
  const world = worldWith({ monsters: [{ ...hp(200), ...attack(9, 200, 9), level: 20 }] });
  const { state, kinds } = fought(world, partyIn(world));
  expect(kinds).toContain('wiped');
  expect([state.mode, state.battle, state.pending]).toEqual(['over', null, null]);
  expect(state.roster.every((member) => member.hp === 0 && hasBit(member.states, DEAD))).toBe(true);
});

test('Orders that do not fit are refused', () => {
  const world = worldWith({ monsters: [WEAK] });
  const { state } = play(world, partyIn(world), 'forward');
  const good = ordersIn(world, state).map(([first]) => first);
  const refused = [
    undefined,
    [],
    good.slice(1),
    good.map(() => ({ act: 'strike', group: 0 })),
    good.map(() => null),
    'x',
  ];
  for (const orders of refused) expect(play(world, state, { do: 'round', orders } as never).kinds).toEqual(['refused']);
  expect(play(world, state, { do: 'round', orders: good } as never).kinds).not.toContain('refused');
});

test('Companions come along, no more groups than the floor and the rules let there be', () => {
  const five = [1, 2, 3, 4, 5].map(() => ({ ...hp(3), group_count: { min: 9, max: 9 } }));
  const groups = (floor: object, rules: object = {}) => {
    const world = worldWith({ monsters: five, floor, rules });
    return play(world, partyIn(world), 'forward').state.battle;
  };
  expect(groups({ max_group_number: 6 })?.groups.map(({ monster }) => monster)).toEqual([1, 2, 3, 4, 5]);
  expect(groups({})?.groups).toHaveLength(4);
  expect(groups({ difficulty: 1 }, { most_groups_by_depth: true })?.groups).toHaveLength(2);
  // Two of the first group, as the event says; nine of the second, as difficulty 5 plus 4 of the rules allows.
  expect(groups({ max_group_number: 2 })?.hp.filter((left) => left === 3)).toHaveLength(11);
});
