import { describe, expect, test } from 'vitest';
import { DEAD } from '#domain/catalogs/states.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { type LabyrinthSetting, labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { battleSystemTreasureChest } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { fitState } from '#game/saves/fitState.ts';
import { restingSchema } from '#game/saves/restingState.ts';
import { bitsOf, numbersIn } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import { newGame } from '#game/state/newGame.ts';
import { legalInputs } from '#game/step.ts';
import { drawn, event } from '../../domain/map/sampleFloor.ts';
import { gameAt, play, sampleWorld, written } from '../sampleWorld.ts';

const CROWN = 9;

const cityOf = (setting: Partial<LabyrinthSetting>, more: Parameters<typeof sampleWorld>[0]['records'] = {}) =>
  sampleWorld({
    floors: { 1: drawn({ '0,1': event(2103) }), 2: drawn({}) },
    records: {
      item: { [CROWN]: written(item, CROWN, { vanishes_on_wipe: true }) },
      labyrinth_message: { 1: labyrinthMessage.blank },
      labyrinth_setting: {
        0: written(labyrinthSetting, 0, {
          map_hierarchy: { start: 1, end: 1 },
          labyrinth_entrance: { x: 0, y: 0, map: 1 },
          ...setting,
        }),
        1: written(labyrinthSetting, 1, {
          map_hierarchy: { start: 2, end: 2 },
          labyrinth_entrance: { x: 3, y: 3, map: 2 },
        }),
      },
      ...more,
    },
  });
const begun = (world: ReturnType<typeof cityOf>) => newGame(world.beginning, [1, 2]);
const entrancesTo = (world: ReturnType<typeof cityOf>, game: GameState) =>
  legalInputs(world, game).filter((input) => input.do === 'enter');
const withCrown = (world: ReturnType<typeof cityOf>) => {
  const game = gameAt(world);
  const items = [{ item: CROWN, worn: false, identified: true }];
  return { ...game, roster: game.roster.map((member, at) => (at === 1 ? { ...member, items } : member)) };
};

describe('From the city one', () => {
  test('enters the labyrinths that are open, by what their entrance says', () => {
    const world = cityOf({ message_number: 1 });
    const game = begun(world);
    expect(game.party).toHaveLength(6);
    expect(entrancesTo(world, game)).toEqual([{ do: 'enter', labyrinth: 0 }]);
    const told = play(world, game, { do: 'enter', labyrinth: 0 }).state;
    expect([told.mode, told.place.floor]).toEqual(['talk', 0]);
    const inside = play(world, told, 'next').state;
    expect([inside.mode, inside.place]).toEqual(['labyrinth', { floor: 1, x: 0, y: 0, facing: 1 }]);
    expect(play(world, game, { do: 'enter', labyrinth: 1 }).kinds).toEqual(['refused']);
  });

  test('enters by a condition, and with somebody who can walk', () => {
    const world = cityOf({
      intrusion_condition_required: true,
      intrusion_condition_number: 6,
      condition: { ...labyrinthSetting.blank.condition, item: CROWN },
    });
    expect(entrancesTo(world, begun(world))).toEqual([]);
    const game = { ...begun(world), roster: withCrown(world).roster };
    expect(entrancesTo(world, game)).toHaveLength(1);
    const fallen = game.roster.map((member) => ({ ...member, states: bitsOf([DEAD]), hp: 0 }));
    expect(entrancesTo(world, { ...game, roster: fallen })).toEqual([]);
  });

  test('comes back with the thing that ends a labyrinth, once', () => {
    const world = cityOf(
      { ending_item: CROWN, setting_after_ending: { gold: 500, exp_point: 30, reward_item: CROWN } },
      { labyrinth_flag: { 0: written(labyrinthFlag, 0, { next_labyrinth_flag: true }) } },
    );
    const { state, kinds } = play(world, withCrown(world), 'forward');
    expect(kinds).toContain('completed');
    expect([state.mode, state.gold]).toEqual(['city', 1100]);
    expect(numbersIn(state.completed)).toEqual([0]);
    expect(state.roster.every(({ experience }) => experience === 30)).toBe(true);
    expect(entrancesTo(world, state)).toHaveLength(2);
    expect(state.rewards).toBeUndefined();
    // The reward is the same item again, and completes nothing more.
    const again = play(world, { ...state, mode: 'labyrinth', place: gameAt(world).place }, 'forward');
    expect(again.kinds).not.toContain('completed');
  });
});

describe('A reward for which nobody has room', () => {
  const PRIZE = 8;
  const world = cityOf(
    { ending_item: CROWN, setting_after_ending: { gold: 0, exp_point: 0, reward_item: PRIZE } },
    {
      item: {
        [CROWN]: written(item, CROWN, { special: true }),
        [PRIZE]: written(item, PRIZE, {}),
      },
    },
  );
  const stone = { item: PRIZE, worn: false, identified: true };
  const laden = gameAt(world);
  const bags = laden.roster.map((member, at) => ({
    ...member,
    items: [...Array.from({ length: 8 }, () => stone), ...(at === 1 ? [{ ...stone, item: CROWN }] : [])],
  }));
  const home = play(world, { ...laden, roster: bags }, 'forward');

  test('waits at the castle until somebody has', () => {
    expect([home.kinds.includes('rewardWaits'), home.state.rewards]).toEqual([true, [PRIZE]]);
    const claim = { do: 'claim', item: PRIZE } as const;
    expect(play(world, home.state, claim).kinds).toEqual(['refused']);
    const roomy = play(world, home.state, { do: 'drop', member: 3, slot: 0 }).state;
    const { state } = play(world, roomy, claim);
    expect([state.rewards, state.roster[3]?.items.length]).toEqual([undefined, 8]);
    expect(play(world, state, claim).kinds).toEqual(['refused']);
  });

  test('is in the save, as long as there is such an item', () => {
    const rest = restingSchema.parse(home.state);
    expect(fitState(world, rest).state.rewards).toEqual([PRIZE]);
    expect(fitState({ ...world, items: new Map() }, rest).state.rewards).toBeUndefined();
  });
});

describe('Where all have fallen', () => {
  const [AT_ONCE, GAME_OVER] = [0, 2];
  const fallen = (wipe: number) => {
    const world = cityOf(
      {},
      { battle_system_treasure_chest: { 1: written(battleSystemTreasureChest, 1, { wipe, wipe_gold_loss: 50 }) } },
    );
    const game = withCrown(world);
    const roster = game.roster.map((member) => ({ ...member, hp: 0, states: bitsOf([DEAD]) }));
    return { world, state: play(world, { ...game, roster }, 'right').state };
  };

  test('the rules bring the party back to the city', () => {
    const { world, state } = fallen(AT_ONCE);
    expect(state.mode).toBe('over');
    const after = play(world, state, 'next').state;
    expect([after.mode, after.gold, after.party.length]).toEqual(['city', 300, 6]);
    expect(after.roster[1]).toMatchObject({ items: [] });
    expect(after.roster[1]).not.toHaveProperty('lies');
  });

  test('or end the game', () => {
    const { world, state } = fallen(GAME_OVER);
    expect(legalInputs(world, state)).toEqual([]);
    expect(play(world, state, 'next').kinds).toEqual(['refused']);
  });
});
