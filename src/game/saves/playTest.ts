import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { ENDING_GOAL, FLAGS_GOAL, PLACE_GOAL, type PlayTest, playTest } from '#domain/resources/tests/playTest.ts';
import { packJson } from '#domain/text/packJson.ts';
import { hasBit, numbersIn } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';
import { playOn, RULES_VERSION } from './Inputs.ts';
import { beginningOf, unpackTest } from './TestInputs.ts';

/**
 * The result of a test: played with its goal reached or `missed`; an input was refused; its inputs or its save cannot be read; or it took
 * too long.
 */
export type TestOutcome = 'passed' | 'missed' | 'refused' | 'unreadable' | 'late';

export interface TestResult {
  readonly outcome: TestOutcome;
  /** The number of inputs that were played. */
  readonly played: number;
}

type Goal = PlayTest['goal'];

/** Plays a test. @param isLate called before each input to check the time limit */
export async function runTest(world: World, test: PlayTest, isLate?: () => boolean): Promise<TestResult> {
  const testInputs = await unpackTest(test);
  if (!testInputs) return { outcome: 'unreadable', played: 0 };
  const { inputs } = testInputs;
  const { state, refused, late } = playOn(world, beginningOf(world, testInputs), inputs, isLate);
  if (refused !== undefined) return { outcome: 'refused', played: refused };
  if (late !== undefined) return { outcome: 'late', played: late };
  return { outcome: isReached(state, test.goal) ? 'passed' : 'missed', played: inputs.length };
}

/**
 * Records a test of older rules again under the current rules: with its inputs as far as they fit, and with the goal that they reach now if
 * they miss the old one. Undefined if its inputs or its save cannot be read.
 */
export async function recordedAnew(world: World, test: PlayTest): Promise<PlayTest | undefined> {
  const testInputs = await unpackTest(test);
  if (!testInputs) return undefined;
  const { inputs } = testInputs;
  const first = beginningOf(world, testInputs);
  const { state, refused } = playOn(world, first, inputs);
  return {
    ...test,
    rules: RULES_VERSION,
    inputs: refused === undefined ? test.inputs : await packJson(inputs.slice(0, refused)),
    goal: isReached(state, test.goal) ? test.goal : goalNow(first, state),
  };
}

/** Whether a game has reached the goal of a test. */
const isReached = (state: GameState, goal: Goal): boolean => REACHED[goal.kind]?.(state, goal) ?? false;

const ANY_LABYRINTH = RECORD_KINDS.labyrinth_setting.none;

const REACHED: Readonly<Record<number, (state: GameState, goal: Goal) => boolean>> = {
  [ENDING_GOAL]: ({ completed }, { labyrinth }) =>
    labyrinth === ANY_LABYRINTH ? completed.length > 0 : hasBit(completed, labyrinth),
  [PLACE_GOAL]: ({ place }, { floor, x, y }) =>
    place.floor === floor && (floor === 0 || (place.x === x && place.y === y)),
  [FLAGS_GOAL]: ({ flags: on }, { flags }) =>
    flags.some((flag) => flag > 0) && flags.every((flag) => flag === 0 || hasBit(on, flag)),
};

/** The default goal of a test that ends now: the completed labyrinth, or else the place. */
export function goalNow(first: GameState, { completed, place, flags }: GameState): Goal {
  const { blank } = playTest;
  const ended = numbersIn(completed).findLast((labyrinth) => !hasBit(first.completed, labyrinth));
  const turned = numbersIn(flags).filter((flag) => !hasBit(first.flags, flag));
  return {
    kind: ended === undefined ? PLACE_GOAL : ENDING_GOAL,
    labyrinth: ended ?? ANY_LABYRINTH,
    ...(place.floor > 0 ? { floor: place.floor, x: place.x, y: place.y } : { floor: 0, x: 0, y: 0 }),
    flags: blank.goal.flags.map((none, at) => turned[at] ?? none),
  };
}
