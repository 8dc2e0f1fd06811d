import type { PlayTest } from '#domain/resources/tests/playTest.ts';
import { type SetUp, setUpField } from '#domain/resources/tests/testSetUp.ts';
import { packJson, unpackJson } from '#domain/text/packJson.ts';
import type { Input } from '#game/inputs.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';
import { beginGame } from './beginGame.ts';
import { FIRST_RULES } from './Inputs.ts';
import { LARGEST_SAVE, readSave, resume, type Save } from './Save.ts';

/** The start of a test play: a set-up, or the last rest of a save. */
export type Beginning = { readonly set_up: SetUp } | { readonly save: Save };

/** A test play that can be replayed: its start and its inputs. */
export type TestInputs = Beginning & {
  readonly inputs: readonly Input[];
  /** The version of the rules under which it was played. */
  readonly rules: number;
};

/** Maximum length of a packed test play in an address, which browsers and most programs accept. */
export const MOST_IN_ADDRESS = 16_000;

/** Maximum number of JSON characters that are read from an untrusted source. */
const MOST_READ = 2_000_000;

/** The first state of a test play in the current world. */
export const beginningOf = (world: World, beginning: Beginning): GameState =>
  'save' in beginning
    ? resume(world, beginning.save, beginning.save.document).state
    : beginGame(world, beginning.set_up);

/** Packs a test play for an address; undefined if it is too long. */
export async function packInputs(testInputs: TestInputs): Promise<string | undefined> {
  const packed = await packJson(testInputs);
  return packed.length > MOST_IN_ADDRESS ? undefined : packed;
}

/** Unpacks the test play of an address; undefined if the text contains none. */
export async function unpackInputs(text: string): Promise<TestInputs | undefined> {
  if (text.length > MOST_IN_ADDRESS) return undefined;
  const { rules = FIRST_RULES, ...sent } = {
    ...((await unpackJson(text, MOST_READ)) as Readonly<Record<string, unknown>> | undefined),
  };
  const beginning = 'save' in sent ? saveIn(sent.save) : setUpIn(sent.set_up);
  return beginning && isInputs(sent.inputs) && isVersion(rules)
    ? { ...beginning, inputs: sent.inputs, rules }
    : undefined;
}

/** Packs a test play as the fields of a test. */
export async function packTest(
  testInputs: TestInputs,
): Promise<Pick<PlayTest, 'set_up' | 'save' | 'inputs' | 'rules'>> {
  const { rules } = testInputs;
  const inputs = await packJson(testInputs.inputs);
  return 'save' in testInputs
    ? { set_up: setUpField.initial, save: await packJson(testInputs.save), inputs, rules }
    : { set_up: testInputs.set_up, save: '', inputs, rules };
}

/** Unpacks the test play of a test; `step` checks each input. Undefined if its inputs or its save cannot be read. */
export async function unpackTest({ set_up, save, rules, ...test }: PlayTest): Promise<TestInputs | undefined> {
  const inputs = await unpackJson(test.inputs, MOST_READ);
  const beginning = save ? saveIn(await unpackJson(save, LARGEST_SAVE)) : { set_up };
  return beginning && isInputs(inputs) ? { ...beginning, inputs, rules } : undefined;
}

const isInputs = (value: unknown): value is readonly Input[] => Array.isArray(value);
const isVersion = (value: unknown): value is number => Number.isInteger(value);

function setUpIn(value: unknown): Beginning | undefined {
  const read = setUpField.schema.safeParse(value);
  return read.success ? { set_up: read.data } : undefined;
}

/** A save as a start. Its own inputs are dropped, because the journal has its inputs separately. */
function saveIn(value: unknown): Beginning | undefined {
  const read = readSave(value);
  return 'save' in read ? { save: { ...read.save, since: [] } } : undefined;
}
