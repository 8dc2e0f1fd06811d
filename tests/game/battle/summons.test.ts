// Summoned allies: how long they stay, and whether they follow orders.
import { describe, expect, test } from 'vitest';
import { SUMMON_ROWS, THE_ONE } from '#domain/catalogs/ruleRows.ts';
import { rememberAndSummonSpell } from '#domain/resources/rules/rememberAndSummonSpell.ts';
import { orderedSeats, ordersIn } from '#game/modes/battle.ts';
import { PARTY_SEATS } from '#game/state/BattleState.ts';
import { bitsOf } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';
import { event } from '../../domain/map/sampleFloor.ts';
import { gameAt, play, sampleWorld, walled, written } from '../sampleWorld.ts';
import { sampleMembers } from '../state/sampleGame.ts';
import { attack, battleWorld, hp } from './sampleBattle.ts';

const CALL_KINDRED = 53;
const CALLER = 4;
const WOLF = 3;
const [IN_BATTLE, UNTIL_CAMP, UNTIL_FALLEN] = [0, 1, 2];

/** A world with a weak enemy at (0, 1), and a wolf that can be summoned. */
function worldWith(summon_stays: number, summon_obeys = false): World {
  const made = battleWorld({
    monsters: [
      { ...hp(3), ac: 10, companion_probability: 0 },
      {},
      { ...hp(20), ...attack(2, 4), level: 3, companion_probability: 0 },
    ],
    records: {
      remember_and_summon_spell: {
        [THE_ONE]: written(rememberAndSummonSpell, THE_ONE, { summon_stays, summon_obeys }),
        [SUMMON_ROWS.first]: written(rememberAndSummonSpell, SUMMON_ROWS.first, {
          ...{ monster: WOLF, spell_level: 6, weight: 1 },
        }),
      },
    },
  });
  const { floors } = sampleWorld({
    floors: { 1: walled({ '0,1': event(1401, { '1': 1, '2': 1 }), '0,3': event(1401, { '1': 1, '2': 1 }) }) },
  });
  return { ...made, floors };
}

/** The state after a member has summoned while all others parried. */
function called(world: World): GameState {
  const uses = Array.from({ length: 12 }, () => 9);
  const caller = { known: bitsOf([CALL_KINDRED]), uses: { mage: uses, priest: uses }, level: 20 };
  const roster = sampleMembers.map((one, at) => ({ ...one, hp: 40, max_hp: 40, ...(at === CALLER && caller) }));
  const begun = play(world, gameAt(world, {}, { roster, party: [0, 1, 2, 3, 4, 5] }), 'forward').state;
  const orders = begun.party.map((at) =>
    at === CALLER ? ({ act: 'cast', spell: CALL_KINDRED, target: -1 } as const) : ({ act: 'parry' } as const),
  );
  const { state, kinds } = play(world, begun, { do: 'round', orders });
  expect(kinds).toContain('summoned');
  return state;
}

const wins = (world: World, state: GameState): GameState => {
  const after = play(world, state, 'win').state;
  return after.mode === 'labyrinth' ? after : play(world, after, 'next').state;
};

describe('Who was called', () => {
  test('stays for the battle, until a camp is broken or the city reached, or until it falls: as the rules say', () => {
    const staysAfter = (summon_stays: number, ...then: Parameters<typeof play>[2][]) => {
      const world = worldWith(summon_stays);
      const won = wins(world, called(world));
      expect(won.mode).toBe('labyrinth');
      return play(world, won, ...then).state.followers?.map(({ monster }) => monster) ?? [];
    };
    expect(staysAfter(IN_BATTLE)).toEqual([]);
    expect(staysAfter(UNTIL_CAMP)).toEqual([WOLF]);
    expect(staysAfter(UNTIL_CAMP, 'camp', 'leave')).toEqual([]);
    expect(staysAfter(UNTIL_FALLEN, 'camp', 'leave')).toEqual([WOLF]);
  });

  test('stands in the next battle as it was left', () => {
    const world = worldWith(UNTIL_FALLEN);
    const won = wins(world, called(world));
    const hurt = { ...won, followers: won.followers?.map((one) => ({ ...one, hp: 7 })) ?? [] };
    const next = play(world, hurt, 'forward', 'forward').state;
    expect(next.mode).toBe('battle');
    expect([next.battle?.allies, next.battle?.hp[PARTY_SEATS], next.battle?.mostHp[PARTY_SEATS]]).toEqual([
      [WOLF],
      7,
      20,
    ]);
    expect(wins(world, next).followers).toEqual([{ monster: WOLF, hp: 7, most: 20 }]);
  });

  test('is told what to do where the rules say so, and does it', () => {
    const own = called(worldWith(IN_BATTLE));
    expect(orderedSeats(worldWith(IN_BATTLE), own)).toEqual([0, 1, 2, 3, 4, 5]);
    const world = worldWith(IN_BATTLE, true);
    const state = called(world);
    expect(orderedSeats(world, state)).toEqual([0, 1, 2, 3, 4, 5, PARTY_SEATS]);
    expect(
      ordersIn(world, state)
        .at(-1)
        ?.map(({ act }) => act),
    ).toEqual(['strike', 'freely', 'parry']);
    const parries = state.party.map(() => ({ act: 'parry' }) as const);
    const { reports } = play(world, state, { do: 'round', orders: [...parries, { act: 'parry' }] });
    expect(reports).toContainEqual({ kind: 'parries', seat: PARTY_SEATS });
    const struck = play(world, state, { do: 'round', orders: [...parries, { act: 'strike', group: 0 }] });
    expect(struck.reports.some((one) => one.kind === 'blow' && one.seat === PARTY_SEATS)).toBe(true);
    // Orders without one for the ally are refused.
    expect(play(world, state, { do: 'round', orders: parries }).kinds).toEqual(['refused']);
  });
});
