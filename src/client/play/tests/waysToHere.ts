import type { PlaySession } from '#client/play/session/PlaySession.ts';
import { MOST_PACKED_INPUTS, MOST_PACKED_SAVE, type PlayTest } from '#domain/resources/tests/playTest.ts';
import { RULES_VERSION } from '#game/saves/Inputs.ts';
import { goalNow } from '#game/saves/playTest.ts';
import { isResting } from '#game/saves/restingState.ts';
import { parseSave, saveOf } from '#game/saves/Save.ts';
import { packInputs, packTest, type TestInputs } from '#game/saves/TestInputs.ts';
import type { GameState } from '#game/state/GameState.ts';

/** A test play that leads to the current moment. */
interface Way {
  readonly testInputs: TestInputs;
  /** Its first state. */
  readonly first: GameState;
}

/**
 * Yields the ways to the current moment, the longest first: from the set-up, if the game began with one, and from saves at ever later
 * moments of rest, skipping half of them each time. The last one starts at the last rest.
 */
function* waysToHere({ timeline, world, setUp }: PlaySession, scenarioId: string): Generator<Way> {
  const moments = timeline.back(timeline.at + 1).toReversed();
  const inputs = timeline.inputs;
  const { state: first } = timeline.first;
  if (setUp) yield { testInputs: { set_up: setUp, inputs, rules: RULES_VERSION }, first };
  // No list shows this save, so it contains neither its time nor the playing time.
  const mark = {
    key: `scenario:${scenarioId}`,
    document: null,
    saved_at: 0,
    title_ja: '',
    title_en: '',
    seconds: 0,
  } as const;
  let rests = moments.flatMap(({ state }, at) => (isResting(state) ? [{ state, at }] : []));
  for (let [rest] = rests; rest; [rest] = rests) {
    const { state, at } = rest;
    const save = saveOf(world, [{ state }], mark);
    if (save && 'save' in parseSave(JSON.stringify(save)))
      yield { testInputs: { save, inputs: inputs.slice(at), rules: RULES_VERSION }, first: state };
    rests = rests.slice(Math.ceil(rests.length / 2));
  }
}

/** The current moment in the form for an address. */
export interface LinkedMoment {
  readonly packed: string;
  /** The number of inputs from a save to the moment; undefined if it begins with a set-up. */
  readonly sinceSave: number | undefined;
}

/** Returns the longest way to the current moment that fits into an address; undefined if none fits. */
export async function momentForLink(session: PlaySession, scenarioId: string): Promise<LinkedMoment | undefined> {
  for (const { testInputs } of waysToHere(session, scenarioId)) {
    const packed = await packInputs(testInputs);
    if (packed !== undefined) return { packed, sinceSave: 'save' in testInputs ? testInputs.inputs.length : undefined };
  }
  return undefined;
}

/** The current moment as the end of a test. */
export interface TestedMoment {
  readonly test: Omit<PlayTest, 'name'>;
  /** The number of inputs that lead to it. */
  readonly count: number;
}

/** Returns the longest way to the current moment that fits into a test; undefined if none fits, or if it has no inputs. */
export async function momentForTest(session: PlaySession, scenarioId: string): Promise<TestedMoment | undefined> {
  const { state } = session;
  for (const { testInputs, first } of waysToHere(session, scenarioId)) {
    const { length: count } = testInputs.inputs;
    if (count === 0) continue;
    const packed = await packTest(testInputs);
    if (packed.inputs.length > MOST_PACKED_INPUTS || packed.save.length > MOST_PACKED_SAVE) continue;
    return { count, test: { ...packed, goal: goalNow(first, state) } };
  }
  return undefined;
}
