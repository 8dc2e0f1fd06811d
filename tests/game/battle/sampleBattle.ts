import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { floorMap } from '#domain/resources/floorMap.ts';
import { monster } from '#domain/resources/monster.ts';
import { battleSystemTreasureChest } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { Fight } from '#game/fight/Fight.ts';
import type { Monster } from '#game/fight/Fighter.ts';
import { startBattle } from '#game/fight/startBattle.ts';
import { Random, SeededRandom } from '#game/random/Random.ts';
import type { Report } from '#game/reports.ts';
import { Run } from '#game/run/Run.ts';
import type { Member } from '#game/state/Member.ts';
import type { BattleSetup } from '#game/state/Operation.ts';
import type { World } from '#game/world/World.ts';
import { drawn } from '../../domain/map/sampleFloor.ts';
import { FixedRandom } from '../../support/FixedRandom.ts';
import { gameAt, sampleWorld, written } from '../sampleWorld.ts';
import { sampleMembers } from '../state/sampleGame.ts';

/** Fixed hit points instead of dice. */
export const hp = (plus: number) => ({ hp: { count: 0, sides: 0, plus } });

/** The attacks of a monster with only one attack. */
export const attack = (rolls: number, sides: number, attacks = 1): Pick<Monster, 'attacks'> => ({
  attacks: monster.blank.attacks.map((none, at) => (at === 0 ? { rolls, sides, attacks } : none)),
});

/** A set with some codes chosen. */
export const chosen = (blank: Readonly<Record<string, boolean>>, ...codes: readonly number[]) =>
  ({ ...blank, ...Object.fromEntries(codes.map((code) => [code, true])) }) as Record<string, boolean>;

interface Sketch {
  /** Numbered from 1; each one accompanies the previous one. */
  readonly monsters: readonly Partial<Monster>[];
  readonly rules?: Partial<RecordOf<typeof battleSystemTreasureChest>>;
  readonly floor?: Partial<RecordOf<typeof floorMap>>;
  readonly records?: Readonly<Record<string, Readonly<Record<number, object>>>>;
}

/** A world with some monsters, in which nobody is surprised and the floor limits neither the number nor the size of groups. */
export function battleWorld({ monsters, rules = {}, floor = {}, records = {} }: Sketch): World {
  const all = monsters.map((one, at) => {
    const next = at + 1 < monsters.length ? { companion: at + 2, companion_probability: 100 } : {};
    return [at + 1, written(monster, at + 1, { ...hp(10), ...next, ...one })];
  });
  const quiet = { party_surprise: 0, monster_surprise: 0, most_groups_by_depth: false, identify_monster: 2, ...rules };
  return sampleWorld({
    floors: { 1: drawn({}) },
    settings: { 1: { difficulty: 5, max_group_number: 6, ...floor } },
    records: {
      monster: Object.fromEntries(all),
      battle_system_treasure_chest: { 1: written(battleSystemTreasureChest, 1, quiet) },
      ...records,
    },
  });
}

export const SETUP: BattleSetup = {
  foes: { monster: 1, count: 1 },
  canFlee: true,
  surprise: 'rolled',
  isFriendly: false,
};

export interface Begun {
  readonly setup?: Partial<BattleSetup>;
  /** The number of monsters in the first group. */
  readonly count?: number;
  /** Changes of members, by place in the standard six. */
  readonly members?: Readonly<Record<number, Partial<Member>>>;
}

/** A battle before its first round with fixed rolls: the results of `below`, in order. */
export function fightIn(world: World, { setup = {}, count = 1, members = {} }: Begun, ...rolls: readonly number[]) {
  const reports: Report[] = [];
  const roster = sampleMembers.map((member, at) => ({ ...member, ...members[at] }));
  const run = new Run(world, gameAt(world, {}, { roster, party: [0, 1, 2, 3, 4, 5] }), (one) => reports.push(one));
  const begun = startBattle(run, { ...SETUP, foes: { monster: 1, count }, ...setup }, new SeededRandom([1, 2]));
  if (!begun) throw new Error('nobody is there to fight');
  const random = new FixedRandom(...rolls);
  return { fight: new Fight(run, begun.battle, random), random, reports, run };
}

/** Random numbers that are always the lowest, so that every chance succeeds, or always the highest, so that none does. */
export class ConstantRandom extends Random {
  readonly #isLow: boolean;

  constructor(isLow: boolean) {
    super();
    this.#isLow = isLow;
  }

  below(count: number): number {
    return this.#isLow ? 0 : count - 1;
  }
}

/** A battle with constant random numbers. */
export function constantFight(world: World, begun: Begun, isLow: boolean) {
  const { run, reports, fight: first } = fightIn(world, begun);
  const random = new ConstantRandom(isLow);
  return { run, reports, fight: new Fight(run, first.battle, random) };
}
