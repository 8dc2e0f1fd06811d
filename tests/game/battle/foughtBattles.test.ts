// The same battle with the same orders takes the same course in every version, unless the rules of play change (docs/rules.md). Battles of
// all traits of monsters, all spells and all effects of items are pinned in a file:
// `npx vitest run tests/game/battle/foughtBattles.test.ts -u` writes it anew. Whoever changes it on purpose raises `RULES_VERSION`.
import { afterEach, expect, test, vi } from 'vitest';
import { MAGIC_EFFECT_NUMBERS } from '#domain/catalogs/magicEffects.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { spell } from '#domain/resources/spell.ts';
import type { Monster } from '#game/fight/Fighter.ts';
import { runOperations } from '#game/interpreter/runOperations.ts';
import { ordersIn } from '#game/modes/battle.ts';
import type { Report } from '#game/reports.ts';
import { Run } from '#game/run/Run.ts';
import { bitsOf } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import { hashText } from '#game/state/hashState.ts';
import type { Member } from '#game/state/Member.ts';
import { legalInputs, step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { Chance } from '../../kept/make/Chance.ts';
import { askedOdds } from '../../support/askedOdds.ts';
import { changedRecords, changedRules } from '../changedRecords.ts';
import { gameAt, written } from '../sampleWorld.ts';
import { battleWorld, SETUP } from './sampleBattle.ts';

const WORLDS = 21;
const BATTLES_OF_EACH = 3;
const MOST_ROUNDS = 10;
const USES = Array.from({ length: 12 }, () => 9);
const ALL_SPELLS = bitsOf(Array.from({ length: 79 }, (_, at) => at + 1));
const { blank } = monster;

/** Items that together have all magic effects, three each, and a weapon with each of its properties. */
const items = Object.fromEntries(
  Array.from({ length: Math.floor(MAGIC_EFFECT_NUMBERS.length / 3) }, (_, at) => [
    at + 1,
    written(item, at + 1, {
      type: at % 4,
      weapon_type: at % 8,
      power: { count: 1, sides: 8, plus: at % 3 },
      range: at % 3,
      magic_effects: [3 * at + 1, 3 * at + 2, 3 * at + 3, 0, 0, 0],
      break_range: { min: 0, max: 30 },
    }),
  ]),
);

function monsterOf(chance: Chance): Partial<Monster> {
  const some = (of: Readonly<Record<string, boolean>>) =>
    Object.fromEntries(Object.keys(of).map((code) => [code, chance.below(7) === 0])) as never;
  return {
    ...{ level: 1 + chance.below(20), family: chance.below(14), ac: 10 - chance.below(16) },
    hp: { count: 2, sides: 8, plus: chance.below(90) },
    attacks: blank.attacks.map((none, at) => (at < 2 ? { rolls: 1 + chance.below(3), sides: 6, attacks: 1 } : none)),
    ...{ special_effects: some(blank.special_effects), options: some(blank.options) },
    ...{ resistances: some(blank.resistances), weaknesses: some(blank.weaknesses) },
    ...{ mage_spell_level: chance.below(8), priest_spell_level: chance.below(8), spell_probability: chance.below(60) },
    ...{ breath: chance.below(7), breath_rate: chance.below(15), level_drain: chance.below(2) },
    ...{ wizard_spell_resistance: chance.below(60), priest_spell_resistance: chance.below(60) },
    ...{ recovery: chance.below(6), experience: chance.below(500), destroyed_by_acid: chance.below(3) === 0 },
    group_count: { min: 1, max: 4 },
  };
}

/** A world with three kinds of monsters: in every third one also with other spells, in every third one also with other rules. */
function worldOf(chance: Chance, at: number): World {
  const records = {
    ...(at % 3 === 1 && changedRecords([spell], {}, chance)),
    ...(at % 3 === 2 && changedRules(chance)),
  };
  const changes = Object.entries(records).map(([kind, rows = []]) => [
    kind,
    Object.fromEntries(rows.map(({ number, data }) => [number, data])),
  ]);
  return battleWorld({
    monsters: [monsterOf(chance), monsterOf(chance), monsterOf(chance)],
    rules: { party_surprise: 20, monster_surprise: 20, identify_monster: at % 3 },
    floor: { force_movement_in_battle: at % 4 === 3 ? 30 : 0 },
    records: { item: items, ...Object.fromEntries(changes) },
  });
}

function memberOf(chance: Chance, one: Member, place: number): Member {
  const max_hp = 60 + chance.below(400);
  const held = {
    ...{ item: 1 + chance.below(Object.keys(items).length), identified: true },
    worn: chance.below(2) === 0,
  };
  return {
    ...one,
    ...{ level: 1 + chance.below(30), job: chance.below(8), max_hp, hp: max_hp },
    ...{ known: place % 3 === 0 ? [] : ALL_SPELLS, uses: { mage: USES, priest: USES } },
    items: [held, { ...held, item: 1 + chance.below(Object.keys(items).length), worn: false }],
  };
}

function begin(world: World, chance: Chance, sink: (report: Report) => void): GameState {
  const fresh = gameAt(world, {}, { seed: [chance.word(), chance.word()], party: [0, 1, 2, 3, 4, 5] });
  const roster = fresh.roster.map((one, place) => memberOf(chance, one, place));
  const run = new Run(world, { ...fresh, roster }, sink);
  const battle = { ...SETUP, foes: { monster: 1, count: 0 }, isFriendly: chance.below(8) === 0 };
  runOperations(run, [{ op: 'battle', battle, won: [] }]);
  return run.draft;
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** Fights a battle by random orders; returns its length, its end, and the hashes of all reports, of all odds and of the last state. */
function courseOf(world: World, chance: Chance, odds: () => string): string {
  const reports: Report[] = [];
  const sink = (report: Report) => reports.push(report);
  let state = begin(world, chance, sink);
  let rounds = 0;
  for (; state.mode === 'battle' && rounds < MOST_ROUNDS; rounds++) {
    const [input] = legalInputs(world, state).filter(({ do: what }) => what !== 'flee' || chance.below(20) === 0);
    if (!input) break;
    const orders = ordersIn(world, state).map((choices) => chance.of(choices));
    state = step(world, state, input.do === 'round' ? { do: 'round', orders } : input, sink);
  }
  return `${rounds} rounds, ${state.mode}, ${reports.length} reports ${hashText({ reports })}, odds ${odds()}, state ${hashText(state)}`;
}

test('the same battles take the same course', async () => {
  const odds = askedOdds();
  const lines = Array.from({ length: WORLDS }, (_, at) => at).flatMap((at) => {
    const chance = new Chance(at);
    const world = worldOf(chance, at);
    return Array.from({ length: BATTLES_OF_EACH }, (_, battle) => `${at}.${battle}: ${courseOf(world, chance, odds)}`);
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('foughtBattles.txt');
});
