// Makes `journals.json.gz`: games of random worlds and of the First Labyrinth, with the hashes of their states.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { blankOf } from '#domain/resource/defineResource.ts';
import { type Leaf, withLeaves } from '#domain/resource/leaf.ts';
import { RULE_KINDS } from '#domain/resources/index.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import type { Input } from '#game/inputs.ts';
import { beginGame, usualSetUp } from '#game/saves/beginGame.ts';
import { packInputs } from '#game/saves/TestInputs.ts';
import { hashText } from '#game/state/hashState.ts';
import { newGame, withoutMembers } from '#game/state/newGame.ts';
import { step } from '#game/step.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import type { World } from '#game/world/World.ts';
import { walkThrough } from '../../firstLabyrinth/walkthrough.ts';
import { worldWithout } from '../../game/arbitraryGame.ts';
import { type AllKeptInputs, courseOf, type KeptInputs } from '../journals.ts';
import { pack } from '../packed.ts';
import { Chance } from './Chance.ts';
import { nextInput } from './nextInput.ts';

// The documents are what is kept, but the generator returns only worlds.
vi.mock(import('#game/world/compileWorld.ts'), { spy: true });

type Content = Pick<ScenarioDocument, 'floors' | 'records'>;

const WORLDS = 24;
const [GAMES_OF_EACH, GAMES_OF_FIRST] = [7, 30];

/** Makes scenarios of two small floors; every third has other rules, and every second has random encounters. */
function randomContents(): Content[] {
  const chance = new Chance(32);
  vi.mocked(compileWorld).mockClear();
  fc.sample(worldWithout(), { seed: 32, numRuns: WORLDS });
  const contents = vi.mocked(compileWorld).mock.calls.map(([{ floors, records }]) => ({ floors, records }));
  expect(contents).toHaveLength(WORLDS);
  return contents.map(({ floors, records }, at) => ({
    floors: floors.map((floor) => ({
      ...floor,
      settings: { ...(floor.settings as object), no_random_encounters: at % 2 === 0 },
    })) as never,
    records: { ...records, ...(at % 3 === 1 && wiped(at % 2 === 0 ? 0 : 2)), ...(at % 3 === 2 && otherRules(chance)) },
  }));
}

const page = (name: string, data: object): ScenarioDocument['records'] =>
  ({ [name]: [{ number: 1, data }] }) as ScenarioDocument['records'];

function wiped(wipe: number): ScenarioDocument['records'] {
  const rules = RULE_KINDS.find(({ name }) => name === 'battle_system_treasure_chest');
  if (!rules) throw new Error('there are no rules of battles');
  return page(rules.name, { ...blankOf(rules, 1), wipe });
}

/** Replaces one in ten values of every page of rules by another valid one. */
function otherRules(chance: Chance): ScenarioDocument['records'] {
  const others = (leaf: Leaf): unknown[] => {
    const { field } = leaf;
    if (field.kind === 'flag') return [!field.initial];
    if (field.kind === 'choice') return field.options.map(({ code }) => code);
    if (field.kind !== 'int') return [];
    return [field.initial + 1, field.initial - 1, field.initial * 2, field.min].filter(
      (value) => field.schema.safeParse(value).success,
    );
  };
  return Object.fromEntries(
    RULE_KINDS.flatMap((kind) => {
      const changes = kind.leaves.flatMap((leaf): [Leaf, unknown][] => {
        const values = others(leaf);
        return values.length > 0 && chance.below(10) === 0 ? [[leaf, chance.of(values)]] : [];
      });
      const read = kind.schema.safeParse(withLeaves(blankOf(kind, kind.numbers.first), changes));
      return read.success ? [[kind.name, [{ number: kind.numbers.first, data: read.data as object }]]] : [];
    }),
  ) as ScenarioDocument['records'];
}

function play(
  world: World,
  seed: KeptInputs['seed'],
  most: number,
  chance: Chance,
  isWithoutMembers: boolean,
): Input[] {
  let state = newGame(isWithoutMembers ? withoutMembers(world.beginning) : world.beginning, seed);
  const inputs: Input[] = [];
  for (let tries = 0; tries < most * 2 && inputs.length < most; tries++) {
    const input = nextInput(world, state, chance);
    if (!input) break;
    const after = step(world, state, input);
    if (after === state) continue;
    inputs.push(input);
    state = after;
  }
  return inputs;
}

test('journals', async () => {
  const contents = randomContents();
  const { document } = firstLabyrinth();
  const first = { floors: document.floors, records: document.records };
  const worlds: Record<string, Content> = Object.fromEntries(contents.map((content, at) => [`world-${at}`, content]));
  worlds.first = first;
  // As they come out of the file, not as they were made.
  const compiled = Object.fromEntries(
    Object.entries(worlds).map(([name, content]) => [name, compileWorld(JSON.parse(JSON.stringify(content)))]),
  );
  const journals: KeptInputs[] = [];
  const keep = (journal: Omit<KeptInputs, 'course'>) =>
    journals.push({ ...journal, course: courseOf(compiled[journal.world] as World, journal) });
  for (const [name, world] of Object.entries(compiled)) {
    const isFirst = name === 'first';
    for (let game = 0; game < (isFirst ? GAMES_OF_FIRST : GAMES_OF_EACH); game++) {
      const chance = new Chance(journals.length + 1);
      const seed = [chance.word(), chance.word()] as const;
      const isWithoutMembers = game % 7 === 6;
      const inputs = play(world, seed, (isFirst ? 150 : 60) + chance.below(150), chance, isWithoutMembers);
      // Some continue with inputs that do not fit.
      const then: Input[] = game % 7 === 5 ? [{ do: 'choose', choice: 77 }, { do: 'forward' }] : [];
      keep({
        ...{ id: `${name}.${game}`, world: name, seed },
        ...(isWithoutMembers && { isWithoutMembers }),
        inputs: [...inputs, ...then],
      });
    }
  }
  for (const seed of [1, 2]) {
    const { state, inputs } = walkThrough(seed);
    keep({ id: `first.won.${seed}`, world: 'first', seed: state.seed, inputs });
  }
  expect(journals).toHaveLength(200);

  const moments: AllKeptInputs['moments'][number][] = [];
  for (const [at, name] of ['world-0', 'world-1', 'world-2', 'world-3', 'first', 'first'].entries()) {
    const world = compiled[name] as World;
    const set_up = { ...usualSetUp(world, at % 2 === 0 ? null : { floor: 1, x: 1, y: 1, facing: 2 }), seed: 7 + at };
    const begun = beginGame(world, set_up);
    const chance = new Chance(1000 + at);
    const inputs: Input[] = [];
    let state = begun;
    while (inputs.length < 60) {
      const input = nextInput(world, state, chance);
      if (!input) break;
      const after = step(world, state, input);
      if (after !== state) inputs.push(input);
      state = after;
    }
    const text = await packInputs({ set_up, inputs, rules: 1 });
    if (text) moments.push({ id: `moment.${at}`, world: name, text, hash: hashText(state) });
  }
  expect(moments).toHaveLength(6);

  const modes = new Map<string, number>();
  for (const { world, seed, inputs, isWithoutMembers } of journals) {
    const beginning = compiled[world]?.beginning as World['beginning'];
    let state = newGame(isWithoutMembers ? withoutMembers(beginning) : beginning, seed);
    for (const input of inputs) {
      state = step(compiled[world] as World, state, input);
      const key = `${state.mode} ${input.do}`;
      modes.set(key, (modes.get(key) ?? 0) + 1);
    }
  }
  console.log(Object.fromEntries([...modes].sort()));
  console.log(journals.map(({ id, inputs }) => `${id}: ${inputs.length}`).join(', '));
  pack('journals.json.gz', { worlds, journals, moments } satisfies AllKeptInputs);
});
