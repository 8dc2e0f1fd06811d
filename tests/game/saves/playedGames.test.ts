// A game is its seed and its inputs, so the same ones lead to the same states and reports in every version, unless the rules of play change
// (docs/saves.md). Games of the First Labyrinth by its own and by other rules, with experienced members all over its floors, are pinned in
// a file: `npx vitest run tests/game/saves/playedGames.test.ts -u` writes it anew. Whoever changes it on purpose raises `RULES_VERSION`.
import { afterEach, expect, test, vi } from 'vitest';
import { MAGIC_EFFECT_NUMBERS } from '#domain/catalogs/magicEffects.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { type Character, UP_TO_LEVEL } from '#domain/resources/character.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { spell } from '#domain/resources/spell.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureTrap } from '#domain/resources/treasureTrap.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import type { Input } from '#game/inputs.ts';
import type { Report } from '#game/reports.ts';
import { fitState } from '#game/saves/fitState.ts';
import { RULES_VERSION } from '#game/saves/Inputs.ts';
import { isResting } from '#game/saves/restingState.ts';
import { namesIn } from '#game/saves/savedNames.ts';
import type { GameState } from '#game/state/GameState.ts';
import { hashText } from '#game/state/hashState.ts';
import { newGame } from '#game/state/newGame.ts';
import { step } from '#game/step.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import { SAMPLE_CHARACTERS } from '#game/world/sampleCharacters.ts';
import type { World } from '#game/world/World.ts';
import { Chance } from '../../kept/make/Chance.ts';
import { nextInput } from '../../kept/make/nextInput.ts';
import { askedOdds } from '../../support/askedOdds.ts';
import { changedRecords, changedRules } from '../changedRecords.ts';
import { ruled } from '../ruledWorld.ts';

const WORLDS = 8;
const GAMES_OF_EACH = 4;
const INPUTS = 160;
/** The state is read by a later release after every so many inputs. */
const SAVED_AFTER = 20;

type Rows = NonNullable<ScenarioDocument['records'][string]>;

const CHANGED: readonly Resource[] = [monster, spell, treasureTrap, treasureChest, npc];

const { document } = firstLabyrinth();
/** A later release, which lacks half of the records. */
const LATER = compileWorld({
  floors: document.floors.slice(1),
  records: Object.fromEntries(
    Object.entries(document.records).map(([kind, rows = []]) => [kind, rows.filter(({ number }) => number % 2 === 0)]),
  ),
});

/** The standard six with the levels and the spells of `at`, and with some of the items. */
const experienced = (at: number, chance: Chance, items: readonly number[]): readonly Character[] =>
  SAMPLE_CHARACTERS.map((one) => ({
    ...one,
    level: 1 + 3 * at,
    ...{ known_spells: UP_TO_LEVEL, spell_level: 7 },
    items: one.items.map((slot, place) => (place < 3 ? { ...slot, item: chance.of(items), worn: false } : slot)),
  }));

/** Items that together have all magic effects, three each. */
const magicItems: Rows = Array.from({ length: MAGIC_EFFECT_NUMBERS.length / 3 }, (_, at) => ({
  number: item.numbers.last - at,
  data: {
    ...item.blank,
    name_en: 'Charm',
    unconfirmed_name_en: 'Thing',
    type: 9,
    magic_effects: [3 * at + 1, 3 * at + 2, 3 * at + 3, 0, 0, 0],
  },
}));

/** The First Labyrinth with frequent encounters: as it is, or with other rules and changed records. */
function worldOf(at: number): World {
  const chance = new Chance(33 + at);
  const { floors } = document;
  const records = { ...document.records, item: [...(document.records.item ?? []), ...magicItems] };
  const numbers = records.item.map(({ number }) => number);
  const characters = experienced(at, chance, numbers).map((data, index) => ({ number: index + 1, data: { ...data } }));
  const changes = at === 0 ? {} : { ...changedRules(chance), ...changedRecords(CHANGED, records, chance) };
  const world = compileWorld({ floors, records: { ...records, ...changes, character: characters } });
  return ruled(world, 'battle', { encounter_rate: 100, quiet_steps: 0 });
}

/** An input of a player, who camps seldom, or now and then of an author who sets the party somewhere else or gives it something. */
function someInput(world: World, state: GameState, chance: Chance): Input | undefined {
  if (chance.below(12) === 0) {
    return chance.of<Input>([
      { do: 'place', floor: chance.of([...world.floors.keys()]), x: chance.below(20), y: chance.below(20), facing: 1 },
      { do: 'item', item: chance.of([...world.items.keys()]) },
      { do: 'heal' },
    ]);
  }
  const input = nextInput(world, state, chance, false);
  return input?.do === 'camp' && chance.below(5) > 0 ? { do: 'forward' } : input;
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** Plays a game; returns its length, where it ended, and the hashes of all reports, of all odds, of its saves and of the last state. */
function courseOf(world: World, seed: number, odds: () => string): string {
  const chance = new Chance(seed);
  let state = newGame(world.beginning, [chance.word(), chance.word()]);
  const reports: Report[] = [];
  const saved: unknown[] = [];
  for (let tries = 0; tries < INPUTS; tries++) {
    const input = someInput(world, state, chance);
    if (!input) break;
    state = step(world, state, input, (report) => reports.push(report));
    if (tries % SAVED_AFTER === 0 && isResting(state)) saved.push(namesIn(world, state), fitState(LATER, state));
  }
  return `${state.step} steps, ${state.mode}, ${reports.length} reports ${hashText({ reports })}, odds ${odds()}, saves ${hashText({ saved })}, state ${hashText(state)}`;
}

test('the same seeds and inputs lead to the same states and reports', async () => {
  const odds = askedOdds();
  const lines = Array.from({ length: WORLDS }, (_, at) => worldOf(at)).flatMap((world, at) =>
    Array.from({ length: GAMES_OF_EACH }, (_, game) => `${at}.${game}: ${courseOf(world, 100 * at + game, odds)}`),
  );
  await expect(`Rules of version ${RULES_VERSION}\n${lines.join('\n')}\n`).toMatchFileSnapshot('playedGames.txt');
});
