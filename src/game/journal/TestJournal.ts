import { type SetUp, setUpField } from '#domain/resources/tests/testSetUp.ts';
import { packJson, unpackJson } from '#domain/text/packJson.ts';
import type { Input } from '#game/inputs.ts';
import { FIRST_RULES } from './Journal.ts';

/** A test play as it can be played again: how it began, and what was done. */
export interface TestJournal {
  readonly set_up: SetUp;
  readonly inputs: readonly Input[];
  /** The version of the rules by which it was played. */
  readonly rules: number;
}

/** Maximum length of a moment in an address, which browsers and most programs accept. */
const MOST_IN_ADDRESS = 16_000;

/** Characters of JSON that are read of what somebody sent. */
const MOST_READ = 2_000_000;

/** The inputs that were packed (`packJson`); `step` judges each of them. Undefined if the text holds none. */
export async function unpackInputs(text: string): Promise<readonly Input[] | undefined> {
  const inputs = await unpackJson(text, MOST_READ);
  return Array.isArray(inputs) ? inputs : undefined;
}

/** A test play for an address; undefined if it is too long for one. */
export async function packJournal(journal: TestJournal): Promise<string | undefined> {
  const packed = await packJson(journal);
  return packed.length > MOST_IN_ADDRESS ? undefined : packed;
}

/** The test play that was packed for an address; undefined if the text holds none. */
export async function unpackJournal(text: string): Promise<TestJournal | undefined> {
  if (text.length > MOST_IN_ADDRESS) return undefined;
  const {
    set_up,
    inputs,
    rules = FIRST_RULES,
  } = { ...((await unpackJson(text, MOST_READ)) as Partial<TestJournal> | undefined) };
  const begun = setUpField.schema.safeParse(set_up);
  const isWhole = begun.success && Array.isArray(inputs) && Number.isInteger(rules);
  return isWhole ? { set_up: begun.data, inputs, rules } : undefined;
}
