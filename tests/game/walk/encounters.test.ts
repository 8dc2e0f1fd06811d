import { expect, test } from 'vitest';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { battleSystemTreasureChest } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { slotChances } from '#game/measure/encounterOdds.ts';
import type { GameState } from '#game/state/GameState.ts';
import { step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { type Drawing, drawn } from '../../domain/map/sampleFloor.ts';
import { gameAt, play, sampleWorld, written } from '../sampleWorld.ts';

const ROAMING = { encounter_rate: 200, encounter_rise: 0, quiet_steps: 0, room_rate: 100 };
const [first] = encounterSetting.blank.slots;
const tableOf = (monster: number) =>
  written(encounterSetting, monster, {
    slots: [{ ...first, monster, weight: 1 }] as RecordOf<typeof encounterSetting>['slots'],
  });
const appearance = {
  no1: { value: 5, probability: 40 },
  no2: { value: 6, probability: 50 },
  no3: { value: 7, probability: 100 },
};

const roamed = (
  change: Partial<RecordOf<typeof battleSystemTreasureChest>> = {},
  cells: Drawing = {},
  settings = {},
): World =>
  sampleWorld({
    floors: { 1: drawn(cells) },
    settings: { 1: { no_random_encounters: false, appearance, ...settings } },
    records: {
      encounter_setting: { 5: tableOf(5), 6: tableOf(6), 7: tableOf(7) },
      monster: Object.fromEntries([5, 6, 7].map((number) => [number, monster.blank])),
      item: { 1: written(item, 1, { magic_effects: [86, 0, 0, 0, 0, 0] }) },
      battle_system_treasure_chest: { 1: written(battleSystemTreasureChest, 1, { ...ROAMING, ...change }) },
    },
  });

/** For a number of first steps with different seeds, the number of encounters drawn from each slot. */
function met(world: World, steps: number, change: Partial<GameState> = {}): number[] {
  const counts = [0, 0, 0];
  for (let luck = 0; luck < steps; luck++) {
    const { pending } = step(world, gameAt(world, {}, { seed: [luck, 7], ...change }), { do: 'forward' });
    const foes = pending?.operation.op === 'battle' ? pending.operation.battle.foes : undefined;
    if (foes && 'slot' in foes) counts[foes.slot - 1] = (counts[foes.slot - 1] ?? 0) + 1;
  }
  return counts;
}

function expectShares(counts: readonly number[], steps: number, shares: readonly number[]): void {
  counts.forEach((count, at) => {
    const share = shares[at] ?? 0;
    expect(Math.abs(count - steps * share)).toBeLessThanOrEqual(4 * Math.sqrt(steps * share * (1 - share)));
  });
}

test('A corridor draws its slots as the odds that authors are told say, at the rate of the rules', () => {
  const world = roamed();
  const chances = slotChances({ ...floorMap.blank, appearance, no_random_encounters: false }, 0);
  expectShares(
    met(world, 4000),
    4000,
    chances.map((chance) => chance * 0.2),
  );
});

test('A room is drawn on coming in alone, whatever the rate of corridors is', () => {
  const rooms = { '0,1': { room_id: 2 }, '0,2': { room_id: 2 } };
  const world = roamed({ encounter_rate: 0, encounter_most: 0, room_rate: 80 }, rooms);
  expectShares(met(world, 2000), 2000, [0, 0.4, 0]);
  expect(met(world, 200, { place: { floor: 1, x: 0, y: 1, facing: 1 } })).toEqual([0, 0, 0]);
});

test('Nobody is met in the quiet after a battle, where the floor says so, where nobody lives, and by who is kept from it', () => {
  const none = [0, 0, 0];
  expect(met(roamed({ quiet_steps: 1 }), 200)).toEqual(none);
  expect(met(roamed({ encounter_rate: 1000 }, {}, { no_random_encounters: true }), 200)).toEqual(none);
  expect(met(roamed({ encounter_rate: 1000 }, {}, { appearance: floorMap.blank.appearance }), 200)).toEqual(none);
  expect(met(roamed({ encounter_rate: 1000 }), 200, { cheats: ['noBattles'] })).toEqual(none);
});

test('A spell and what is worn keep some of the enemies away', () => {
  const world = roamed({ encounter_rate: 400, encounter_most: 400 });
  const total = (change: Partial<GameState>) => met(world, 2000, change).reduce((sum, count) => sum + count, 0);
  const { roster } = gameAt(world);
  const items = [{ item: 1, worn: true, identified: true }];
  const wearing = roster.map((member, at) => (at === 4 ? { ...member, items } : member));
  for (const change of [{ spells: [{ spell: 65, steps: 9 }] }, { roster: wearing }]) {
    expectShares([total(change)], 2000, [0.2]);
  }
});

test('A battle that is won goes on with its event, and from one that is fled nothing comes', () => {
  const world = roamed({ encounter_rate: 1000, encounter_most: 1000, flee_base: 95 });
  const fight = play(world, gameAt(world), 'forward').state;
  expect(fight.mode).toBe('battle');
  expect(fight.quiet).toBe(0);
  const won = play(world, fight, { do: 'win' }).state;
  expect([won.mode, won.pending, won.cheated]).toEqual(['labyrinth', null, true]);
  const fled = play(world, fight, 'flee', 'flee', 'flee').state;
  expect(fled.pending).toBeNull();
  expect(fled.cheated).toBe(false);
});
